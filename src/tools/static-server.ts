import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { ISOLATION_HEADERS, securityHeaders } from './web-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

interface ServeOptions {
  readonly port?: number;
  readonly isolated?: boolean;
}

/** Serves a built web app on this machine, with the headers a real host should send. */
export async function serveStatic(
  folder: string,
  { port = 0, isolated = true }: ServeOptions = {},
): Promise<StaticServer> {
  const root = await realpath(folder);
  const headers = { ...securityHeaders(), ...(isolated ? ISOLATION_HEADERS : {}), 'Cache-Control': 'no-cache' };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Whoever hangs up, or a file that breaks off in the middle, costs this one answer: never the server.
    answer(root, request, response).catch(() => response.destroy());
  });
  await listen(server, port);
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://localhost:${bound}`, port: bound, close: () => close(server) };
}

async function answer(root: string, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(url ?? '/');
  const found = path === null ? null : await findFile(root, path);
  if (!found) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[extname(found.name)] ?? 'application/octet-stream' });
  await pipeline(found.file.createReadStream(), response);
}

/** What an address asks for, or null when it means nothing. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

interface Found {
  readonly name: string;
  readonly file: FileHandle;
}

/** Routes of the app fall back to its one page; a missing asset stays missing, or errors hide behind a "<". */
async function findFile(root: string, path: string): Promise<Found | null> {
  const found = await openFile(root, path);
  return found || extname(path) !== '' ? found : openFile(root, 'index.html');
}

/** Null for what is no file, cannot be read, or lies outside the folder, be it behind a link. */
async function openFile(root: string, path: string): Promise<Found | null> {
  try {
    const name = await realpath(join(root, path));
    if (!name.startsWith(root + sep) || !(await stat(name)).isFile()) return null;
    return { name, file: await open(name) };
  } catch {
    return null;
  }
}

// The listener stays: a connection that could not be accepted later on is an error of the server's, too.
const listen = (server: Server, port: number) =>
  new Promise<void>((done, fail) => server.on('error', fail).listen(port, '127.0.0.1', done));

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

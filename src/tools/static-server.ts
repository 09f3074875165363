import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { PACKINGS } from './packed-files';
import { FOREVER, ISOLATION_HEADERS, NEVER_CHANGES, securityHeaders } from './web-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
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
  /** Who is served: this machine alone, or the network it is in. */
  readonly to?: 'this-machine' | 'network';
  /** Answers what is no file; false for what it has no answer to. */
  readonly first?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Serves a built web app, with the headers a real host should send. */
export async function serveStatic(
  folder: string,
  { port = 0, isolated = true, to = 'this-machine', first = async () => false }: ServeOptions = {},
): Promise<StaticServer & { readonly server: Server }> {
  const root = await realpath(folder);
  const headers = { ...securityHeaders(), ...(isolated ? ISOLATION_HEADERS : {}), 'Cache-Control': 'no-cache' };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Whoever hangs up, or a file that breaks off in the middle, costs this one answer: never the server.
    first(request, response)
      .then((isAnswered) => (isAnswered ? undefined : answer(root, request, response)))
      .catch(() => response.destroy());
  });
  await listen(server, port, to === 'network' ? undefined : '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://localhost:${bound}`, port: bound, server, close: () => close(server) };
}

async function answer(
  root: string,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
  const packed = await findPacked(root, found, String(headers['accept-encoding'] ?? ''));
  const mark = `"${found.size}-${found.changed}"`;
  response.setHeader('Content-Type', TYPES[extname(found.name)] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', mark);
  if (NEVER_CHANGES.test(basename(found.name))) response.setHeader('Cache-Control', FOREVER);
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  const { file, size } = packed?.found ?? found;
  response.setHeader('Content-Length', size);
  const isKnown = headers['if-none-match'] === mark;
  if (packed) await found.file.close();
  if (isKnown || method === 'HEAD') {
    await file.close();
    if (isKnown) response.removeHeader('Content-Length');
    response.writeHead(isKnown ? 304 : 200).end();
    return;
  }
  response.writeHead(200);
  await pipeline(file.createReadStream(), response);
}

/** The same file packed as the browser likes it, if the build left one: a file that was changed since goes as it is. */
async function findPacked(root: string, { name, changed }: Found, accepted: string) {
  for (const { name: encoding, extension } of PACKINGS) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const found = await openFile(root, name.slice(root.length) + extension);
    if (found && found.changed >= changed) return { encoding, found };
    await found?.file.close();
  }
  return null;
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
  readonly size: number;
  /** When, in milliseconds. */
  readonly changed: number;
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
    const facts = await stat(name);
    if (!name.startsWith(root + sep) || !facts.isFile()) return null;
    return { name, file: await open(name), size: facts.size, changed: Math.floor(facts.mtimeMs) };
  } catch {
    return null;
  }
}

// The listener stays: a connection that could not be accepted later on is an error of the server's, too.
const listen = (server: Server, port: number, host: string | undefined) =>
  new Promise<void>((done, fail) => server.on('error', fail).listen({ port, host }, done));

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

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
  const root = resolve(folder);
  const headers = { ...securityHeaders(), ...(isolated ? ISOLATION_HEADERS : {}), 'Cache-Control': 'no-cache' };
  const server = createServer((request, response) => {
    const file = findFile(root, request.url ?? '/');
    if (!file) {
      response.writeHead(404, headers).end('Not found');
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await listen(server, port);
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://localhost:${bound}`, port: bound, close: () => close(server) };
}

/** Routes of the app fall back to its one page; a missing asset stays missing, or errors hide behind a "<". */
function findFile(root: string, url: string): string | null {
  const { pathname } = new URL(url, 'http://localhost');
  let path: string;
  try {
    path = join(root, decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (path !== root && !path.startsWith(root + sep)) return null;
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  return extname(pathname) === '' ? join(root, 'index.html') : null;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

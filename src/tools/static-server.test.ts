import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import fc from 'fast-check';

import { scratchFolder } from '@/testing/scratch';

import { serveStatic, type StaticServer } from './static-server';

const SECRET = 'the orders of the admiral';
let folder: string;
let server: StaticServer;

/** What comes back for these very bytes: a browser or fetch would tidy them first. Fails when nothing does. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1').setTimeout(5000, () => socket.destroy(new Error('No answer')));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
const request = (target: string, { method = 'GET', header = 'Accept: */*' } = {}) =>
  send(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

beforeAll(async () => {
  folder = scratchFolder();
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets.d'), { recursive: true });
  mkdirSync(join(folder, 'site-secret'));
  writeFileSync(join(site, 'index.html'), 'the one page');
  writeFileSync(join(site, 'big.wasm'), Buffer.alloc(8 * 1024 * 1024));
  for (const outside of ['secret.txt', 'site-secret/secret.txt']) writeFileSync(join(folder, outside), SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'linked.txt'));
  server = await serveStatic(site);
});
afterEach(async () => {
  jest.restoreAllMocks();
  // Whatever a test asked for, the next visitor is served.
  expect(await request('/')).toContain('the one page');
});
afterAll(() => server.close());

test.each([
  ['the page', '/', 200],
  ['a route of the app', '/battle/new?scenario=ulsan#top', 200],
  ['a folder', '/assets.d/', 404],
  ['a missing asset', '/assets.d/none.png', 404],
  ['a file taken for a folder', '/index.html/more', 200],
  ['NUL', '/%00', 404],
  ['NUL in the name of a file', '/index.html%00.png', 404],
  ['a broken escape', '/%', 404],
  ['an escape that is no UTF-8', '/%ff%fe', 404],
  ['an address without a host', '//', 404],
  ['a host that cannot be one', 'http://[/', 404],
  ['a name longer than a disk takes', `/${'a'.repeat(5000)}`, 200],
  ['a path longer than a disk takes', `/${'a/'.repeat(5000)}`, 200],
  ['a request line without an end', `/${'a'.repeat(100_000)}`, 431],
])('%s has an answer', async (_name, target, status) => {
  expect(statusOf(await request(target))).toBe(status);
});

test.each(['/../', '/..%2f', '/%2e%2e/', '/%2e%2e%2f', '/..%5c', '/assets.d/..%2f..%2f', '/./%2e./'])(
  'no way out of the folder by %s',
  async (way) => {
    for (const name of ['secret.txt', 'site-secret/secret.txt', 'site-secret%2fsecret.txt']) {
      expect(await request(way + name)).not.toContain(SECRET);
    }
  },
);

test('a link does not lead out of the folder either', async () => {
  expect(statusOf(await request('/linked.txt'))).toBe(404);
});

test.each([
  ['HEAD', 200],
  ['POST', 405],
  ['DELETE', 405],
  ['OPTIONS', 405],
  ['BROADSIDE', 400],
])('%s has an answer', async (method, status) => {
  const answer = await request('/', { method });
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toContain('the one page');
});

test.each([
  ['a range out of order', 'Range: bytes=9999999999-1,x', 200],
  ['a range in furlongs', 'Range: furlongs=1-2', 200],
  ['a mark that is not closed', 'If-None-Match: "\u00ff', 200],
  ['a date that is none', 'If-Modified-Since: yesterday', 200],
  ['a wish for another protocol', 'Upgrade: websocket\r\nConnection: Upgrade', 200],
  ['an expectation nobody can meet', 'Expect: a miracle', 417],
  ['a header without a colon', 'No colon', 400],
  ['a header without an end', `X-Flood: ${'x'.repeat(100_000)}`, 431],
  ['a flood of headers', Array.from({ length: 3000 }, (_, index) => `X-${index}: y`).join('\r\n'), 431],
])('%s has an answer', async (_name, header, status) => {
  expect(statusOf(await request('/', { header }))).toBe(status);
});

test('what is no HTTP at all has an answer', async () => {
  expect(statusOf(await send('\x16\x03\x01 hello\r\n\r\n'))).toBe(400);
});

test('somebody who hangs up in the middle costs nobody else anything', async () => {
  for (let visitor = 0; visitor < 20; visitor++) {
    await new Promise<void>((done) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /big.wasm HTTP/1.1\r\nHost: a\r\n\r\n'));
      socket.once('data', () => socket.resetAndDestroy()).on('close', () => done());
    });
  }
});

test('a file that goes away between the look and the reading is not there', async () => {
  const { stat } = files;
  const passing = join(folder, 'site', 'passing.txt');
  writeFileSync(passing, 'gone');
  jest.spyOn(files, 'stat').mockImplementation(async (path, options) => {
    const found = await stat(path, options);
    if (String(path) === passing) rmSync(passing);
    return found;
  });
  expect(statusOf(await request('/passing.txt'))).toBe(404);
});

test('a file that cannot be read ends this answer and no other', async () => {
  const { open } = files;
  jest.spyOn(files, 'open').mockImplementationOnce(async (path) => {
    const file = await open(path);
    await file.close();
    return file;
  });
  const [, body = ''] = (await request('/big.wasm')).split('\r\n\r\n');
  expect(body.length).toBe(0);
});

test('any address at all has an answer', async () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '%',
    '%00',
    '%2f',
    '%5c',
    '%2e',
    '%c0%ae',
    '\\',
    '?',
    '#',
    ':',
    '@',
    '[',
    'a',
  );
  const target = fc.array(fc.oneof(piece, fc.string({ unit: 'binary-ascii', maxLength: 3 })), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(target, async (pieces) => {
      const answer = await request(`/${pieces.join('').replace(/[\r\n]/g, '')}`);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
      expect(answer).not.toContain(SECRET);
    }),
    { numRuns: 300 },
  );
});

test('a file goes packed to whoever takes that, and as it is when it was changed since', async () => {
  const site = join(folder, 'site');
  writeFileSync(join(site, 'words.js'), 'as it is');
  writeFileSync(join(site, 'words.js.br'), 'packed');
  const packed = await request('/words.js', { header: 'Accept-Encoding: gzip, br' });
  expect(packed).toContain('Content-Encoding: br');
  expect(packed).toContain('\r\n\r\npacked');
  expect(packed).toContain('Content-Type: text/javascript');
  expect(await request('/words.js')).toContain('\r\n\r\nas it is');
  utimesSync(join(site, 'words.js.br'), 0, 0);
  expect(await request('/words.js', { header: 'Accept-Encoding: br' })).toContain('\r\n\r\nas it is');
});

test('what a browser still has is not sent again, and what carries its hash is kept for good', async () => {
  const site = join(folder, 'site');
  const named = `app-${'0123456789abcdef'.repeat(2)}.js`;
  writeFileSync(join(site, named), 'forever');
  expect(await request(`/${named}`)).toContain('immutable');
  const first = await request('/big.wasm', { method: 'HEAD' });
  expect(first).toContain('Cache-Control: no-cache');
  const mark = /ETag: (\S+)/.exec(first)?.[1];
  expect(statusOf(await request('/big.wasm', { header: `If-None-Match: ${mark}` }))).toBe(304);
});

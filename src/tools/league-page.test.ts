import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Register } from '@/link/league/register';
import { readTransfer } from '@/store/transfer/read-transfer';
import { loadBooks } from '@/game/books';
import { Folder } from '@/testing/battle-cli';
import { sharedOf } from '@/testing/league-hall';
import { NatsCluster } from '@/testing/nats-cluster';
import { findOrFetchNatsServer } from '@/testing/nats-server';
import { connectAs, natsTest } from '@/testing/nats-wire';

import { connected, sharedBy } from './league-connection';
import { leaguePage } from './league-page';
import { makeTables } from './league-tables';

const SECRET = 'a'.repeat(32);
let [folder, servers]: [Folder, NatsCluster[]] = [new Folder(), []];
const start = async (version: Parameters<typeof natsTest>[0], config: (text: string) => string = (text) => text) => {
  const server = await NatsCluster.start(findOrFetchNatsServer(version)!, folder, 1, { config });
  servers.push(server);
  return server;
};
beforeEach(() => ([folder, servers] = [new Folder(), []]));
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  folder.remove();
});

natsTest('2.15.1')(
  'only whoever has the secret sees tables, join codes and battles; the page itself holds none',
  async () => {
    const server = await start('2.15.1');
    const shared = await sharedOf(server);
    await makeTables(shared, 2, 1, { scenario: 'ulsan' });
    // Asked again, those that are there stay.
    await makeTables(shared, 2, 3, { scenario: 'ulsan' });
    const register = new Register(shared.register, 'test', 1000, 'onlooker');
    await register.start();
    const answer = leaguePage({ shared, register, secret: SECRET, home: 'http://hall:8090' });
    const http = createServer((request, response) => {
      void answer(request, response).then((isAnswered) => isAnswered || response.writeHead(418).end());
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    const get = (path: string, secret: string = SECRET, request: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`, {
        ...request,
        headers: { Authorization: `Bearer ${secret}` },
      });
    try {
      for (const path of ['/league/tables', '/league/tables/table-1', '/league/tables/table-1/file', '/league/other']) {
        for (const wrong of ['', 'b'.repeat(32), `${SECRET}a`]) expect((await get(path, wrong)).status).toBe(401);
      }
      const page = await get('/league', '');
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(await page.text()).not.toContain(SECRET);
      expect((await get('/join')).status).toBe(418);
      expect((await get('/league/tables/table-9')).status).toBe(404);

      const tables = (await (await get('/league/tables')).json()) as { id: string; name: string; worker: null }[];
      expect(tables.map(({ id, worker }) => [id, worker])).toEqual([
        ['table-1', null],
        ['table-2', null],
      ]);
      const seats = (await (await get('/league/tables/table-1')).json()) as { name: string; join: string }[];
      expect(seats.map(({ name }) => name)).toEqual([
        'Japanese admiral',
        'Russian admiral',
        'Umpire',
        'Spectators',
        'Japanese captain 1',
        'Russian captain 1',
      ]);
      expect(seats[0]?.join).toMatch(/^http:\/\/hall:8090\/join#ijn-admiral-[0-9a-f]{8}\.[0-9a-f]{32}$/);
      const file = new Uint8Array(await (await get('/league/tables/table-2/file')).arrayBuffer());
      expect(readTransfer(file, { bookOf: await loadBooks() })).toMatchObject({ ok: true });

      // A battle that comes as a file gets a table and seats of its own; what is none adds nothing.
      const post = (body: BodyInit, secret = SECRET) => get('/league/tables', secret, { method: 'POST', body });
      expect((await post(file, '')).status).toBe(401);
      expect(await (await post('no battle')).json()).toEqual({ trouble: expect.stringContaining('Nothing was added') });
      expect(await (await post(file)).json()).toEqual({ tables: ['table-3'] });
      const added = (await (await get('/league/tables/table-3')).json()) as { name: string }[];
      expect(added.map(({ name }) => name)).toEqual(['Japanese admiral', 'Russian admiral', 'Umpire', 'Spectators']);
    } finally {
      http.close();
      http.closeAllConnections();
      await register.stop();
      await shared.connection.close();
    }
  },
);

const sentence = async (address: string) => {
  const connection = await connected(address, 'test');
  if (!connection.ok) return connection.error;
  const shared = await sharedBy(connection.value);
  await connection.value.close();
  return shared.ok ? '' : shared.error;
};

test('no server and no address: each a sentence', async () => {
  expect(await sentence('nats://127.0.0.1:1')).toMatch(/^No NATS server answers there/);
  expect(await sentence('http://127.0.0.1:1')).toMatch(/looks like nats:\/\//);
});

natsTest('2.9.10')('a server that is too old: a sentence', async () => {
  const server = await start('2.9.10', (text) => text.replace(', sync_interval: always', ''));
  expect(await sentence(server.address('worker'))).toMatch(/too old.*2\.15\.0 or newer/);
});

natsTest('2.15.1')('JetStream is off, and a wrong password: each a sentence', async () => {
  const off = (text: string) => text.replace(/^jetstream \{.*\}$/m, '').replace('jetstream: enabled', '');
  const server = await start('2.15.1', off);
  expect(await sentence(server.address('worker'))).toMatch(/^JetStream is off/);
  expect(await sentence(server.address('stranger'))).toMatch(/does not know this user/);
  await (await connectAs(server, 'hall')).close();
});

import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { WebSocket, WebSocketServer } from 'ws';

import { perform } from '@/cli/battle/actions';
import { memoryOutbox } from '@/link/client/outbox';
import { Phone } from '@/link/client/phone';
import { LINK_PATH } from '@/link/client/socket';
import { openUmpire } from '@/link/umpire/open-umpire';
import { serveEmbedded } from '@/link/wire/embedded';
import { createBattle, type OpenBattle } from '@/store/battles';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { LEDGER, LinkTable, seededHex, straightDial, until, write } from '@/testing/link-table';
import { nodeDial } from '@/testing/node-dial';
import { scratchFolder } from '@/testing/scratch';

import type { Bench } from './harness';

const TAPS = 20;
const TABLES = 200;
const AT = '1905-05-27T14:08:00.000Z';

const file = (name: string) => join(scratchFolder(), name);

/** From a tap on one phone to what it shows on another, over loopback, against frames of the same length that are only passed on. */
export async function linkTap(): Promise<Bench> {
  const table = await LinkTable.open({ db: openNodeDriver(file('host.db')) });
  const server = createServer();
  serveEmbedded(server, LINK_PATH, table.umpire.accept);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const red = await table.join(table.seat('admiral', 'red'), { dial: nodeDial(address) });
  const blue = await table.join(table.seat('admiral', 'blue'), { dial: nodeDial(address) });
  const bare = await relay(() => undefined);
  const insert = durable();
  const kept = await relay(insert);
  const passing = (name: string, pass: () => Promise<unknown>) => ({
    name,
    operations: TAPS,
    run: async () => {
      for (let tap = 0; tap < TAPS; tap += 1) await pass();
      return TAPS;
    },
  });
  return {
    contenders: [
      passing('a bare WebSocket relay of the same bytes', bare),
      passing('the same, each written to disk first', kept),
      passing('the link: outbox, seal, decide, log, know, show', () => shownOn(blue, () => red.tap(write('tap')))),
    ],
    aim: 3,
    note: 'A write that outlives a power cut is part of the promise: the second line is what a link that does nothing else would take.',
  };
}

/** Resolves once another phone has been shown what came of it. */
async function shownOn(phone: Phone, tap: () => Promise<unknown>): Promise<void> {
  const { number } = phone.state;
  const answer = tap();
  await until(phone, () => phone.state.number > number);
  await answer;
}

/** Two sockets and whoever passes frames on between them: as long as an ask, and a show of it. */
async function relay(onFrame: (frame: string) => void): Promise<() => Promise<unknown>> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(sockets, 'listening');
  const show = 's'.repeat(550);
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      onFrame(String(data));
      for (const client of sockets.clients) client.send(show);
    }),
  );
  const dial = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    await once(socket, 'open');
    return socket;
  };
  const [one, two] = [await dial(), await dial()];
  const ask = 'a'.repeat(300);
  return () => {
    const [heard, answered] = [once(two, 'message'), once(one, 'message')];
    one.send(ask);
    return Promise.all([heard, answered]);
  };
}

function durable(): (frame: string) => void {
  const db = new Database(file('bare.db'));
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (seq INTEGER PRIMARY KEY, body TEXT)',
  );
  const insert = db.prepare('INSERT INTO log (body) VALUES (?)');
  return (frame) => void insert.run(frame);
}

/** What the umpire adds to a command that is carried out on disk: taps, seats, audiences. */
export async function linkThroughput(): Promise<Bench> {
  const db = openNodeDriver(file('cli.db'));
  await migrate(db);
  const created = await createBattle(db, LEDGER, { id: 'b', name: 'b', seed: 1, setup: { limit: 1e12 } }, AT);
  if (!created.ok) throw new Error(created.error);
  let open: OpenBattle<unknown> = created.value;
  const table = await LinkTable.open({ db: openNodeDriver(file('host.db')) });
  await Promise.all(['red', 'blue', 'public'].map((viewer) => table.table.audience(viewer)));
  const seat = table.seat('admiral', 'red');
  let taps = 0;
  return {
    contenders: [
      {
        name: 'battle do: decided and on disk',
        operations: TAPS,
        run: async () => {
          for (let tap = 0; tap < TAPS; tap += 1) {
            ({ open } = await perform(db, open, { type: 'write', word: 'tap', of: null }, AT));
          }
          return TAPS;
        },
      },
      {
        name: 'the umpire: the same, for three audiences',
        operations: TAPS,
        run: async () => {
          for (let tap = 0; tap < TAPS; tap += 1) {
            const id = (taps += 1).toString(16).padStart(32, '0');
            await table.table.ask(seat, { type: 'ask', tap: id, last: 0, request: write('tap') });
          }
          return TAPS;
        },
      },
    ],
    note: 'Asks a second of one table, one after the other.',
  };
}

/** A hall on one laptop: so many tables of one host, two phones at each, on a wire without a network. */
export async function linkTables(): Promise<Bench> {
  const before = process.memoryUsage().rss;
  const db = openNodeDriver(file('host.db'));
  await migrate(db);
  const battles = Array.from({ length: TABLES }, (_, made) => `battle-${made}`);
  for (const id of battles) await createBattle(db, LEDGER, { id, name: id, seed: 1, setup: { limit: 1e12 } }, AT);
  const random = seededHex(1);
  const opened = await openUmpire({
    ...{ db, battles, random, now: () => new Date(AT), limits: { lines: 1e9, framesAtOnce: 1e9 } },
    loadBook: async () => LEDGER,
    seats: { read: async () => null, write: async () => undefined },
    nameOf: (role) => role,
  });
  if (!opened.ok) throw new Error(opened.error);
  const umpire = opened.value;
  const sit = async (battle: string, side: string): Promise<Phone> => {
    const { id, secret } = umpire.seats.at(battle).find((seat) => seat.side === side)!;
    const phone = await new Phone({
      ...{ join: { seat: id, secret }, phone: random(16), dial: straightDial(umpire.accept), outbox: memoryOutbox() },
      world: { random, after: () => () => undefined },
    }).start();
    await until(phone, () => phone.state.status === 'linked');
    return phone;
  };
  const tables: { readonly red: Phone; readonly blue: Phone }[] = [];
  for (const battle of battles) tables.push({ red: await sit(battle, 'red'), blue: await sit(battle, 'blue') });
  const times: number[] = [];
  const timed = async ({ red, blue }: (typeof tables)[number]) => {
    const started = performance.now();
    await shownOn(blue, () => red.tap(write('tap')));
    times.push(performance.now() - started);
  };
  for (let round = 0; round < 5; round += 1) await Promise.all(tables.map(timed));
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const megabytes = ((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0);
  const one = tables[0]!;
  return {
    contenders: [
      { name: 'a tap at one of them, the others quiet', operations: 1, run: () => timed(one).then(() => 1) },
      {
        name: 'a tap at each of them at the same moment',
        operations: TABLES,
        run: () => Promise.all(tables.map(timed)).then(() => TABLES),
      },
    ],
    note: `${TABLES} tables with two phones each: ${megabytes} MB; all tapping at once, shown after ${at(0.5)} ms (p50), ${at(0.99)} ms (p99).`,
  };
}

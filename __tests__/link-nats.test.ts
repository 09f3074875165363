import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/nats-core';

import { picker } from '@/game/shuffle';
import { makeLeagueTable } from '@/link/league/league-table';
import { Fenced, LogStream } from '@/link/league/log-stream';
import { connectServer, isOlder, openShared, parseAddress } from '@/link/league/server';
import { createBattle } from '@/store/battles';
import { byIn } from '@/link/umpire/taps';
import { readRows } from '@/store/db/event-log';
import { faultyDial } from '@/testing/faulty-dial';
import { leagueOptions } from '@/testing/league-options';
import { leaks } from '@/testing/link-secrecy';
import { IMPATIENT, LEDGER, LinkTable, straightDial, write } from '@/testing/link-table';
import { recordedFrames, sendForged } from '@/testing/mutated-frames';
import { connectAs, NatsWire, natsTest, TABLE } from '@/testing/nats-wire';
import { playSecretPairs } from '@/testing/secret-pairs';

let wire: NatsWire | null = null;
let table: LinkTable | null = null;
afterEach(async () => {
  await table?.close();
  await wire?.close();
  [wire, table] = [null, null];
});

const asksThroughFaults = async (version: Parameters<typeof natsTest>[0]): Promise<void> => {
  wire = await NatsWire.open(version);
  table = await LinkTable.open({ limits: { lines: 1e9 } });
  const accept = await wire.behind(table.umpire.accept);
  const taps: string[] = [];
  const phones = await Promise.all(
    (['red', 'blue'] as const).map((side, place) =>
      table!.join(table!.seat('admiral', side), {
        dial: faultyDial(straightDial(accept), picker(place + 1)),
        patience: { ...IMPATIENT, resend: 50, quiet: 400, probe: 400 },
        onAnswer: ({ tap }, { type }) => type === 'done' && taps.push(tap),
      }),
    ),
  );
  await Promise.all(
    phones.map(async (phone) => {
      for (let tap = 0; tap < 60; tap += 1) await phone.tap(write(`word ${tap}`));
    }),
  );
  const logged = (await readRows(table.db, 'battle')).flatMap(({ body }) => byIn(body)?.tap ?? []);
  expect(taps).toHaveLength(120);
  expect([...logged].sort()).toEqual([...taps].sort());
};

natsTest('2.15.1')('asks go through the stream of nats-server 2.15.1 once each, over a bad network', () =>
  asksThroughFaults('2.15.1'),
);
natsTest('2.9.10')('asks go through the stream of nats-server 2.9.10 once each, over a bad network', () =>
  asksThroughFaults('2.9.10'),
);

natsTest('2.9.10')('a server that is too old for the log is refused, and so is one without JetStream', async () => {
  wire = await NatsWire.open('2.9.10');
  const address = parseAddress(wire.server.address('worker'))!;
  expect(await connectServer(address, 'test')).toMatchObject({ ok: false, error: 'TOO_OLD' });
  expect(await connectServer({ ...address, password: 'wrong' }, 'test')).toMatchObject({ error: 'NOT_LET_IN' });
  expect(await connectServer({ servers: ['nats://127.0.0.1:1'] }, 'test')).toMatchObject({ error: 'NO_SERVER' });
  // Gateways have no JetStream of their own.
  expect(await openShared(wire.hall)).toMatchObject({ ok: false, error: 'NO_JETSTREAM' });
});

test('versions are compared by their numbers', () => {
  expect(['2.9.10', '2.14.9', '2.15.0-RC.1', ''].map((each) => isOlder(each, '2.15.0'))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(['2.15.0', '2.15.1', '2.100.0', '3.0.0'].map((each) => isOlder(each, '2.15.0'))).toEqual(Array(4).fill(false));
});

const sharedBy = async (connection: NatsConnection) => {
  const shared = await openShared(connection);
  if (!shared.ok) throw new Error(shared.error);
  return shared.value;
};

natsTest('2.15.1')('whoever lost a table cannot write to its log, and what he wrote before is taken over', async () => {
  wire = await NatsWire.open('2.15.1');
  const shared = await sharedBy(wire.worker);
  const { random } = leagueOptions(shared);
  const [first, second] = [new LogStream(shared, 'other', random), new LogStream(shared, 'other', random)];
  const read: string[] = [];
  const take = async (record: { readonly type: string }) => void read.push(record.type);
  await first.claim('first', take);
  await first.append({ type: 'seats', seats: '[]' });
  await second.claim('second', take);
  expect(read).toEqual(['claimed', 'seats']);
  await expect(first.append({ type: 'seats', seats: 'late' })).rejects.toThrow(Fenced);
  await second.append({ type: 'seats', seats: '[1]' });
  await expect(first.append({ type: 'seats', seats: 'later' })).rejects.toThrow(Fenced);
});

natsTest('2.15.1')('a gateway’s user reads and writes what carries its name, and nothing else', async () => {
  wire = await NatsWire.open('2.15.1');
  const shared = await sharedBy(wire.worker);
  const options = leagueOptions(shared);
  await makeLeagueTable(options, TABLE, async (db, seats) => {
    await createBattle(
      db,
      LEDGER,
      { id: TABLE, name: 'Test', seed: 7, setup: { limit: 9 } },
      '1905-05-27T14:08:00.000Z',
    );
    await seats.setUp(TABLE, LEDGER.sides, options.nameOf);
  });
  const kept = async () => {
    const infos = await Promise.all(['log', 'KV_register'].map((stream) => shared.manager.streams.info(stream)));
    return infos.map(({ state, config }) => [state.messages, state.last_seq, config.subjects]);
  };
  const before = await kept();
  const thief = await connectAs(wire.server, 'annex');

  // What it would read.
  const heard: string[] = [];
  const wanted = [
    '>',
    'log.*',
    'ask.>',
    'show.hall.*',
    'show.>',
    '$KV.>',
    '$JS.>',
    '_INBOX_worker.>',
    '_INBOX_hall.>',
    '$SYS.>',
  ];
  const refused = await Promise.all(
    wanted.map(
      (subject) =>
        new Promise<string>((done) => {
          thief.subscribe(subject, {
            callback: (error, message) => (error ? done(subject) : void heard.push(message.subject)),
          });
        }),
    ),
  );
  expect(refused).toEqual(wanted);

  // What it would write, and ask of the server.
  const name = `log.${TABLE}`;
  const tries: readonly (readonly [string, string?])[] = [
    [name, '{}'],
    [`ask.${TABLE}.hall.0123`, 'frame'],
    ['show.hall.0123', 'frame'],
    [`$KV.register.owner.${TABLE}`, 'annex'],
    ['$JS.API.INFO'],
    ['$JS.API.STREAM.NAMES'],
    ['$JS.API.STREAM.INFO.log'],
    ['$JS.API.STREAM.PURGE.log'],
    ['$JS.API.STREAM.DELETE.log'],
    ['$JS.API.STREAM.MSG.GET.log', `{"last_by_subj":"${name}"}`],
    [`$JS.API.DIRECT.GET.KV_register.$KV.register.owner.${TABLE}`],
    ['$JS.API.CONSUMER.CREATE.log', '{"stream_name":"log","config":{"deliver_subject":"_INBOX_annex.x"}}'],
    ['$JS.API.CONSUMER.MSG.NEXT.ASKS.battle', '1'],
  ];
  const answers = await Promise.all(
    tries.map(([subject, body]) =>
      thief.request(subject, body, { timeout: 1000 }).then(
        (answer) => `${subject}: ${answer.string()}`,
        (error: Error) => (/permission/i.test(error.message) ? 'refused' : `${subject}: ${error.message}`),
      ),
    ),
  );
  expect(answers).toEqual(tries.map(() => 'refused'));

  // Where it may write, it names somebody else's place for the answer.
  for (const reply of [name, '$JS.API.STREAM.PURGE.log', '$JS.API.STREAM.DELETE.log', `$KV.register.owner.${TABLE}`]) {
    const carried = headers();
    carried.set('Nats-Msg-Id', reply);
    thief.publish(`ask.${TABLE}.annex.0123`, 'frame', { reply, headers: carried });
  }
  await thief.request(`ask.${TABLE}.annex.0123`, 'frame');
  // What it was let publish is there, so the answers were sent: nowhere that counts.
  expect((await shared.manager.streams.info('ASKS')).state.messages).toBe(5);
  expect(await kept()).toEqual(before);
  expect(heard).toEqual([]);
  // Not even a worker takes anything out of the log.
  await expect(shared.manager.streams.purge('log')).rejects.toThrow();
  await expect(jetstream(wire.worker).publish(name, '{}', { expect: { lastSubjectSequence: 1 } })).rejects.toThrow();
  await thief.close();
});

natsTest('2.15.1')('2,000 forged frames through a gateway change nothing, and the table plays on', async () => {
  wire = await NatsWire.open('2.15.1');
  table = await LinkTable.open({ limits: { lines: 1e9, wrongTries: 1e9 } });
  const frames = await recordedFrames(table);
  const rows = await readRows(table.db, 'battle');
  const accept = await wire.behind(table.umpire.accept);
  const blue = await table.join(table.seat('admiral', 'blue'), { dial: straightDial(accept) });
  await sendForged(table, frames, 2000, 5, accept);
  await table.table.settled();
  expect(await readRows(table.db, 'battle')).toEqual(rows);
  expect(await blue.tap(write('still here'))).toEqual({ type: 'done' });
  expect((await (await jetstreamManager(wire.worker)).streams.info('ASKS')).state.messages).toBeLessThan(10);
});

natsTest('2.15.1')(
  'games that differ in one side’s secrets are the same bytes to the others on this wire too',
  async () => {
    wire = await NatsWire.open('2.15.1');
    const failures: string[] = [];
    let frames = 0;
    const pairs: Parameters<typeof leaks>[0][] = [];
    playSecretPairs({ count: 2, firstSeed: 11, steps: 40 }, ({ tables }) => {
      pairs.push(tables as unknown as (typeof pairs)[number]);
    });
    for (const pair of pairs) {
      const [{ book, onlookers }] = pair as unknown as [{ book: { sides: string[] }; onlookers: string[] }];
      const found = await leaks(pair, book.sides.find((side) => !onlookers.includes(side)) ?? '', wire);
      failures.push(...found.failures);
      frames += found.frames;
    }
    expect(failures).toEqual([]);
    expect(frames).toBeGreaterThan(80);
  },
);

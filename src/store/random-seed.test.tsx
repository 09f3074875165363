import { webcrypto } from 'node:crypto';

import * as expoCrypto from 'expo-crypto';

import { bookOf } from '@/testing/books-with-toy';
import { readRow } from '@/game/read-row';
import { storyOf } from '@/game/story';
import { whereOf } from '@/game/where';
import { problemSentence } from '@/kit/transfer/problem-sentence';
import { togoBattleAt } from '@/testing/played-togo';
import { AT, valueOf } from '@/testing/toy-database';

import { allBattles, duplicateBattle, openBattle } from './battles';
import { openNodeDriver } from './db/driver.node';
import { readRows } from './db/event-log';
import { migrate } from './db/migrate';
import { randomSeed } from './random-seed';
import { collectTransfer } from './transfer/collect-transfer';
import { previewTransfer } from './transfer/preview-transfer';
import { readTransfer } from './transfer/read-transfer';
import { writeTransfer } from './transfer/write-transfer';
import { verify } from './verify';

const { randomSeed: randomSeedOnTheWeb } = jest.requireActual<typeof import('./random-seed.web')>('./random-seed.web');

const original = globalThis.crypto;
beforeEach(() => void Object.assign(globalThis, { crypto: webcrypto }));
afterEach(() => {
  Object.assign(globalThis, { crypto: original });
  jest.restoreAllMocks();
});

test.each([
  ['a phone', randomSeed, expoCrypto],
  ['the web', randomSeedOnTheWeb, webcrypto],
] as const)('on %s a seed is sixteen bytes from the secure source', (_where, make, source) => {
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('dice that can be foretold');
  });
  const draw = jest.spyOn(source, 'getRandomValues');
  const seeds = Array.from({ length: 50 }, make);
  expect(draw).toHaveBeenCalledTimes(50);
  for (const [bytes] of draw.mock.calls) expect(bytes).toHaveLength(16);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(50);
  draw.mockImplementationOnce(<T,>(bytes: T): T => {
    (bytes as Uint8Array).set([0, 1, 2, 253, 254, 255]);
    return bytes;
  });
  expect(make()).toBe('000102fdfeff00000000000000000000');
});

test('whoever looks at a battle sees no seed: no view, story, line of a list, preview or sentence has it', async () => {
  const db = openNodeDriver();
  await migrate(db);
  const [first, second] = [randomSeed(), randomSeed()];
  await togoBattleAt(db, 'ulsan', { scenario: 'ulsan', seed: 11, diceSeed: first, until: { turn: 2, phase: 'G' } });
  await duplicateBattle(db, 'ulsan', { id: 'copy', name: 'Copy', seed: second }, AT);
  const transfer = await collectTransfer(db, 'everything', AT);
  const seen: unknown[] = [await previewTransfer(db, transfer)];
  for (const { id } of await allBattles(db)) {
    const book = bookOf('togo')!;
    const { battle } = valueOf(await openBattle(db, book, id, { whole: true }));
    expect([first, second]).toContain(battle.seed);
    const rows = (await readRows(db, id)).map(({ seq, action, body, at }) => ({
      ...readRow(book, seq, action, body),
      at,
    }));
    seen.push(whereOf(book, battle, null), await verify(db));
    for (const viewer of [...book.sides, 'public', 'umpire']) {
      seen.push(book.view(battle.state, viewer), storyOf(book, rows, viewer));
    }
  }
  const text = writeTransfer(transfer).replace(first, `${first.slice(1)}0`);
  const edited = readTransfer(new TextEncoder().encode(text), { bookOf });
  expect(edited.ok).toBe(false);
  seen.push(edited, edited.ok ? null : problemSentence(edited.error));
  for (const seed of [first, second]) expect(JSON.stringify(seen)).not.toContain(seed);
});

import { gzipSync } from 'node:zlib';

import { bookOf } from '@/testing/books-with-toy';
import { linkRows } from '@/testing/link-rows';
import { AT, fillToyDatabase } from '@/testing/toy-database';

import { openNodeDriver } from '../db/driver.node';
import { LOG_VERSION } from '../db/event-log';
import { migrate } from '../db/migrate';
import { collectTransfer } from './collect-transfer';
import { LIMITS, type Transfer } from './format';
import { readTransfer } from './read-transfer';
import { sealOf } from './seal';
import { compressTransfer, writeTransfer } from './write-transfer';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, limits = LIMITS) => readTransfer(bytesOf(text), { limits, bookOf });
const problem = (result: ReturnType<typeof readTransfer>) => (result.ok ? 'read' : result.error);

let good: Transfer;
beforeAll(async () => {
  const db = openNodeDriver();
  await migrate(db);
  await fillToyDatabase(db);
  good = await collectTransfer(db, 'everything', AT);
  await db.close();
});

/** The good file with something changed, and a fresh seal over the whole. */
const changed = (change: (content: ReturnType<typeof JSON.parse>) => void): string => {
  const content = JSON.parse(writeTransfer(good));
  change(content);
  return JSON.stringify({ ...content, seal: sealOf(content) });
};

test('version 1, documents only, is still read', () => {
  const documents = [{ kind: 'fleet', id: 'a', body: { name: 'Port Arthur' }, updatedAt: AT }];
  const old = JSON.stringify({ format: 'z-flag-export', version: 1, exportedAt: AT, documents });
  expect(read(old)).toEqual({ ok: true, value: { exportedAt: AT, documents, battles: [], unusable: [] } });
  expect(readTransfer(gzipSync(bytesOf(old)), { bookOf }).ok).toBe(true);
});

test('version 2, with one strip for a battle, is still read; today a curtain has one strip at most', () => {
  const asBefore = changed((content) => {
    content.version = 2;
    for (const battle of content.battles) {
      const [draft = null] = battle.drafts;
      battle.draft = draft && { body: draft.body, updatedAt: draft.updatedAt };
      delete battle.drafts;
    }
  });
  const battles = good.battles.map((battle) => ({ ...battle, drafts: battle.drafts.slice(0, 1) }));
  expect(read(asBefore)).toEqual({ ok: true, value: { ...good, battles } });
  expect(battles.flatMap(({ drafts }) => drafts)).toMatchObject([{ curtain: 'public' }]);
  const twice = changed(({ battles: [first] }) => (first.drafts = [...first.drafts, ...first.drafts]));
  expect(problem(read(twice))).toEqual({ code: 'BAD_VALUE', path: 'battles[0].drafts' });
});

test('what counts is what is in the file, not how it is laid out', () => {
  expect(read(JSON.stringify(JSON.parse(writeTransfer(good))))).toEqual({ ok: true, value: good });
  expect(read(`\ufeff\n ${writeTransfer(good)}\n`)).toEqual({ ok: true, value: good });
});

test('an edited row is named, with its battle', () => {
  const edited = changed(({ battles }) => (battles[0].rows[2].body = battles[0].rows[2].body.replace('1', '6')));
  expect(problem(read(edited))).toEqual({ code: 'EDITED', battle: good.battles[0]?.name, row: 3 });
});

test('damage is only believed where it is', () => {
  const claimed = changed(({ battles }) => (battles[0].brokenAt = 4));
  expect(problem(read(claimed))).toEqual({ code: 'EDITED', battle: good.battles[0]?.name, row: 4 });
});

test('an edited document or name breaks the seal of the file', () => {
  expect(problem(read(writeTransfer(good).replace('United', 'Divided')))).toEqual({ code: 'FILE_EDITED' });
  expect(problem(read(writeTransfer(good).replace('Battle of', 'Defeat of')))).toEqual({ code: 'FILE_EDITED' });
});

test('a newer file says which version it has, whatever else is in it', () => {
  const newer = '{"format":"z-flag-export","version":7,"rows":{}}';
  expect(problem(read(newer))).toEqual({ code: 'FROM_A_NEWER_VERSION', version: 7 });
  const newerRows = changed(({ battles }) => {
    battles[1].rows[0].version = LOG_VERSION + 1;
    battles[1].rows = linkRows(battles[1].rows);
  });
  expect(problem(read(newerRows))).toEqual({ code: 'FROM_A_NEWER_VERSION', version: LOG_VERSION + 1 });
});

test.each([
  ['a number for a name', (c: Content) => (c.battles[0].name = 7), 'battles[0].name'],
  ['no body', (c: Content) => delete c.documents[1].body, 'documents[1].body'],
  ['no rows', (c: Content) => (c.battles[1].rows = []), 'battles[1].rows'],
  ['half a number', (c: Content) => (c.battles[0].rows[1].seq = 1.5), 'battles[0].rows[1].seq'],
  ['half a letter', (c: Content) => (c.battles[0].name = '\ud800'), 'battles[0].name'],
  ['an unknown key', (c: Content) => (c.battles[0]['new\u202e key'] = 7), 'battles[0].new??key'],
  ['a row without end', (c: Content) => (c.battles[0].rows[1].body = 'x'.repeat(1.5e6)), 'battles[0].rows[1].body'],
  ['a document without end', (c: Content) => (c.documents[2].body = Array(3e5).fill([7, 7])), 'documents[2].body'],
  ['a document twice', (c: Content) => c.documents.push(c.documents[0]), 'documents[3].id'],
])('%s is a bad value, and it says where', (_name, change, path) => {
  expect(problem(read(changed(change)))).toEqual({ code: 'BAD_VALUE', path });
});
type Content = ReturnType<typeof JSON.parse>;

test.each(['__proto__', 'constructor', 'prototype'])('no object may have a key called %s, however deep', (key) => {
  const text = writeTransfer(good).replace('"notes": {', `"notes": { "${key}": { "polluted": true },`);
  expect(problem(read(text))).toEqual({ code: 'BAD_VALUE', path: `documents[0].body.notes.${key}` });
  expect('polluted' in {}).toBe(false);
});

test('numbers without end and nesting without end are refused', () => {
  const huge = writeTransfer(good).replace('6.5', '1e999');
  expect(problem(read(huge))).toEqual({ code: 'BAD_VALUE', path: 'documents[0].body.notes.guns[1]' });
  const deep = writeTransfer(good).replace('6.5', '['.repeat(500_000));
  expect(problem(read(deep))).toEqual({ code: 'TOO_DEEP', limit: LIMITS.depth });
});

test('a file that is too large is not even looked at, packed or unpacked', () => {
  const limits = { ...LIMITS, fileBytes: 100, unpackedBytes: 1000 };
  expect(problem(read(writeTransfer(good), limits))).toEqual({ code: 'TOO_LARGE', limit: 100 });
  const packed = readTransfer(compressTransfer(good), { limits: { ...limits, fileBytes: 1e6 }, bookOf });
  expect(problem(packed)).toEqual({ code: 'TOO_LARGE', limit: 1000 });
});

test('a compression bomb costs a moment, not the phone', () => {
  const bomb = gzipSync(Buffer.alloc(120 * 1024 * 1024, ' '));
  const answer = readTransfer(bomb, { bookOf });
  // Stopped at a hundredfold, far below what an honest file of this length may hold.
  expect(problem(answer)).toEqual({ code: 'TOO_LARGE', limit: 1024 * 1024 + 100 * bomb.length });
});

test('a file cut off anywhere says so', () => {
  const plain = bytesOf(writeTransfer(good));
  for (let length = 1; length < plain.length; length += 1) {
    expect([length, problem(readTransfer(plain.slice(0, length), { bookOf }))]).toEqual([
      length,
      { code: 'TRUNCATED' },
    ]);
  }
  const packed = compressTransfer(good);
  for (let length = 2; length < packed.length; length += 1) {
    expect([length, problem(readTransfer(packed.slice(0, length), { bookOf }))]).toEqual([
      length,
      { code: 'TRUNCATED' },
    ]);
  }
});

test('one flipped bit anywhere in a compressed file is noticed, or changes nothing', () => {
  const whole = compressTransfer(good);
  let noticed = 0;
  for (let at = 10; at < whole.length; at += 13) {
    const flipped = Uint8Array.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 4;
    const read = readTransfer(flipped, { bookOf });
    // A few bits of a compressed file say nothing: the last of its last byte, say.
    if (read.ok) expect([at, read.value]).toEqual([at, good]);
    else noticed += 1;
  }
  expect(noticed).toBeGreaterThan(whole.length / 14);
});

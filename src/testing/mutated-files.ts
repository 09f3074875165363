import { gzipSync } from 'node:zlib';

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import { LOG_VERSION } from '@/store/db/event-log';
import type { Transfer } from '@/store/transfer/format';
import { sealOf } from '@/store/transfer/seal';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { linkRows } from './link-rows';

/** A number from 0 up to, not including, `below`. */
type Draw = (below: number) => number;

interface MutatedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Content = Record<string, unknown> & { documents: Item[]; battles: (Item & { rows: Item[] })[] };
type Item = Record<string, unknown>;

/** Files that a broken phone, a careless editor or a malicious stranger might send, made from a good one. */
export function* mutatedFiles(good: Transfer, count: number, seed: number): Generator<MutatedFile> {
  const generator = xoroshiro128plus(seed);
  const draw: Draw = (below) => uniformInt(generator, 0, below - 1);
  const text = writeTransfer(good);
  const makers = Object.entries(MAKERS);
  for (let made = 0; made < count; made += 1) {
    const [name, make] = makers[made % makers.length] as (typeof makers)[number];
    yield { name: `${name} (file ${made} of seed ${seed})`, bytes: make(text, draw) };
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const pick = <T>(items: readonly T[], draw: Draw): T => items[draw(items.length)] as T;
const json = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));

/** Where there is nothing to edit, the file would come in as good as it was and prove nothing. */
function edited(text: string, what: string, by: string): Uint8Array {
  if (!text.includes(what)) throw new Error(`${what} is not in the file`);
  return bytesOf(text.replace(what, by));
}

/** A change to the content, sealed again: so the seal does not do the work of the other checks. */
const sealed =
  (change: (content: Content, draw: Draw) => void) =>
  (text: string, draw: Draw): Uint8Array => {
    const content: Content = JSON.parse(text);
    change(content, draw);
    return json({ ...content, seal: sealOf(content) });
  };

/** The same, with the seals of every row forged too: whatever it says now, it must come in as it says or not at all. */
const forged = (change: (rows: Item[], draw: Draw) => void) =>
  sealed((content, draw) => {
    const battle = pick(content.battles, draw);
    change(battle.rows, draw);
    battle.rows = linkRows(battle.rows);
  });

/** The same for what one row says; nothing is said where the row cannot be read. */
const entries = (change: (entry: Item, draw: Draw) => Item | void) =>
  forged((rows, draw) => {
    const row = pick(rows.slice(1), draw);
    const entry = JSON.parse(String(row.body)) as Item;
    row.body = JSON.stringify(change(entry, draw) ?? entry);
  });

const ODD_VALUES: readonly unknown[] = [null, true, 0, -1, 0.5, 2 ** 53, 1e308, '', 'x', '\0', '\ud800', [], {}, [[]]];
const TEXTS_FOR_NUMBERS = ['1e999', '-1e999', '9'.repeat(400), '1e-400', '-0', '01', 'NaN', 'Infinity', '0x10'];
const BAD_KEYS = ['__proto__', 'constructor', 'prototype'];
const NESTED = '['.repeat(100_000) + ']'.repeat(100_000);

const MAKERS: Readonly<Record<string, (text: string, draw: Draw) => Uint8Array>> = {
  'nothing changed': bytesOf,
  'laid out anew': (text) => json(JSON.parse(text)),
  'a compressed file, whole': (text) => gzipSync(text),
  'a flipped bit': (text, draw) => flipped(bytesOf(text), draw),
  'a flipped bit in a compressed file': (text, draw) => flipped(gzipSync(text), draw),
  'cut off': (text, draw) => bytesOf(text.slice(0, draw(text.length))),
  'a compressed file cut off': (text, draw) => cut(gzipSync(text), draw),
  'a piece missing': (text, draw) => without(bytesOf(text), draw),
  'something behind the end': (text, draw) => bytesOf(text + pick(['}', '{}', ' ', '\0', 'x'], draw)),
  'two compressed files in one': (text) => Buffer.concat([gzipSync(text), gzipSync(text)]),
  'another kind of file': (_text, draw) => pick(STRANGERS, draw),
  'a bomb': (_text, draw) => pick(bombs(), draw),
  'a value of another type': sealed((content, draw) => change(content, draw, () => pick(ODD_VALUES, draw))),
  'a value gone': sealed((content, draw) => change(content, draw, () => undefined)),
  'a number no phone can hold': withNumber,
  'a key that pollutes': polluted,
  'nesting without end': (text) => edited(text, '"body": {', `"body": ${NESTED}, "x": {`),
  'nesting inside a row': forged((rows, draw) => (pick(rows, draw).body = NESTED)),
  'a key that pollutes inside a row': forged((rows, draw) => {
    pick(rows, draw).body = `{"${pick(BAD_KEYS, draw)}":{"admin":true}}`;
  }),
  'a row that is no JSON': forged((rows, draw) => (pick(rows, draw).body = pick(['', '{', 'nul', '"'], draw))),
  'an edited row': sealed((content, draw) => {
    const row = pick(pick(content.battles, draw).rows, draw);
    row.body = String(row.body).replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  }),
  'an edited row, forged to the last seal': forged((rows, draw) => {
    const row = pick(rows, draw);
    row.body = String(row.body).replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  }),
  'an edited document, not sealed again': (text) => edited(text, 'United', 'Divided'),
  'an edited name, not sealed again': (text) => edited(text, 'Battle of', 'Defeat of'),
  'rows in another order': sealed(({ battles }, draw) => pick(battles, draw).rows.reverse()),
  'a row twice': sealed(({ battles }, draw) => {
    const { rows } = pick(battles, draw);
    rows.push(pick(rows, draw));
  }),
  'a row gone': sealed(({ battles }, draw) => {
    const { rows } = pick(battles, draw);
    rows.splice(draw(rows.length), 1);
  }),
  'numbers of rows forged': forged((rows, draw) => (pick(rows, draw).seq = pick([0, -1, 1.5, 2 ** 53, '2'], draw))),
  'rows of a later version': forged((rows, draw) => (pick(rows, draw).version = LOG_VERSION + 1 + draw(9))),
  'another version': sealed((content, draw) => (content.version = pick([0, 1, 3, 99, -2, 1.5, '2', null], draw))),
  'another format': sealed((content, draw) => (content.format = pick(['', 'z-flag', null, 2], draw))),
  'a key nobody knows': sealed((content, draw) => (pick<Item>([content, ...content.battles], draw).surprise = 1)),
  'a document twice': sealed(({ documents }, draw) => documents.push(pick(documents, draw))),
  'a battle twice': sealed(({ battles }, draw) => battles.push(pick(battles, draw))),
  'dice that were never thrown': entries((entry, draw) => {
    if ('appDice' in entry) entry.appDice = pick([1e3, 1e9, 2 ** 53, -1, 0.5], draw);
  }),
  'faces no die has': entries((entry, draw) => {
    const text = JSON.stringify(entry).replace(/"face":\d/, `"face":${pick([0, 7, -1, 1.5, 1e9, '"6"'], draw)}`);
    return JSON.parse(text);
  }),
  'a set-up nobody can read': forged(([first], draw) => {
    const begun = JSON.parse(String(first?.body));
    first!.body = JSON.stringify({ ...begun, setup: pick([null, [], {}, 'x', { limit: 'x' }, { sides: {} }], draw) });
  }),
  'a set-up with odd values': forged(([first], draw) => {
    const begun = JSON.parse(String(first?.body));
    change(begun.setup, draw, () => pick(ODD_VALUES, draw));
    first!.body = JSON.stringify(begun);
  }),
  'ships of the same id': forged(([first]) => {
    first!.body = String(first?.body).replaceAll(/"id":"(?:varyag|korietz|asama)"/g, '"id":"naniwa"');
  }),
  'a seed nobody has': forged(([first], draw) => {
    const seed = pick(['x', '', 'F'.repeat(32), '0'.repeat(33), 0.5, 1e308, -1, null], draw);
    first!.body = JSON.stringify({ ...JSON.parse(String(first?.body)), seed });
  }),
  'no beginning': forged((rows, draw) => (rows[0]!.body = pick(rows.slice(1), draw).body)),
  'a book nobody has': sealed(({ battles }, draw) => (pick(battles, draw).book = pick(['tide', 'Togo', ' '], draw))),
  'the book of another battle': sealed(({ battles }, draw) => {
    pick(battles, draw).book = pick(['togo', 'togo-quick', 'toy'], draw);
  }),
  'seals that do not hold': sealed(({ battles }, draw) => {
    pick(pick(battles, draw).rows, draw).chain = pick(['', '0'.repeat(32), 'x'], draw);
  }),
  'damage that is owned up to': sealed(({ battles }, draw) => {
    const battle = pick(battles, draw);
    const at = 1 + draw(battle.rows.length - 1);
    const row = battle.rows[at]!;
    row.body = pick(['{', String(row.body).slice(0, 40), '{"type":"v1.Acted"}', String(row.body)], draw);
    row.chain = '0'.repeat(32);
    battle.brokenAt = row.seq;
  }),
  'entries out of place': forged((rows, draw) => {
    const actions = pick([[1], [2], [2 ** 40], [0], [5, 3], []], draw);
    const strays = [rows[0]!.body, ...['v1.Retracted', 'v1.Restored'].map((type) => JSON.stringify({ type, actions }))];
    pick(rows.slice(1), draw).body = pick(strays, draw);
  }),
  'events in another order': forged((rows, draw) => {
    const [a, b] = [pick(rows.slice(1), draw), pick(rows.slice(1), draw)];
    [a.body, b.body] = [b.body, a.body];
  }),
  'an event gone': forged((rows, draw) => {
    rows.splice(1 + draw(rows.length - 1), 1 + draw(20));
    for (const [place, row] of rows.entries()) row.action = Math.min(Number(row.action), (row.seq = place + 1));
  }),
  'actions cut in two': forged((rows, draw) => {
    const row = pick(rows, draw);
    row.action = pick([1, Number(row.seq), Math.max(1, Number(row.seq) - 1)], draw);
  }),
  'events with odd values': entries((entry, draw) => {
    if (entry.type === 'v1.Happened') change(entry, draw, () => pick([...ODD_VALUES, 1e300, -1e9, 'nobody'], draw));
  }),
  'events of another version': entries((entry, draw) => {
    if (entry.type === 'v1.Happened') entry.bookVersion = pick([0, 1, 99, 2 ** 53], draw);
  }),
  'events nobody knows': entries((entry) => {
    if (entry.type === 'v1.Happened') entry.event = { type: 'Boarded', by: 'pirates' };
  }),
  'events nested': entries((entry, draw) => {
    if (entry.type === 'v1.Happened') entry.event = nested(50);
    else entry.command = nested(2 + draw(50));
  }),
  'names without end': sealed((content, draw) => {
    const name = pick(
      ['Kasuga '.repeat(500), 'W'.repeat(4096), '🚢'.repeat(200), '\u0301'.repeat(300), '\n'.repeat(99)],
      draw,
    );
    pick(content.battles, draw).name = name;
    for (const { body } of content.documents) if (draw(2) === 0) (body as Item).name = name;
  }),
  'a strip that is none': sealed(({ battles }, draw) => {
    const command = { type: 'roll', dice: 3 };
    const dice = { first: { dice: [{ face: 3, source: 'app' }] } };
    const strips = [{}, [], 7, { command }, { command, dice, override: false, appDice: 1e15 }, { command, dice: 7 }];
    const body = pick([...strips.map((strip) => JSON.stringify(strip)), '{', ''], draw);
    pick(battles, draw).drafts = [{ curtain: 'public', body, updatedAt: '' }];
  }),
  'a strip of another battle': sealed(({ battles }, draw) => {
    const drafts = battles.map((battle) => battle.drafts as unknown[]).find((all) => all.length > 0);
    pick(battles, draw).drafts = drafts;
  }),
  'a million keys': (_text, draw) => bytesOf(millionKeys(draw(2) === 0)),
  'a row without end': forged((rows, draw) => {
    pick(rows, draw).body = JSON.stringify({ type: 'v1.Reseeded', seed: 7, more: 'x'.repeat(6_000_000) });
  }),
  'version 1, documents only': (text) => {
    const { format, exportedAt, documents } = JSON.parse(text);
    return json({ format, version: 1, exportedAt, documents });
  },
};

const STRANGERS: readonly Uint8Array[] = [
  new Uint8Array(),
  bytesOf('<!doctype html><title>404</title>'),
  bytesOf('[]'),
  bytesOf('{}'),
  bytesOf('null'),
  bytesOf('{"format":"z-flag-export"}'),
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Uint8Array.from([0x1f, 0x8b]),
  gzipSync('not ours'),
];

/** An honest bomb, one that lies about its size, and one in many small parts. Made once: packing them is the costly part. */
let packed: readonly Uint8Array[] | null = null;
function bombs(): readonly Uint8Array[] {
  if (packed) return packed;
  const honest = gzipSync(Buffer.alloc(160 * 1024 * 1024, ' '));
  const lying = Uint8Array.from(honest);
  lying.set([16, 0, 0, 0], lying.length - 4);
  const lyingLess = Uint8Array.from(honest);
  lyingLess.set([0, 0, 0, 8], lyingLess.length - 4);
  packed = [honest, lying, lyingLess, Buffer.concat(Array.from({ length: 500 }, () => gzipSync(' ')))];
  return packed;
}

function flipped(bytes: Uint8Array, draw: Draw): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = draw(copy.length);
  copy[at] = (copy[at] ?? 0) ^ (1 << draw(8));
  return copy;
}

const cut = (bytes: Uint8Array, draw: Draw): Uint8Array => Uint8Array.from(bytes).slice(0, draw(bytes.length));

function without(bytes: Uint8Array, draw: Draw): Uint8Array {
  const from = draw(bytes.length);
  return Uint8Array.from([...bytes.slice(0, from), ...bytes.slice(from + 1 + draw(40))]);
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** In one object, or a few in each of many. */
function millionKeys(inOne: boolean): string {
  const body = inOne
    ? `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join(',')}}`
    : `[${'{"a":1,"b":2,"c":3,"d":4},'.repeat(250_000)}0]`;
  return `{"format":"z-flag-export","version":1,"exportedAt":"","documents":[{"kind":"fleet","id":"a","updatedAt":"","body":${body}}]}`;
}

/** Puts something else in the place of one value, anywhere in the content; `undefined` takes it away. */
function change(content: object, draw: Draw, value: () => unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (node: object) => {
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key]);
      if (typeof child === 'object' && child !== null) visit(child);
    }
  };
  visit(content);
  const [node, key] = pick(places, draw);
  const replacement = value();
  if (replacement !== undefined) node[key] = replacement;
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete node[key];
}

function withNumber(text: string, draw: Draw): Uint8Array {
  const places = [...text.matchAll(/: (\d+)/g)];
  const place = pick(places, draw);
  const at = place.index + 2;
  return bytesOf(text.slice(0, at) + pick(TEXTS_FOR_NUMBERS, draw) + text.slice(at + (place[1]?.length ?? 0)));
}

/** As text: an object with such a key cannot be built by assigning to it, which is the very danger. */
function polluted(text: string, draw: Draw): Uint8Array {
  const places = [...text.matchAll(/\{(?=\n)/g)].map(({ index }) => index + 1);
  const at = pick(places, draw);
  return bytesOf(`${text.slice(0, at)}"${pick(BAD_KEYS, draw)}":{"polluted":true},${text.slice(at)}`);
}

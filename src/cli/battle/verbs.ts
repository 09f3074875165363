import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { loadBooks } from '@/game/books';
import type { Entry } from '@/game/entry';
import { backBeforeDamage, backTo, redo, undo, type UndoRefusal } from '@/game/undo';
import { err, ok, type Result } from '@/lib/result';
import { append, createBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { readRows } from '@/store/db/event-log';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { importTransfer } from '@/store/transfer/import-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { openById } from './database';
import { required, wholeNumber, type Options } from './options';
import { type NewBattle, scenarioBattle } from './scenario-battle';
import { mukdenCampaignBy } from './mukden-campaign';
import { redSunCampaignBy } from './red-sun-campaign';
import { tideCampaignBy } from './tide-campaign';
import { tsushimaCampaignBy } from './tsushima-campaign';
import { verify } from '@/store/verify';

export const now = (): string => new Date().toISOString();

export type Print = (line: object) => Promise<void>;

/** What a verb came to: done, a check that failed, or a sentence on what was wrong with the call. */
export type Outcome = Result<'done' | 'failed', string>;
export type Verb = (db: Driver, options: Options, print: Print) => Promise<Outcome>;

/** Begins a battle or a campaign in the database. */
export async function begin(
  db: Driver,
  options: Options,
  variety: { readonly varied: boolean } = { varied: false },
): Promise<Result<OpenBattle<unknown>, string>> {
  const made = chosenBattle(options, variety);
  if (!made.ok) return made;
  const { seed } = made.value;
  const id = options.battle ?? randomUUID();
  const taken = await db.get('SELECT id FROM battles WHERE id = ?', [id]);
  if (taken) return err(`there is a battle ${id} already`);
  const created = await createBattle(
    db,
    made.value.book,
    { id, seed, name: made.value.name, setup: made.value.setup },
    now(),
  );
  return created.ok ? created : err(`the scenario cannot be set up: ${created.error}`);
}

/** The books of the command line, each with what it begins: a scenario that it names, or the one campaign it has. */
const BOOKS = {
  togo: scenarioBattle,
  tide: (_: string, seed: number, variety: { readonly varied: boolean }) => tideCampaignBy(seed, variety),
  tsushima: tsushimaCampaignBy,
  'red-sun': (_: string, seed: number, variety: { readonly varied: boolean }) => redSunCampaignBy(seed, variety),
  mukden: (_: string, seed: number, variety: { readonly varied: boolean }) => mukdenCampaignBy(seed, variety),
} as const;
/** Books with one campaign and no scenarios. */
const WITHOUT_SCENARIOS: readonly string[] = ['tide', 'red-sun', 'mukden'];
const isBook = (book: string): book is keyof typeof BOOKS => Object.hasOwn(BOOKS, book);

/** A scenario of Togo or Tsushima, or the campaign of a book that has one. */
function chosenBattle(
  { book = 'togo', scenario, ...options }: Options,
  variety: { readonly varied: boolean },
): Result<NewBattle & { readonly seed: number }, string> {
  if (!isBook(book)) return err(`--book takes ${Object.keys(BOOKS).join('|')}`);
  const isSingle = WITHOUT_SCENARIOS.includes(book);
  if (isSingle && scenario !== undefined) return err('--scenario belongs to togo and tsushima');
  const id = isSingle ? ok('') : required(scenario, 'scenario');
  if (!id.ok) return id;
  const seed = wholeNumber(options.seed, 'seed');
  if (!seed.ok) return seed;
  const made = BOOKS[book](id.value, seed.value, variety);
  return made ? ok({ ...made, seed: seed.value }) : err(`there is no scenario ${id.value}`);
}

export const VERBS: Readonly<Record<string, Verb>> = {
  async new(db, options, print) {
    const open = await begin(db, options);
    if (!open.ok) return open;
    await print({ battle: open.value.id, seq: open.value.battle.seq });
    return ok('done');
  },

  async state(db, options, print) {
    const open = await wanted(db, options);
    if (!open.ok) return open;
    const { id, book, battle } = open.value;
    const viewer = options.as ?? 'public';
    if (![...book.sides, 'public', 'umpire'].includes(viewer)) {
      return err(`--as takes ${[...book.sides, 'public', 'umpire'].join('|')}`);
    }
    const { state, seq } = battle;
    await print({ battle: id, seq, state: book.view(state, viewer), owed: book.owed(state, viewer) });
    return ok('done');
  },

  async log(db, options, print) {
    const where = options.battle === undefined ? [] : [options.battle];
    const ids = await db.all<{ id: string }>(
      `SELECT id FROM battles ${where.length > 0 ? 'WHERE id = ?' : ''} ORDER BY id`,
      where,
    );
    if (options.battle !== undefined && ids.length === 0) return err(`there is no battle ${options.battle}`);
    for (const { id } of ids) {
      for (const { seq, action, at, body } of await readRows(db, id))
        await print({ battle: id, seq, action, at, event: readable(body) });
    }
    return ok('done');
  },

  undo: (db, options, print) => retract(db, options, print, undo),
  redo: (db, options, print) => retract(db, options, print, redo),

  async back(db, options, print) {
    if (options.to === 'damage') return retract(db, options, print, backBeforeDamage);
    const seq = wholeNumber(options.to, 'to', 1);
    return seq.ok ? retract(db, options, print, (battle) => backTo(battle, seq.value)) : seq;
  },

  async export(db, options, print) {
    const file = required(options.file, 'file');
    if (!file.ok) return file;
    if (options.battle !== undefined) {
      const open = await openById(db, options.battle);
      if (!open.ok) return open;
    }
    const selection = options.battle === undefined ? 'everything' : { battles: [options.battle] };
    const transfer = await collectTransfer(db, selection, now());
    writeFileSync(file.value, writeTransfer(transfer));
    await print({ ok: true, battles: transfer.battles.length, documents: transfer.documents.length });
    return ok('done');
  },

  async import(db, options, print) {
    const file = required(options.file, 'file');
    if (!file.ok) return file;
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(file.value);
    } catch {
      return err(`${file.value} cannot be read`);
    }
    const read = readTransfer(bytes, { bookOf: await loadBooks() });
    if (!read.ok) {
      await print({ ok: false, refused: read.error.code, data: read.error });
      return ok('failed');
    }
    // A conflict nobody decided is left alone: a script never overwrites.
    const imported = await importTransfer(db, read.value, new Map(), {
      at: now(),
      newId: randomUUID,
      nameCopy: (name) => name,
    });
    // A battle that cannot be opened here is named and left in the file.
    const leftOut = read.value.unusable.map(({ name, fault }) => ({ name, ...fault }));
    await print({ ok: true, imported, ...(leftOut.length > 0 && { leftOut }) });
    return ok('done');
  },

  async verify(db, _options, print) {
    const verdict = await verify(db);
    await print(verdict);
    return ok(verdict.ok ? 'done' : 'failed');
  },
};

async function wanted(db: Driver, options: Options): Promise<Result<OpenBattle<unknown>, string>> {
  const id = required(options.battle, 'battle');
  return id.ok ? openById(db, id.value) : id;
}

async function retract(
  db: Driver,
  options: Options,
  print: Print,
  way: (battle: OpenBattle<unknown>['battle']) => Result<Entry, UndoRefusal>,
): Promise<Outcome> {
  const open = await wanted(db, options);
  if (!open.ok) return open;
  const entry = way(open.value.battle);
  const written = entry.ok ? await append(db, open.value, [entry.value], now()) : entry;
  if (written.ok) await print({ ok: true, seq: written.value.battle.seq });
  else await print({ ok: false, refused: written.error, rule: null, data: {} });
  return ok(written.ok ? 'done' : 'failed');
}

/** A row as it is; one that cannot be read is shown as its text. */
function readable(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

import fc from 'fast-check';

import { bookOf } from '@/testing/books-with-toy';
import { dumpDatabase } from '@/testing/dump-database';
import { add, AT, fillToyDatabase, toyBattle, valueOf } from '@/testing/toy-database';
import { toyBook } from '@/testing/toy-book';

import { listBattles, markDeleted, openBattle } from '../battles';
import { getDocument, putDocument } from '../db/documents';
import type { Driver } from '../db/driver';
import { openExpoDriver } from '../db/driver.expo';
import { openNodeDriver } from '../db/driver.node';
import { firstBrokenLink, readRows } from '../db/event-log';
import { migrate } from '../db/migrate';
import { collectTransfer } from './collect-transfer';
import type { Transfer } from './format';
import { importTransfer, type Choice } from './import-transfer';
import { previewTransfer } from './preview-transfer';
import { readTransfer } from './read-transfer';
import { compressTransfer, writeTransfer } from './write-transfer';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const travelled = (transfer: Transfer): Transfer => valueOf(readTransfer(compressTransfer(transfer), { bookOf }));

describe.each([
  ['expo-sqlite', () => openExpoDriver(':memory:')],
  ['better-sqlite3', async () => openNodeDriver()],
])('a transfer on %s', (_name, openDriver) => {
  const opened: Driver[] = [];
  const empty = async (): Promise<Driver> => {
    const db = await openDriver();
    opened.push(db);
    await migrate(db);
    return db;
  };
  let ids = 0;
  const options = { at: AT, newId: () => `imported-${(ids += 1)}`, nameCopy: (name: string) => `${name} (copy)` };
  const take = (db: Driver, transfer: Transfer, choice?: Choice) => decided(db, transfer, () => choice);
  const decided = async (db: Driver, transfer: Transfer, choose: (key: string) => Choice | undefined) => {
    const items = await previewTransfer(db, transfer);
    const choices = items.flatMap(({ key }) => {
      const choice = choose(key);
      return choice ? [[key, choice] as const] : [];
    });
    return importTransfer(db, transfer, new Map(choices), options);
  };
  const everything = (db: Driver) => collectTransfer(db, 'everything', AT);
  const statuses = async (db: Driver, transfer: Transfer) =>
    (await previewTransfer(db, transfer)).map(({ status }) => status);

  let from: Driver;
  let to: Driver;
  beforeEach(async () => {
    from = await empty();
    to = await empty();
    await fillToyDatabase(from);
  });
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close();
  });

  test('brings everything to another phone, seals and unfinished strip included', async () => {
    const transfer = travelled(await everything(from));
    expect(await statuses(to, transfer)).toEqual(['new', 'new', 'new', 'new', 'new']);
    await take(to, transfer);
    expect(await everything(to)).toEqual(await everything(from));
    for (const { id } of await listBattles(to)) expect(firstBrokenLink(await readRows(to, id))).toBeNull();
    const before = valueOf(await openBattle(from, toyBook, 'tsushima'));
    const [battle] = (await listBattles(to)).filter(({ name }) => name === 'Battle of tsushima');
    const after = valueOf(await openBattle(to, toyBook, battle?.id ?? ''));
    expect(after).toEqual({ ...before, id: battle?.id });
    expect(Object.keys(after.drafts)).toEqual(['public', 'red']);
  });

  test('a long battle is opened from where reading its file led, and is the battle it was', async () => {
    const build = process.env.ZFLAG_RULES_BUILD;
    process.env.ZFLAG_RULES_BUILD = 'test';
    try {
      await toyBattle(from, 'long', Array<number>(150).fill(1));
      const transfer = travelled(await collectTransfer(from, { battles: ['long'] }, AT));
      expect(writeTransfer(transfer)).not.toContain('snapshot');
      const [imported] = await take(to, transfer);
      const opened = valueOf(await openBattle(to, toyBook, imported!.id));
      expect(opened.isWhole).toBe(false);
      const whole = valueOf(await openBattle(to, toyBook, imported!.id, { whole: true }));
      expect(opened.battle.state).toEqual(whole.battle.state);
      expect(opened.battle.actions).toEqual(whole.battle.actions.slice(-1));
    } finally {
      if (build === undefined) delete process.env.ZFLAG_RULES_BUILD;
      else process.env.ZFLAG_RULES_BUILD = build;
    }
  });

  test('the plain file and the compressed one say the same', async () => {
    const transfer = await everything(from);
    expect(valueOf(readTransfer(bytesOf(writeTransfer(transfer)), { bookOf }))).toEqual(transfer);
    expect(travelled(transfer)).toEqual(transfer);
  });

  test('export, import into an empty database, export again: the same content', async () => {
    const battle = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 6 });
    const document = fc.tuple(
      fc.constantFrom('fleet', 'ship'),
      fc.string({ minLength: 1 }),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const contents = fc.record({
      battles: fc.array(battle, { maxLength: 3 }),
      documents: fc.uniqueArray(document, { maxLength: 4, selector: ([kind, id]) => `${kind} ${id}` }),
    });
    await fc.assert(
      fc.asyncProperty(contents, async ({ battles, documents }) => {
        const [one, other] = [await empty(), await empty()];
        for (const [index, adding] of battles.entries()) await toyBattle(one, 'battle'.padEnd(index + 7, '+'), adding);
        for (const [kind, id, body] of documents) await putDocument(one, kind, id, body);
        const sent = await everything(one);
        const read = readTransfer(compressTransfer(sent), { bookOf });
        if (!read.ok) {
          // Names that no text column keeps, and keys that no object may have, stay out; a bad file changes nothing.
          expect(read.error).toMatchObject({ code: 'BAD_VALUE' });
          return;
        }
        await take(other, read.value);
        expect(inOrder(await everything(other))).toEqual(inOrder(sent));
      }),
      { numRuns: 30 },
    );
  });

  test('one battle or chosen documents travel alone', async () => {
    const battle = await collectTransfer(from, { battles: ['ulsan'] }, AT);
    expect([battle.documents, battle.battles.map(({ name }) => name)]).toEqual([[], ['Battle of ulsan']]);
    const fleet = await collectTransfer(from, { documents: [{ kind: 'fleet', id: 'united' }] }, AT);
    expect([fleet.documents.map(({ id }) => id), fleet.battles]).toEqual([['united'], []]);
  });

  test('what is here already is left alone, whatever it is called here', async () => {
    const transfer = await everything(from);
    await from.run("UPDATE battles SET name = 'The day battle' WHERE id = 'tsushima'");
    const before = await dumpDatabase(from);
    expect(new Set(await statuses(from, transfer))).toEqual(new Set(['identical']));
    expect(await take(from, transfer, 'replace')).toEqual([]);
    expect(await dumpDatabase(from)).toBe(before);
  });

  test('what was deleted here comes back as a new battle', async () => {
    const transfer = await collectTransfer(from, { battles: ['ulsan'] }, AT);
    await markDeleted(from, 'ulsan', AT);
    expect(await statuses(from, transfer)).toEqual(['new']);
    await take(from, transfer);
    expect((await listBattles(from)).map(({ name }) => name)).toContain('Battle of ulsan');
  });

  describe('a battle that went on', () => {
    let sent: Transfer;
    let here: string;
    const conflict = async () => {
      const [item] = await previewTransfer(to, sent);
      return item?.type === 'battle' ? item : null;
    };
    beforeEach(async () => {
      await take(to, travelled(await collectTransfer(from, { battles: ['ulsan'] }, AT)));
      here = (await listBattles(to))[0]?.id ?? '';
      await add(from, valueOf(await openBattle(from, toyBook, 'ulsan')), 7);
      sent = travelled(await collectTransfer(from, { battles: ['ulsan'] }, AT));
    });

    test('in the file is a conflict that says which has more', async () => {
      expect(await conflict()).toMatchObject({ status: 'conflict', entries: 5, here: { entries: 3, shared: 3 } });
      await add(to, valueOf(await openBattle(to, toyBook, here)), 9);
      expect(await conflict()).toMatchObject({ status: 'conflict', here: { id: here, entries: 5, shared: 3 } });
    });

    test('is left alone until somebody decides', async () => {
      const before = await dumpDatabase(to);
      expect(await take(to, sent)).toEqual([]);
      expect(await take(to, sent, 'skip')).toEqual([]);
      expect(await dumpDatabase(to)).toBe(before);
    });

    test('is kept beside the one here, under a name that tells them apart, and only once', async () => {
      await take(to, sent, 'both');
      expect((await listBattles(to)).map(({ name }) => name).sort()).toEqual([
        'Battle of ulsan',
        'Battle of ulsan (copy)',
      ]);
      expect(await statuses(to, sent)).toEqual(['identical']);
    });

    test('replaces the one here, whose rows stay in the log and which can be brought back', async () => {
      const rows = await readRows(to, here);
      const [done] = await take(to, sent, 'replace');
      expect(done).toMatchObject({ type: 'battle', replaced: here });
      expect((await listBattles(to)).map(({ id }) => id)).toEqual([done?.id]);
      expect(await readRows(to, here)).toEqual(rows);
      await markDeleted(to, here, null);
      expect(await listBattles(to)).toHaveLength(2);
    });
  });

  test('documents: keep both, replace, or leave', async () => {
    const fleet = { documents: [{ kind: 'fleet', id: 'united' }] };
    const sent = await collectTransfer(from, fleet, AT);
    await putDocument(to, 'fleet', 'united', { name: 'Mine' });
    expect(await statuses(to, sent)).toEqual(['conflict']);
    await take(to, sent, 'skip');
    expect(await getDocument(to, 'fleet', 'united')).toEqual({ name: 'Mine' });
    const [both] = await take(to, sent, 'both');
    expect(await getDocument(to, 'fleet', 'united')).toEqual({ name: 'Mine' });
    expect(await getDocument(to, 'fleet', both?.id ?? '')).toMatchObject({ name: 'United Squadron' });
    await take(to, sent, 'replace');
    expect(await getDocument(to, 'fleet', 'united')).toMatchObject({ name: 'United Squadron' });
  });

  test('there is only one set of settings: it is replaced or left, never doubled', async () => {
    const sent = await collectTransfer(from, { documents: [{ kind: 'settings', id: 'device' }] }, AT);
    await putDocument(to, 'settings', 'device', { theme: 'day' });
    expect(await take(to, sent, 'both')).toEqual([]);
    await take(to, sent, 'replace');
    expect(await getDocument(to, 'settings', 'device')).toMatchObject({ theme: 'night' });
  });

  test('an import that fails half-way leaves nothing', async () => {
    const transfer = await everything(from);
    const before = await dumpDatabase(to);
    const always = { ...options, newId: () => 'the same id twice' };
    await expect(importTransfer(to, transfer, new Map(), always)).rejects.toThrow();
    expect(await dumpDatabase(to)).toBe(before);
  });

  test('a battle that is damaged here travels with its damage, and costs nobody the rest', async () => {
    await from.run(`UPDATE log SET body = '{"type":"v1.Hap' WHERE battle = 'tsushima' AND seq = 5`);
    const transfer = travelled(await everything(from));
    expect((await previewTransfer(to, transfer)).map((item) => item.type === 'battle' && item.isDamaged)).toEqual(
      transfer.battles.map(({ brokenAt }) => brokenAt === 5).concat([false, false, false]),
    );
    await take(to, transfer);
    expect(await everything(to)).toEqual(await everything(from));
  });

  test('a long log comes over whole', async () => {
    const open = await toyBattle(
      from,
      'long',
      Array.from({ length: 130 }, (_, by) => by),
    );
    await take(to, travelled(await collectTransfer(from, { battles: ['long'] }, AT)));
    expect(await readRows(to, (await listBattles(to))[0]?.id ?? '')).toHaveLength(open.battle.seq);
  });
});

/** Battles changed at the same moment are listed by id, and ids are new on every phone. */
const inOrder = ({ battles, ...rest }: Transfer) => ({
  ...rest,
  battles: [...battles].sort((a, b) => (a.name < b.name ? -1 : 1)),
});

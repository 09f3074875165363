import { newDraft, rollAppDice } from '@/game/act';
import type { Entry } from '@/game/entry';
import { undo } from '@/game/undo';
import { append, createBattle, type OpenBattle } from '@/store/battles';
import { putDocument } from '@/store/db/documents';
import type { Driver } from '@/store/db/driver';
import { saveDraft } from '@/store/drafts';

import { toyBook, type ToyState } from './toy-book';

export const AT = '1905-05-27T13:55:00.000Z';

export function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

type Toy = OpenBattle<ToyState>;

/** A battle of the toy book on disk, with as many actions as numbers are given. */
export async function toyBattle(db: Driver, id: string, adding: readonly number[]): Promise<Toy> {
  const setup = { id, name: `Battle of ${id}`, seed: id.length, setup: { limit: 1e6 } };
  let open: Toy = valueOf(await createBattle(db, toyBook, setup, AT));
  for (const by of adding) open = await add(db, open, by);
  return open;
}

export const add = async (db: Driver, open: Toy, by: number): Promise<Toy> =>
  valueOf(await append(db, open, added(by), AT));

const added = (by: number): Entry[] => [
  { type: 'v1.Acted', command: { type: 'add', by }, dice: {}, override: false, appDice: 0, roll: null, attempt: 1 },
  { type: 'v1.Happened', bookVersion: toyBook.version, event: { type: 'added', by } },
];

/** A little of everything an export can hold: battles with undo, strips on the table and behind a curtain, documents with odd letters. */
export async function fillToyDatabase(db: Driver): Promise<void> {
  const first = await toyBattle(db, 'tsushima', [1, 2, 4]);
  const undone = valueOf(await append(db, first, [valueOf(undo(first.battle))], AT));
  const draft = newDraft({ type: 'roll', dice: 3 });
  const rolled = valueOf(rollAppDice(toyBook, undone.battle, draft, { untilDone: false }));
  await saveDraft(db, 'tsushima', rolled, AT);
  await saveDraft(db, 'tsushima', newDraft({ type: 'roll', dice: 2, of: 'red' }), AT, 'red');
  await toyBattle(db, 'ulsan', [5]);
  await putSomeDocuments(db);
}

export async function putSomeDocuments(db: Driver): Promise<void> {
  await putDocument(db, 'fleet', 'united', { name: 'United Squadron', ships: ['Mikasa', 'Асама', '敷島'] });
  await putDocument(db, 'fleet', 'arthur', { name: 'Port Arthur', ships: [], notes: { guns: [12, 6.5, null, true] } });
  await putDocument(db, 'settings', 'device', { theme: 'night', textScale: 1.2 });
}

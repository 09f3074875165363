import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { freeName } from '@/lib/name';
import { err, ok, type Result } from '@/lib/result';
import type { Json, Tagged } from '@/rules/rulebook';
import { loadBattles, useBattles } from '@/store/battle-list';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { addToLog, openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

import { chooseDice } from './dice-mode';
import { setGuide } from './guide/use-guide';

export interface NewGame {
  /** Two games of one name are hard to tell apart in a list: the second gets a number. */
  readonly name: string;
  readonly setup: Json;
  /** Carried out before the players take over; none of them rolls dice. */
  readonly opening?: readonly Tagged[];
  /** For beginners: the guide is open, and the phone rolls the dice. */
  readonly hasGuide?: boolean;
}

export type StartRefusal = { readonly code: 'NOT_TAKEN'; readonly field: string } | { readonly code: 'NOT_SAVED' };

/** On disk, open, and its id: then the game's own screen takes over. */
export async function startGame(
  book: Book<unknown> | null,
  { name: wanted, setup, opening = [], hasGuide = false }: NewGame,
): Promise<Result<string, StartRefusal>> {
  const db = currentDatabase();
  if (!db || !book) return err({ code: 'NOT_SAVED' });
  const parsed = book.parse.setup(setup);
  if (!parsed.ok) return err({ code: 'NOT_TAKEN', field: parsed.error.field });
  await loadBattles().catch(() => undefined);
  const name = freeName(wanted, useBattles.getState().battles?.map((battle) => battle.name) ?? []);
  const id = newId();
  try {
    // First: a game that a kill leaves behind is not left without it.
    if (hasGuide) {
      await setGuide(id, true);
      await chooseDice(id, 'app');
    }
    const created = await createBattle(db, book, { id, name, seed: randomSeed(), setup }, new Date().toISOString());
    if (!created.ok) return err({ code: 'NOT_TAKEN', field: '' });
    for (const command of opening) {
      const added = await addToLog(db, book, id, newDraft(command as unknown as Json));
      if (!added.ok) return err({ code: 'NOT_TAKEN', field: command.type });
    }
    await openSession(db, book, id);
    return ok(id);
  } catch {
    return err({ code: 'NOT_SAVED' });
  }
}

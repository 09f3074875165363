import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import { err, ok, type Result } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import { togoBattle } from '@/rules/togo/index';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { commitDraft, openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

import { dealDecks } from './decks';
import { makeSetup } from './make-setup';
import type { Drawn, Plan, Shelf } from './plan';

const BOOK = togoBattle as Book<unknown>;

export type StartRefusal = { readonly code: 'NOT_TAKEN'; readonly field: string } | { readonly code: 'NOT_SAVED' };

/** On disk, open, and its id: then the battle's own screen takes over. */
export async function startBattle(
  plan: Plan,
  drawn: Drawn,
  shelf: Shelf,
  name: string,
): Promise<Result<string, StartRefusal>> {
  const db = currentDatabase();
  if (!db) return err({ code: 'NOT_SAVED' });
  const pick = picker(randomSeed());
  const dealt = dealDecks(plan.decks, shelf, (items) => shuffled(items, pick));
  const setup = dealt && makeSetup(plan, drawn, shelf, { name, pick, dealt });
  const parsed = setup && BOOK.parse.setup(setup);
  if (!parsed?.ok) return err({ code: 'NOT_TAKEN', field: parsed?.error.field ?? '' });
  const id = newId();
  try {
    // Another seed than the shuffle's: who has seen the cards must not know the dice.
    const battle = { id, name, seed: randomSeed(), setup: setup as unknown as Json };
    const created = await createBattle(db, BOOK, battle, new Date().toISOString());
    if (!created.ok) return err({ code: 'NOT_TAKEN', field: '' });
    await openSession(db, BOOK, id);
    // An order like any other: it deals the counters their berths, and without it the battle is only not plotted.
    if (plan.plotted) await commitDraft(newDraft({ type: 'keepPlot', on: true, from: 'known' }));
    return ok(id);
  } catch {
    return err({ code: 'NOT_SAVED' });
  }
}

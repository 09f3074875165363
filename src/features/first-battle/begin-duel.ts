import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import { houseCardWords } from '@/messages/house-card-words';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { cardFinder, duelSetup, togoBattle } from '@/rules/togo/index';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

const BOOK = togoBattle as Book<unknown>;

/** On disk and open, and its id; null when this device could not keep it. */
export async function beginDuel(name: string): Promise<string | null> {
  const db = currentDatabase();
  if (!db) return null;
  const id = newId();
  const pick = picker(randomSeed());
  const setup = duelSetup(name, {
    find: cardFinder(new Map(), houseCardWords),
    dummy: t('newBattle.cards.blank'),
    shuffle: (items) => shuffled(items, pick),
  });
  try {
    // Another seed than the shuffle's: who has seen the cards must not know the dice.
    const battle = { id, name, seed: randomSeed(), setup: setup as unknown as Json };
    const created = await createBattle(db, BOOK, battle, new Date().toISOString());
    if (!created.ok) return null;
    await openSession(db, BOOK, id);
    return id;
  } catch {
    return null;
  }
}

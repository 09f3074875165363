import { loadBook } from '@/game/books';
import { listBattles } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { readStory } from '@/store/story';

import { companionOf } from '../companions';
import type { ServiceEntry } from './service';

/** A ship's part in one battle or campaign. */
export interface Served extends ServiceEntry {
  readonly battle: string;
  readonly battleName: string;
}

interface Ways {
  readonly pause: () => Promise<void>;
  readonly isCancelled: () => boolean;
}

/** What was read before, as long as the battle is as it was then: a ship's page costs what is new. It may vanish. */
const read = new Map<string, { readonly updatedAt: string | null; readonly served: readonly ServiceEntry[] }>();

/** Every ship in every battle and campaign on this device that is not deleted. Null when nobody wants it any more. */
export async function gatherService(db: Driver, { pause, isCancelled }: Ways): Promise<readonly Served[] | null> {
  const all: Served[] = [];
  for (const { id, name, book, updatedAt } of await listBattles(db)) {
    await pause();
    if (isCancelled()) return null;
    const known = read.get(id);
    const isAsItWas = known !== undefined && known.updatedAt === updatedAt;
    // One that cannot be read costs itself, not the others, and is tried again when somebody looks the next time.
    const served = isAsItWas ? known.served : await serviceIn(db, id, book, pause).catch(() => null);
    if (served === null) continue;
    read.set(id, { updatedAt, served });
    all.push(...served.map((entry) => ({ ...entry, battle: id, battleName: name })));
  }
  return all;
}

async function serviceIn(db: Driver, id: string, book: string, pause: () => Promise<void>) {
  const rules = await loadBook(book);
  const service = (await companionOf(book))?.service;
  if (!rules || !service) return [];
  const { battle, items } = await readStory(db, rules, id, pause);
  // Who never fired, was never hit and is still afloat was only there.
  return battle === null ? [] : service(items, battle).filter(({ name }) => name !== '');
}

import { newDraft } from '@/game/act';
import { type Homecoming, tideHome, tsushimaHome } from '@/rules/bridge/index';
import type { Json } from '@/rules/rulebook';
import { loadBattles } from '@/store/battle-list';
import { addToLog, type Failure } from '@/store/session';
import { currentDatabase } from '@/store/storage';

import type { Home } from './use-home-port';

/** One action in the log of the campaign. Null when it is on disk. */
export async function bringHome(
  { book, campaign, link, rules }: Home,
  battle: string,
  ships: readonly Homecoming[],
  options: { readonly override: boolean },
): Promise<Failure | null> {
  const db = currentDatabase();
  if (!db) return { type: 'store', code: 'NOT_OPEN' };
  const command = book === 'tsushima' ? tsushimaHome(battle, link, ships) : tideHome(battle, ships);
  const added = await addToLog(db, rules, campaign, newDraft(command as unknown as Json, options));
  if (added.ok) await loadBattles().catch(() => undefined);
  return added.ok ? null : added.error;
}

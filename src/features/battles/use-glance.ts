import { useEffect } from 'react';

import { type Glance, glanceAt, knownGlance, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

/** Where a battle stands; null until it has been looked into. Only rows on screen ask. */
export function useGlance(battle: StoredBattle): Glance | null {
  const glance = useBattles((state) => knownGlance(state, battle));
  useEffect(() => {
    if (!glance) void glanceAt(battle).catch(() => undefined);
  }, [battle, glance]);
  return glance;
}

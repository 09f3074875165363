import { useEffect } from 'react';

import { type Preview, knownPreview, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

import { loadWordedPreview } from '../companions';

/** Where a battle stands; null until it has been looked into. Only rows on screen ask. */
export function usePreview(battle: StoredBattle): Preview | null {
  const glance = useBattles((state) => knownPreview(state, battle));
  useEffect(() => {
    if (!glance) void loadWordedPreview(battle).catch(() => undefined);
  }, [battle, glance]);
  return glance;
}

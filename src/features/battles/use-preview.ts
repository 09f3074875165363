import { useEffect } from 'react';

import { type Preview, loadPreview, knownPreview, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

/** Where a battle stands; null until it has been looked into. Only rows on screen ask. */
export function usePreview(battle: StoredBattle): Preview | null {
  const glance = useBattles((state) => knownPreview(state, battle));
  useEffect(() => {
    if (!glance) void loadPreview(battle).catch(() => undefined);
  }, [battle, glance]);
  return glance;
}

import { useEffect, useState } from 'react';

import { type Preview, knownPreview, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

import { loadWordedPreview } from '../companions';

const AGAIN_AFTER_MS = 1000;

/** Where a battle stands; null until it has been looked into. Only rows on screen ask, and a look that fails is tried again. */
export function usePreview(battle: StoredBattle): Preview | null {
  const glance = useBattles((state) => knownPreview(state, battle));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (glance) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOnScreen = true;
    loadWordedPreview(battle).catch(() => {
      if (isOnScreen) timer = setTimeout(() => setFailures((count) => count + 1), AGAIN_AFTER_MS);
    });
    return () => {
      isOnScreen = false;
      clearTimeout(timer);
    };
  }, [battle, glance, failures]);
  return glance;
}

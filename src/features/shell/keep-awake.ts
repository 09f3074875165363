import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';

const TAG = 'z-flag';

/** Nobody taps the phone while the ships are moved: during a battle it stays awake, if its owner wants that. */
export function useAwakeAtTheTable(): void {
  const wanted = useSettings(({ keepAwake }) => keepAwake);
  const isAtTheTable = useSession(({ open }) => open !== null);
  useScreenAwake(wanted && isAtTheTable);
}

/** The one doorway to the screen's sleep timer. */
function useScreenAwake(awake: boolean): void {
  useEffect(() => {
    if (!awake) return;
    // A browser refuses while the page is hidden or on low battery; the screen then dims as usual.
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => void deactivateKeepAwake(TAG).catch(() => undefined);
  }, [awake]);
}

import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'z-flag';

/** The one doorway to the screen's sleep timer. */
export function useScreenAwake(awake: boolean): void {
  useEffect(() => {
    if (!awake) return;
    // A browser refuses while the page is hidden or on low battery; the screen then dims as usual.
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => void deactivateKeepAwake(TAG).catch(() => undefined);
  }, [awake]);
}

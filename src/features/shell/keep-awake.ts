import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';

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
    inTurn(() => activateKeepAwakeAsync(TAG));
    // A browser lets the screen sleep again once another page or app was in front.
    const state = AppState.addEventListener('change', (now) => {
      if (now === 'active') inTurn(() => activateKeepAwakeAsync(TAG));
    });
    return () => {
      state.remove();
      inTurn(() => deactivateKeepAwake(TAG));
    };
  }, [awake]);
}

let last = Promise.resolve();

/** Letting go of what a browser is still to grant would leave the screen awake for good. */
function inTurn(work: () => Promise<void>): void {
  // A browser refuses while the page is hidden or on low battery; the screen then dims as usual.
  last = last.then(work).catch(() => undefined);
}

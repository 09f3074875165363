import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';
import { useEffect } from 'react';

const KEY = 'curtain';

/**
 * The one doorway to the system's protection of a screen: while raised, the app switcher shows no picture of it. Android
 * does so by refusing pictures of the window, iOS by a veil of its own; each phone refuses the other's way.
 */
export function useScreenShield(raised: boolean): void {
  useEffect(() => {
    if (!raised) return;
    preventScreenCaptureAsync(KEY).catch(refused);
    enableAppSwitcherProtectionAsync(1).catch(refused);
    return () => {
      allowScreenCaptureAsync(KEY).catch(refused);
      disableAppSwitcherProtectionAsync().catch(refused);
    };
  }, [raised]);
}

// The curtain falls as the app leaves the front in any case.
function refused() {}

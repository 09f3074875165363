import { useEffect, useEffectEvent } from 'react';
import { AppState } from 'react-native';

/** Calls back the moment the app is no longer in front: another app, the app switcher, a call, a locked screen. */
export function useLeft(watching: boolean, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!watching) return;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') left();
    });
    return () => subscription.remove();
  }, [watching]);
}

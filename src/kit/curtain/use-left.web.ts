import { useEffect, useEffectEvent } from 'react';

/** Calls back the moment the page is hidden, or put away where a browser may bring it back as it was. */
export function useLeft(watching: boolean, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!watching) return;
    const onHidden = () => {
      if (document.hidden) left();
    };
    const onAway = () => left();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onAway);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onAway);
    };
  }, [watching]);
}

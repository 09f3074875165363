import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { hasKeyboard } from '@/ui/keys';

/** In a browser a sheet lies outside the screen's own tree, and keys are touches too. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Calls back once nothing was touched for so long. Answers with what a touch has to call. */
export function useIdle(watching: boolean, afterMs: number, onIdle: () => void): () => void {
  const renew = useRef(nothing);
  const idle = useEffectEvent(onIdle);

  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), afterMs);
    };
    touched();
    renew.current = touched;
    if (hasKeyboard()) for (const sign of SIGNS) document.addEventListener(sign, touched, true);
    return () => {
      clearTimeout(timer);
      renew.current = nothing;
      if (hasKeyboard()) for (const sign of SIGNS) document.removeEventListener(sign, touched, true);
    };
  }, [watching, afterMs]);

  return useCallback(() => renew.current(), []);
}

function nothing() {}

import { useEffect, useEffectEvent, useState } from 'react';

import { useTheme } from '@/ui/theme';

interface Hold {
  /** How much of the hold is done, from 0 to 1: what the ring shows. */
  readonly done: number;
  onPressIn(): void;
  onPressOut(): void;
}

/** A press that counts only once it lasted so long; lifting the thumb, or sliding off, starts it again. */
export function useHold(forMs: number, onHeld: () => void): Hold {
  const { reducedMotion } = useTheme();
  const [down, setDown] = useState(false);
  const [done, setDone] = useState(0);
  const held = useEffectEvent(onHeld);

  useEffect(() => {
    if (!down) return;
    const end = setTimeout(() => held(), forMs);
    let frame = 0;
    let began: number | null = null;
    const grow = (now: number) => {
      began ??= now;
      setDone(Math.min(1, (now - began) / forMs));
      frame = requestAnimationFrame(grow);
    };
    if (!reducedMotion) frame = requestAnimationFrame(grow);
    return () => {
      clearTimeout(end);
      cancelAnimationFrame(frame);
      setDone(0);
    };
  }, [down, forMs, reducedMotion]);

  return {
    done: down && reducedMotion ? 1 : done,
    onPressIn: () => setDown(true),
    onPressOut: () => setDown(false),
  };
}

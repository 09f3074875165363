import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { motion } from './tokens';

interface HoldHandlers {
  onPressIn(): void;
  onPressOut(): void;
  onPress(): void;
}

/** A tap acts once; holding acts again and again after 400 ms. `act` answers false when there is nothing more to do. */
export function useHoldRepeat(act: () => boolean): HoldHandlers {
  const [held, setHeld] = useState(false);
  const repeated = useRef(false);

  const repeat = useEffectEvent(() => {
    repeated.current = act();
    if (!repeated.current) setHeld(false);
  });

  useEffect(() => {
    if (!held) return;
    let again: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      repeat();
      again = setInterval(() => repeat(), motion.holdEvery);
    }, motion.holdDelay);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [held]);

  return {
    onPressIn() {
      repeated.current = false;
      setHeld(true);
    },
    onPressOut: () => setHeld(false),
    onPress() {
      // Lifting the thumb after a hold is not one more tap.
      if (!repeated.current) act();
      repeated.current = false;
    },
  };
}

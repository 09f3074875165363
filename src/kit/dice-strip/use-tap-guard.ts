import { useEffect, useRef } from 'react';

import { motion } from '@/ui/tokens';

/**
 * Lets work through only when `shown` has stood for 300 ms. "Note" appears where the thumb has just rolled: a second
 * tap of the same thumb was meant for the button that was there before.
 */
export function useTapGuard(shown: boolean): (work: () => void) => void {
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [shown]);
  return (work) => {
    if (Date.now() - since.current >= motion.guard) work();
  };
}

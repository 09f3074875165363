import { createContext, useEffect, useState } from 'react';

import { motion } from './tokens';

/** True around buttons that ignore taps for now, all of them: what they do, or where they are, has just changed. */
export const LockedContext = createContext(false);

/**
 * True for 300 ms after the words changed, and on request after they first appeared: where something else was pressed
 * just before, a second tap of the same thumb was meant for that. The lock starts in the very render that shows the new words: a lock set in an
 * effect would leave a frame in which a thumb already on its way down presses what it has not read.
 */
export function useRelabelGuard(label: string, atFirst = false): boolean {
  const [seen, setSeen] = useState({ label, locked: atFirst });
  if (seen.label !== label) setSeen({ label, locked: true });

  useEffect(() => {
    if (!seen.locked) return;
    const timer = setTimeout(() => setSeen({ label: seen.label, locked: false }), motion.guard);
    return () => clearTimeout(timer);
  }, [seen]);

  return seen.locked || seen.label !== label;
}

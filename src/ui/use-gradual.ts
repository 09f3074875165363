import { useEffect, useState } from 'react';

/** How many of a list to show: what fills the screen at once, the rest a few a frame, so that no frame waits for all. */
export function useGradual(count: number, { first, each }: { first: number; each: number }): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setShown(shown + each));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, each]);
  return Math.min(shown, count);
}

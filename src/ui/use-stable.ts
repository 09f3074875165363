import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function on every render, which does what the last one given does: parts that get it need not draw again. */
export function useStable<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

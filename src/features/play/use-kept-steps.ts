import { useRef } from 'react';

/**
 * For numbers of which each step is an entry of the log: a tap that comes before the last one is written counts from it. Without
 * this two quick taps are one.
 */
export function useKeptSteps<Field extends string>(write: (field: Field, value: number) => Promise<unknown>) {
  const coming = useRef(new Map<Field, number>());
  return (field: Field, now: number, way: 1 | -1, [least, most]: readonly [number, number]) => {
    const before = coming.current.get(field) ?? now;
    const value = Math.min(most, Math.max(least, before + way));
    if (value === before) return;
    coming.current.set(field, value);
    void write(field, value).finally(() => {
      if (coming.current.get(field) === value) coming.current.delete(field);
    });
  };
}

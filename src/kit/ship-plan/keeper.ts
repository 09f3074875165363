/** Keeps what was made for a key, up to a number; beyond it the one unused for longest goes. */
export function makeKeeper<T>(most: number) {
  // A Map keeps its order: what is taken out and put back is the newest.
  const kept = new Map<string, T>();
  const keep = (key: string, make: () => T): T => {
    const value = kept.has(key) ? (kept.get(key) as T) : make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return Object.assign(keep, { has: (key: string): boolean => kept.has(key) });
}

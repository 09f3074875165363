/**
 * `after` with every part that equals the same part of `before` replaced by that very part: what did not change keeps its
 * identity, and whoever remembers by identity need not look again. For plain JSON.
 */
export function shareUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Parts, after as Parts];
  const keys = Object.keys(now);
  const shared: Parts = Array.isArray(after) ? ([] as unknown as Parts) : {};
  let same = Object.keys(old).length === keys.length;
  for (const key of keys) {
    const part = shareUnchanged(old[key], now[key]);
    shared[key] = part;
    same &&= Object.hasOwn(old, key) && Object.is(part, old[key]);
  }
  return (same ? before : shared) as T;
}

type Parts = Record<string, unknown>;

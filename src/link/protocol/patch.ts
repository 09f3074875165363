import type { Json } from '@/rules/rulebook';

/** What to put where, in order. */
export type Patch = readonly (readonly [path: readonly (string | number)[], value: Json])[];

/**
 * What changed from one document to the next, as text has them: a field that is undefined is none. The order of keys is part of
 * a view, for lists are shown in it: where keys came, went or changed places, the whole object is put anew.
 */
export function patchOf(before: Json, after: Json): Patch {
  const changes: [readonly (string | number)[], Json][] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(
  before: Json,
  after: Json,
  path: readonly (string | number)[],
  changes: [readonly (string | number)[], Json][],
): void {
  // Text knows one zero, and parts that are the very same need not be looked into.
  if (before === after || Object.is(before, after)) return;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push([path, after]);
    return;
  }
  const [old, now] = [keysOf(before), keysOf(after)];
  if (old.length !== now.length || old.some((key, place) => key !== now[place])) {
    changes.push([path, after]);
    return;
  }
  for (const key of now) {
    compare(before[key]!, after[key]!, [...path, Array.isArray(after) ? Number(key) : key], changes);
  }
}

const keysOf = (value: Parted): readonly string[] => Object.keys(value).filter((key) => value[key] !== undefined);

type Parted = { readonly [key: string]: Json };

const isParted = (value: Json): value is Parted & Json => typeof value === 'object' && value !== null;

/** The document after it. What did not change stays the very same object. Null where the patch does not fit. */
export function patched(before: Json, patch: Patch): Json | null {
  let document: Json | null = before;
  for (const [path, value] of patch) {
    document = withValue(document, path, value);
    if (document === null) return null;
  }
  return document;
}

function withValue(document: Json, [key, ...rest]: readonly (string | number)[], value: Json): Json | null {
  if (key === undefined) return value;
  if (!isParted(document) || !Object.hasOwn(document, key)) return null;
  const part = rest.length === 0 ? value : withValue(document[key]!, rest, value);
  if (part === null && rest.length > 0) return null;
  if (Array.isArray(document)) return document.map((each: Json, place) => (place === key ? part : each));
  return { ...(document as Parted), [key]: part };
}

import { err, ok, type Result } from '@/lib/result';

import { pathOf, type TransferProblem } from './problem';

/** Own keys of these names are harmless until somebody copies the object; none of ours has them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Text of unknown origin as plain values: not too deep, no keys that could pollute a prototype, every number finite. */
export function parseUntrusted(text: string, depth: number): Result<unknown, TransferProblem> {
  const shape = shapeOf(text);
  // Before parsing: nesting without end would overflow the stack of the parser.
  if (shape.depth > depth) return err({ code: 'TOO_DEEP', limit: depth });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: shape.isOpen ? 'TRUNCATED' : 'DAMAGED' });
  }
  const unsafe = firstUnsafe(value);
  return unsafe ? err({ code: 'BAD_VALUE', path: pathOf(unsafe) }) : ok(value);
}

/** How deep the brackets go, and whether one of them, or a string, is still open at the end. */
function shapeOf(text: string): { readonly depth: number; readonly isOpen: boolean } {
  let level = 0;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth = Math.max(depth, (level += 1));
    else if (character === '}' || character === ']') level -= 1;
  }
  return { depth, isOpen: inString || level > 0 };
}

type Keys = readonly (string | number)[];

/** The way to the first value that may not come in, or null. */
function firstUnsafe(value: unknown): Keys | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) {
    const unsafe = typeof key === 'string' && FORBIDDEN_KEYS.has(key) ? [] : firstUnsafe(item);
    if (unsafe) return [key, ...unsafe];
  }
  return null;
}

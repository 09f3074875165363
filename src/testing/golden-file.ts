import { createHash } from 'node:crypto';

import { parseEntry } from '@/game/entry-codec';
import type { Entry } from '@/game/entry';

/** One entry of a recorded battle, with the number of its action; its own number is that of its line. */
export interface GoldenEntry {
  readonly action: number;
  readonly entry: Entry;
}

export interface GoldenGame {
  readonly header: {
    readonly game: string;
    readonly about: string;
    readonly scenario: string;
    readonly seed: number;
    /** Hash of the state at the end. */
    readonly state: string;
  };
  readonly entries: readonly GoldenEntry[];
}

/** The header, then an entry a line. */
export const formatGolden = ({ header, entries }: GoldenGame): string =>
  [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('');

export function parseGolden(text: string): GoldenGame {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const entries = lines.map((line, index) => {
    const { action, entry } = JSON.parse(line) as { action: number; entry: unknown };
    const parsed = parseEntry(JSON.stringify(entry));
    if (!parsed) throw new Error(`entry ${index + 1} cannot be read`);
    return { action, entry: parsed };
  });
  return { header: JSON.parse(header) as GoldenGame['header'], entries };
}

/** A state's hash: the same for the same values, in whatever order the code put them together. */
export const stateHash = (state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(state)))
    .digest('hex');

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}

import type { useT } from '@/messages/messages';

import type { Navy } from '../sides';

/** The terms scenarios speak in, as far as words go. The rules' own types fit them. */
export type T = ReturnType<typeof useT>;
type Edge = 'north' | 'east' | 'south' | 'west';
export type ShipType = 'B' | 'CA' | 'C2' | 'C3' | 'TBD' | 'TB' | 'convoy';
type Counts = { readonly [letter in 'P' | 'M' | 'S' | 'T' | 'F']?: number };
export type Fate = 'on-table' | 'waiting' | 'left' | 'beached' | 'struck' | 'abandoned' | 'sunk';

/** What the ids of a scenario are called. */
export interface Names {
  /** Null for a ship nobody knows: she was deleted. */
  ship(id: string): string | null;
  formation(id: string): string;
}

export interface Selector {
  readonly side?: Navy;
  readonly types?: readonly ShipType[];
  readonly formations?: readonly string[];
  readonly ships?: readonly string[];
}

export interface MarkerTest {
  readonly atLeast?: Counts;
  readonly atMost?: Counts;
  readonly anyOf?: readonly string[];
}

export type Deed =
  | {
      readonly type: 'fate';
      readonly fates: readonly Fate[];
      readonly edges?: readonly Edge[];
      readonly markers?: MarkerTest;
    }
  | { readonly type: 'torpedoed' | 'units-lost' | 'hits-made' };

export type Condition =
  | {
      readonly type: 'count';
      readonly of: Selector;
      readonly deed: Deed;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly type: 'points'; readonly side: Navy; readonly atLeast: number }
  | { readonly type: 'ahead'; readonly side: Navy; readonly times: number; readonly strictly?: boolean };

export interface Verdict {
  readonly winner: Navy | 'draw';
  readonly decisive?: boolean;
}

/** A list as it stands in a table: the entries, parted. */
export const listed = (entries: readonly string[]): string => entries.join(', ');

/** "varyag may leave korietz" as people read it: ids of the scenario's own ships become their names. */
export function readable(text: string, ids: readonly string[], names: Pick<Names, 'ship'>): string {
  const longestFirst = [...new Set(ids)].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const anyId = new RegExp(`(^|[^\\w-])(${longestFirst.join('|')})(?![\\w-])`, 'g');
  return text.replace(anyId, (_, before: string, id: string) => `${before}${names.ship(id) ?? id}`);
}

import type { Edge } from '../formation';
import type { Side } from '../types';
import type { Damage, DamageCounts, Selector } from './effects';

/** Where a base stands when points are counted. `struck`: surrendered or captured; `waiting`: never arrived. */
export const FATES = ['on-table', 'waiting', 'left', 'beached', 'struck', 'abandoned', 'sunk'] as const;
export type Fate = (typeof FATES)[number];

/** A test of the markers a ship carries. */
export type MarkerTest = {
  readonly atLeast?: Partial<DamageCounts>;
  readonly atMost?: Partial<DamageCounts>;
  /** At least one marker of any of these. */
  readonly anyOf?: readonly Damage[];
};

/** What is counted of a base. Fates and torpedo hits count the base once; boats and hits are counted one by one. */
export type Deed =
  | {
      readonly type: 'fate';
      readonly fates: readonly Fate[];
      /** For those who left. */
      readonly edges?: readonly Edge[];
      readonly markers?: MarkerTest;
    }
  | { readonly type: 'torpedoed' }
  | { readonly type: 'units-lost' }
  | { readonly type: 'hits-made' };

/** What is counted, and of whom. */
export type Selected = { readonly of: Selector; readonly deed: Deed };

/** `points` to `side` for every `each` (1 unless told) that the deed counts. */
export type Score = {
  readonly side: Side;
  readonly points: number;
  readonly each?: number;
} & Selected;

export type Condition =
  | ({ readonly type: 'count'; readonly atLeast?: number; readonly atMost?: number } & Selected)
  | { readonly type: 'points'; readonly side: Side; readonly atLeast: number }
  /** More points than the other side, and at least (or, strictly, over) so many times as many. */
  | { readonly type: 'ahead'; readonly side: Side; readonly times: number; readonly strictly?: boolean };

/** Holds when all its conditions do; the first of a list that holds decides. */
export type Verdict = {
  readonly winner: Side | 'draw';
  readonly decisive?: boolean;
  readonly if: readonly Condition[];
};

/** The sentence the players read, and the same as numbers. No verdict that holds is a draw. */
export type Victory = {
  readonly text: string;
  readonly scores: readonly Score[];
  readonly verdicts: readonly Verdict[];
};

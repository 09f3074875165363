import type { DiceSheet } from '@/rules/common/dice';
import type { Json } from '@/rules/rulebook';

import type { Seed } from './app-dice';

/**
 * Where a die came from: the phone, the players' own, a count of successes, or the umpire's hand. Certain: it could not
 * change anything, and nobody rolled it.
 */
export const DICE_SOURCES = ['app', 'table', 'count', 'umpire', 'certain'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

/** One die with its source, and the faces it showed before somebody corrected it. */
export interface SourcedDie {
  readonly face: number;
  readonly source: DiceSource;
  readonly was?: readonly { readonly face: number; readonly source: DiceSource }[];
}

/** What it showed first, before any correction. */
export const firstShown = ({ face, source, was }: SourcedDie) => was?.[0] ?? { face, source };

/** What was rolled or entered for a step: faces, how many succeeded, the sum, or what the players' own table says. */
export type SourcedStep =
  | { readonly dice: readonly SourcedDie[] }
  | { readonly count: number; readonly source: DiceSource }
  | { readonly sum: number; readonly source: DiceSource }
  | { readonly result: string; readonly source: DiceSource };

/** What was rolled or entered, by step of the procedure. */
export interface SourcedSheet {
  readonly [step: string]: SourcedStep;
}

/**
 * What the log is made of. An action is an `Acted` and the `Happened` that follow it, written together; the number of
 * its first entry names it. Nothing is ever edited or removed: undo and redo are entries too.
 */
export type Entry =
  | {
      readonly type: 'v1.Begun';
      readonly book: string;
      readonly bookVersion: number;
      readonly seed: Seed;
      readonly setup: Json;
    }
  | {
      readonly type: 'v1.Acted';
      readonly command: Json;
      readonly dice: SourcedSheet;
      readonly override: boolean;
      /** App dice drawn for it, corrected and surplus ones included: they are rolled and do not come again. */
      readonly appDice: number;
      /** The roll it made, and which try at it this is: 2 after an undo or a strip given up. */
      readonly roll: string | null;
      readonly attempt: number;
    }
  | { readonly type: 'v1.Happened'; readonly bookVersion: number; readonly event: Json }
  | {
      readonly type: 'v1.GivenUp';
      readonly command: Json;
      readonly dice: SourcedSheet;
      readonly appDice: number;
      readonly roll: string | null;
    }
  /** A copy of a battle goes on with dice of its own: who has seen the other's must not know these. */
  | { readonly type: 'v1.Reseeded'; readonly seed: Seed }
  | { readonly type: 'v1.Retracted'; readonly actions: readonly number[] }
  | { readonly type: 'v1.Restored'; readonly actions: readonly number[] };

/** What was entered without where it came from, as a procedure takes it. */
export function facesOf(sheet: SourcedSheet): DiceSheet {
  const faces: Record<string, DiceSheet[string]> = {};
  for (const [step, entered] of Object.entries(sheet)) {
    faces[step] = 'dice' in entered ? { faces: entered.dice.map((die) => die.face) } : entered;
  }
  return faces;
}

import { SIDES_OF_A_DIE } from '../../common/dice';
import type { Num } from '../../common/trace';
import { ADMIRAL_CASUALTY } from '../data/naval-tables';
import { attritionAt, commandNeed } from '../naval';
import type { Rulings } from '../rulings';
import { type Attrition, ATTRITIONS, CASUALTIES, type Casualty, type Season } from '../types';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How often each answer comes up on one die. */
function sharesOf<T extends string>(answers: readonly T[], at: (face: number) => T): Readonly<Record<T, number>> {
  const counts = answers.map((answer) => [answer, FACES.filter((face) => at(face) === answer).length / 6]);
  return Object.fromEntries(counts) as Record<T, number>;
}

export const blockadeOdds = (
  facts: { readonly season: Season; readonly sunkUsed: boolean },
  rulings: Rulings,
): Readonly<Record<Attrition, number>> => sharesOf(ATTRITIONS, (face) => attritionAt(face, facts, rulings));

export const admiralOdds = (): Readonly<Record<Casualty, number>> =>
  sharesOf(CASUALTIES, (face) => ADMIRAL_CASUALTY[face - 1] ?? 'unharmed');

/** A number to roll or less, and its chance. */
export interface CommandOdds {
  readonly need: Num;
  readonly p: number;
}

const chanceOf = (need: Num): CommandOdds => ({
  need,
  p: Math.max(0, Math.min(SIDES_OF_A_DIE, need.value)) / SIDES_OF_A_DIE,
});

export const initiativeOdds = (
  facts: { readonly rating: number; readonly season: Season },
  rulings: Rulings,
): CommandOdds => chanceOf(commandNeed(facts, 'RSR-2', rulings));

/** `lent`: the Command Value of an active supreme headquarters, 0 without. */
export const activationOdds = (
  facts: { readonly rating: number; readonly season: Season; readonly lent: number },
  rulings: Rulings,
): CommandOdds => chanceOf(commandNeed(facts, 'RSR-7', rulings));

interface ChainFacts {
  /** The supreme headquarters that would lend its Command Value; null without one. */
  readonly supreme: { readonly rating: number; readonly commandValue: number } | null;
  readonly army: number;
  readonly unit: number;
  readonly season: Season;
}

/** A unit's chance to move from the start of the stage: its headquarters must succeed first, helped or not (RSR-7). */
export function chainOdds(
  { supreme, army, unit, season }: ChainFacts,
  rulings: Rulings,
): { readonly supreme: number; readonly army: number; readonly unit: number } {
  const chance = (rating: number, lent: number): number => activationOdds({ rating, season, lent }, rulings).p;
  const first = supreme === null ? 0 : chance(supreme.rating, 0);
  const helped = supreme === null ? 0 : chance(army, supreme.commandValue);
  const active = first * helped + (1 - first) * chance(army, 0);
  return { supreme: first, army: active, unit: active * chance(unit, 0) };
}

import { err, ok, type Result } from '@/lib/result';

import { type Num, num } from '../common/trace';
import { POOR_PRIMARY } from './data/counters';
import { ADJACENT_TORPEDO, CONCENTRATED, SCREENED } from './data/dice-tables';
import { shotRefusal, type ShotRefusal } from './refusals';
import type { Rulings } from './rulings';
import type { TsushimaRule } from './types';

/** What a gun fires with, and in which circumstances. */
export interface GunFacts {
  readonly factor: number;
  /** Columns strictly between firer and target; ships in the same column count as adjacent (AMB-2). */
  readonly between: number;
  readonly armour: number;
  /** Two ships or more fire at the target. */
  readonly concentrated: boolean;
  readonly targetScreened: boolean;
  readonly firerScreened: boolean;
  /** 0 or negative. */
  readonly firerMorale: number;
  readonly targetMorale: number;
  /** Primary guns of Tsarevitch. */
  readonly tsarevitch: boolean;
}

/** The cells of the sum, in the order of the printed form. */
const SUM_CELLS = [
  'factor',
  'range',
  'armour',
  'shared',
  'targetScreened',
  'firerScreened',
  'ownMorale',
  'targetMorale',
  'tsarevitch',
] as const;
export interface SumCell {
  readonly cell: (typeof SUM_CELLS)[number];
  readonly rule: TsushimaRule;
  readonly value: number;
}

/** What the distance takes off a factor (TSU-36, AMB-1). */
const rangeLoss = (between: number, { range }: Pick<Rulings, 'range'>): number =>
  range === 'difference' ? between + 1 : between;

/** Every part of the sum, also those that are 0: seeing the 0 proves that it was not forgotten. */
export function sumCells(facts: GunFacts, rulings: Pick<Rulings, 'range' | 'moraleSign'>): readonly SumCell[] {
  const { factor, between, armour, concentrated, targetScreened, firerScreened, tsarevitch } = facts;
  const sign = rulings.moraleSign === 'handicap' ? 1 : -1;
  const rule: TsushimaRule = sign === 1 ? 'TSU-24' : 'AMB-22';
  return [
    { cell: 'factor', rule: 'TSU-5', value: factor },
    {
      cell: 'range',
      rule: rulings.range === 'between' ? 'TSU-36' : 'AMB-1',
      value: 0 - rangeLoss(between, rulings),
    },
    { cell: 'armour', rule: 'TSU-37', value: 0 - armour },
    { cell: 'shared', rule: 'TSU-38', value: concentrated ? CONCENTRATED : 0 },
    { cell: 'targetScreened', rule: 'TSU-45', value: targetScreened ? SCREENED : 0 },
    { cell: 'firerScreened', rule: 'TSU-45', value: firerScreened ? SCREENED : 0 },
    { cell: 'ownMorale', rule, value: facts.firerMorale === 0 ? 0 : sign * facts.firerMorale },
    { cell: 'targetMorale', rule, value: facts.targetMorale === 0 ? 0 : -sign * facts.targetMorale },
    { cell: 'tsarevitch', rule: 'TSU-38', value: tsarevitch ? POOR_PRIMARY.modifier : 0 },
  ];
}

/** What is left of a factor at this distance (TSU-36). */
export const effectiveFactor = (factor: number, between: number, rulings: Pick<Rulings, 'range'>): number =>
  factor - rangeLoss(between, rulings);

interface GunModifier {
  /** The factor after range; above 0. */
  readonly effective: number;
  /** What is added to two dice, with everything that made it so. */
  readonly modifier: Num;
}

/** What is added to each roll of a gun, or why it has no effect (TSU-36 to TSU-38). */
export function gunModifier(
  facts: GunFacts,
  rulings: Pick<Rulings, 'range' | 'moraleSign'>,
): Result<GunModifier, ShotRefusal> {
  const effective = effectiveFactor(facts.factor, facts.between, rulings);
  if (effective <= 0) return err(shotRefusal('NO_EFFECT_AT_RANGE'));
  return ok({ effective, modifier: sumOf(sumCells(facts, rulings)) });
}

/** The same sum as a plain number, for odds, which are asked for while a finger moves. */
export function modifierOf(facts: GunFacts, rulings: Pick<Rulings, 'range' | 'moraleSign'>): number {
  const morale = facts.firerMorale - facts.targetMorale;
  return (
    effectiveFactor(facts.factor, facts.between, rulings) -
    facts.armour +
    (facts.concentrated ? CONCENTRATED : 0) +
    (facts.targetScreened ? SCREENED : 0) +
    (facts.firerScreened ? SCREENED : 0) +
    (rulings.moraleSign === 'handicap' ? morale : -morale) +
    (facts.tsarevitch ? POOR_PRIMARY.modifier : 0)
  );
}

/** The sum of its cells; those that are 0 are no part of it. */
function sumOf(cells: readonly SumCell[]): Num {
  const parts = cells.filter(({ value }) => value !== 0).map(({ rule, value }) => ({ rule, value }));
  return { value: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** What is added to two dice for a torpedo (TSU-44). */
export const torpedoModifier = (adjacent: boolean): Num =>
  adjacent ? num(ADJACENT_TORPEDO, 'TSU-44') : { value: 0, parts: [] };

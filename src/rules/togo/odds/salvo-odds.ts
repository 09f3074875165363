import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../../common/dice';
import { type BatteryFacts, batteryNumbers, type FireNumbers } from '../battery';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { type TorpedoFacts, torpedoNumbers } from '../torpedo';
import { binomial, convolveAll, type HitOdds, hitOdds, mixInto } from './distribution';

export const STAGES = ['potential', 'actual', 'effective'] as const;
type Stage = (typeof STAGES)[number];

/** Chance that anything is on target, and the hits at each stage; the start die is included. */
export type FireOdds = { readonly onTarget: number } & { readonly [S in Stage]: HitOdds };

export type SalvoOdds = FireOdds & { readonly numbers: FireNumbers };

export const batteryOdds = (facts: BatteryFacts, rules: Ruleset = PRINTED): Result<SalvoOdds, Refusal> =>
  withNumbers(batteryNumbers(facts, rules));

export const torpedoOdds = (facts: TorpedoFacts, rules: Ruleset = PRINTED): Result<SalvoOdds, Refusal> =>
  withNumbers(torpedoNumbers(facts, rules));

const withNumbers = (numbers: Result<FireNumbers, Refusal>): Result<SalvoOdds, Refusal> =>
  numbers.ok ? ok({ numbers: numbers.value, ...fireOdds([[numbers.value]]) }) : err(numbers.error);

/** The odds of several ships' fire counted together. Batteries of one ship share her start die; ships do not. */
export function fireOdds(ships: readonly (readonly FireNumbers[])[]): FireOdds {
  const classes = ships.map(startClasses);
  let allOff = 1;
  for (const ship of classes) allOff *= ship.find(nobodyOnTarget)?.chance ?? 0;
  return {
    onTarget: 1 - allOff,
    potential: hitOdds(hitsOfAll(classes, 'potential')),
    actual: hitOdds(hitsOfAll(classes, 'actual')),
    effective: hitOdds(hitsOfAll(classes, 'effective')),
  };
}

/** Chance that a die that is on target gets as far as a stage: given the start die, dice are independent of each other. */
export function stageChance({ hit, size, pen }: Pick<FireNumbers, 'hit' | 'size' | 'pen'>, stage: Stage): number {
  if (stage === 'potential') return hit.value / 6;
  return stage === 'actual' ? (hit.value * size.value) / 36 : (hit.value * size.value * pen.value) / 216;
}

/** Faces of the start die that put the same batteries on target, and their chance. */
type StartClass<Salvo = FireNumbers> = { readonly chance: number; readonly salvos: readonly Salvo[] };

/** What the start die needs to know of a battery. */
type Started = Pick<FireNumbers, 'start' | 'startAgain'>;

/**
 * The start die sorted by whom it puts on target, most batteries first: it is one die for the ship, so a face that
 * serves one battery may fail another.
 */
export function startClasses<Salvo extends Started>(salvos: readonly Salvo[]): readonly StartClass<Salvo>[] {
  const classes: StartClass<Salvo>[] = [];
  let face = 0;
  while (face < SIDES_OF_A_DIE) {
    const on = salvos.filter((salvo) => salvo.start.value > face);
    const last = on.reduce((least, salvo) => Math.min(least, salvo.start.value), SIDES_OF_A_DIE);
    classes.push({ chance: (last - face) / SIDES_OF_A_DIE, salvos: on });
    face = last;
  }
  return salvos.some(({ startAgain }) => startAgain !== undefined) ? thrownAgain(classes) : classes;
}

/** Where a card gives a second die, the chance that nobody is on target is shared out once more (CARD-7). */
function thrownAgain<Salvo>(classes: readonly StartClass<Salvo>[]): readonly StartClass<Salvo>[] {
  const miss = classes.find(nobodyOnTarget)?.chance ?? 0;
  return classes.map((one) => ({ ...one, chance: (nobodyOnTarget(one) ? 0 : one.chance) + miss * one.chance }));
}

const nobodyOnTarget = (entry: StartClass<unknown>): boolean => entry.salvos.length === 0;

const hitsOfAll = (ships: readonly (readonly StartClass[])[], stage: Stage): readonly number[] =>
  convolveAll(ships.map((classes) => hitsOfShip(classes, (salvo) => stageChance(salvo, stage))));

/** The hits of one ship, each die of a battery counting with the chance given for it. */
export function hitsOfShip<Salvo extends Pick<FireNumbers, 'dice'>>(
  classes: readonly StartClass<Salvo>[],
  chanceOf: (salvo: Salvo) => number,
): number[] {
  let total: number[] | null = null;
  for (const { chance, salvos } of classes) {
    const hits = convolveAll(salvos.map((salvo) => binomial(salvo.dice.value, chanceOf(salvo))));
    // The first class has the most batteries, and so room for the others.
    total ??= new Array<number>(hits.length).fill(0);
    mixInto(total, hits, chance);
  }
  return total ?? [1];
}

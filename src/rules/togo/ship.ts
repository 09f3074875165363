import { type Part } from '../common/trace';
import { type Status, statusOf, type Target, torpedoesAboard } from './damage';
import { diceAfterHits } from './halving';
import { speedAfterHits } from './movement';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { ARCS, type ByArc, type Gun, type ShipType, type Side } from './types';

/** A battery as printed: dice into each arc. */
export type BatteryRating = {
  readonly name: string;
  readonly weapon: Gun;
  readonly main: boolean;
  readonly dice: ByArc<number>;
};

/** What a damaged ship can still do. */
export type Fitness = {
  readonly speed: number;
  readonly speedParts: readonly Part[];
  readonly batteries: readonly BatteryRating[];
  readonly torpedoFactors: number;
  readonly status: Status;
  readonly silenced: boolean;
  readonly sunk: boolean;
  readonly abandoned: boolean;
};

/** The ratings of a ship after her damage (TOGO-57 to TOGO-62, AMB-13, AMB-18). */
export function fitness(
  card: { readonly speed: number; readonly batteries: readonly BatteryRating[] },
  damage: Target,
  rules: Ruleset = PRINTED,
): Fitness {
  const speed = speedAfterHits(card.speed, damage.P, rules.houseRules);
  const status = statusOf(damage);
  return {
    speed: speed.value,
    speedParts: speed.parts,
    batteries: card.batteries.map((battery) => ({ ...battery, dice: diceLeft(battery, damage, rules) })),
    torpedoFactors: torpedoesAboard(damage, rules),
    status,
    silenced: status !== 'afloat',
    sunk: status === 'sunk',
    abandoned: status === 'abandoned',
  };
}

function diceLeft({ main, dice }: BatteryRating, damage: Target, { houseRules }: Ruleset): ByArc<number> {
  const hits = main ? damage.M : damage.S;
  const left = ARCS.map((arc) => [arc, diceAfterHits(dice[arc], hits, main, houseRules)]);
  return Object.fromEntries(left) as ByArc<number>;
}

/** Why a ship may not use guns or torpedoes at all, whatever her batteries say (TOGO-62, TOGO-64, AMB-28, AMB-48, AMB-49). */
export function shootingRefusal(ship: { type: ShipType; status: Status; targetSighted: boolean }): Refusal | null {
  if (ship.type === 'convoy') return refuse('CONVOY_NEVER_FIRES');
  if (ship.status === 'sunk') return refuse('SUNK');
  if (ship.status === 'abandoned') return refuse('ABANDONED');
  if (ship.status === 'silenced') return refuse('SILENCED');
  return ship.targetSighted ? null : refuse('TARGET_NOT_SIGHTED');
}

/** Guns of Japanese destroyers were heavier in 1905 than in 1904 (TOGO-42). */
export const destroyerGun = (side: Side, year: number): Gun =>
  side === 'ijn' && year >= 1905 ? '6/12p(J)' : '6/12p(R)';

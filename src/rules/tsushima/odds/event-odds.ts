import { SIDES_OF_A_DIE } from '../../common/dice';
import type { Num } from '../../common/trace';
import { FLIGHT, GROUNDING_NEED, MINE_DAMAGE, MINE_NEED, REPAIR, REPAIR_ALL } from '../data/dice-tables';
import { BLOCK_SHIPS } from '../data/ports';
import { portAttackNeed, type SpottingFacts, spottingModifier, spottingNeed } from '../procedures';

/** The chance of a face of at least this. */
const atLeast = (need: number): number =>
  Math.min(SIDES_OF_A_DIE, Math.max(0, SIDES_OF_A_DIE + 1 - need)) / SIDES_OF_A_DIE;
const atMost = (need: number): number => Math.min(SIDES_OF_A_DIE, Math.max(0, need)) / SIDES_OF_A_DIE;

/** At least one success in so many tries, by multiplication only. */
function anyOf(tries: number, p: number): number {
  let none = 1;
  for (let n = 0; n < tries; n += 1) none *= 1 - p;
  return 1 - none;
}

interface SpottingOdds {
  readonly modifier: Num;
  readonly need: Num;
  readonly p: number;
}

export function spottingOdds(facts: SpottingFacts): SpottingOdds {
  const need = spottingNeed(facts);
  return { modifier: spottingModifier(facts), need, p: atLeast(need.value) };
}

/** That some ship of so many runs aground (TSU-9). */
export const groundingOdds = (ships: number): number => atLeast(GROUNDING_NEED) * anyOf(ships, atLeast(GROUNDING_NEED));

interface HitOdds {
  readonly none: number;
  readonly one: number;
  readonly two: number;
  readonly sunk: number;
}

/** A ship that enters a mined hex (TSU-51). */
export function mineOdds(): HitOdds {
  const strikes = atLeast(MINE_NEED);
  const faces = (hits: number): number => MINE_DAMAGE.filter((each) => each === hits).length / MINE_DAMAGE.length;
  return {
    none: 1 - strikes + strikes * faces(0),
    one: strikes * faces(1),
    two: strikes * faces(2),
    sunk: strikes * faces(3),
  };
}

/** `[n - 1]`: the chance that the third success of a flight comes exactly in the n-th round (TSU-33). */
export function flightOdds(rounds: number): readonly number[] {
  const p = atMost(FLIGHT.need);
  let successes: number[] = Array.from({ length: FLIGHT.successes }, (_, n) => (n === 0 ? 1 : 0));
  const byRound: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    byRound.push(successes[FLIGHT.successes - 1]! * p);
    successes = successes.map((chance, n) => chance * (1 - p) + (n === 0 ? 0 : successes[n - 1]! * p));
  }
  return byRound;
}

/** That protected ships may be attacked (TSU-54, TSU-58). */
export const portOdds = (surprise: boolean): number => atLeast(portAttackNeed(surprise).value);

/** A repair of a ship with so many hits: no hit, one, or all of them (TSU-47). One of one hit is all. */
export function repairOdds(
  hits: number,
  { captured = false } = {},
): { readonly none: number; readonly one: number; readonly all: number } {
  const faces = (result: string): number =>
    REPAIR.filter((each, index) => (captured && index + 1 < REPAIR_ALL ? 'none' : each) === result).length;
  if (hits === 0) return { none: 1, one: 0, all: 0 };
  return { none: faces('none') / 6, one: faces('one') / 6, all: faces('all') / 6 };
}

/** That so many block ships close the channel (TSU-56). */
export const blockOdds = (merchants: number): number => anyOf(merchants, atLeast(BLOCK_SHIPS.lodgesAt));

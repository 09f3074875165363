import { type DiceCall, faceOf, SIDES_OF_A_DIE } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { become, type Num, num } from '../common/trace';
import { CROSSING, MINES, RECOVERY } from './data/port-tables';
import type { Battery } from './shot';
import type { Fire, Port, Purpose, ShipClass, Side, TideRule, Weapon } from './types';

const call = (key: string, purpose: Purpose, rule: TideRule, dice: Num, need: Num): DiceCall => ({
  ...{ key, purpose, rule, dice, need },
  at: 'most',
  of: 'each',
  countable: false,
});

/** The highest face that passes the mines. */
export const minesNeed = (side: Side, type: ShipClass): Num => num(MINES[side][type], 'TAS-18');

/** The highest natural face that crosses the T; the modifier of Tsushima is in it. */
export function crossingNeed(side: Side, tsushima: boolean): Num {
  const need = num(CROSSING[side].need, 'TAS-21');
  return tsushima ? become(need, need.value - CROSSING[side].tsushima, 'TAS-33') : need;
}

/** The highest face that takes a Port marker off, or repairs. */
export const recoveryNeed = (port: Port): Num => num(RECOVERY[port], 'TAS-30');

/** What a ship's die was and whether it did what was hoped. */
export interface ShipRoll {
  readonly ship: string;
  readonly die: number;
  readonly success: boolean;
}

/** One die for each ship that crosses the mines (TAS-18). */
export function* crossMines(
  side: Side,
  ships: readonly { readonly id: string; readonly class: ShipClass }[],
): Procedure<readonly ShipRoll[]> {
  const rolls: ShipRoll[] = [];
  for (const { id, class: type } of ships) {
    const need = minesNeed(side, type);
    const die = faceOf(yield call(`${id}.mines`, 'mines', 'TAS-18', num(1, 'TAS-18'), need));
    rolls.push({ ship: id, die, success: die <= need.value });
  }
  return rolls;
}

/** One die to make a broadside a crossing of the T (TAS-21). */
export function* crossTheT(
  side: Side,
  tsushima: boolean,
): Procedure<{ readonly die: number; readonly success: boolean }> {
  const need = crossingNeed(side, tsushima);
  const die = faceOf(yield call(`${side}.crossing`, 'crossing', 'TAS-21', num(1, 'TAS-21'), need));
  return { die, success: die <= need.value };
}

/** One die for each ship of a port, all together, in the order of the list (TAS-30). */
export function* rollInPort(
  purpose: 'recovery' | 'repair',
  ports: readonly { readonly port: Port; readonly ships: readonly string[] }[],
): Procedure<readonly ShipRoll[]> {
  const rolls: ShipRoll[] = [];
  for (const { port, ships } of ports) {
    if (ships.length === 0) continue;
    const need = recoveryNeed(port);
    const { faces } = yield call(`${port}.${purpose}`, purpose, 'TAS-30', num(ships.length, 'TAS-30'), need);
    for (const [place, ship] of ships.entries()) {
      const die = faces?.[place] ?? SIDES_OF_A_DIE;
      rolls.push({ ship, die, success: die <= need.value });
    }
  }
  return rolls;
}

/** A set: one target, and the weapons of those who fire at it. */
export interface FiringSet {
  readonly target: string;
  readonly firers: readonly { readonly ship: string; readonly fire: Fire; readonly batteries: readonly Battery[] }[];
}

interface FiredSet {
  readonly target: string;
  readonly hits: number;
  readonly firers: readonly {
    readonly ship: string;
    readonly fire: Fire;
    readonly shots: readonly {
      readonly weapon: Weapon;
      readonly dice: Num;
      readonly need: Num;
      readonly hits: number;
    }[];
  }[];
}

/** One side's fire of a round, set by set (TAS-23 to TAS-25). Dice that cannot hit, or cannot miss, are not thrown. */
export function* fireSets(sets: readonly FiringSet[]): Procedure<readonly FiredSet[]> {
  const fired: FiredSet[] = [];
  for (const { target, firers } of sets) {
    let hits = 0;
    const done: FiredSet['firers'][number][] = [];
    for (const { ship, fire, batteries } of firers) {
      const shots: FiredSet['firers'][number]['shots'][number][] = [];
      for (const battery of batteries) {
        const scored = yield* fireBattery(ship, battery);
        hits += scored;
        shots.push({ ...battery, hits: scored });
      }
      done.push({ ship, fire, shots });
    }
    fired.push({ target, hits, firers: done });
  }
  return fired;
}

function* fireBattery(ship: string, { weapon, dice, need }: Battery): Procedure<number> {
  if (need.value === 0) return 0;
  if (need.value === SIDES_OF_A_DIE) return dice.value;
  // Every die has the same need, and only how many hit matters.
  const { successes } = yield { ...call(`${ship}.${weapon}`, weapon, 'TAS-25', dice, need), countable: true };
  return successes;
}

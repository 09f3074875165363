import { bearingDice } from '../arcs';
import { type BatteryFacts } from '../battery';
import { bent } from '../battle/shooting';
import { RANGE_BANDS } from '../data/range-tables';
import type { DeclaredFire } from '../gunfire';
import { refuse, type Refusal } from '../refusals';
import { PRINTED } from '../ruleset';
import { torpedoNumbers, torpedoSize, type TorpedoFacts } from '../torpedo';
import { type Arc, isSmallCraft } from '../types';
import type { QuickOf, QuickShip } from './commands';

export const isSmallShip = ({ card }: QuickShip): boolean => isSmallCraft(card.type);

/** Boats of a base fight together; a convoy or a ship is one. */
const boatsOf = (ship: QuickShip) =>
  isSmallShip(ship) && ship.units !== undefined ? { boats: Math.min(20, ship.units) } : {};

/** Every battery of the firer against the target, as the book takes it, with the arc each bears in. */
export function quickBatteries({
  firer,
  target,
  range,
  bearing,
  turned,
  night,
  burning,
}: QuickOf<'fireGuns'>): readonly { readonly arc: Arc; readonly facts: DeclaredFire }[] {
  return firer.card.batteries.map(({ weapon, main, dice }, index) => {
    const best = bearingDice(dice, bearing, PRINTED.houseRules);
    const facts: DeclaredFire = {
      battery: `${index}`,
      weapon,
      dice: best.dice,
      range,
      size: target.card.size.gun,
      armour: target.card.armour,
      turning: turned !== 'none',
      overHalfTurning: turned === 'over-half',
      main,
      ...boatsOf(firer),
      night: night === null ? null : { range: night, targetBurning: burning },
    };
    return { arc: best.arc, facts };
  });
}

/** The facts of a launch, and what speaks against it. */
export function quickTorpedo(command: QuickOf<'launchTorpedo'>): TorpedoFacts {
  const { firer, target, range, bearing, evaded, stationary, unaware } = command;
  const size = torpedoSize({
    printed: target.card.size.torpedo,
    evaded,
    stationary,
    unaware,
    convoy: target.card.type === 'convoy',
  });
  return {
    factors: firer.card.torpedoes.factors,
    range,
    bearing,
    mount: firer.card.torpedoes.mount ?? 'trainable',
    sizeUsed: size.ok ? size.value.value : target.card.size.torpedo,
    armour: target.card.armour,
    ...boatsOf(firer),
  };
}

/** Facts that no rule refuses any more: what an umpire's word means in numbers. */
export const allowedBattery = (facts: BatteryFacts): BatteryFacts => bent(facts, PRINTED);

export function allowedTorpedo(facts: TorpedoFacts): TorpedoFacts {
  const { bearing: _any, ...rest } = facts;
  return { ...rest, range: Math.min(facts.range, RANGE_BANDS[0]), factors: Math.max(1, facts.factors) };
}

export function torpedoRefusal(facts: TorpedoFacts): Refusal | null {
  const numbers = torpedoNumbers(facts);
  return numbers.ok ? null : numbers.error;
}

/** A ship without batteries fires nothing. */
export const NOTHING_TO_FIRE = refuse('NO_GUNS_BEARING');

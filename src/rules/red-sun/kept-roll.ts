import { bool, int, list, nullable, object, type Of, oneOf } from '../common/shape';
import { tagged } from '../common/tagged';
import { ADMIRAL_CASUALTY, INITIAL_WEATHER, WEATHER_CHANGE } from './data/naval-tables';
import { assaultModifier, lossesAt, oddsColumn } from './land';
import { attritionAt, damageAt } from './naval';
import { RULINGS } from './rulings';
import { season, terrain, weather } from './shapes';
import { ATTRITIONS, CASUALTIES } from './types';

const die = int(1, 6);
const source = oneOf(['app', 'table'] as const);
const steps = int(0, 9);

/** A roll without a campaign, as somebody keeps it: what was rolled for, the die, what it brought. */
export const KEPT_ROLL = tagged({
  assault: object({
    ...{ attack: int(1, 999), defence: int(1, 999), terrain, river: bool },
    /** The attacker's, then the defender's. */
    ...{ die, losses: list(steps, 2, 2), source },
  }),
  gunnery: object({
    ...{ strength: int(0, 99), range: int(0, 99), weather, disabled: bool },
    /** How the ruling in force read it (AMB-1). */
    ...{ column: int(1, 8), dieModifier: int(-99, 0), die, damage: steps, source },
  }),
  weather: object({ before: nullable(weather), die, weather, source }),
  blockade: object({ season, sunkUsed: bool, die, attrition: oneOf(ATTRITIONS), source }),
  admiral: object({ die, casualty: oneOf(CASUALTIES), source }),
});
export type KeptRoll = Of<typeof KEPT_ROLL>;

/** Whether the charts say what the roll says. Where tables may read them otherwise, either reading will do. */
export function isTrueRoll(roll: KeptRoll): boolean {
  switch (roll.type) {
    case 'assault': {
      const modifier = assaultModifier(roll.terrain, roll.river).value;
      const losses = lossesAt(oddsColumn(roll.attack, roll.defence), modifier, roll.die);
      return losses.every((lost, side) => roll.losses[side] === lost);
    }
    case 'gunnery':
      return damageAt(roll, roll.die) === roll.damage;
    case 'weather':
      return (roll.before === null ? INITIAL_WEATHER : WEATHER_CHANGE[roll.before])[roll.die - 1] === roll.weather;
    case 'blockade':
      return RULINGS.laterSinking.values.some(
        (laterSinking) => attritionAt(roll.die, roll, { laterSinking }) === roll.attrition,
      );
    case 'admiral':
      return ADMIRAL_CASUALTY[roll.die - 1] === roll.casualty;
  }
}

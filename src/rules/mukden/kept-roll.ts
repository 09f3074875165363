import { int, list, object, type Of, oneOf } from '../common/shape';
import { tagged } from '../common/tagged';
import { paralysedBy } from './procedures';
import { side, terrain } from './shapes';

const source = oneOf(['app', 'table'] as const);
const factors = int(0, 200);

/** A roll without a campaign, as somebody keeps it: what was rolled for, the die, what it brought. */
export const KEPT_ROLL = tagged({
  /** Which table was read, and in which column, the owner knows: the losses are taken as they are. */
  attack: object({
    ...{ side, attack: factors, defence: factors, terrain, shift: int(-9, 9) },
    ...{ die: int(1, 6), losses: list(int(0, 12), 2, 2), source },
  }),
  paralysis: object({ die: int(1, 6), count: int(0, 3), source }),
});
export type KeptRoll = Of<typeof KEPT_ROLL>;

/** Whether the rules say what the roll says. */
export const isTrueRoll = (roll: KeptRoll): boolean =>
  roll.type !== 'paralysis' || paralysedBy(roll.die) === roll.count;

import { bool, int, list, nullable, object, type Of, oneOf, real } from '../common/shape';
import { id, words } from '../common/tagged';
import { MOST_RATING } from './data/combat-tables';
import { ADVANTAGES, CLASSES, FLEETS, LETTERS, PORTS, PURPOSES, RANGES, SIDES } from './types';

export const side = oneOf(SIDES);
export const shipClass = oneOf(CLASSES);
export const range = oneOf(RANGES);
export const advantage = oneOf([null, ...ADVANTAGES] as const);
const rating = nullable(int(0, MOST_RATING));

export const RATINGS = object({ primary: rating, secondary: rating, letter: oneOf(LETTERS), torpedo: bool });

/** Wider than the book allows: what is outside is refused by its rule (TAS-25), and may be used anyway. */
const typed = nullable(int(-99, 99));
export const TYPED_RATINGS = object({ primary: typed, secondary: typed, letter: oneOf(LETTERS), torpedo: bool });

/** A counter of the list a campaign begins with. */
const COUNTER = object({
  id,
  name: words,
  fleet: oneOf(FLEETS),
  class: shipClass,
  ratings: nullable(TYPED_RATINGS),
  damagedRatings: nullable(TYPED_RATINGS),
  house: bool,
});

/** Most counters of all fleets together. */
const MOST_COUNTERS = 120;
export const COUNTER_LIST = list(COUNTER, 1, MOST_COUNTERS);

const guns = int(0, 99);
/** How a ship is drawn from above, and whose plan that is. Nothing in the rules depends on it. */
export const PLAN = object({
  name: words,
  type: oneOf(['B', 'CA', 'C2', 'C3', 'TBD', 'TB', 'convoy'] as const),
  batteries: list(object({ weapon: words, main: bool, dice: object({ bow: guns, side: guns, stern: guns }) }), 0, 12),
  torpedoes: object({ factors: guns, mount: oneOf(['fixed', 'trainable', null] as const) }),
  lengthM: nullable(real(1, 1000)),
});
export type Plan = Of<typeof PLAN>;

/** Most dice of a quick roll: no port holds more ships. */
export const MOST_QUICK_DICE = 12;

/** A roll made without a campaign, as one keeps it: what the dice were for, what they needed, how they fell. */
export const KEPT_ROLL = object({
  purpose: oneOf(PURPOSES),
  /** Whose mines or broadside, or which port. Null: a shot. */
  about: oneOf([null, ...SIDES, ...PORTS] as const),
  need: int(0, 6),
  dice: int(1, MOST_QUICK_DICE),
  /** Null: somebody counted. */
  faces: nullable(list(int(1, 6), 1, MOST_QUICK_DICE)),
  successes: int(0, MOST_QUICK_DICE),
  source: oneOf(['app', 'table', 'count'] as const),
});
export type KeptRoll = Of<typeof KEPT_ROLL>;

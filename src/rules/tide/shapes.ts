import { bool, int, list, nullable, object, oneOf } from '../common/shape';
import { id, words } from '../common/tagged';
import { MOST_RATING } from './data/combat-tables';
import { ADVANTAGES, CLASSES, FLEETS, LETTERS, RANGES, SIDES } from './types';

export const side = oneOf(SIDES);
export const shipClass = oneOf(CLASSES);
export const range = oneOf(RANGES);
export const advantage = oneOf([null, ...ADVANTAGES] as const);
export const rating = nullable(int(0, MOST_RATING));

export const RATINGS = object({ primary: rating, secondary: rating, letter: oneOf(LETTERS), torpedo: bool });

/** A counter of the list a campaign begins with. */
export const COUNTER = object({
  id,
  name: words,
  fleet: oneOf(FLEETS),
  class: shipClass,
  ratings: nullable(RATINGS),
  damagedRatings: nullable(RATINGS),
  house: bool,
});

/** Most counters of all fleets together. */
export const MOST_COUNTERS = 120;
export const COUNTER_LIST = list(COUNTER, 1, MOST_COUNTERS);

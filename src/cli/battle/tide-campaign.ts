import type { Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import { COUNTERS, houseSetup, RULING_KEYS, RULINGS, tideCampaign } from '@/rules/tide/index';
import type { Json } from '@/rules/rulebook';

import type { NewBattle } from './scenario-battle';

/**
 * A campaign of The Tide at Sunrise with the counters of the house. `varied`: some seeds bring rulings of their own, a last
 * turn, and counters nobody has read off yet, as tables do.
 */
export function tideCampaignBy(seed: number, { varied = false } = {}): NewBattle {
  const name = 'The Tide at Sunrise';
  const pick = picker(seed);
  const houseRules =
    varied && seed % 2 === 0
      ? Object.fromEntries(RULING_KEYS.map((key) => [key, RULINGS[key].values[pick(RULINGS[key].values.length)]]))
      : {};
  const counters = COUNTERS.map((counter) =>
    varied && seed % 3 === 0 && pick(6) === 0 ? { ...counter, ratings: null, house: false } : counter,
  );
  const setup = houseSetup(name, { turnLimit: varied ? 3 + pick(11) : null, houseRules, counters });
  return { book: tideCampaign as Book<unknown>, name, setup: setup as unknown as Json };
}

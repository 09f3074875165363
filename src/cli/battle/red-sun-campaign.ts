import type { Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import { HOUSE_FORCES, houseSetup, redSunCampaign, RULING_KEYS, RULINGS, SEASONS } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

import type { NewBattle } from './scenario-battle';

/**
 * A campaign of Red Sun Rising with the forces of the house. `varied`: some seeds bring rulings of their own, a last turn,
 * another season, and numbers nobody has typed yet, as tables do.
 */
export function redSunCampaignBy(seed: number, { varied = false } = {}): NewBattle {
  const name = 'Red Sun Rising';
  const pick = picker(seed);
  const houseRules =
    varied && seed % 2 === 0
      ? Object.fromEntries(RULING_KEYS.map((key, place) => [key, RULINGS[key].values[(seed >> (place + 1)) % 2]]))
      : {};
  const isBlank = varied && seed % 3 === 0;
  const fleets = HOUSE_FORCES.fleets.map((fleet) => ({
    ...fleet,
    ships: fleet.ships.map((ship) => (isBlank && pick(5) === 0 ? { ...ship, strength: null, defence: null } : ship)),
  }));
  const headquarters = HOUSE_FORCES.headquarters.map((hq) => (isBlank && pick(4) === 0 ? { ...hq, rating: null } : hq));
  const setup = houseSetup(name, {
    ...{ houseRules, season: varied ? SEASONS[pick(4)]! : 'winter', turnLimit: varied ? 2 + pick(5) : null },
    forces: { ...HOUSE_FORCES, fleets, headquarters },
    manoeuvre: { source: varied && seed % 5 === 0 ? 'none' : 'house', reading: null },
  });
  return { book: redSunCampaign as Book<unknown>, name, setup: setup as unknown as Json };
}

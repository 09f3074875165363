import type { Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import {
  type Board,
  gridOf,
  hexAt,
  HOUSE_CRT,
  HOUSE_UNITS,
  houseSetup,
  mukdenCampaign,
  neighboursOf,
  RULING_KEYS,
  RULINGS,
  sideKey,
} from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';

import type { NewBattle } from './scenario-battle';

/**
 * A campaign of Mukden with the units of the house. `varied`: some seeds bring rulings of their own, a painted map, another table
 * or none, and units that nobody has placed, as tables do.
 */
export function mukdenCampaignBy(seed: number, { varied = false } = {}): NewBattle {
  const name = 'Mukden';
  const pick = picker(seed);
  const houseRules =
    varied && seed % 2 === 0
      ? Object.fromEntries(RULING_KEYS.map((key, place) => [key, RULINGS[key].values[(seed >> (place + 1)) % 2]]))
      : {};
  const units = HOUSE_UNITS.map((unit) => (varied && seed % 7 === 0 && pick(6) === 0 ? { ...unit, hex: null } : unit));
  // A raid on Liaoyang cuts every Japanese unit off.
  const raid = { ...HOUSE_UNITS.at(-1)!, id: 'raiders', name: 'Raiders', size: 'brigade', hex: '1921' } as const;
  const setup = houseSetup(name, {
    ...{ houseRules, units: varied && seed % 11 === 4 ? [...units, raid] : units },
    board: varied && seed % 3 === 0 ? paintedBoard(pick) : null,
    table: varied && seed % 5 === 0 ? { source: 'yours', crt: HOUSE_CRT } : { source: 'house', crt: null },
  });
  return { book: mukdenCampaign as Book<unknown>, name, setup: setup as unknown as Json };
}

/** Hills, towns and rivers anywhere. */
function paintedBoard(pick: (n: number) => number): Board {
  const grid = gridOf({ hexColumns: 'even-lower' });
  const anyHex = (): string => hexAt(grid, pick(grid.size));
  const anySide = (): string => {
    const hex = anyHex();
    const near = neighboursOf(grid, hex);
    return sideKey(hex, near[pick(near.length)]!);
  };
  const paints = ['mountain', 'pass', 'town'] as const;
  return {
    terrain: Object.fromEntries(Array.from({ length: 120 }, () => [anyHex(), paints[pick(3)]!])),
    rivers: Object.fromEntries(Array.from({ length: 120 }, () => [anySide(), pick(2) === 0 ? 'minor' : 'major'])),
    trenches: Object.fromEntries(Array.from({ length: 40 }, () => [anySide(), pick(2) === 0 ? 'ijn' : 'irn'])),
    railroad: null,
  };
}

import type { Command } from './battle/commands';
import { houseSetup, type Setup } from './battle/setup';
import { HOUSE_UNITS } from './data/house-units';
import type { Hex } from './types';

/** Three Japanese divisions in every second hex around the Russians in Mukden; another of each side close by. */
const PLACES: Readonly<Record<string, Hex>> = {
  ...{ '1st': '2309', '9th': '2410', '7th': '2210', '8th': '2613' },
  ...{ '15th': '2310', '31st': '2612' },
};

/** The last turn of the game: six units, one combat and one movement phase, then the verdict. */
export const FIRST_GAME = {
  setup: (name: string): Setup =>
    houseSetup(name, {
      units: HOUSE_UNITS.flatMap((unit) => {
        const hex = PLACES[unit.id];
        return hex === undefined ? [] : [{ ...unit, hex }];
      }),
    }),
  opening: [{ type: 'goTo', turn: 6, phase: 'II' }] satisfies readonly Command[],
} as const;

import type { Command } from './battle/commands';
import { houseSetup, type Setup } from './battle/setup';
import { HOUSE_FORCES } from './data/house-forces';

const JAPANESE = 'second-fleet';
const RUSSIAN = 'vladivostok-squadron';

/** Kamimura meets the Vladivostok Squadron: a battle of three hours, and nothing of the war around it. */
export const FIRST_GAME = {
  setup: (name: string): Setup =>
    houseSetup(name, {
      season: 'summer',
      turnLimit: 1,
      forces: {
        ...HOUSE_FORCES,
        fleets: HOUSE_FORCES.fleets.filter(({ id }) => id === JAPANESE || id === RUSSIAN),
        headquarters: [],
      },
    }),
  opening: [
    { type: 'goTo', turn: 1, season: 'summer', stage: 'movement' },
    { type: 'correct', path: ['fleets', JAPANESE, 'place'], value: 'sea' },
    { type: 'correct', path: ['fleets', RUSSIAN, 'place'], value: 'sea' },
    { type: 'startBattle', ijn: [JAPANESE], irn: [RUSSIAN], hours: 3 },
  ] satisfies readonly Command[],
} as const;

import type { Command } from './battle/commands';
import { houseSetup, type Setup } from './battle/setup';

const RUSSIAN = 'irn-cruiser-1';
const JAPANESE = 'ijn-cruiser-1';
const ROUND: readonly Command[] = [{ type: 'fireRound' }, { type: 'markHits' }];

/** Chemulpo, from where the guns begin to reach: nobody can hit before that, so no die is left out. */
export const FIRST_GAME = {
  setup: (name: string): Setup => houseSetup(name, 'chemulpo'),
  opening: [
    { type: 'moveUnit', unit: JAPANESE, column: 3 },
    ...ROUND,
    { type: 'moveUnit', unit: RUSSIAN, column: 10 },
    ...ROUND,
    { type: 'moveUnit', unit: JAPANESE, column: 5 },
    ...ROUND,
    { type: 'moveUnit', unit: RUSSIAN, column: 8 },
  ] satisfies readonly Command[],
} as const;

/** After so many rounds a first game has shown what there is to see. */
export const FIRST_GAME_ROUNDS = 8;

import type { Command } from './battle/commands';
import { houseSetup, type Setup } from './battle/setup';
import { COUNTERS } from './data/ships';

const SHIPS: readonly string[] = [
  ...['sevastopol', 'poltava', 'retvizen', 'port-arthur-cruisers'],
  ...['mikasa', 'asahi', 'fuji', 'japanese-cruisers-1'],
];

/** One Naval Phase, four counters a side; with the Togo points they begin with, the Japanese are just ahead. */
export const FIRST_GAME = {
  setup: (name: string): Setup => ({
    ...houseSetup(name, { turnLimit: 2, counters: COUNTERS.filter(({ id }) => SHIPS.includes(id)) }),
    turn: 2,
  }),
  opening: [
    { type: 'setBaseGame', victoryPoints: 60 },
    { type: 'stayInPort', fleet: 'vladivostok' },
  ] satisfies readonly Command[],
} as const;

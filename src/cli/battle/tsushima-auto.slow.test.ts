import { invariants } from '@/rules/tsushima/battle/invariants';
import { ALL_REFUSALS, type CampaignState, COMMAND_TYPES, SCENARIO_IDS } from '@/rules/tsushima/index';
import { autoCoverage } from '@/testing/auto-coverage';

import { tsushimaCampaignBy } from './tsushima-campaign';

/** A line has faces or app dice; counts, sums and results come from the screens only. Tried by itself in tsushima.test.ts. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'];
/** The whole war takes long and shows the same as some months of it. */
const TURNS = { 'port-arthur': 99, chemulpo: 99, 'round-island': 99, tsushima: 99, 'war-at-sea': 4 } as const;
const BY_HAND = ['correct', 'goTo'];

const FIRST = [23, 34, 44, 52, 57, 62, 69];

test('within a hundred seeds the players carry out every command, and their mistakes meet every refusal', async () => {
  const game = (seed: number) => {
    const scenario = SCENARIO_IDS[seed % SCENARIO_IDS.length]!;
    return { ...tsushimaCampaignBy(scenario, seed, { varied: true })!, turns: TURNS[scenario] };
  };
  const covered = await autoCoverage<CampaignState>({
    ...{ game, seeds: 100, first: FIRST, commands: COMMAND_TYPES },
    refusals: ALL_REFUSALS.filter((code) => !NOT_IN_A_LINE.includes(code)),
    problems: (state, command) => (BY_HAND.includes(command) ? [] : invariants(state)),
  });
  expect(covered).toMatchObject({ broken: [], undone: [], unmet: [] });
}, 600_000);

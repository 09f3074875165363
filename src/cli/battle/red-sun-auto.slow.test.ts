import { invariants } from '@/rules/red-sun/battle/invariants';
import { ALL_REFUSALS, type CampaignState, COMMAND_TYPES } from '@/rules/red-sun/index';
import { autoCoverage } from '@/testing/auto-coverage';

import { redSunCampaignBy } from './red-sun-campaign';

/** A line has faces or app dice; counts, sums and results come from the screens only. Tried by itself in red-sun.test.ts. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'];
const BY_HAND = ['correct', 'goTo'];

const FIRST = [15, 17, 18, 21, 22, 30, 45, 47, 51, 76, 80, 93];

test('within a hundred seeds the players carry out every command, and their mistakes meet every refusal', async () => {
  const covered = await autoCoverage<CampaignState>({
    game: (seed) => ({ ...redSunCampaignBy(seed, { varied: true }), turns: 2 }),
    ...{ seeds: 100, first: FIRST, commands: COMMAND_TYPES },
    refusals: ALL_REFUSALS.filter((code) => !NOT_IN_A_LINE.includes(code)),
    problems: (state, command) => (BY_HAND.includes(command) ? [] : invariants(state)),
  });
  expect(covered).toMatchObject({ broken: [], undone: [], unmet: [] });
}, 600_000);

import { invariants } from '@/rules/mukden/battle/invariants';
import { ALL_REFUSALS, type CampaignState, COMMAND_TYPES } from '@/rules/mukden/index';
import { autoCoverage } from '@/testing/auto-coverage';

import { mukdenCampaignBy } from './mukden-campaign';

/** A line has faces or app dice; counts, sums and results come from the screens only. Tried by themselves in mukden.test.ts. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'];
const BY_HAND = ['correct', 'goTo'];

const FIRST = [2, 14, 25, 29, 31, 34, 40, 45, 49, 50, 57, 59];

test('within a hundred seeds the players carry out every command, and their mistakes meet every refusal', async () => {
  const covered = await autoCoverage<CampaignState>({
    game: (seed) => ({ ...mukdenCampaignBy(seed, { varied: true }), turns: seed % 8 === 0 ? 6 : 2 }),
    ...{ seeds: 100, first: FIRST, commands: COMMAND_TYPES },
    refusals: ALL_REFUSALS.filter((code) => !NOT_IN_A_LINE.includes(code)),
    problems: (state, command) => (BY_HAND.includes(command) ? [] : invariants(state)),
  });
  expect(covered).toMatchObject({ broken: [], undone: [], unmet: [] });
}, 600_000);

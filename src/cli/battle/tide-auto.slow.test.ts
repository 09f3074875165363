import { invariants } from '@/rules/tide/battle/invariants';
import { ALL_REFUSALS, type CampaignState, COMMAND_TYPES } from '@/rules/tide/index';
import { autoCoverage } from '@/testing/auto-coverage';

import { tideCampaignBy } from './tide-campaign';

/** A line has faces or app dice; a count of successes comes from the screens only. Tried by itself in tide.test.ts. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED'];

const FIRST = [14, 42, 47, 52, 54, 56, 57];

test('within a hundred seeds the players carry out every command, and their mistakes meet every refusal', async () => {
  const covered = await autoCoverage<CampaignState>({
    game: (seed) => ({ ...tideCampaignBy(seed, { varied: true }), turns: 99 }),
    ...{ seeds: 100, first: FIRST, commands: COMMAND_TYPES, problems: invariants },
    refusals: ALL_REFUSALS.filter((code) => !NOT_IN_A_LINE.includes(code)),
  });
  expect(covered).toMatchObject({ broken: [], undone: [], unmet: [] });
}, 300_000);

import { tideCampaignBy } from '@/cli/battle/tide-campaign';
import { strayCommand } from '@/cli/battle/tide-mistakes';
import { invariants } from '@/rules/tide/battle/invariants';
import type { CampaignState, Command } from '@/rules/tide/index';

import { campaignSequences } from './campaign-sequences';
import { TideRecorder } from './recorder';

export const runTideSequences = campaignSequences<CampaignState, Command>({
  game: (seed) => tideCampaignBy(seed, { varied: true }),
  table: (game, seed) => new TideRecorder(game, seed),
  isOver: ({ result }) => result !== null,
  mistake: strayCommand,
  byHand: ['correct'],
  invariants,
});

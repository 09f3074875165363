import { mukdenCampaignBy } from '@/cli/battle/mukden-campaign';
import { mistakenCommand } from '@/cli/battle/mukden-mistakes';
import { invariants } from '@/rules/mukden/battle/invariants';
import type { CampaignState, Command } from '@/rules/mukden/index';

import { campaignSequences } from './campaign-sequences';
import { MukdenRecorder } from './recorder';

export const runMukdenSequences = campaignSequences<CampaignState, Command>({
  game: (seed) => mukdenCampaignBy(seed, { varied: true }),
  table: (game, seed) => new MukdenRecorder(game, seed),
  isOver: ({ result }) => result !== null,
  mistake: (state, pick) => mistakenCommand(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants,
});

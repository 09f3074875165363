import { redSunCampaignBy } from '@/cli/battle/red-sun-campaign';
import { mistakenCommand } from '@/cli/battle/red-sun-mistakes';
import { invariants } from '@/rules/red-sun/battle/invariants';
import type { CampaignState, Command } from '@/rules/red-sun/index';

import { campaignSequences } from './campaign-sequences';
import { RedSunRecorder } from './recorder';

export const runRedSunSequences = campaignSequences<CampaignState, Command>({
  game: (seed) => redSunCampaignBy(seed, { varied: true }),
  table: (game, seed) => new RedSunRecorder(game, seed),
  isOver: ({ result }) => result !== null,
  mistake: (state, pick) => mistakenCommand(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants,
});

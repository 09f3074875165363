import { tsushimaCampaignBy } from '@/cli/battle/tsushima-campaign';
import { mistakenCommand } from '@/cli/battle/tsushima-mistakes';
import { invariants } from '@/rules/tsushima/battle/invariants';
import { type CampaignState, type Command, SCENARIO_IDS } from '@/rules/tsushima/index';

import { campaignSequences } from './campaign-sequences';
import { TsushimaRecorder } from './recorder';

export const runTsushimaSequences = campaignSequences<CampaignState, Command>({
  game: (seed) => tsushimaCampaignBy(SCENARIO_IDS[seed % SCENARIO_IDS.length]!, seed, { varied: true })!,
  table: (game, seed) => new TsushimaRecorder(game, seed),
  isOver: ({ result }) => result !== null,
  mistake: (state, pick) => mistakenCommand(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants,
});

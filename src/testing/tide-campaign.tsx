import type { Book } from '@/game/battle';
import type { Json } from '@/rules/rulebook';
import { type CampaignState, type Command, houseSetup, type Setup, tideCampaign } from '@/rules/tide/index';
import { useSession } from '@/store/session';

import { playCampaign, type Played } from './campaign';

export { nextLabel, openCurtain, renderCampaign as renderTide, shown, tap } from './campaign';

interface Beginning extends Played<Command> {
  readonly setup?: Partial<Setup>;
}

/** A campaign of The Tide at Sunrise as it is played. */
export function playTide({ setup = {}, ...beginning }: Beginning = {}): Promise<string> {
  const { turn = 2, ...rest } = setup;
  const campaign = { ...houseSetup('War at sea', rest), turn } as unknown as Json;
  return playCampaign(tideCampaign as unknown as Book<unknown>, campaign, beginning);
}

export const stateNow = (): CampaignState => useSession.getState().open!.battle.state as CampaignState;

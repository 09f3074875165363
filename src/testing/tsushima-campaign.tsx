import type { Book } from '@/game/battle';
import type { Json } from '@/rules/rulebook';
import {
  type CampaignState,
  type Command,
  houseSetup,
  type ScenarioId,
  type Setup,
  tsushimaCampaign,
} from '@/rules/tsushima/index';
import { useSession } from '@/store/session';

import { playCampaign, type Played } from './campaign';

export { nextLabel, openCurtain, renderCampaign, shown, tap } from './campaign';

interface Beginning extends Played<Command> {
  readonly scenario?: ScenarioId;
  readonly setup?: Partial<Setup>;
}

/** A campaign of Tsushima as it is played. */
export const playTsushima = ({ scenario = 'war-at-sea', setup = {}, ...beginning }: Beginning = {}): Promise<string> =>
  playCampaign(
    tsushimaCampaign as unknown as Book<unknown>,
    houseSetup('War at Sea', scenario, setup) as unknown as Json,
    beginning,
  );

export const stateNow = (): CampaignState => useSession.getState().open!.battle.state as CampaignState;

import type { Book } from '@/game/battle';
import { type CampaignState, type Command, houseSetup, redSunCampaign, type Setup } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';
import { useSession } from '@/store/session';

import { playCampaign, type Played } from './campaign';

export { nextLabel, openCurtain, renderCampaign, shown, tap } from './campaign';

interface Beginning extends Played<Command> {
  readonly setup?: Partial<Setup>;
}

/** A campaign of Red Sun Rising as it is played, with the forces of the house. */
export const playRedSun = ({ setup = {}, ...beginning }: Beginning = {}): Promise<string> =>
  playCampaign(
    redSunCampaign as unknown as Book<unknown>,
    houseSetup('Red Sun Rising', setup) as unknown as Json,
    beginning,
  );

export const stateNow = (): CampaignState => useSession.getState().open!.battle.state as CampaignState;

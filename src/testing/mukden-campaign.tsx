import type { Book } from '@/game/battle';
import { type CampaignState, type Command, houseSetup, mukdenCampaign, type Setup } from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';
import { useSession } from '@/store/session';

import { playCampaign, type Played } from './campaign';

export { nextLabel, renderCampaign, tap } from './campaign';

interface Beginning extends Played<Command> {
  readonly setup?: Partial<Setup>;
}

/** A campaign of Mukden as it is played, with the units and the table of the house. */
export const playMukden = ({ setup = {}, ...beginning }: Beginning = {}): Promise<string> =>
  playCampaign(mukdenCampaign as unknown as Book<unknown>, houseSetup('Mukden', setup) as unknown as Json, beginning);

export const stateNow = (): CampaignState => useSession.getState().open!.battle.state as CampaignState;

/** The Russian 15th Division in 1613, with three Japanese divisions in every second hex around it. */
export const ROUND_THE_15TH: readonly (readonly [Command])[] = [
  [{ type: 'placeUnit', unit: '1st', hex: '1612' }],
  [{ type: 'placeUnit', unit: '9th', hex: '1714' }],
  [{ type: 'placeUnit', unit: '11th', hex: '1514' }],
];

/** Up to the first action of phase IV with combat first; nobody is paralysed. */
export const TO_COMBAT: readonly (readonly [Command, ...(readonly number[])])[] = [
  [{ type: 'chooseOrder', first: 'combat' }],
  [{ type: 'rollParalysis' }, 1],
];

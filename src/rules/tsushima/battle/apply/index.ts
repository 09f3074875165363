import type { CampaignEvent } from '../events';
import type { CampaignState } from '../state';
import { BOARD_REDUCERS } from './board';
import { BY_HAND_REDUCERS } from './by-hand';
import type { Reducers } from './change';
import { MONTH_REDUCERS } from './month';
import { PHASE_REDUCERS } from './phase';

const REDUCERS: Reducers = { ...PHASE_REDUCERS, ...BOARD_REDUCERS, ...MONTH_REDUCERS, ...BY_HAND_REDUCERS };

/** What the state is after an event. Total: what does not fit leaves the state as it was. */
export function apply(state: CampaignState, event: CampaignEvent): CampaignState {
  if (!Object.hasOwn(REDUCERS, event.type)) return state;
  return (REDUCERS[event.type] as (state: CampaignState, event: CampaignEvent) => CampaignState)(state, event);
}

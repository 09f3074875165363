import type { Side } from '../types';
import { isOwn, type RedSunViewer } from './curtain';
import type { CampaignState } from './state';

/** The campaign as a viewer may know it, as a state: that the others have picked who sails, but nobody of them. */
export function known(state: CampaignState, viewer: RedSunViewer): CampaignState {
  if (viewer === 'umpire') return state;
  const picks = (side: Side) => (state.picks[side] === null || isOwn(viewer, side) ? state.picks[side] : []);
  return { ...state, picks: { ijn: picks('ijn'), irn: picks('irn') } };
}

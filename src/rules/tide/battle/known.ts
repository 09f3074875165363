import { type ChitPair, RUSSIAN_FLEETS, type RussianFleet, type Side } from '../types';
import { isOwn, knowsCondition, seenGroup, type TideViewer } from './knowing';
import { allShips, type CampaignState, type Fight, type Group, type Meeting, type Ship } from './state';

/** The campaign as a viewer may know it, as a state: others in port are unhurt, those at sea nobody, their chits the same two. */
export function known(state: CampaignState, viewer: TideViewer): CampaignState {
  if (viewer === 'umpire') return state;
  return {
    ...state,
    ships: Object.fromEntries(allShips(state).map((ship) => [ship.id, knownShip(state, viewer, ship)])),
    meetings: Object.fromEntries(
      RUSSIAN_FLEETS.map((fleet) => [fleet, knownMeeting(state, viewer, state.meetings[fleet])]),
    ) as Readonly<Record<RussianFleet, Meeting>>,
    fight: state.fight && knownFight(state.fight, viewer),
  };
}

const knownShip = (state: CampaignState, viewer: TideViewer, ship: Ship): Ship =>
  knowsCondition(state, viewer, ship) ? ship : { ...ship, damaged: false, hits: 0, port: false };

function knownMeeting(state: CampaignState, viewer: TideViewer, meeting: Meeting): Meeting {
  const group = (side: Side): Group | null => {
    const seen = seenGroup(state, viewer, side, meeting);
    return seen?.ships === null ? { ships: [], turnedBack: [] } : seen;
  };
  return { ...meeting, irn: group('irn'), ijn: group('ijn') };
}

const SOME_CHITS: ChitPair = ['FSH', 'HP'];

function knownFight(fight: Fight, viewer: TideViewer): Fight {
  const chits = (side: Side): ChitPair | null =>
    fight.chits[side] === null || fight.result !== null || isOwn(viewer, side) ? fight.chits[side] : SOME_CHITS;
  return { ...fight, chits: { ijn: chits('ijn'), irn: chits('irn') } };
}

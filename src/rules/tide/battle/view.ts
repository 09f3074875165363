import type { ChitPair, RussianFleet, Side } from '../types';
import { RUSSIAN_FLEETS } from '../types';
import { isOwn, knowsCondition, type SeenGroup, seenGroup, type TideViewer } from './knowing';
import { phaseOf, sortieStep } from './moment';
import { allShips, type CampaignState, type Fight, type Ship } from './state';

/** A ship as a viewer knows her; null where her condition in port is a secret. */
export interface ShipView extends Omit<Ship, 'damaged' | 'hits' | 'port'> {
  readonly damaged: boolean | null;
  readonly hits: number | null;
  readonly port: boolean | null;
}

export interface FightView extends Omit<Fight, 'chits'> {
  readonly chits: Readonly<Record<Side, ChitPair | 'hidden' | null>>;
}

/** The campaign as a viewer knows it. */
export interface CampaignView extends Omit<CampaignState, 'ships' | 'meetings' | 'fight'> {
  readonly phase: string;
  /** The step of the sortie by its number in the book, 1 to 9; null outside of it. */
  readonly sortieStep: number | null;
  readonly ships: Readonly<Record<string, ShipView>>;
  readonly meetings: Readonly<
    Record<RussianFleet, { readonly irn: SeenGroup | null; readonly ijn: SeenGroup | null; readonly revealed: boolean }>
  >;
  readonly fight: FightView | null;
}

export function campaignView(state: CampaignState, viewer: TideViewer): CampaignView {
  return {
    ...state,
    phase: phaseOf(state),
    sortieStep: sortieStep(state),
    ships: Object.fromEntries(allShips(state).map((ship) => [ship.id, seenShip(state, viewer, ship)])),
    meetings: Object.fromEntries(
      RUSSIAN_FLEETS.map((fleet) => [fleet, seenMeeting(state, viewer, fleet)]),
    ) as CampaignView['meetings'],
    fight: state.fight && seenFight(state.fight, viewer),
  };
}

const seenShip = (state: CampaignState, viewer: TideViewer, ship: Ship): ShipView =>
  knowsCondition(state, viewer, ship) ? ship : { ...ship, damaged: null, hits: null, port: null };

function seenMeeting(
  state: CampaignState,
  viewer: TideViewer,
  fleet: RussianFleet,
): CampaignView['meetings'][RussianFleet] {
  const meeting = state.meetings[fleet];
  const seen = (side: Side) => seenGroup(state, viewer, side, meeting);
  return { irn: seen('irn'), ijn: seen('ijn'), revealed: meeting.revealed };
}

function seenFight({ chits, ...fight }: Fight, viewer: TideViewer): FightView {
  const isShown = fight.result !== null;
  const seen = (side: Side) =>
    chits[side] === null || isShown || isOwn(viewer, side) ? chits[side] : ('hidden' as const);
  return { ...fight, chits: { ijn: seen('ijn'), irn: seen('irn') } };
}

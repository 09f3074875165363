import { knowsGroup, knowsShip, type TsushimaViewer } from './curtain';
import { lastTurn } from './flow';
import { phaseOf } from './moment';
import { allGroups, allShips, areStacksHidden, type CampaignState, type Group, type Result, type Ship } from './state';
import { verdict } from './verdict';

type Condition =
  | 'hits'
  | 'morale'
  | 'inDock'
  | 'unready'
  | 'torpedoUsed'
  | 'enteredPartial'
  | 'portPhases'
  | 'sinceTerminal'
  | 'freeUntil';

/** A ship as a viewer knows her; null where her stack has not been spotted. */
export type ShipView = Omit<Ship, Condition> & { readonly [K in Condition]: Ship[K] | null };

/** A group as a viewer knows it: of a hidden one the top ship only. */
export type GroupView = Omit<Group, 'ships'> & { readonly ships: readonly string[] | null; readonly top: string };

/** The campaign as a viewer knows it. */
export interface CampaignView extends Omit<CampaignState, 'ships' | 'groups'> {
  readonly momentPhase: string;
  readonly lastTurn: number | null;
  readonly ships: Readonly<Record<string, ShipView>>;
  readonly groups: Readonly<Record<string, GroupView>>;
  /** Who would have won if it ended now; null where that would show what is hidden. */
  readonly standing: Result | null;
}

export function campaignView(state: CampaignState, viewer: TsushimaViewer): CampaignView {
  return {
    ...state,
    momentPhase: phaseOf(state),
    lastTurn: lastTurn(state),
    ships: Object.fromEntries(allShips(state).map((ship) => [ship.id, seenShip(state, viewer, ship)])),
    groups: Object.fromEntries(allGroups(state).map((group) => [group.id, seenGroup(state, viewer, group)])),
    standing: areStacksHidden(state) && viewer !== 'umpire' ? state.result : (state.result ?? verdict(state)),
  };
}

const HIDDEN: { readonly [K in Condition]: null } = {
  ...{ hits: null, morale: null, inDock: null, unready: null, torpedoUsed: null, enteredPartial: null },
  ...{ portPhases: null, sinceTerminal: null, freeUntil: null },
};

/** Morale is bookkeeping of its owner, also of ships that were spotted (TSU-17). */
const seenShip = (state: CampaignState, viewer: TsushimaViewer, ship: Ship): ShipView =>
  knowsShip(state, viewer, ship) ? ship : { ...ship, ...HIDDEN };

const seenGroup = (state: CampaignState, viewer: TsushimaViewer, group: Group): GroupView => ({
  ...group,
  ships: knowsGroup(state, viewer, group) ? group.ships : null,
  top: group.ships[0] ?? '',
});

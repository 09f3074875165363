import { knowsGroup, knowsShip, type TsushimaViewer } from './curtain';
import { allGroups, allShips, areStacksHidden, type CampaignState, type Ship } from './state';

/** The campaign as a viewer may know it, as a state: of a stack that was not spotted the top ship alone, and she is as new. */
export function known(state: CampaignState, viewer: TsushimaViewer): CampaignState {
  if (viewer === 'umpire' || !areStacksHidden(state)) return state;
  return {
    ...state,
    ships: Object.fromEntries(
      allShips(state).map((ship) => [ship.id, knowsShip(state, viewer, ship) ? ship : { ...ship, ...AS_NEW }]),
    ),
    groups: Object.fromEntries(
      allGroups(state).map((group) => [
        group.id,
        knowsGroup(state, viewer, group) ? group : { ...group, ships: group.ships.slice(0, 1) },
      ]),
    ),
  };
}

const AS_NEW = {
  ...{ hits: 0, morale: 0, inDock: false, unready: false, torpedoUsed: false, enteredPartial: false },
  ...{ portPhases: 0, sinceTerminal: null, freeUntil: 0 },
} satisfies Partial<Ship>;

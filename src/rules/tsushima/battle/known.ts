import { knowsGroup, knowsShip, type TsushimaViewer } from './curtain';
import { inPortArthur } from './decide/land';
import { toGround } from './decide/movement';
import { allGroups, allShips, areStacksHidden, type CampaignState, type Group, type Ship } from './state';

/** The campaign as a viewer may know it, as a state: of a stack that was not spotted the top ship alone, and she is as new. */
export function known(state: CampaignState, viewer: TsushimaViewer): CampaignState {
  if (viewer === 'umpire' || !areStacksHidden(state)) return state;
  const runner = somebodyToGround(state, viewer);
  const seen = (ship: Ship): Ship =>
    knowsShip(state, viewer, ship) ? ship : { ...ship, ...AS_NEW, enteredPartial: ship === runner };
  return {
    ...state,
    ships: Object.fromEntries(allShips(state).map((ship) => [ship.id, seen(ship)])),
    groups: Object.fromEntries(allGroups(state).map((group) => [group.id, knownGroup(state, viewer, group)])),
  };
}

const AS_NEW = {
  ...{ hits: 0, morale: 0, inDock: false, unready: false, torpedoUsed: false },
  ...{ portPhases: 0, sinceTerminal: null, freeUntil: 0 },
} satisfies Partial<Ship>;

/** That a side has to roll for grounding is known, but not for whom: the first hidden ship of the list stands for all. */
function somebodyToGround(state: CampaignState, viewer: TsushimaViewer): Ship | null {
  const { step, active } = state;
  if (step !== 'move' || active === null || state.grounded[active]) return null;
  const isHidden = (ship: Ship): boolean => !knowsShip(state, viewer, ship);
  const due = toGround(state, active);
  if (due.length === 0 || !due.every(isHidden)) return null;
  return allShips(state).find((ship) => ship.side === active && isHidden(ship)) ?? null;
}

/** Who is caught when Port Arthur falls is called by name (TSU-61). */
function knownGroup(state: CampaignState, viewer: TsushimaViewer, group: Group): Group {
  if (knowsGroup(state, viewer, group)) return group;
  const caught = state.step === 'fall' ? inPortArthur(state) : [];
  return { ...group, ships: group.ships.filter((id, place) => place === 0 || caught.includes(id)) };
}

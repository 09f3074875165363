import { findGroup, findMarker, findShip } from '../queries';
import type { BattleState, Group, Ship, SideState, TorpedoMarker } from '../state';
import type { Side } from '../../types';

/** The state with one thing changed and everything else shared; unchanged when there is no such thing. */
export function withShip(state: BattleState, id: string, change: (ship: Ship) => Partial<Ship>): BattleState {
  const ship = findShip(state, id);
  return ship === null ? state : { ...state, ships: { ...state.ships, [id]: { ...ship, ...change(ship) } } };
}

export function withGroup(state: BattleState, id: string, change: (group: Group) => Partial<Group>): BattleState {
  const group = findGroup(state, id);
  return group === null ? state : { ...state, groups: { ...state.groups, [id]: { ...group, ...change(group) } } };
}

export function withMarker(
  state: BattleState,
  id: string,
  change: (marker: TorpedoMarker) => Partial<TorpedoMarker>,
): BattleState {
  const marker = findMarker(state, id);
  if (marker === null) return state;
  return { ...state, markers: { ...state.markers, [id]: { ...marker, ...change(marker) } } };
}

export const withSide = (
  state: BattleState,
  side: Side,
  change: (side: SideState) => Partial<SideState>,
): BattleState => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...change(state.sides[side]) } },
});

/** The next number of a kind, past every number seen. */
export const past = (next: number, ids: readonly number[]): number =>
  ids.reduce((most, id) => Math.max(most, id + 1), next);

/** Numbers at the end of ids made here: `t12` gives 12. */
export function numberIn(id: string): number {
  const digits = /\d+$/.exec(id);
  return digits === null ? 0 : Number(digits[0]);
}

import type { Viewer } from '../../rulebook';
import type { Side } from '../types';
import { findGroup, findMarker, findShip, isChartOpen } from './queries';
import type { BattleState, CounterId, Group, Ship, ShipId, TorpedoMarker } from './state';

export type TogoViewer = Viewer<Side>;

/** Whether a viewer sees behind a side's curtain. */
export const isOwn = (viewer: TogoViewer, side: Side): boolean => viewer === 'umpire' || viewer === side;

/** What is behind a counter is its owner's until it is sighted (TOGO-19). */
export const knowsGroup = (viewer: TogoViewer, group: Group): boolean => group.sighted || isOwn(viewer, group.side);

export function knowsShip(state: BattleState, viewer: TogoViewer, ship: Ship): boolean {
  const group = findGroup(state, ship.group);
  return isOwn(viewer, ship.side) || (group?.sighted ?? false);
}

export function knowsShipId(state: BattleState, viewer: TogoViewer, id: ShipId): boolean {
  const ship = findShip(state, id);
  return ship !== null && knowsShip(state, viewer, ship);
}

export function knowsCounterId(state: BattleState, viewer: TogoViewer, id: CounterId): boolean {
  const group = findGroup(state, id);
  return group !== null && knowsGroup(viewer, group);
}

/** A marker is its owner's secret until it is turned up (TOGO-45). */
export const knowsMarker = (viewer: TogoViewer, marker: TorpedoMarker): boolean =>
  isOwn(viewer, marker.side) || marker.state === 'revealed' || marker.state === 'resolved';

const OPEN_FIELDS: readonly string[] = ['sighted', 'place', 'begunIn'];

/** Whether a viewer may know what stands at a path of the state, for what the umpire sets by hand. */
export function knowsPath(state: BattleState, viewer: TogoViewer, [top, id, field]: readonly string[]): boolean {
  if (viewer === 'umpire' || id === undefined) return true;
  if (top === 'ships') return knowsShipId(state, viewer, id);
  if (top === 'groups' && knowsCounterId(state, viewer, id)) return true;
  if (top === 'groups') return field === 'plot' ? isChartOpen(state) : OPEN_FIELDS.includes(field ?? '');
  if (top === 'sides') return field === 'hasSightedEnemy' || field === 'edges' || viewer === id;
  const marker = top === 'markers' ? findMarker(state, id) : null;
  return marker === null || knowsMarker(viewer, marker) || field === 'state';
}

/** What a viewer knows of a card's target: the ship or counter, or the blank counter he saw it played on. */
export function targetFor(
  state: BattleState,
  viewer: TogoViewer,
  { target, counter }: { readonly target: string | null; readonly counter?: CounterId | undefined },
): string | null {
  if (target === null || findShip(state, target) === null || knowsShipId(state, viewer, target)) return target;
  return counter ?? shipOrCounter(state, viewer, target);
}

/** A ship's name to a viewer: her own id, her counter's where she is still behind it. */
export function shipOrCounter(state: BattleState, viewer: TogoViewer, id: ShipId): string | null {
  const ship = findShip(state, id);
  if (ship === null) return null;
  return knowsShip(state, viewer, ship) ? id : ship.group;
}

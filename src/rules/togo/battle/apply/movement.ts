import { blankGroup, shipOf } from '../begin';
import type { EventOf } from '../events';
import { findGroup, findShip, pairId, shipsIn } from '../queries';
import type { BattleState, Group } from '../state';
import { numberIn, withGroup, withShip, withSide } from './change';

export const moveBegan = (state: BattleState, { counter, turn }: EventOf<'MoveBegan'>): BattleState =>
  withGroup(state, counter, () => ({ begunIn: turn }));

export const unplannedRolled = (
  state: BattleState,
  { counter, turn, total, result, exempt }: EventOf<'UnplannedRolled'>,
): BattleState => withGroup(state, counter, () => ({ unplanned: { turn, total, result, exempt } }));

export function moveNoted(
  state: BattleState,
  { counter, note, carried, straight, plot, ships }: EventOf<'MoveNoted'>,
): BattleState {
  const group = findGroup(state, counter);
  // A line that was plotted ship by ship keeps no place that it has left.
  const left = (ships === undefined ? [] : (group?.ships ?? [])).reduce(
    (before, ship) =>
      withShip(before, ship, () => ({ place: ships?.find((moved) => moved.ship === ship)?.at ?? null })),
    state,
  );
  return withGroup(left, counter, (moved) => ({
    ...{ move: note, carried, straight, plot: plot ?? moved.plot },
    ...(plot !== null && wakeAfter(moved)),
  }));
}

const LONGEST_WAKE = 4;

/** A blank counter leaves its wake; of ships in sight each has a place of her own. */
const wakeAfter = ({ sighted, plot, wake = [] }: Group): Pick<Group, 'wake'> =>
  !sighted && plot !== null ? { wake: [plot, ...wake].slice(0, LONGEST_WAKE) } : forgotten(wake);

/** Who was put somewhere by hand came there on no way that anybody knows. */
const forgotten = (wake: Group['wake']): Pick<Group, 'wake'> => (wake && wake.length > 0 ? { wake: [] } : {});

export function groupLeft(state: BattleState, { counter, edge }: EventOf<'GroupLeft'>): BattleState {
  const group = findGroup(state, counter);
  if (group === null) return state;
  const leaving = shipsIn(state, group).filter((ship) => ship.fate === 'afloat');
  const gone = leaving.reduce(
    (before, ship) => withShip(before, ship.id, () => ({ fate: 'left', leftBy: edge })),
    state,
  );
  return withGroup(gone, counter, () => ({ place: 'left' }));
}

export function plotted(state: BattleState, { counter, at, ships }: EventOf<'Plotted'>): BattleState {
  const placed = ships.reduce((before, { ship, at: place }) => withShip(before, ship, () => ({ place })), state);
  return withGroup(placed, counter, ({ wake }) => ({ plot: at, ...forgotten(wake) }));
}

/** Those listed begin again where it says, their ships in line astern; the others keep the place they had. */
export function plotKept(state: BattleState, { on, places, setting }: EventOf<'PlotKept'>): BattleState {
  const placed = places.reduce((before, { counter, at }) => {
    const line = findGroup(before, counter)?.ships ?? [];
    const unplaced = line.reduce((all, ship) => withShip(all, ship, () => ({ place: null })), before);
    return withGroup(unplaced, counter, ({ wake }) => ({ plot: at, ...forgotten(wake) }));
  }, state);
  return { ...placed, plotted: on, ...(setting === undefined ? {} : { setting }) };
}

export function countersSet(state: BattleState, { side, places }: EventOf<'CountersSet'>): BattleState {
  const placed = places.reduce((before, { counter, at }) => withGroup(before, counter, () => ({ plot: at })), state);
  return { ...placed, setting: (state.setting ?? []).filter((other) => other !== side) };
}

export const arrivalRolled = (state: BattleState, { counter, turn, made }: EventOf<'ArrivalRolled'>): BattleState =>
  withGroup(state, counter, () => ({ arrivalRolled: { turn, made } }));

export const anchorTried = (state: BattleState, { ship, turn, weighed }: EventOf<'AnchorTried'>): BattleState =>
  withShip(state, ship, ({ anchored }) => ({ weighedIn: turn, anchored: anchored && !weighed }));

export const groupArrived = (state: BattleState, { counter, turn, plot }: EventOf<'GroupArrived'>): BattleState =>
  withGroup(state, counter, () => ({ place: 'table', plot, begunIn: turn }));

export function shipLeftFormation(
  before: BattleState,
  { ship, from, to, ships = [] }: EventOf<'ShipLeftFormation'>,
): BattleState {
  // Everybody stays where she stood, also those who stood there only because of their place behind the others.
  const state = ships.reduce((all, { ship: id, at }) => withShip(all, id, () => ({ place: at })), before);
  const old = findGroup(state, from);
  const leaving = findShip(state, ship);
  if (old === null || leaving === null) return state;
  const plotOf = (line: readonly string[]) => ships.find(({ ship: id }) => line.includes(id))?.at ?? old.plot;
  const alone = {
    ...{ ...old, id: to, name: leaving.name, ships: [ship], flagship: ship, straight: 0, carried: 0 },
    plot: plotOf([ship]),
  };
  const left = withGroup(state, from, ({ ships: line, flagship }) => {
    const rest = line.filter((id) => id !== ship);
    return { ships: rest, flagship: flagship === ship ? null : flagship, plot: plotOf(rest) };
  });
  const split: BattleState = {
    ...left,
    groups: { ...left.groups, [to]: { ...alone, dummy: false } },
    next: { ...left.next, counter: Math.max(left.next.counter, numberIn(to) + 1) },
  };
  return withShip(split, ship, () => ({ group: to }));
}

export function shipJoinedFormation(
  state: BattleState,
  { ship, from, to }: EventOf<'ShipJoinedFormation'>,
): BattleState {
  if (findGroup(state, to) === null || findShip(state, ship) === null) return state;
  const left = withGroup(state, from, ({ ships, flagship, place }) => {
    const rest = ships.filter((id) => id !== ship);
    return { ships: rest, flagship: flagship === ship ? null : flagship, place: rest.length === 0 ? 'gone' : place };
  });
  const joined = withGroup(left, to, ({ ships }) => ({ ships: [...ships.filter((id) => id !== ship), ship] }));
  return withShip(joined, ship, () => ({ group: to }));
}

export const flagshipLost = (state: BattleState, { counter, ship, straight }: EventOf<'FlagshipLost'>): BattleState =>
  withGroup(state, counter, (group) => ({
    flagship: group.flagship === ship ? null : group.flagship,
    straight: Math.max(group.straight, straight),
  }));

export const flagshipNamed = (state: BattleState, { counter, ship }: EventOf<'FlagshipNamed'>): BattleState =>
  withGroup(state, counter, () => ({ flagship: ship }));

export const fleetFlagshipNamed = (state: BattleState, { side, ship }: EventOf<'FleetFlagshipNamed'>): BattleState =>
  withSide(state, side, () => ({ fleetFlagship: ship }));

export function rangesNoted(state: BattleState, { turn, ranges }: EventOf<'RangesNoted'>): BattleState {
  const entered = ranges.map(({ a, b, inches }) => [pairId(a, b), { inches, turn }] as const);
  return { ...state, ranges: { ...state.ranges, ...Object.fromEntries(entered) } };
}

export const sightingSwept = (state: BattleState, { turn }: EventOf<'SightingSwept'>): BattleState => ({
  ...state,
  sweptIn: turn,
});

export function counterSighted(state: BattleState, { counter, by, how }: EventOf<'CounterSighted'>): BattleState {
  const seen = withGroup(state, counter, () => ({ sighted: true }));
  const tried = how === 'rolled' ? triedToSight(seen, by, counter) : seen;
  return withSide(tried, by, () => ({ hasSightedEnemy: true }));
}

export const sightingFailed = (state: BattleState, { counter, by }: EventOf<'SightingFailed'>): BattleState =>
  triedToSight(state, by, counter);

export const dummyRemoved = (state: BattleState, { counter }: EventOf<'DummyRemoved'>): BattleState =>
  withGroup(state, counter, () => ({ place: 'gone', sighted: true }));

const triedToSight = (state: BattleState, side: EventOf<'SightingFailed'>['by'], counter: string): BattleState => ({
  ...state,
  tried: { ...state.tried, [side]: [...state.tried[side], counter] },
});

export function shipAdded(state: BattleState, event: EventOf<'ShipAdded'>): BattleState {
  const { side, ship, counter, offTable } = event;
  const group = findGroup(state, counter) ?? {
    ...blankGroup(counter, side),
    name: ship.name,
    flagship: ship.id,
    place: offTable ? 'off' : 'table',
  };
  const ships = group.ships.includes(ship.id) ? group.ships : [...group.ships, ship.id];
  const added = shipOf(side, counter, ship);
  return {
    ...state,
    ships: { ...state.ships, [ship.id]: { ...added, markers: added.markers.map(fresh(state.next.hit)) } },
    groups: { ...state.groups, [counter]: { ...group, dummy: false, ships } },
    next: {
      ...state.next,
      counter: Math.max(state.next.counter, numberIn(counter) + 1),
      hit: state.next.hit + added.markers.length,
    },
  };
}

const fresh =
  (from: number) =>
  <M extends { readonly id: number; readonly hit: number }>(marker: M, index: number): M => ({
    ...marker,
    id: from + index,
    hit: from + index,
  });

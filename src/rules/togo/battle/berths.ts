import { SCALE } from '../data/scale';
import type { Edge } from '../formation';
import type { Terrain } from '../scenarios/scenario';
import { type Side, SIDES } from '../types';
import { groupsOnTable, isMoored, other } from './queries';
import type { BattleState, CounterId, Group, Place } from './state';

interface CounterPlace {
  readonly counter: CounterId;
  readonly at: Place;
}

/** Counters of a side whose place no scenario settles: blank ones, unless they lie at anchor, and whoever has none. */
export const looseCounters = (state: BattleState, side: Side): readonly Group[] =>
  groupsOnTable(state).filter(
    (group) => group.side === side && (!group.sighted || group.plot === null) && !isMoored(state, group),
  );

/**
 * Where the blank counters of a side begin on the chart. Fleets and dummies share one list of berths, the scenario's
 * places and more beside them, and take them in the order of their counters. Counters are shuffled before the battle:
 * whoever knows the scenario by heart knows the berths, and not who lies where. A line at anchor is not dealt, it lies
 * where the scenario says. Nothing is dealt once every counter has its place, or one has moved on the chart.
 */
function dealtBerths(state: BattleState, side: Side): readonly CounterPlace[] {
  const loose = looseCounters(state, side);
  const isBegun = loose.some(({ wake = [] }) => wake.length > 0);
  if (isBegun || loose.every(({ plot }) => plot !== null)) return [];
  const counters = loose.filter((group) => !isPutDown(state, group));
  const known = loose.flatMap((group) => (group.sighted ? [] : (printedPlace(state, group) ?? [])));
  const berths = [...known, ...moreBerths(state, side, counters.length - known.length, known)].sort(byPlace);
  return counters.flatMap(({ id: counter }, number) => {
    const at = berths[number];
    return at === undefined ? [] : [{ counter, at }];
  });
}

/** The same berths, with every formation where the scenario has it and dummies on those that are left. */
export function printedBerths(state: BattleState, side: Side): readonly CounterPlace[] {
  const counters = looseCounters(state, side);
  const left = counters.flatMap(({ plot }) => plot ?? []);
  const take = (wanted: Place | undefined): readonly Place[] => {
    const at = left.findIndex(({ x, y }) => x === wanted?.x && y === wanted.y);
    return at < 0 ? [] : left.splice(at, 1);
  };
  const printed = counters.flatMap((group) =>
    take(printedPlace(state, group)).map((at): CounterPlace => ({ counter: group.id, at })),
  );
  const others = counters.filter(({ id }) => !printed.some(({ counter }) => counter === id));
  return [...printed, ...others.flatMap(({ id }) => left.splice(0, 1).map((at) => ({ counter: id, at })))];
}

function printedPlace({ scenario, ships }: BattleState, group: Group): Place | undefined {
  const id = ships[group.ships[0] ?? '']?.base.formation;
  const formations = scenario ? [...scenario.sides[group.side].formations, ...(scenario.convoy?.groups ?? [])] : [];
  const found = formations.find((formation) => formation.id === id);
  return found && { ...found.position, heading: found.heading };
}

/**
 * Whether all have seen a blank counter put where it lies. It stays there, and the berth of whoever is behind it goes to
 * others: one berth fewer would tell that it is no dummy.
 */
function isPutDown(state: BattleState, group: Group): boolean {
  if (group.sighted || group.plot === null) return false;
  const printed = printedPlace(state, group);
  return printed === undefined || byPlace(group.plot, printed) !== 0;
}

const byPlace = (a: Place, b: Place): number => a.x - b.x || a.y - b.y || a.heading - b.heading;

/** Beside the berths that are known, else beside what is in sight of the side, else along its own edge. */
function moreBerths(state: BattleState, side: Side, count: number, known: readonly Place[]): readonly Place[] {
  const [own, enemies] = [placesOf(state, side), placesOf(state, other(side))];
  const beside = [...(known.length > 0 ? known : own)].sort(byPlace);
  // No nearer to the enemy than the fleet is: a dummy must not be sighted before anybody has moved.
  const nearest = Math.min(...beside.map((place) => gapTo(enemies, place)));
  const found: Place[] = [];
  for (let number = 0; number < count; number += 1) {
    const by = beside[number % beside.length];
    const taken = [...own, ...enemies, ...found];
    const candidates = by === undefined ? alongEdge(state, side, (number + 1) / (count + 1)) : around(by, number);
    const fits = (place: Place): boolean =>
      isOpenSea(state, place) && gapTo(taken, place) >= APART && (by === undefined || gapTo(enemies, place) >= nearest);
    const berth = candidates.find(fits) ?? by ?? candidates[0];
    if (berth !== undefined) found.push(berth);
  }
  return found;
}

/** Of a blank counter its berth and where it was put down. */
const placesOf = (state: BattleState, side: Side): readonly Place[] =>
  groupsOnTable(state).flatMap((group) => {
    if (group.side !== side) return [];
    const berth = group.sighted ? undefined : printedPlace(state, group);
    return [...(berth ? [berth] : []), ...(group.plot && (!berth || isPutDown(state, group)) ? [group.plot] : [])];
  });

/** Inches between berths, and from the edge of the table. */
const APART = 2.5;
const INSET = 1.5;

const gapTo = (places: readonly Place[], { x, y }: Place): number =>
  Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));

/** On the same course, nearest first: abeam, on the quarter, astern, on the bow. */
function around({ x, y, heading }: Place, number: number): readonly Place[] {
  const way = number % 2 === 0 ? 1 : -1;
  return DISTANCES.flatMap((inches) =>
    BEARINGS.map((bearing) => {
      const angle = ((heading + way * bearing) * Math.PI) / 180;
      return { x: halfInch(x + inches * Math.sin(angle)), y: halfInch(y - inches * Math.cos(angle)), heading };
    }),
  );
}

const DISTANCES = [4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30] as const;
const BEARINGS = [90, -90, 135, -135, 180, 45, -45] as const;

function alongEdge(state: BattleState, side: Side, part: number): readonly Place[] {
  const { width, depth } = tableOf(state);
  const edge: Edge = state.sides[side].edges[0] ?? (side === 'ijn' ? 'west' : 'east');
  return [2, 4, 6, 8, 10, 12].map((inset): Place => {
    const [across, down] = [halfInch(width * part), halfInch(depth * part)];
    switch (edge) {
      case 'north':
        return { x: across, y: inset, heading: 180 };
      case 'south':
        return { x: across, y: depth - inset, heading: 0 };
      case 'west':
        return { x: inset, y: down, heading: 90 };
      case 'east':
        return { x: width - inset, y: down, heading: 270 };
    }
  });
}

function isOpenSea(state: BattleState, { x, y }: Place): boolean {
  const { width, depth } = tableOf(state);
  const onTable = x >= INSET && y >= INSET && x <= width - INSET && y <= depth - INSET;
  return onTable && !(state.scenario?.terrain ?? []).some((land) => touches(land, x, y));
}

function touches(land: Terrain, x: number, y: number): boolean {
  if (land.kind !== 'land') return land.kind === 'island' && Math.hypot(land.x - x, land.y - y) < land.radius + INSET;
  const [dx, dy] = [x - clamp(x, land.x, land.x + land.width), y - clamp(y, land.y, land.y + land.depth)];
  return Math.hypot(dx, dy) < INSET;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Places are set to half an inch and a whole degree, those of a scenario too: how round they are tells nothing. */
export function tidyPlace(state: BattleState, { x, y, heading }: Place): Place {
  const { width, depth } = tableOf(state);
  return {
    x: clamp(halfInch(x), 0, width),
    y: clamp(halfInch(y), 0, depth),
    heading: ((Math.round(heading) % 360) + 360) % 360,
  };
}

const halfInch = (value: number): number => Math.round(value * 2) / 2;

const tableOf = ({ scenario }: BattleState): { readonly width: number; readonly depth: number } =>
  scenario?.table ?? SCALE.table;

/** The sides whose counters are dealt, with what they are dealt. */
export const allBerths = (state: BattleState) =>
  SIDES.map((side) => ({ side, places: dealtBerths(state, side) })).filter(({ places }) => places.length > 0);

import { RANGE_BANDS } from '../data/range-tables';
import type { Arc } from '../types';
import { fighting, findGroup, inPlay, isSighted, other, shipsIn, shipStatus } from './queries';
import { nightReach, previewShot, targetsFor } from './preview-fire';
import { lastRange } from './ranges';
import type { BattleState, Group, Ship } from './state';

/** Where a target is taken to lie until somebody says otherwise. */
export interface OpeningShot {
  readonly range: number;
  readonly bearing: number;
  /** The turn the range is of; null where nobody has measured it. */
  readonly turn: number | null;
}

const BEARINGS: { readonly [A in Arc]: number } = { bow: 0, side: 90, stern: 180 };
/** No gun reaches beyond the last band; nobody has said anything of a target at the second. */
const [, UNMEASURED, , FARTHEST] = RANGE_BANDS;

/** As they last fired at each other, whichever of them did; abeam where they have not. */
export function openingShot(state: BattleState, ship: Ship, target: Ship): OpeningShot {
  const known = lastRange(state, ship.group, target.group);
  const last = [ship, ...matesOf(state, ship)].find(({ lastFire }) => lastFire?.target === target.id)?.lastFire;
  const bearing = last ? BEARINGS[last.arc] : BEARINGS.side;
  if (known === null) {
    return { range: Math.min(UNMEASURED, nightReach(state, target.id) ?? UNMEASURED), bearing, turn: null };
  }
  // In sight, but farther off than guns reach: that is no range anybody measured for them.
  return known.inches > FARTHEST
    ? { range: FARTHEST, bearing, turn: null }
    : { range: known.inches, bearing, turn: known.turn };
}

/**
 * Whom a ship fires at unless her captain says otherwise: her last target, else her division's, else her opposite number in
 * the line, else the nearest, else the flagship. One that none of her guns reaches is passed over where another is within
 * reach. Never transports while a warship is in sight, nor who has struck while somebody fights.
 */
export function defaultTarget(
  state: BattleState,
  ship: Ship,
  opening: (target: Ship) => OpeningShot = (target) => openingShot(state, ship, target),
): Ship | null {
  const all = targetsFor(state, ship.side);
  const warships = all.filter(isWarship);
  const pool = [warships.filter((target) => isFighting(state, target)), warships, all].find(({ length }) => length > 0);
  if (pool === undefined) return null;
  let first: Ship | null = null;
  for (const target of candidates(state, ship, pool, opening)) {
    if (isWithinReach(state, ship, target, opening(target))) return target;
    first ??= target;
  }
  return first;
}

/** Her batteries' targets where she last split her fire and all of them can still be fired at; else null. */
export function lastSplit(state: BattleState, ship: Ship): NonNullable<Ship['lastFire']>['split'] | null {
  const split = ship.lastFire?.split ?? [];
  const targets = targetsFor(state, ship.side).filter((target) => isFighting(state, target));
  const isWhole = split.every(({ target }) => targets.some(({ id }) => id === target));
  return split.length > 0 && isWhole ? split : null;
}

/** The likeliest first; what is far to seek is worked out only if it is asked for. */
function* candidates(
  state: BattleState,
  ship: Ship,
  pool: readonly Ship[],
  opening: (target: Ship) => OpeningShot,
): Generator<Ship> {
  const inPool = (id: string | null | undefined): readonly Ship[] => pool.filter((target) => target.id === id);
  yield* inPool(ship.lastFire?.target);
  yield* inPool(divisionTarget(state, ship));
  yield* inPool(oppositeNumber(state, ship, pool)?.id);
  yield* pool
    .map((target) => ({ target, shot: opening(target) }))
    .filter(({ shot }) => shot.turn !== null)
    .sort((a, b) => a.shot.range - b.shot.range)
    .map(({ target }) => target);
  yield* inPool(state.sides[other(ship.side)].fleetFlagship);
  yield* pool;
}

const isWarship = ({ card }: Ship): boolean => card.type !== 'convoy';

const isFighting = (state: BattleState, ship: Ship): boolean =>
  fighting(state, ship) && shipStatus(ship) !== 'abandoned';

const matesOf = (state: BattleState, { id, group }: Ship): readonly Ship[] => {
  const line = findGroup(state, group);
  return line === null ? [] : shipsIn(state, line).filter((mate) => mate.id !== id);
};

/** What the ship ahead of her last fired at, or whoever of the division fired last. */
function divisionTarget(state: BattleState, ship: Ship): string | null {
  const line = findGroup(state, ship.group);
  if (line === null) return null;
  const latest = Math.max(0, ...matesOf(state, ship).map(({ lastFire }) => lastFire?.turn ?? 0));
  const fired = matesOf(state, ship).filter(({ lastFire }) => lastFire?.turn === latest);
  const place = line.ships.indexOf(ship.id);
  const ahead = fired.findLast(({ id }) => line.ships.indexOf(id) < place) ?? fired[0];
  return ahead?.lastFire?.target ?? null;
}

/** The lines of a side in which warships are seen, in the order of its roster. */
const warLines = (state: BattleState, side: Ship['side']): readonly Group[] =>
  Object.values(state.groups).filter(
    (group) => group.side === side && group.sighted && warships(state, group).length > 0,
  );

const warships = (state: BattleState, group: Group): readonly Ship[] =>
  shipsIn(state, group).filter((ship) => inPlay(state, ship) && isSighted(state, ship) && isWarship(ship));

/** The third ship of the second line fires at the third of theirs, at the last where there are fewer. */
function oppositeNumber(state: BattleState, ship: Ship, pool: readonly Ship[]): Ship | null {
  const lines = warLines(state, ship.side);
  const number = lines.findIndex(({ id }) => id === ship.group);
  const [own, enemy] = [lines[number], warLines(state, other(ship.side))[number]];
  if (own === undefined || enemy === undefined) return null;
  const theirs = shipsIn(state, enemy).filter(({ id }) => pool.some((target) => target.id === id));
  const place = warships(state, own).findIndex(({ id }) => id === ship.id);
  return theirs[Math.min(Math.max(0, place), theirs.length - 1)] ?? null;
}

const isWithinReach = (state: BattleState, ship: Ship, target: Ship, { range, bearing }: OpeningShot): boolean =>
  [...ship.card.batteries.keys()].some(
    (battery) => previewShot(state, ship, { battery, target: target.id, range, arc: null, bearing }).numbers !== null,
  );

import {
  type Battle,
  type CampaignState,
  type Command,
  findShip,
  isBoat,
  opposite,
  otherSide,
  torpedoSalvos,
  type Unit,
  unitsOfSide,
} from '@/rules/tsushima/index';

import { isCoastGun, sideOfUnit } from './unit-words';

/** Before the first shot the other side arranges its counters; else a unit moves, and the rules say how far. */
export const moveOrder = (battle: Battle, unit: string, column: number): Command =>
  battle.round === 0 && sideOfUnit(battle, unit) !== battle.mover
    ? { type: 'arrange', unit, column }
    : { type: 'moveUnit', unit, column };

/** Who is chosen fires at who is tapped; null where that is no enemy of theirs, or they have nothing to fire. */
export function targetOrder(state: CampaignState, battle: Battle, chosen: string, tapped: string): Command | null {
  const target = battle.units[tapped];
  if (target === undefined || sideOfUnit(battle, chosen) === target.side) return null;
  if (isCoastGun(chosen)) return { type: 'aim', ships: [chosen], target: tapped };
  const unit = battle.units[chosen];
  const ship = findShip(state, unit?.ships[0] ?? '');
  if (unit === undefined || ship === null || unit.kind === 'merchant') return null;
  const lead = target.ships[0];
  if (unit.kind === 'boat' && lead !== undefined && torpedoSalvos(ship) > 0 && isNear(unit, target)) {
    return { type: 'aimTorpedoes', ship: ship.id, targets: Array<string>(torpedoSalvos(ship)).fill(lead) };
  }
  const order = { type: 'aim', ships: unit.ships, target: tapped } as const;
  return target.kind === 'boat' ? { ...order, weapon: 'secondary' } : order;
}

/** In the same lane or the next (TSU-44, TSU-45). */
const isNear = (a: Unit, b: Unit): boolean => Math.abs(a.column - b.column) <= 1;

/** One ship's guns at one target; boats take secondaries only (TSU-41). */
export function aimOrder(state: CampaignState, ship: string, target: string | null): Command {
  const order = { type: 'aim', ships: [ship], target } as const;
  return target !== null && isBoat(findShip(state, target)?.type ?? 'B') ? { ...order, weapon: 'secondary' } : order;
}

/** A gun of the port, or a ship with a gun; whose values are not certain yet has some. */
export const hasGuns = (state: CampaignState, id: string): boolean => {
  const ship = findShip(state, id);
  if (ship === null || ship.guns === null) return isCoastGun(id) || ship !== null;
  return ship.guns.primary !== null || ship.guns.secondary !== null;
};

/**
 * The first target is that of all her salvos; after that each has its own, or none. Spent torpedoes are aimed too: the book
 * objects, and it may be allowed anyway.
 */
export function torpedoOrder(state: CampaignState, battle: Battle, id: string, salvo: number, target: string | null) {
  const ship = findShip(state, id);
  const aimed = battle.launches?.[id] ?? [];
  const [before, after] = [aimed.slice(0, salvo), aimed.slice(salvo + 1)];
  const targets =
    target === null
      ? [...before, ...after]
      : aimed.length === 0 && ship !== null
        ? Array<string>(torpedoSalvos({ ...ship, torpedoUsed: false })).fill(target)
        : [...before, target, ...after];
  return { type: 'aimTorpedoes', ship: id, targets } as const satisfies Command;
}

/** Everybody a ship may be aimed at: the division opposite first, then the others in line order. */
export function targetsFor(battle: Battle, id: string): readonly string[] {
  const unit = battle.units[id];
  const enemies = unitsOfSide(battle, otherSide(sideOfUnit(battle, id)));
  const facing = unit ? opposite(battle, unit) : null;
  return [
    ...enemies.filter(({ id: each }) => each === facing?.id),
    ...enemies.filter(({ id: each }) => each !== facing?.id),
  ].flatMap(({ ships }) => ships);
}

/** Enemies within reach of a vessel's torpedoes. */
export const torpedoTargets = (battle: Battle, unit: Unit): readonly string[] =>
  unitsOfSide(battle, otherSide(unit.side))
    .filter((enemy) => isNear(unit, enemy))
    .flatMap(({ ships }) => ships);

/** Friends in the next lane, whom it may screen; torpedo boats and merchants screen nobody. */
export const friendsToScreen = (state: CampaignState, battle: Battle, unit: Unit): readonly Unit[] =>
  unit.kind === 'merchant' || unit.ships.some((id) => findShip(state, id)?.type === 'T')
    ? []
    : unitsOfSide(battle, unit.side).filter(({ column }) => Math.abs(column - unit.column) === 1);

/** Damaged ships that a division may leave behind; never its lead ship. */
export const shipsToDrop = (state: CampaignState, { kind, ships }: Unit): readonly string[] =>
  kind === 'division' ? ships.slice(1).filter((id) => (findShip(state, id)?.hits ?? 0) > 0) : [];

/** Whether a unit can begin to flee: not out of a port, and not behind a lead ship with two hits (TSU-32, TSU-55). */
export const mayFlee = (state: CampaignState, battle: Battle, { fleeing, kind, ships, side }: Unit): boolean =>
  battle.defender === null &&
  battle.mover === side &&
  !fleeing &&
  kind !== 'boat' &&
  (findShip(state, ships[0] ?? '')?.hits ?? 0) < 2;

/** The line of a side with one unit a place further forward, or back. */
export function lineWith(battle: Battle, unit: Unit, by: -1 | 1): readonly string[] | null {
  const line = unitsOfSide(battle, unit.side).map(({ id }) => id);
  const place = line.indexOf(unit.id);
  const other = battle.units[line[place + by] ?? ''];
  if (other?.kind !== unit.kind) return null;
  [line[place], line[place + by]] = [other.id, unit.id];
  return line;
}

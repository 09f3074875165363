import { BOARD_COLUMNS, COLUMNS, EXTRA_DIVISIONS, FLIGHT } from '../data/dice-tables';
import { COAST_GUN } from '../data/counters';
import { type BoardShip, type CoastGun, type FirePlan, type Launch, reaches, shotsOf } from '../fire-plan';
import { torpedoSalvosAfter } from '../damage';
import type { Shot } from '../salvos';
import { type Gun, isBoat, otherSide, type Side, SIDES, SUNK, type Weapon } from '../types';
import { roundOdds, type RoundShipOdds } from '../odds/round-odds';
import type { EventOf } from './events';
import { type Aim, type Battle, type CampaignState, findShip, type Ship, type Unit } from './state';

export const unitsOfSide = ({ units }: Pick<Battle, 'units'>, side: Side): readonly Unit[] =>
  Object.values(units).filter((unit) => unit.side === side);
export const findUnit = ({ units }: Pick<Battle, 'units'>, id: string): Unit | null =>
  Object.hasOwn(units, id) ? (units[id] ?? null) : null;
/** The unit a ship is in. */
export const unitOf = ({ units }: Pick<Battle, 'units'>, ship: string): Unit | null =>
  Object.values(units).find(({ ships }) => ships.includes(ship)) ?? null;
const divisionsOf = (battle: Battle, side: Side): readonly Unit[] =>
  unitsOfSide(battle, side).filter(({ kind }) => kind === 'division');

/** The edge a side sails home over in a port battle: the Japanese have column 1, the Russians column 12. */
export const edgeOf = (side: Side): 'low' | 'high' => (side === 'ijn' ? 'low' : 'high');

/** Whether a friend in the next column screens it (TSU-45). */
export const isScreened = ({ screens, units }: Battle, unit: Unit): boolean =>
  Object.entries(screens).some(([by, whom]) => {
    const screen = units[by];
    return whom === unit.id && screen !== undefined && Math.abs(screen.column - unit.column) === 1;
  });

/** Where the flight of a unit is kept. */
export const flightKey = ({ side, flight = side }: Unit): string => flight;
/** The flight a unit is in: each counts its own successes (TSU-33). */
export const flightOf = (battle: Battle, unit: Unit): Battle['flight'][string] =>
  unit.fleeing ? (battle.flight[flightKey(unit)] ?? null) : null;

/** Columns a unit may go in this movement round (TSU-29, TSU-30, TSU-33). */
export function columnsLeft(state: CampaignState, battle: Battle, unit: Unit): number {
  const flight = flightOf(battle, unit);
  if (flight !== null && (flight.success === true || flight.successes >= FLIGHT.successes)) {
    return COLUMNS.fleeing;
  }
  if (unit.kind === 'merchant') return COLUMNS.merchant;
  if (unit.kind === 'boat') return COLUMNS.boat;
  return unit.ships.some((id) => (findShip(state, id)?.hits ?? 0) >= 2) ? COLUMNS.crippled : COLUMNS.sound;
}

/** What becomes of everybody when a unit goes to a column, which may be beyond an edge. */
type BoardMove =
  | { readonly type: 'moved'; readonly columns: Readonly<Record<string, number>>; readonly shift: number }
  | { readonly type: 'left'; readonly edge: 'low' | 'high' };

/** Everybody shifts while the full width is not used; else the unit has left the board (TSU-31, TSU-55). */
export function boardMove(battle: Battle, unit: Unit, column: number): BoardMove {
  const columns = Object.fromEntries(Object.values(battle.units).map((each) => [each.id, each.column]));
  columns[unit.id] = column;
  if (column >= 1 && column <= BOARD_COLUMNS) return { type: 'moved', columns, shift: 0 };
  const edge = column < 1 ? 'low' : 'high';
  const shift = column < 1 ? 1 - column : BOARD_COLUMNS - column;
  const shifted = Object.entries(columns).map(([id, at]): [string, number] => [id, at + shift]);
  const fits = shifted.every(([, at]) => at >= 1 && at <= BOARD_COLUMNS);
  return fits && battle.defender === null
    ? { type: 'moved', columns: Object.fromEntries(shifted), shift }
    : { type: 'left', edge };
}

/** Whether the Russians are still surprised (TSU-58). */
export const isSilent = ({ surprise, round }: Battle, side: Side): boolean => side === 'irn' && round < surprise;

/** The enemy division each division fires at: lead on lead, and round again (TSU-39). */
export function opposite(battle: Battle, unit: Unit): Unit | null {
  const own = divisionsOf(battle, unit.side);
  const enemies = divisionsOf(battle, otherSide(unit.side));
  const place = own.findIndex(({ id }) => id === unit.id);
  return place < 0 || enemies.length === 0 ? null : (enemies[place % enemies.length] ?? null);
}

/** Divisions beyond the foremost that may fire on a column hold their fire (TSU-40). */
function withheld(battle: Battle, side: Side): ReadonlySet<string> {
  const silent = new Set<string>();
  const firing = new Map<number, number>();
  for (const unit of divisionsOf(battle, side)) {
    const column = opposite(battle, unit)?.column;
    if (column === undefined) continue;
    const count = (firing.get(column) ?? 0) + 1;
    firing.set(column, count);
    const enemies = divisionsOf(battle, otherSide(side)).filter((each) => each.column === column).length;
    if (count > enemies + EXTRA_DIVISIONS) silent.add(unit.id);
  }
  return silent;
}

/** The target she fired at last, while it floats within reach of her guns: she keeps it (TSU-39, AMB-8). */
export function keptTarget({ rulings }: CampaignState, battle: Battle, unit: Unit, ship: Ship): string | null {
  const last = battle.targets[ship.id];
  const target = last === undefined ? null : unitOf(battle, last);
  if (last === undefined || target === null) return null;
  const reach = (gun: Gun | null): boolean => gun !== null && reaches(gun.factor, unit.column, target.column, rulings);
  return ship.guns !== null && (reach(ship.guns.primary) || reach(ship.guns.secondary)) ? last : null;
}

/** Whom a ship fires at when nobody says otherwise. */
function usualAim(state: CampaignState, battle: Battle, unit: Unit, ship: Ship): Aim {
  const enemies = unitsOfSide(battle, otherSide(unit.side));
  const guns = ship.guns ?? { primary: null, secondary: null };
  if (unit.kind !== 'division') {
    const near = enemies.find(
      ({ kind, column }) =>
        kind !== 'boat' && guns.primary !== null && reaches(guns.primary.factor, unit.column, column, state.rulings),
    );
    return { primary: near?.ships[0] ?? null, secondary: null };
  }
  const kept = keptTarget(state, battle, unit, ship);
  if (kept !== null) return { primary: kept, secondary: kept };
  const place = unit.ships.indexOf(ship.id);
  const facing = opposite(battle, unit);
  if (facing !== null) {
    const target = facing.ships[place % facing.ships.length] ?? null;
    return { primary: target, secondary: target };
  }
  const merchants = enemies.filter(({ kind }) => kind === 'merchant');
  const boats = enemies.filter(({ kind }) => kind === 'boat');
  const merchant = merchants[place % Math.max(1, merchants.length)]?.ships[0] ?? null;
  const boat = boats[place % Math.max(1, boats.length)]?.ships[0] ?? null;
  return { primary: merchant, secondary: merchant ?? boat };
}

/** Whom she fires at now: as somebody chose, as long as that target floats, else as usual. */
function aimOf(state: CampaignState, battle: Battle, unit: Unit, ship: Ship): Aim {
  const usual = usualAim(state, battle, unit, ship);
  const chosen = battle.aims[ship.id];
  if (chosen === undefined) return usual;
  const valid = (weapon: Weapon): string | null => {
    const target = chosen[weapon];
    if (target === undefined) return usual[weapon];
    return target === null || unitOf(battle, target) !== null ? target : usual[weapon];
  };
  return { primary: valid('primary'), secondary: valid('secondary') };
}

const HELD: Aim = { primary: null, secondary: null };

/** Everything that fires in this round, and at whom. */
export function firePlan(
  state: CampaignState,
  battle: Battle,
  launches: readonly Omit<Launch, 'salvos'>[] = [],
): FirePlan {
  const held = new Set(SIDES.flatMap((side) => [...withheld(battle, side)]));
  const ships = Object.values(battle.units).flatMap((unit) =>
    unit.ships.flatMap((id): BoardShip[] => {
      const ship = findShip(state, id);
      if (ship === null) return [];
      const mayFire = !isSilent(battle, unit.side) && !held.has(unit.id) && !ship.unready;
      const { type, size, armour, hits, morale, guns } = ship;
      const targets = mayFire ? onlyFitting(state, aimOf(state, battle, unit, ship)) : HELD;
      return [
        {
          ...{ id, side: unit.side, type, size, armour, hits, morale, column: unit.column, fleeing: unit.fleeing },
          ...{ guns: guns ?? { primary: null, secondary: null }, screened: isScreened(battle, unit), targets },
        },
      ];
    }),
  );
  return {
    ships,
    coastGuns: coastGuns(state, battle),
    launches: launches.map(({ ship, targets }) => ({ ship, targets, salvos: findShip(state, ship)?.torpedo ?? 0 })),
  };
}

/** Only secondary guns fire at boats (TSU-41). */
const onlyFitting = (state: CampaignState, { primary, secondary }: Aim): Aim => {
  const target = primary === null ? null : findShip(state, primary);
  return { primary: target !== null && isBoat(target.type) ? null : primary, secondary };
};

/** The port's own guns: off the coastal edge, each at a lead ship unless somebody says otherwise (TSU-55). */
export function coastGuns({ ships }: Pick<CampaignState, 'ships'>, battle: Battle): readonly CoastGun[] {
  const { defender } = battle;
  if (defender === null || isSilent(battle, defender)) return [];
  const attackers = unitsOfSide(battle, otherSide(defender));
  const targets = attackers.filter(({ kind }) => kind !== 'boat').map((unit) => unit.ships[0] ?? null);
  const column = edgeOf(defender) === 'low' ? 0 : BOARD_COLUMNS + 1;
  return Array.from({ length: COAST_GUN.count }, (_, index) => {
    const id = `coast-${index + 1}`;
    const chosen = battle.aims[id]?.primary;
    const isThere =
      chosen !== undefined && (chosen === null || (unitOf(battle, chosen) !== null && Object.hasOwn(ships, chosen)));
    return { id, column, target: isThere ? chosen : (targets[index % Math.max(1, targets.length)] ?? null) };
  });
}

/**
 * Torpedoes that were aimed, as far as vessel and targets are still there and within reach (TSU-44). Whoever aimed spent
 * ones, or by surprise, was allowed to: a round takes what was aimed along, so these are not the ones of a round before.
 */
export function plannedLaunches(state: CampaignState, battle: Battle): readonly Omit<Launch, 'salvos'>[] {
  return Object.entries(battle.launches ?? {}).flatMap(([ship, aimed]) => {
    const [vessel, unit] = [findShip(state, ship), unitOf(battle, ship)];
    if (vessel === null || unit === null) return [];
    const targets = aimed.filter((id) => {
      const target = unitOf(battle, id);
      return target !== null && Math.abs(target.column - unit.column) <= 1;
    });
    // Her hits may have cost her salvos since.
    const left = targets.slice(0, torpedoSalvos({ ...vessel, torpedoUsed: false }));
    return left.length === 0 ? [] : [{ ship, targets: left }];
  });
}

/** The shots of this round, each with its sum. */
export const roundShots = (
  state: CampaignState,
  battle: Battle,
  launches: readonly Omit<Launch, 'salvos'>[] = plannedLaunches(state, battle),
): readonly Shot[] => shotsOf(firePlan(state, battle, launches), state.rulings);

/** Every ship on the board after this round, as the dice may fall; empty where a table is missing. */
export function boardOdds(
  state: CampaignState,
  battle: Battle,
  launches: readonly Omit<Launch, 'salvos'>[] = plannedLaunches(state, battle),
): readonly RoundShipOdds[] {
  const { gunfire, torpedo } = state.tables;
  const ships = Object.values(battle.units).flatMap((unit) => unit.ships.flatMap((id) => findShip(state, id) ?? []));
  const tables = { gunfire: gunfire.reading, torpedo: torpedo.reading };
  return roundOdds(ships, shotsOf(firePlan(state, battle, launches), state.rulings, { traced: false }), tables);
}

/** Torpedo salvos a vessel has left this phase (TSU-43, TSU-44). */
export const torpedoSalvos = ({ torpedo, hits, torpedoUsed }: Ship): number =>
  torpedo === null || torpedoUsed ? 0 : torpedoSalvosAfter(torpedo, hits);

/** Ships of a battle with other hits than before, and the hits each side has inflicted by them (TSU-42, TSU-43). */
export function struckShips(
  state: CampaignState,
  battle: Battle,
  after: readonly { readonly ship: string; readonly hits: number }[],
): Pick<EventOf<'HitsMarked'>, 'ships' | 'inflicted'> {
  const inflicted: Record<Side, number> = { ijn: 0, irn: 0 };
  const ships = after.flatMap(({ ship: id, hits }) => {
    const ship = findShip(state, id);
    const unit = unitOf(battle, id);
    if (ship === null || unit === null || hits === ship.hits) return [];
    // A merchant has one hit to give.
    inflicted[otherSide(unit.side)] += ship.type === 'M' ? 1 : Math.max(0, hits - ship.hits);
    return [{ ship: id, before: ship.hits, hits, sunk: hits >= SUNK }];
  });
  return { ships, inflicted };
}

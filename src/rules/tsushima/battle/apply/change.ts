import { type Side, SUNK, type Where } from '../../types';
import type { CampaignEvent, EventOf } from '../events';
import { findUnit } from '../board';
import { ownerOf } from '../formation';
import {
  allGroups,
  type Battle,
  type CampaignState,
  findGroup,
  findShip,
  type Group,
  NEITHER,
  NO_ROWS,
  type Ship,
  type Unit,
} from '../state';

export type Reducers = {
  readonly [T in CampaignEvent['type']]: (state: CampaignState, event: EventOf<T>) => CampaignState;
};
type State = CampaignState;

export const same = (state: State): State => state;

export function withShips(state: State, ids: readonly string[], change: (ship: Ship) => Partial<Ship>): State {
  const ships = { ...state.ships };
  for (const id of ids) {
    const ship = findShip(state, id);
    if (ship !== null) ships[id] = { ...ship, ...change(ship) };
  }
  return { ...state, ships };
}

export const withEveryShip = (state: State, change: (ship: Ship) => Partial<Ship>): State =>
  withShips(state, Object.keys(state.ships), change);

export const withGroup = (state: State, id: string, change: Partial<Group>): State => {
  const group = findGroup(state, id);
  return group === null ? state : { ...state, groups: { ...state.groups, [id]: { ...group, ...change } } };
};

/** Nobody waits for the retreat of a group that is gone. */
const regrouped = (state: State, groups: State['groups']): State => {
  const isThere = (id: string): boolean => Object.hasOwn(groups, id);
  const retreats = state.retreats.every(isThere) ? state.retreats : state.retreats.filter(isThere);
  return { ...state, groups, retreats };
};

/** Groups as they are now, without those that are gone. */
export function withGroups(state: State, changed: readonly Group[], removed: readonly string[]): State {
  const groups = { ...state.groups, ...Object.fromEntries(changed.map((group) => [group.id, group])) };
  for (const id of removed) delete groups[id];
  return regrouped(state, groups);
}

/** Groups without ships that float no more; empty ones are gone. */
export function pruned(state: State): State {
  const groups = allGroups(state).flatMap((group) => {
    const ships = group.ships.filter((id) => findShip(state, id)?.fate === 'afloat');
    return ships.length === 0 ? [] : [ships.length === group.ships.length ? group : { ...group, ships }];
  });
  return regrouped(state, Object.fromEntries(groups.map((group) => [group.id, group])));
}

export const withBattle = (state: State, change: (battle: Battle) => Partial<Battle>): State =>
  state.battle === null ? state : { ...state, battle: { ...state.battle, ...change(state.battle) } };

export const withUnit = (state: State, id: string, change: (unit: Unit) => Partial<Unit>): State =>
  withBattle(state, ({ units }) => {
    const unit = findUnit({ units }, id);
    return unit === null ? {} : { units: { ...units, [id]: { ...unit, ...change(unit) } } };
  });

/** Hits outside a battle. */
export function harmed(state: State, harm: readonly { readonly ship: string; readonly hits: number }[]): State {
  const hits = new Map(harm.map((each) => [each.ship, each.hits]));
  let merchants = 0;
  const after = withShips(state, [...hits.keys()], (ship) => {
    const now = hits.get(ship.id)!;
    if (now >= SUNK && ship.type === 'M') merchants += 1;
    return { hits: now, fate: now >= SUNK ? 'sunk' : ship.fate };
  });
  return pruned({ ...after, merchants: { ...after.merchants, sunk: after.merchants.sunk + merchants } });
}

/** Units without these ships; empty ones are gone, and so is what they screened. */
export function withoutShips(battle: Battle, ships: readonly string[]): Pick<Battle, 'units' | 'screens'> {
  const units = Object.values(battle.units).flatMap((unit) => {
    const left = unit.ships.filter((id) => !ships.includes(id));
    return left.length === 0 ? [] : [{ ...unit, ships: left }];
  });
  const there = new Set(units.map(({ id }) => id));
  const screens = Object.entries(battle.screens).filter(([by, whom]) => there.has(by) && there.has(whom));
  return { units: Object.fromEntries(units.map((unit) => [unit.id, unit])), screens: Object.fromEntries(screens) };
}

/** Italian cruisers may fire once they are home: in a Japanese port, or in Kronstadt (TSU-57). */
const isHome = (state: State, side: Side, { kind, name }: Where): boolean =>
  kind === 'port' && (side === 'ijn' ? ownerOf(state, name) === 'ijn' : name === 'kronstadt');

export function atPlace(state: State, id: string, where: Where): State {
  const group = findGroup(state, id);
  if (group === null) return state;
  const moved = withGroup(state, id, { where, moved: true });
  return withShips(moved, group.ships, (ship) =>
    ship.unready && !ship.captured && isHome(state, ship.side, where) ? { unready: false } : {},
  );
}

/** The ships of these groups have been in port for one more phase, the others begin anew; so do those it raised (TSU-23). */
export function clocked(
  state: State,
  inPort: readonly string[],
  raised: EventOf<'PhaseEnded'>['raised'],
  terminal: boolean,
): State {
  const lying = new Set(inPort.flatMap((id) => findGroup(state, id)?.ships ?? []));
  const morale = new Map(raised.map((each) => [each.ship, each.morale]));
  return withEveryShip(state, ({ id, portPhases, sinceTerminal }) => {
    if (morale.has(id)) return { portPhases: 0, sinceTerminal: null, morale: morale.get(id)! };
    if (!lying.has(id)) return portPhases === 0 && sinceTerminal === null ? {} : { portPhases: 0, sinceTerminal: null };
    return {
      portPhases: portPhases + 1,
      sinceTerminal: terminal ? 0 : sinceTerminal === null ? null : sinceTerminal + 1,
    };
  });
}

export const freshMonth = (
  state: State,
  { turn, month, year }: { turn: number; month: number; year: number },
): State => ({
  ...state,
  ...{ turn, month, year, evading: NEITHER, terminal: NO_ROWS },
  land: { ...state.land, delivered: 0 },
});

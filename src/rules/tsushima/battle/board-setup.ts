import { SCENARIOS } from '../data/scenarios';
import { isBoat, isCapital, type Side, SIDES, type Where } from '../types';
import { allGroups, type Battle, type CampaignState, type Group, shipsOf, type Unit } from './state';

/** Ships of a group that go to the board: not those in dock, interned or sunk (TSU-47). */
const fightingShips = (state: Pick<CampaignState, 'ships'>, group: Group): readonly string[] =>
  shipsOf(state, group)
    .filter(({ fate, inDock }) => fate === 'afloat' && !inDock)
    .map(({ id }) => id);

/** The units a group makes: a division stays together, boats and merchants are counters by themselves (TSU-26, TSU-27). */
function unitsOf(state: Pick<CampaignState, 'ships'>, group: Group, column: number): readonly Unit[] {
  const ships = fightingShips(state, group);
  const place = { side: group.side, column, from: column, fleeing: false };
  const capital = ships.filter((id) => isCapital(state.ships[id]!.type));
  const others = ships.filter((id) => !capital.includes(id));
  return [
    ...(capital.length > 0 ? [{ id: group.id, kind: 'division' as const, ships: capital, ...place }] : []),
    ...others.map((id) => ({
      ...{ id, kind: isBoat(state.ships[id]!.type) ? ('boat' as const) : ('merchant' as const), ships: [id] },
      ...place,
    })),
  ];
}

const RANK: Readonly<Record<Group['kind'], number>> = { battle: 0, cruiser: 1, dock: 2, boats: 3, merchants: 4 };

/** All ships of both sides, battle divisions first, each side on its column. */
export function boardUnits(
  state: Pick<CampaignState, 'ships' | 'groups'>,
  groups: readonly string[],
  columnOf: (group: Group) => number,
): Readonly<Record<string, Unit>> {
  const own = allGroups(state).filter(({ id }) => groups.includes(id));
  const inOrder = SIDES.flatMap((side) =>
    own.filter((group) => group.side === side).sort((a, b) => RANK[a.kind] - RANK[b.kind]),
  );
  return Object.fromEntries(
    inOrder.flatMap((group) => unitsOf(state, group, columnOf(group)).map((unit) => [unit.id, unit])),
  );
}

interface BoardFacts {
  readonly where: Where;
  readonly spotter: Side;
  readonly defender: Side | null;
  /** Firing rounds in which the Russians are silent (TSU-58). */
  readonly surprise: number;
  readonly units: Readonly<Record<string, Unit>>;
}

export const freshBattle = ({ where, spotter, defender, surprise, units }: BoardFacts): Battle => ({
  ...{ where, defender, mover: spotter, round: 0, stage: 'move', surprise, units },
  ...{ screens: {}, aims: {}, targets: {}, flight: { ijn: null, irn: null }, pending: {}, takenOut: 0, gone: [] },
});

/** A scenario that is a battle on the board only (TSU-63, TSU-64). The Japanese, who attack, move first. */
export function beginBoard(state: CampaignState): CampaignState {
  const { forces, port } = SCENARIOS[state.scenario];
  const columnOf = (group: Group): number => forces.find(({ side }) => side === group.side)?.column ?? 1;
  const units = boardUnits(state, Object.keys(state.groups), columnOf);
  const where: Where = port === null ? { kind: 'open', name: '' } : { kind: 'port', name: port };
  const defender = port === null ? null : ('irn' as const);
  const columns = { ijn: 1, irn: 1, ...Object.fromEntries(forces.map(({ side, column = 1 }) => [side, column])) };
  const groups = Object.fromEntries(allGroups(state).map((group) => [group.id, { ...group, revealed: true }]));
  const battle = freshBattle({ where, spotter: 'ijn', defender, surprise: 0, units });
  return { ...state, groups, startColumns: columns, step: 'battle', active: null, battle };
}

import {
  type Battle,
  BOARD_COLUMNS,
  boardMove,
  type CampaignState,
  coastGuns,
  columnsBetween,
  columnsLeft,
  edgeOf,
  findShip,
  flightOf,
  isBoat,
  roundShots,
  salvosAfter,
  type Side,
  SUNK,
  type Unit,
  unitOf,
} from '@/rules/tsushima/index';

export interface Hull {
  readonly id: string;
  readonly hits: number;
  /** With the hits that wait to be marked. */
  readonly sinks: boolean;
}

/** What stands on the board: a division, a counter of boats or merchants, a gun of the port. */
export interface BoardToken {
  readonly id: string;
  readonly side: Side;
  readonly kind: Unit['kind'] | 'coast';
  /** As it stands on the token: "1st Battle", "D". */
  readonly name: string;
  readonly column: number;
  /** Its column when this movement round began, and how far it may go from there. */
  readonly from: number;
  readonly reach: number;
  /** Lead ship first. */
  readonly hulls: readonly Hull[];
  /** Salvos left, of what is no division. */
  readonly ticks: number;
  /** Hits that wait to be marked. */
  readonly pending: number;
  readonly fleeing: boolean;
  /** Successes of its flight. */
  readonly successes: number;
  /** Its place in the line of its side’s divisions. */
  readonly place: number;
}

/** One unit fires at another. */
export interface BoardPair {
  readonly from: string;
  readonly to: string;
  readonly side: Side;
  readonly between: number;
}

export interface BoardModel {
  readonly tokens: readonly BoardToken[];
  readonly pairs: readonly BoardPair[];
  /** Units that are screened, and by whom. */
  readonly screens: readonly { readonly by: string; readonly whom: string }[];
  readonly start: Readonly<Record<Side, number>>;
}

/** The letter of a gun on the coast. */
const COAST = 'G';

/** Where the guns of a port fire from: one column beyond its edge. */
const coastColumn = (side: Side): number => (edgeOf(side) === 'low' ? 0 : BOARD_COLUMNS + 1);

const hullsOf = (state: CampaignState, { pending }: Battle, unit: Unit): readonly Hull[] =>
  unit.ships.flatMap((id) => {
    const ship = findShip(state, id);
    return ship === null ? [] : [{ id, hits: ship.hits, sinks: ship.hits + (pending[id] ?? 0) >= SUNK }];
  });

/** Salvos of a boat's torpedoes or gun; a merchant has none. */
function ticksOf(state: CampaignState, unit: Unit): number {
  const ship = findShip(state, unit.ships[0] ?? '');
  if (ship === null || !isBoat(ship.type)) return 0;
  return ship.guns?.primary ? salvosAfter(ship.type, ship.guns.primary, ship.hits) : Math.max(0, SUNK - ship.hits);
}

/** The board as it is drawn and read out. `nameOf` says what stands on a token. */
export function boardModel(state: CampaignState, battle: Battle, nameOf: (unit: Unit) => string): BoardModel {
  const places: Record<Side, number> = { ijn: 0, irn: 0 };
  const tokens = Object.values(battle.units).map((unit): BoardToken => {
    const { id, side, kind, column, from, fleeing, ships } = unit;
    return {
      ...{ id, side, kind, column, from, fleeing },
      name: nameOf(unit),
      reach: columnsLeft(state, battle, unit),
      hulls: hullsOf(state, battle, unit),
      ticks: ticksOf(state, unit),
      pending: ships.reduce((sum, ship) => sum + (battle.pending[ship] ?? 0), 0),
      successes: flightOf(battle, unit)?.successes ?? 0,
      place: kind === 'division' ? places[side]++ : 0,
    };
  });
  const screens = Object.entries(battle.screens)
    .filter(([by, whom]) => Math.abs((battle.units[by]?.column ?? 99) - (battle.units[whom]?.column ?? -99)) === 1)
    .map(([by, whom]) => ({ by, whom }));
  return {
    tokens: [...tokens, ...coastTokens(state, battle)],
    pairs: pairsOf(state, battle),
    screens,
    start: state.startColumns,
  };
}

const coastTokens = (state: CampaignState, battle: Battle): readonly BoardToken[] =>
  battle.defender === null
    ? []
    : coastGuns(state, battle).map(({ id }) => ({
        ...{ id, side: battle.defender!, kind: 'coast', name: COAST, hulls: [], ticks: 2, pending: 0, place: 0 },
        ...{ column: coastColumn(battle.defender!), from: coastColumn(battle.defender!), reach: 0 },
        ...{ fleeing: false, successes: 0 },
      }));

/** Who fires at whom, unit by unit, in the order of the line. */
export function pairsOf(state: CampaignState, battle: Battle): readonly BoardPair[] {
  if (battle.stage === 'mark') return [];
  const pairs = new Map<string, BoardPair>();
  for (const { firer, target } of roundShots(state, battle)) {
    const unit = unitOf(battle, firer);
    const aimed = unitOf(battle, target);
    if (aimed === null) continue;
    const from = unit?.id ?? firer;
    const side = unit?.side ?? battle.defender ?? 'irn';
    const column = unit?.column ?? coastColumn(side);
    const key = `${from} ${aimed.id}`;
    if (!pairs.has(key)) {
      pairs.set(key, { from, to: aimed.id, side, between: columnsBetween(column, aimed.column) });
    }
  }
  return [...pairs.values()];
}

/** What dragging a unit to a column comes to: it goes there, all shift, or it leaves the board. */
export type Drop = 'moves' | 'shifts' | 'leaves' | 'escapes' | 'out';

export function dropAt(battle: Battle, unit: Unit, column: number): Drop {
  const move = boardMove(battle, unit, column);
  if (move.type === 'moved') return move.shift === 0 ? 'moves' : 'shifts';
  if (battle.defender === unit.side && move.edge === edgeOf(unit.side)) return 'out';
  return unit.fleeing ? 'escapes' : 'leaves';
}

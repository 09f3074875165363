import { int, list, nullable, object, type Of, oneOf, optional } from '../../common/shape';
import { id, only, words } from '../../common/tagged';
import { COUNTERS } from '../data/counters';
import { type Force, SCENARIOS, type ScenarioId } from '../data/scenarios';
import { TABLES, type TableReading } from '../data/tables';
import { DEFAULT_RULINGS, parseRulings, type Rulings } from '../rulings';
import { COUNTER_LIST, READING, scenario } from '../shapes';
import { HOUSE_READINGS } from '../table-reading';
import type { Counter } from '../types';
import { divisionsOf, nextGroup } from './formation';
import { beginBoard } from './board-setup';
import { type CampaignState, type Group, NEITHER, NO_ROWS, type Ship } from './state';

const rulings = only<Partial<Rulings>>('house rules', (value) => parseRulings(value).ok);
/** Where the results of a table come from. */
const TABLE = object({ source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) });

export const SETUP = object({
  name: words,
  scenario,
  houseRules: rulings,
  gunfire: TABLE,
  torpedo: TABLE,
  /** The owner's own list; without one, that of the box. */
  counters: optional(COUNTER_LIST),
  /** Whether gun values that are not certain are taken as the list supposes them. */
  guns: oneOf(['check', 'as-listed'] as const),
  /** Ships the printed list has lost (AMB-17). */
  ticked: optional(list(id, 0, 12)),
  startColumns: optional(object({ ijn: int(1, 12), irn: int(1, 12) })),
});
export type Setup = Of<typeof SETUP>;

const HOUSE_TABLES = {
  gunfire: { source: 'house', reading: HOUSE_READINGS.gunfire },
  torpedo: { source: 'house', reading: HOUSE_READINGS.torpedo },
} as const;

/** A campaign with the house tables and the counters as they are listed. */
export const houseSetup = (name: string, id: ScenarioId, more: Partial<Setup> = {}): Setup => ({
  ...{ name, scenario: id, houseRules: {}, guns: 'as-listed' },
  ...HOUSE_TABLES,
  ...more,
});

/** The reading in force: none without a table, the house's own where it is the house's. */
const readingOf = (
  table: (typeof TABLES)[number],
  source: 'yours' | 'house' | 'none',
  reading: TableReading | null,
): TableReading | null => (source === 'none' ? null : source === 'house' ? HOUSE_READINGS[table] : reading);

/** A table as a campaign uses it. */
const tableInForce = (
  table: (typeof TABLES)[number],
  { source, reading }: Setup['gunfire'],
): CampaignState['tables']['gunfire'] => ({ source, reading: readingOf(table, source, reading) });

export function shipFrom(
  { guns, certain, ...counter }: Counter,
  { asListed, morale, began }: { readonly asListed: boolean; readonly morale: number; readonly began: string },
): Ship {
  const isKnown = certain || asListed;
  return {
    ...counter,
    ...{ guns: isKnown ? guns : null, suggested: certain ? null : guns },
    ...{ hits: 0, morale, fate: 'afloat', captured: false, inDock: false, unready: false, squadron: null },
    ...{ torpedoUsed: false, enteredPartial: false, portPhases: 0, sinceTerminal: null, freeUntil: 0, began },
  };
}

const DEFAULT_COLUMNS = { ijn: 3, irn: 10 } as const;

export function begin(setup: Setup): CampaignState {
  const { name, scenario: scenarioId, houseRules, ticked = [], guns, startColumns = DEFAULT_COLUMNS } = setup;
  const { month, year, turns, morale, mines, laid, flyingBases, forces, missing } = SCENARIOS[scenarioId];
  const counters = setup.counters ?? COUNTERS;
  const ships: Record<string, Ship> = {};
  const groups: Record<string, Group> = {};
  const added = ticked.filter((ship) => missing.includes(ship));
  for (const force of withTicked(forces, added)) {
    const own = force.ships.flatMap((ship): Ship[] => {
      const counter = counters.find((each) => each.id === ship);
      if (counter === undefined) return [];
      const made = shipFrom(counter, {
        asListed: guns === 'as-listed',
        morale: morale[force.side],
        began: force.where.name,
      });
      return [{ ...made, squadron: force.squadron ?? null }];
    });
    for (const ship of own) ships[ship.id] = ship;
    for (const { kind, ships: members } of divisionsOf(own)) {
      const { id: group, number } = nextGroup(groups, force.side, kind);
      groups[group] = {
        ...{ id: group, side: force.side, kind, number, name: null, ships: members, where: force.where },
        ...{ moved: false, revealed: false },
      };
    }
  }
  const state: CampaignState = {
    ...{ name, scenario: scenarioId, rulings: { ...DEFAULT_RULINGS, ...houseRules } },
    tables: { gunfire: tableInForce('gunfire', setup.gunfire), torpedo: tableInForce('torpedo', setup.torpedo) },
    ...{ turn: 1, month, year, turnLimit: turns, phase: 1, step: 'setup', active: null, ships, groups, startColumns },
    ...{
      claims: { ijn: [], irn: [] },
      failedAttacks: [],
      tried: [],
      evading: NEITHER,
      grounded: NEITHER,
      retreats: [],
    },
    ports: {},
    mines: { left: { ijn: mines.ijn - laidBy('ijn'), irn: mines.irn - laidBy('irn') }, laid },
    flyingBases: { left: flyingBases, placed: [] },
    ...{ merchants: { sunk: 0, replaced: 0 }, lodged: 0 },
    land: {
      ...{ plan: null, successes: 0, total: 0, firstDone: false, loads: null, delivered: 0 },
      ...{ rolling: false, fallen: null },
    },
    ...{ released: { 'baltic-1': false, 'baltic-2': false }, italian: null, terminal: NO_ROWS },
    ...{ inflicted: { ijn: 0, irn: 0 }, battle: null, result: null },
  };
  return turns === null ? beginBoard(state) : state;

  function laidBy(side: 'ijn' | 'irn'): number {
    return laid.filter((mine) => mine.side === side).length;
  }
}

/** Those the owner ticked lie in Port Arthur. */
const withTicked = (forces: readonly Force[], added: readonly string[]): readonly Force[] =>
  added.length === 0
    ? forces
    : forces.map((force) =>
        force.where.kind === 'port' && force.where.name === 'port-arthur' && force.side === 'irn'
          ? { ...force, ships: [...force.ships, ...added] }
          : force,
      );

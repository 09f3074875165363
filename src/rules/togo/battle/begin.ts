import { deckOf } from '../cards/piles';
import { DEFAULT_HOUSE_RULES } from '../house-rules';
import { parseTables, PRINTED_TABLES } from '../tables';
import { MARKERS, type Side, SIDES } from '../types';
import type { FormationSetup, Setup, ShipSetup } from './setup-shape';
import type { BattleState, CounterId, DamageMarker, Group, Ship, SideState } from './state';

/** Turn 1, phase A, everything behind its counter. */
export function begin(setup: Setup): BattleState {
  const ships: Record<string, Ship> = {};
  const groups: Record<string, Group> = {};
  let taken = 0;
  for (const side of SIDES) {
    const { formations, dummies } = setup.sides[side];
    for (const formation of formations) {
      const counter = setup.counters[taken++] ?? `c${taken}`;
      groups[counter] = groupOf(counter, side, formation);
      for (const ship of formation.ships) ships[ship.id] = shipOf(side, counter, ship);
    }
    for (let dummy = 0; dummy < dummies; dummy += 1) {
      const counter = setup.counters[taken++] ?? `c${taken}`;
      groups[counter] = { ...blankGroup(counter, side), dummy: true };
    }
  }
  const tables = tablesOf(setup);
  const houseRules = { ...DEFAULT_HOUSE_RULES, ...setup.houseRules };
  const hands = { tables: tables ?? PRINTED_TABLES, houseRules };
  const seen = (side: Side): boolean => Object.values(groups).some((group) => group.side !== side && group.sighted);
  const sideOf = (side: Side): SideState => {
    const { edges, fleetFlagship, cards } = setup.sides[side];
    const order = (cards ?? []).map((card) => card.id);
    const { hand } = deckOf(side, hands);
    return {
      edges,
      fleetFlagship,
      hasSightedEnemy: seen(side),
      cards: Object.fromEntries((cards ?? []).map((card) => [card.id, card])),
      pile: order.slice(hand),
      hand: order.slice(0, hand),
      discard: [],
      played: [],
      drewIn: 0,
    };
  };
  return {
    version: 1,
    name: setup.name,
    ...(setup.admirals === undefined ? {} : { admirals: setup.admirals }),
    ...(setup.origin === undefined ? {} : { origin: setup.origin }),
    scenario: setup.scenario,
    year: setup.year,
    plotted: setup.plotted,
    turn: 1,
    turnLimit: setup.turnLimit,
    phase: 'A',
    light: setup.light,
    houseRules,
    tables,
    initiative: null,
    finished: [],
    sides: { ijn: sideOf('ijn'), irn: sideOf('irn') },
    ships,
    groups,
    markers: {},
    ranges: {},
    tried: { ijn: [], irn: [] },
    sweptIn: 0,
    waived: [],
    triggers: {},
    visibilityIn: 0,
    reminders: setup.reminders,
    victory: setup.victory,
    next: { counter: 1, marker: 1, hit: 1 + Object.values(ships).reduce((sum, ship) => sum + ship.markers.length, 0) },
    result: null,
  };
}

function tablesOf(setup: Setup): BattleState['tables'] {
  if (setup.tables === null) return null;
  const parsed = parseTables(setup.tables);
  return parsed.ok ? parsed.value : null;
}

/** A counter on the table with nothing known of it. */
export const blankGroup = (id: CounterId, side: Side): Group => ({
  id,
  side,
  name: '',
  dummy: false,
  sighted: false,
  ships: [],
  flagship: null,
  place: 'table',
  arrival: null,
  arrivalRolled: null,
  begunIn: 0,
  unplanned: null,
  evading: null,
  move: null,
  straight: 0,
  carried: 0,
  plot: null,
  flashedIn: 0,
});

const groupOf = (counter: CounterId, side: Side, formation: FormationSetup): Group => ({
  ...blankGroup(counter, side),
  name: formation.name,
  sighted: formation.sighted ?? false,
  ships: formation.ships.map((ship) => ship.id),
  flagship: formation.flagship,
  place: formation.arrival ? 'off' : 'table',
  arrival: formation.arrival ?? null,
  plot: formation.plot ?? null,
});

/** A ship as she enters the battle, with what damage she begins with. */
export function shipOf(
  side: Side,
  group: CounterId,
  { id, name, card, units = 1, lengthM, damage, anchored = false, base }: ShipSetup,
): Ship {
  const markers: DamageMarker[] = [];
  for (const letter of MARKERS) {
    for (let count = damage?.[letter] ?? 0; count > 0; count -= 1) {
      const number = markers.length + 1;
      markers.push({ id: number, letter, permanent: damage?.permanent ?? false, hit: number, turn: 0 });
    }
  }
  return {
    id,
    name,
    side,
    ...(lengthM === undefined ? {} : { lengthM }),
    card,
    group,
    unitsAtFirst: units,
    units,
    launched: 0,
    fate: 'afloat',
    markers,
    fires: damage?.fires ?? 0,
    waiting: [],
    declared: null,
    firedIn: 0,
    heldIn: 0,
    controlledIn: 0,
    scored: 0,
    taken: 0,
    place: null,
    base: base ?? { formation: group, ship: null },
    anchored,
    weighedIn: 0,
    turnsFired: 0,
    torpedoed: 0,
    leftBy: null,
  };
}

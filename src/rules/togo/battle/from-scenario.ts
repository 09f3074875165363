import { lateFormations } from '../scenarios/arrivals';
import { effectsOf, ofType } from '../scenarios/clock';
import { startingDamage } from '../scenarios/happenings';
import { anchoredBy } from '../scenarios/movement-effects';
import { type Scenario, type ScenarioFormation, yearOf } from '../scenarios/scenario';
import { seenFromTheStart, sightingAt } from '../scenarios/sighting-effects';
import { type Base, basesOf } from '../scenarios/units';
import { shipById } from '../ships/library';
import { batteriesIn, rateShip } from '../ships/rate-ship';
import { SIGHTING } from '../data/turn-tables';
import { type Side, SIDES } from '../types';
import type { FormationSetup, Setup, ShipSetup } from './setup-shape';
import type { Arrival, Card, ShipCard } from './state';

export interface ScenarioOptions {
  /** Opaque ids in an order that tells nothing, one for each formation, convoy and dummy. */
  readonly counters: readonly string[];
  readonly houseRules?: Setup['houseRules'];
  readonly tables?: Setup['tables'];
  /** Decks as shuffled, top card first. */
  readonly cards?: { readonly [S in Side]: readonly Card[] | null };
  readonly plotted?: boolean;
  /** Ids of optional formations to leave out. */
  readonly without?: readonly string[];
}

/** A battle as a scenario wants it, ships by value: a later change to the library changes no battle. */
export function setupFromScenario(scenario: Scenario, options: ScenarioOptions): Setup {
  const opening = sightingAt(scenario, { turn: 1 });
  const seen = opening.type === 'done' ? opening.outcome : { light: scenario.light, range: scenario.sightingRange };
  const taken = new Set<string>();
  const sideOf = (side: Side): Setup['sides'][Side] => {
    const { entryEdge, fleetFlagship, dummies, formations } = scenario.sides[side];
    const kept = formations.filter(({ id }) => !options.without?.includes(id));
    const built = kept.map((formation) => formationOf(scenario, side, formation, taken));
    const ships = built.flatMap((formation) => formation.ships);
    return {
      edges: [entryEdge],
      fleetFlagship: ships.find(({ base }) => base?.ship === fleetFlagship && fleetFlagship !== null)?.id ?? null,
      formations: [...built, ...(scenario.convoy?.side === side ? convoysOf(scenario, side) : [])],
      dummies,
      cards: options.cards?.[side] ?? null,
    };
  };
  return {
    name: scenario.name,
    scenario,
    year: yearOf(scenario),
    light: seen.light === 'night' ? { night: seen.range, day: SIGHTING.day } : { night: null, day: seen.range },
    houseRules: options.houseRules ?? {},
    tables: options.tables ?? null,
    turnLimit: scenario.turnLimit,
    plotted: options.plotted ?? false,
    sides: { ijn: sideOf('ijn'), irn: sideOf('irn') },
    counters: options.counters,
    reminders: [],
    victory: scenario.victory.text,
  };
}

/** How many counters a scenario needs. */
export const countersFor = (scenario: Scenario): number =>
  SIDES.reduce((sum, side) => sum + scenario.sides[side].formations.length + scenario.sides[side].dummies, 0) +
  (scenario.convoy?.groups.length ?? 0);

function formationOf(scenario: Scenario, side: Side, formation: ScenarioFormation, taken: Set<string>): FormationSetup {
  const bases = basesOf(side, formation);
  const ships = bases.map((base) => shipOf(scenario, base, taken));
  const flagship = ships.find(({ base }) => base?.ship === formation.flagship)?.id ?? ships[0]?.id ?? null;
  return {
    name: formation.name,
    ships,
    flagship,
    sighted: bases.some((base) => seenFromTheStart(scenario, base)),
    arrival: arrivalOf(scenario, formation),
    plot: { ...formation.position, heading: formation.heading },
  };
}

function arrivalOf(scenario: Scenario, { id, arrives }: ScenarioFormation): Arrival | null {
  if (arrives === undefined || !lateFormations(scenario).includes(id)) return null;
  const roll = ofType(effectsOf(scenario), 'arrival-roll').find(({ effect }) => effect.formations.includes(id));
  return {
    turn: arrives.turn,
    edges: [arrives.edge],
    atLeast: roll?.effect.atLeast ?? null,
    eased: roll?.effect.eased ?? null,
    rule: roll?.rule ?? null,
  };
}

function shipOf(scenario: Scenario, base: Base, taken: Set<string>): ShipSetup {
  const facts = base.ship === null ? null : shipById(base.ship);
  const { F: fires, ...hits } = startingDamage(scenario, base);
  const id = freeId(base.ship ?? base.formation, taken);
  return {
    id,
    name: base.names.length > 0 ? base.names.join(', ') : (facts?.name ?? id),
    card: facts === null ? TRANSPORT : cardOf(facts, base.side, yearOf(scenario)),
    units: base.units,
    damage: { ...hits, fires },
    anchored: anchoredBy(scenario, base) !== null,
    base: { formation: base.formation, ship: base.ship },
  };
}

/** The same class may stand on several bases. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/** The house ratings of a library ship as a battle's card. */
export function cardOf(facts: NonNullable<ReturnType<typeof shipById>>, side: Side, year: number): ShipCard {
  const { type, speed, armour, size, batteries, torpedoes } = rateShip(facts);
  return { type, speed, armour, size, batteries: batteriesIn(year, side, batteries), torpedoes };
}

const TRANSPORT: ShipCard = {
  type: 'convoy',
  speed: 1.5,
  armour: 0,
  size: { gun: 4, torpedo: 3 },
  batteries: [],
  torpedoes: { factors: 0, mount: null },
};

/** Convoys count their ships on paper (TOGO-64, TOGO-74); each group is one base of generic steamers. */
function convoysOf({ convoy }: Scenario, side: Side): readonly FormationSetup[] {
  const generic = shipById(`${side}-transport-generic`);
  const card = generic === null ? TRANSPORT : cardOf(generic, side, 1904);
  return (convoy?.groups ?? []).map(({ id, name, count, position, heading, speed }) => ({
    name,
    ships: [{ id, name, card: { ...card, batteries: [], speed }, units: count, base: { formation: id, ship: null } }],
    flagship: id,
    plot: { ...position, heading },
  }));
}

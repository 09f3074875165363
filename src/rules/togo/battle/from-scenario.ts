import { effectsOf, ofType } from '../scenarios/clock';
import { startingDamage } from '../scenarios/happenings';
import { anchoredBy } from '../scenarios/movement-effects';
import { type Scenario, type ScenarioFormation, yearOf } from '../scenarios/scenario';
import { seenFromTheStart, sightingAt } from '../scenarios/sighting-effects';
import { type Base, basesOf } from '../scenarios/units';
import { shipById } from '../ships/library';
import { type Designs, findDesign } from '../documents/ship-design';
import { shipIndexOf } from '../documents/scenario-draft';
import { SIGHTING } from '../data/turn-tables';
import { type Side, SIDES } from '../types';
import type { FormationSetup, Setup, ShipSetup } from './setup-shape';
import { cardOf, cardOfDesign, freeId } from './setup-ship';
import type { Arrival, BySide, Card, ShipCard } from './state';

/** What the players settle beside the ships, whether they fight a scenario or their own forces. */
export interface SetupOptions {
  /** Opaque ids in an order that tells nothing, one for each formation, convoy and dummy. */
  readonly counters: readonly string[];
  readonly houseRules?: Setup['houseRules'];
  readonly tables?: Setup['tables'];
  /** Decks as shuffled, top card first. */
  readonly cards?: { readonly [S in Side]: readonly Card[] | null };
  /** Ids of formations to leave out. */
  readonly without?: readonly string[];
  /** The owner's ships, and library ships as the owner has changed them. */
  readonly designs?: Designs;
  readonly admirals?: Setup['admirals'];
}

interface ScenarioOptions extends SetupOptions {
  /** Where they are not to be the scenario's own. */
  readonly dummies?: BySide<number>;
  readonly light?: Pick<Scenario, 'light' | 'sightingRange'>;
  readonly year?: number;
}

/** A battle as a scenario wants it, ships by value: a later change to the library changes no battle. */
export function setupFromScenario(original: Scenario, options: ScenarioOptions): Setup {
  // Changed in the scenario itself, so that the next turn does not bring the old light back.
  const scenario = { ...original, ...options.light };
  const opening = sightingAt(scenario, { turn: 1 });
  const seen = opening.type === 'done' ? opening.outcome : { light: scenario.light, range: scenario.sightingRange };
  const year = options.year ?? yearOf(scenario);
  const making: Making = { scenario, year, designs: options.designs ?? NO_DESIGNS, taken: new Set() };
  const sideOf = (side: Side): Setup['sides'][Side] => {
    const { entryEdge, fleetFlagship, dummies, formations } = scenario.sides[side];
    const kept = formations.filter(({ id }) => !options.without?.includes(id));
    const built = kept.map((formation) => formationOf(making, side, formation));
    const ships = built.flatMap((formation) => formation.ships);
    return {
      edges: [entryEdge],
      fleetFlagship: ships.find(({ base }) => base?.ship === fleetFlagship && fleetFlagship !== null)?.id ?? null,
      formations: [...built, ...(scenario.convoy?.side === side ? convoysOf(making, side) : [])],
      dummies: options.dummies?.[side] ?? dummies,
      cards: options.cards?.[side] ?? null,
    };
  };
  return {
    name: scenario.name,
    ...(options.admirals === undefined ? {} : { admirals: options.admirals }),
    scenario,
    year,
    light: seen.light === 'night' ? { night: seen.range, day: SIGHTING.day } : { night: null, day: seen.range },
    houseRules: options.houseRules ?? {},
    tables: options.tables ?? null,
    turnLimit: scenario.turnLimit,
    plotted: false,
    sides: { ijn: sideOf('ijn'), irn: sideOf('irn') },
    counters: options.counters,
    reminders: [],
    victory: scenario.victory.text,
  };
}

/** By day and without dummies a blank counter hides nothing that the scenario does not tell: everybody begins in sight (AMB-55). */
export function withNothingHidden(setup: Setup): Setup {
  if (setup.light.night !== null || SIDES.some((side) => setup.sides[side].dummies > 0)) return setup;
  const inSight = (force: Setup['sides'][Side]) => ({
    ...force,
    formations: force.formations.map((formation) => ({ ...formation, sighted: true })),
  });
  return { ...setup, sides: { ijn: inSight(setup.sides.ijn), irn: inSight(setup.sides.irn) } };
}

/** How many counters a scenario needs at most. */
export const countersFor = (scenario: Scenario, dummies?: BySide<number>): number =>
  SIDES.reduce(
    (sum, side) => sum + scenario.sides[side].formations.length + (dummies?.[side] ?? scenario.sides[side].dummies),
    0,
  ) + (scenario.convoy?.groups.length ?? 0);

interface Making {
  readonly scenario: Scenario;
  readonly year: number;
  readonly designs: Designs;
  /** Ids given so far. */
  readonly taken: Set<string>;
}

const NO_DESIGNS: Designs = new Map();

function formationOf(making: Making, side: Side, formation: ScenarioFormation): FormationSetup {
  const { scenario, designs } = making;
  const bases = basesOf(side, formation, shipIndexOf(designs));
  const ships = bases.map((base) => shipOf(making, base));
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
  if (arrives === undefined) return null;
  const roll = ofType(effectsOf(scenario), 'arrival-roll').find(({ effect }) => effect.formations.includes(id));
  return {
    turn: arrives.turn,
    edges: [arrives.edge],
    atLeast: roll?.effect.atLeast ?? null,
    eased: roll?.effect.eased ?? null,
    rule: roll?.rule ?? null,
  };
}

function shipOf({ scenario, year, designs, taken }: Making, base: Base): ShipSetup {
  const design = base.ship === null ? null : findDesign(base.ship, designs);
  const { F: fires, ...hits } = startingDamage(scenario, base);
  const id = freeId(base.ship ?? base.formation, taken);
  return {
    id,
    name: base.names.length > 0 ? base.names.join(', ') : (design?.name ?? id),
    card: design === null ? TRANSPORT : cardOfDesign(design, base.side, year),
    units: base.units,
    ...(design === null ? {} : { lengthM: design.lengthM }),
    damage: { ...hits, fires },
    anchored: anchoredBy(scenario, base) !== null,
    base: { formation: base.formation, ship: base.ship },
  };
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
function convoysOf({ scenario, taken }: Making, side: Side): readonly FormationSetup[] {
  const generic = shipById(`${side}-transport-generic`);
  const card = generic === null ? TRANSPORT : cardOf(generic, side, 1904);
  return (scenario.convoy?.groups ?? []).map(({ id: formation, name, count, position, heading, speed }) => {
    const id = freeId(formation, taken);
    return {
      name,
      ships: [
        {
          ...{ id, name, card: { ...card, batteries: [], speed }, units: count, base: { formation, ship: null } },
          ...(generic === null ? {} : { lengthM: generic.lengthM }),
        },
      ],
      flagship: id,
      sighted: seenFromTheStart(scenario, { side, formation, ship: null, type: 'convoy' }),
      plot: { ...position, heading },
    };
  });
}

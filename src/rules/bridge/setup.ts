import type { Json } from '../rulebook';
import {
  countersForForces,
  type Designs,
  type Force,
  type Setup,
  setupFromForces,
  type ShipSetup,
  withNothingHidden,
} from '../togo/index';
import { type Mapping, USUAL_MAPPING } from './data/mapping';
import { type Base, fleetOf, isSmall } from './forces';
import type { Link } from './link';
import { carriedBy, inchesOf } from './mapping';
import { type Choices, matchesOf } from './match';
import { placed } from './places';
import type { Encounter, Side } from './types';

export interface BattleOptions {
  readonly name: string;
  /** The campaign's id. */
  readonly campaign: string;
  readonly choices?: Choices;
  readonly mapping?: Mapping;
  /** By day and 24 inches unless the players say otherwise: neither campaign knows the hour. */
  readonly light?: Setup['light'];
  /** Names of divisions, by id; the lead ship's without one. */
  readonly names?: Readonly<Record<string, string>>;
  /** Ids for the counters in an order that tells nothing; `countersWanted` says how many. */
  readonly counters: readonly string[];
  /** The owner's ships, and library ships as the owner has changed them. */
  readonly designs?: Designs;
  readonly houseRules?: Setup['houseRules'];
  readonly tables?: Setup['tables'];
  readonly cards?: { readonly [S in Side]: Setup['sides'][S]['cards'] };
  readonly turnLimit?: number | null;
}

/** The side each navy enters by and goes home over: its lines steam between the two. */
export const HOME_EDGES = { ijn: 'north', irn: 'south' } as const;
const DAY = { night: null, day: 24 } as const;
const NOBODY: Designs = new Map();

/** How many counters a battle needs. */
export const countersWanted = (encounter: Encounter, choices: Choices = {}, designs: Designs = NOBODY): number => {
  const fleet = (side: Side): Force => fleetOf(encounter, side, matchesOf(encounter, choices), designs, {}).force;
  return countersForForces({ ijn: fleet('ijn'), irn: fleet('irn') }, { ijn: 0, irn: 0 });
};

/** "Fight it with Togo": the set-up of a battle with the ships present, with the way home in its `origin`. */
export function battleFor(encounter: Encounter, options: BattleOptions): Setup {
  const { mapping = USUAL_MAPPING, light = DAY, designs = NOBODY, choices = {}, names = {} } = options;
  const matches = matchesOf(encounter, choices);
  const fleets = {
    ijn: fleetOf(encounter, 'ijn', matches, designs, names),
    irn: fleetOf(encounter, 'irn', matches, designs, names),
  };
  const bare = setupFromForces(
    { ijn: fleets.ijn.force, irn: fleets.irn.force },
    {
      ...{ name: options.name, year: encounter.year, light, turnLimit: options.turnLimit ?? null },
      ...{ counters: options.counters, edges: HOME_EDGES, dummies: { ijn: 0, irn: 0 } },
      ...(options.houseRules && { houseRules: options.houseRules }),
      ...(options.tables && { tables: options.tables }),
      ...(options.cards && { cards: options.cards }),
    },
  );
  const inches = inchesOf(mapping, encounter.gap);
  const ids = new Map<string, string[]>();
  const sideOf = (side: Side): Setup['sides'][Side] => {
    const bases = fleets[side].bases.filter(({ ship }) => ship.design !== null).values();
    const lines = bare.sides[side].formations.map((line) => ({
      ...line,
      ships: line.ships.map((ship) => {
        const base = bases.next().value!;
        ids.set(base.counter.id, [...(ids.get(base.counter.id) ?? []), ship.id]);
        return carriedIn(ship, base, mapping);
      }),
    }));
    return { ...bare.sides[side], formations: placed(lines, side, inches) };
  };
  const sides = { ijn: sideOf('ijn'), irn: sideOf('irn') };
  const link: Link = {
    ...{ book: encounter.book, contact: encounter.contact, isPortBattle: encounter.isPortBattle },
    counters: [...fleets.ijn.links, ...fleets.irn.links].flatMap((each) => {
      const ships = ids.get(each.id) ?? [];
      return ships.length === 0 ? [] : [{ ...each, ships }];
    }),
    ...(mapping === USUAL_MAPPING ? {} : { mapping }),
  };
  const { book, moment } = encounter;
  const origin = { book, campaign: options.campaign, moment, link: link as unknown as Json };
  return withNothingHidden({ ...bare, sides, origin });
}

/** A ship with the damage of her hits. Boats and ships of a unit bear theirs by being fewer. */
function carriedIn(ship: ShipSetup, { counter, of }: Base, mapping: Mapping): ShipSetup {
  const torpedoes = counter.isSpent ? { factors: 0, mount: null } : ship.card.torpedoes;
  const card = { ...ship.card, torpedoes };
  if (counter.harm === 0 || isSmall(card.type) || of > 1) return { ...ship, card };
  return { ...ship, card, damage: { ...carriedBy(mapping, counter), fires: 0, permanent: true } };
}

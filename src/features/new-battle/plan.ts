import { deckWords } from '@/messages/house-card-words';
import {
  canDeal,
  draftProblems,
  type Designs,
  type Fleet,
  type Force,
  forceOfFleet,
  forceOfSide,
  type ForceProblem,
  forceProblems,
  HOUSE_DECK_ID,
  type HouseRules,
  type OwnDecks,
  type Scenario,
  scenarioById,
  shipIndexOf,
  type Side,
  SIDES,
} from '@/rules/togo/index';

type BySide<T> = { readonly [S in Side]: T };
export type Edge = Scenario['sides'][Side]['entryEdge'];
export type LightChoice = 'day' | 'night4' | 'night2';

/** Where one side of a free battle comes from. */
export type ForceChoice =
  { readonly type: 'fleet'; readonly id: string } | { readonly type: 'side'; readonly scenario: string };

/** What has been chosen so far. Null means: as the scenario, or the book, has it. */
export interface Plan {
  readonly from: { readonly type: 'scenario'; readonly id: string } | { readonly type: 'free' } | null;
  readonly forces: BySide<ForceChoice | null>;
  readonly name: string;
  readonly light: LightChoice | null;
  readonly dayRange: number | null;
  readonly year: number | null;
  readonly turnLimit: number | null;
  /** Where the Japanese come from; the Russians come from the other side. */
  readonly edge: Edge;
  /** Keys of formations left out. */
  readonly without: BySide<readonly string[]>;
  readonly dummies: BySide<number> | null;
  readonly houseRules: Partial<HouseRules>;
  readonly plotted: boolean;
  readonly admirals: BySide<string>;
  /** Ids of decks; null for no cards. */
  readonly decks: BySide<string | null>;
}

export const NEW_PLAN: Plan = {
  from: null,
  forces: { ijn: null, irn: null },
  name: '',
  light: null,
  dayRange: null,
  year: null,
  turnLimit: null,
  edge: 'west',
  without: { ijn: [], irn: [] },
  dummies: null,
  houseRules: {},
  plotted: false,
  admirals: { ijn: '', irn: '' },
  decks: HOUSE_DECK_ID,
};

/** Another scenario brings its own light, year, dummies and formations; what belongs to the table stays. */
export const planFor = (plan: Plan, from: Plan['from']): Plan => ({
  ...NEW_PLAN,
  ...{ from, houseRules: plan.houseRules, plotted: plan.plotted, admirals: plan.admirals, decks: plan.decks },
});

/** The owner's things a plan is made from. */
export interface Shelf extends OwnDecks {
  readonly ships: Designs;
  readonly fleets: ReadonlyMap<string, Fleet>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** The owner's scenario of this id where there is one, else ours. */
export const findScenario = (id: string, { scenarios }: Shelf): Scenario | null =>
  scenarios.get(id) ?? scenarioById(id);

export type Unplayable = 'gone' | 'unfinished' | 'unfit';

/** Why a scenario of the owner's cannot be fought, in the one word that says what to do; null when it can. */
export function unplayable(scenario: Scenario, { ships }: Shelf): Unplayable | null {
  const codes = draftProblems(scenario, shipIndexOf(ships)).map(({ code }) => code);
  if (codes.length === 0) return null;
  if (codes.includes('UNKNOWN_SHIP')) return 'gone';
  return codes.some((code) => EMPTY.includes(code)) ? 'unfinished' : 'unfit';
}

const EMPTY: readonly string[] = ['MISSING_FIELD', 'BAD_LENGTH', 'BAD_FORMAT', 'OUT_OF_RANGE'];

export type PlanProblem =
  { readonly code: 'NO_FORCE' | 'DECK'; readonly side: Side } | (ForceProblem & { readonly fleet: string | null });

/** The plan with everything it names looked up: what the screens show and the battle is made from. */
export interface Drawn {
  readonly scenario: Scenario | null;
  readonly forces: BySide<Force | null>;
  readonly light: LightChoice;
  readonly dayRange: number;
  readonly year: number;
  readonly turnLimit: number | null;
  readonly dummies: BySide<number>;
  readonly problems: readonly PlanProblem[];
}

const DAY_RANGE = 24;
const WAR = 1904;

export function draw(plan: Plan, shelf: Shelf): Drawn | null {
  if (plan.from === null) return null;
  const scenario = plan.from.type === 'scenario' ? findScenario(plan.from.id, shelf) : null;
  if (plan.from.type === 'scenario' && scenario === null) return null;
  const forceOf = (side: Side): Force | null =>
    scenario ? forceOfSide(scenario, side, shelf.ships) : chosenForce(plan.forces[side], side, shelf);
  const forces = { ijn: forceOf('ijn'), irn: forceOf('irn') };
  const seeing = scenario?.light === 'day' ? scenario.sightingRange : DAY_RANGE;
  return {
    scenario,
    forces,
    light: plan.light ?? (scenario ? lightOf(scenario) : 'day'),
    dayRange: plan.dayRange ?? seeing,
    year: plan.year ?? (scenario ? Number(scenario.date.slice(0, 4)) : yearOf(plan, shelf)),
    turnLimit: scenario ? scenario.turnLimit : plan.turnLimit,
    dummies: plan.dummies ?? {
      ijn: scenario?.sides.ijn.dummies ?? 0,
      irn: scenario?.sides.irn.dummies ?? 0,
    },
    problems: [
      ...SIDES.flatMap((side) => problemsOf(side, forces[side], plan)),
      ...SIDES.flatMap((side) => deckProblem(side, plan.decks[side], shelf)),
    ],
  };
}

function chosenForce(choice: ForceChoice | null, side: Side, shelf: Shelf): Force | null {
  if (choice === null) return null;
  if (choice.type === 'fleet') {
    const fleet = shelf.fleets.get(choice.id);
    return fleet ? forceOfFleet(fleet, shelf.ships) : null;
  }
  const scenario = findScenario(choice.scenario, shelf);
  return scenario && forceOfSide(scenario, side, shelf.ships);
}

/** The later of the scenarios the sides are taken from; without any, the first year of the war. */
function yearOf({ forces }: Plan, shelf: Shelf): number {
  const years = SIDES.map((side) => {
    const choice = forces[side];
    const scenario = choice?.type === 'side' ? findScenario(choice.scenario, shelf) : null;
    return scenario ? Number(scenario.date.slice(0, 4)) : WAR;
  });
  return Math.max(...years);
}

function problemsOf(side: Side, force: Force | null, { from, forces, without }: Plan): readonly PlanProblem[] {
  if (force === null) return [{ code: 'NO_FORCE', side }];
  const choice = from?.type === 'free' ? forces[side] : null;
  const fleet = choice?.type === 'fleet' ? choice.id : null;
  return forceProblems(force, without[side]).map((problem) => ({ ...problem, fleet }));
}

function deckProblem(side: Side, deck: string | null, shelf: Shelf): readonly PlanProblem[] {
  return deck === null || canDeal(side, deck, shelf, deckWords()) ? [] : [{ code: 'DECK', side }];
}

const lightOf = ({ light, sightingRange }: Pick<Scenario, 'light' | 'sightingRange'>): LightChoice =>
  light === 'day' ? 'day' : sightingRange <= 2 ? 'night2' : 'night4';

export const nightRange = (light: LightChoice): number | null => (light === 'day' ? null : light === 'night2' ? 2 : 4);

export const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

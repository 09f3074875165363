import type { ManoeuvreReading } from '../data/manoeuvre';
import type { Rulings } from '../rulings';
import type { AidEvent, Attrition, Casualty, Season, Side, Weather } from '../types';

export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly fleet: string;
  /** Her numbers are the house's guess. */
  readonly isHouse: boolean;
  /** Null until the owner has typed it. */
  readonly strength: number | null;
  /** Null: no torpedoes. */
  readonly torpedo: number | null;
  readonly defence: number | null;
  readonly damage: number;
  readonly disabled: boolean;
  /** Sunk in battle or on blockade; lost with a fleet that stayed out at sea. */
  readonly fate: 'afloat' | 'sunk' | 'lost';
}

/** On the map a fleet is in port, in a coastal hex, or out at sea (RSR-4). */
export const PLACES = ['port', 'coast', 'sea'] as const;
type Place = (typeof PLACES)[number];

export interface Admiral {
  readonly name: string;
  readonly rating: number | null;
  readonly condition: Casualty;
}

export interface Fleet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly isMerchant: boolean;
  readonly isHouse: boolean;
  readonly admiral: Admiral | null;
  readonly flagship: string | null;
  readonly morale: number;
  readonly moraleCap: number | null;
  /** It won its initiative this turn (RSR-2). */
  readonly initiative: boolean;
  readonly place: Place;
  readonly blockade: boolean;
  readonly eliminated: boolean;
}

export const MORALE_REASONS = ['refused', 'sunk', 'wounded', 'killed', 'end'] as const;
type MoraleReason = (typeof MORALE_REASONS)[number];

/** A line of the morale ledger. */
interface MoraleEntry {
  readonly turn: number;
  readonly fleet: string;
  readonly change: number;
  readonly reason: MoraleReason;
  /** Afterwards. */
  readonly morale: number;
}

export interface Headquarters {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly isSupreme: boolean;
  readonly isHouse: boolean;
  readonly rating: number | null;
  readonly commandValue: number | null;
  readonly activation: Activation;
}

/** Of this turn. */
export const ACTIVATIONS = ['ready', 'active', 'failed'] as const;
type Activation = (typeof ACTIVATIONS)[number];

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly isHouse: boolean;
  /** Null: assigned to nobody. */
  readonly hq: string | null;
  /** The number to roll or less. */
  readonly number: number | null;
  /** By steps lost, whole first. */
  readonly strengths: readonly number[];
  readonly lost: number;
  readonly activation: Activation;
  readonly supplied: boolean;
  readonly entrenched: boolean;
  /** In this assault round (RSR-8). */
  readonly defended: boolean;
}

/** The stages in the order of the book (RSR-1). */
export const STAGES = [
  'irn-initiative',
  'ijn-initiative',
  'search',
  'movement',
  'attrition',
  'irn-supply',
  'irn-reinforcement',
  'irn-activation',
  'irn-combat',
  'ijn-supply',
  'ijn-reinforcement',
  'ijn-activation',
  'ijn-combat',
  'end',
] as const;
export type Stage = (typeof STAGES)[number];

/** The rows of the checklists, those that nothing else settles. */
const ROWS = {
  movement: ['move', 'raid', 'search'],
  'irn-reinforcement': ['units', 'replacements', 'assignments'],
  'ijn-reinforcement': ['transported', 'replacements'],
  end: ['trenches', 'flip', 'morale'],
} as const satisfies Partial<Record<Stage, readonly string[]>>;
export type Row = (typeof ROWS)[keyof typeof ROWS][number];
export const ALL_ROWS: readonly Row[] = [...new Set(Object.values(ROWS).flat())];
export const rowsOf = (stage: Stage): readonly Row[] =>
  Object.hasOwn(ROWS, stage) ? ROWS[stage as keyof typeof ROWS] : [];

/** The steps of an hour (RSR-10); after the last the hour is marked. */
export const HOUR_STEPS = ['weather', 'search', 'range', 'gunnery', 'torpedo', 'morale', 'done'] as const;
export type HourStep = (typeof HOUR_STEPS)[number];

export interface Battle {
  readonly fleets: Readonly<Record<Side, readonly string[]>>;
  readonly hour: number;
  /** Null where nobody said. */
  readonly hours: number | null;
  readonly step: HourStep;
  readonly weather: Weather | null;
  readonly history: readonly { readonly hour: number; readonly die: number; readonly weather: Weather }[];
  readonly range: number | null;
  /** A manoeuvre came out as a choice: somebody has to say the range. */
  readonly choosing: boolean;
  /** Targets somebody chose; null holds fire. The others fire at their opposite number. */
  readonly aims: Readonly<Record<string, string | null>>;
  /** The one side that attacked with torpedoes in this hour. */
  readonly torpedoes: Side | null;
  /** By fleet, defence points of ships sunk in this battle, and the morale they have cost already (AMB-5). */
  readonly sunk: Readonly<Record<string, number>>;
  readonly charged: Readonly<Record<string, number>>;
  /** Fleets whose admiral has yet to roll. */
  readonly admirals: readonly string[];
}

/** A result of the assault table whose steps have yet to be taken. */
export interface PendingLosses {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly owed: Readonly<Record<'attackers' | 'defenders', number>>;
}

interface Result {
  readonly winner: Side | null;
}

export interface CampaignState {
  readonly name: string;
  readonly rulings: Rulings;
  readonly turn: number;
  readonly turnLimit: number | null;
  readonly season: Season;
  /** Turns of this season that have begun. */
  readonly seasonTurn: number;
  readonly turnsPerSeason: number | null;
  readonly stage: Stage;
  /** Of ten in the movement stage. */
  readonly round: number;
  readonly ticks: readonly Row[];
  readonly sighting: Readonly<Record<Weather, number | null>> & { readonly isHouse: boolean };
  readonly manoeuvre: { readonly source: 'yours' | 'house' | 'none'; readonly reading: ManoeuvreReading | null };
  readonly fleets: Readonly<Record<string, Fleet>>;
  readonly ships: Readonly<Record<string, Ship>>;
  readonly headquarters: Readonly<Record<string, Headquarters>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** Private initiative: who wants to sail, until the dice (RSR-2). */
  readonly picks: Readonly<Record<Side, readonly string[] | null>>;
  /** Two Japanese ships have been sunk on blockade: once a game (RSR-16). */
  readonly sinkingUsed: boolean;
  /** Fleets that have rolled for their blockade this turn. */
  readonly blockaded: readonly string[];
  /** A blockade result whose ships the Japanese have yet to choose. */
  readonly attrition: { readonly fleet: string; readonly result: Exclude<Attrition, 'none'> } | null;
  readonly aid: Readonly<Record<AidEvent, boolean>>;
  readonly ledger: readonly MoraleEntry[];
  /** 1 to 3 in a combat stage. */
  readonly assaultRound: number;
  readonly losses: PendingLosses | null;
  readonly battle: Battle | null;
  /** Battles that are over in this stage and round; left out while there are none. */
  readonly fought?: number;
  readonly result: Result | null;
}

const find = <T>(from: Readonly<Record<string, T>>, id: string): T | null =>
  Object.hasOwn(from, id) ? (from[id] ?? null) : null;

type Having<K extends keyof CampaignState> = Pick<CampaignState, K>;
export const findFleet = ({ fleets }: Having<'fleets'>, id: string): Fleet | null => find(fleets, id);
export const findShip = ({ ships }: Having<'ships'>, id: string): Ship | null => find(ships, id);
export const findHq = ({ headquarters }: Having<'headquarters'>, id: string): Headquarters | null =>
  find(headquarters, id);
export const findUnit = ({ units }: Having<'units'>, id: string): Unit | null => find(units, id);
export const allFleets = ({ fleets }: Having<'fleets'>): readonly Fleet[] => Object.values(fleets);
export const allHqs = ({ headquarters }: Having<'headquarters'>): readonly Headquarters[] =>
  Object.values(headquarters);
export const allUnits = ({ units }: Having<'units'>): readonly Unit[] => Object.values(units);
/** Her ships in line order, those that float. */
export const shipsOf = ({ ships }: Having<'ships'>, fleet: string): readonly Ship[] =>
  Object.values(ships).filter((ship) => ship.fleet === fleet && ship.fate === 'afloat');

export const isPrivate = ({ rulings }: Having<'rulings'>): boolean => rulings.sortiePicks === 'private';

/** The side whose stage it is; null where both act or nobody does. */
export const sideOf = (stage: Stage): Side | null =>
  stage.startsWith('irn-') ? 'irn' : stage.startsWith('ijn-') ? 'ijn' : null;

export const strengthNow = ({ strengths, lost }: Pick<Unit, 'strengths' | 'lost'>): number => strengths[lost] ?? 0;
export const stepsLeft = ({ strengths, lost }: Pick<Unit, 'strengths' | 'lost'>): number =>
  Math.max(0, strengths.length - lost);
export const isEliminated = (unit: Pick<Unit, 'strengths' | 'lost'>): boolean => stepsLeft(unit) === 0;

/** Whether anything at all has this id. */
export const isKnown = (state: Having<'fleets' | 'ships' | 'headquarters' | 'units'>, id: string): boolean =>
  [state.fleets, state.ships, state.headquarters, state.units].some((each) => Object.hasOwn(each, id));

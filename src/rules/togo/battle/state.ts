import type { Edge } from '../formation';
import type { Num } from '../../common/trace';
import type { Json, Moment } from '../../rulebook';
import type { CardEffect, CardTarget } from '../cards/effects';
import type { HouseRules } from '../house-rules';
import type { BatteryRating } from '../ship';
import type { TogoTables } from '../tables';
import type { Losses } from '../tally';
import type { PhaseId, UnplannedResult } from '../data/turn-tables';
import type { TubeMount } from '../arcs';
import type { Scenario } from '../scenarios/scenario';
import type { SpecialRuleId } from '../scenarios/effects';
import type { Arc, Gun, Marker as Letter, PendingHit, ShipType, Side } from '../types';

export type ShipId = string;
/** A formation's id is its counter's: it tells neither what is behind it nor whether anything is. */
export type CounterId = string;
export type MarkerId = string;
export type CardId = string;
export type BySide<T> = { readonly [S in Side]: T };
type ById<T> = { readonly [id: string]: T };

/** Ratings of a ship, or of one boat or transport where a base carries several. */
export interface ShipCard {
  readonly type: ShipType;
  readonly speed: number;
  readonly armour: number;
  readonly size: { readonly gun: number; readonly torpedo: number };
  readonly batteries: readonly BatteryRating[];
  readonly torpedoes: { readonly factors: number; readonly mount: TubeMount | null };
}

/** What has become of a ship apart from her damage. Only the first four are still in play. */
export const FATES = [
  'afloat',
  'aground',
  'beached',
  'struck',
  'captured',
  'disabled',
  'scuttled',
  'sunk',
  'left',
  'removed',
] as const;
export type Fate = (typeof FATES)[number];

export interface DamageMarker {
  readonly id: number;
  readonly letter: Letter;
  readonly permanent: boolean;
  /** The table result it came from: letters of one result share it (AMB-19). */
  readonly hit: number;
  readonly turn: number;
}

/** An effective hit beside its target, with what it must remember of the shot (TOGO-32, AMB-32). */
export interface WaitingHit extends PendingHit {
  readonly id: number;
  readonly source: 'gunfire' | 'torpedo' | 'fire' | 'umpire';
  readonly from: ShipId | null;
  readonly weapon: Gun | 'torpedo' | null;
  readonly battery: string | null;
  readonly range: number | null;
  readonly turn: number;
  /** The phase its table die is rolled in. */
  readonly due: PhaseId;
}

export interface Shot {
  /** Place in the card's batteries. */
  readonly battery: number;
  readonly target: ShipId;
  readonly range: number;
  readonly arc: Arc | null;
  readonly bearing: number | null;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Ship {
  readonly id: ShipId;
  readonly name: string;
  readonly side: Side;
  /** Metres, for her plan; not there in battles of before it was kept. */
  readonly lengthM?: number;
  readonly card: ShipCard;
  readonly group: CounterId;
  /** Boats on the base or ships in the convoy, at first and now; 1 and 1 for any other ship. */
  readonly unitsAtFirst: number;
  readonly units: number;
  /** Boats of the base that have launched; 1 for a ship that has. */
  readonly launched: number;
  readonly fate: Fate;
  readonly markers: readonly DamageMarker[];
  readonly fires: number;
  readonly waiting: readonly WaitingHit[];
  /** Targets declared before the die (TOGO-27), and the turn they were declared in. */
  readonly declared: { readonly turn: number; readonly shots: readonly Shot[] } | null;
  /** Turns in which she last fired, chose to hold fire, and tried damage control; 0 for never. */
  readonly firedIn: number;
  /** Whom she last fired at, and how that target lay; not there in battles of before it was kept. */
  readonly lastFire?: {
    readonly turn: number;
    readonly target: ShipId;
    readonly arc: Arc;
    /** Battery by battery, where they fired at several. */
    readonly split?: readonly { readonly battery: number; readonly target: ShipId }[];
  };
  readonly heldIn: number;
  readonly controlledIn: number;
  /** Effective hits she has scored and taken, for scenarios that count them. */
  readonly scored: number;
  readonly taken: number;
  readonly place: Place | null;
  /** Where she stands in the scenario's order of battle; `ship` is her id in the library. */
  readonly base: { readonly formation: string; readonly ship: string | null };
  /** At anchor or aground by scenario: a stationary target that may not evade. */
  readonly anchored: boolean;
  /** The turn an anchored ship last tried to weigh in. */
  readonly weighedIn: number;
  readonly turnsFired: number;
  readonly torpedoed: number;
  readonly leftBy: Edge | null;
}

/** What a formation or a single ship did in one movement phase. */
export interface MoveNote {
  readonly turn: number;
  /** Degrees of each separate turn, left negative. */
  readonly turns: readonly number[];
  readonly distance: number;
  readonly allowance: number;
  readonly cost: number;
  readonly turned: boolean;
  readonly overHalf: boolean;
  /** Ships of the line that moved otherwise than its leader. */
  readonly apart: readonly ApartNote[];
}
export interface ApartNote {
  readonly ship: ShipId;
  readonly turns: readonly number[];
  readonly turned: boolean;
  readonly overHalf: boolean;
}

export const GROUP_PLACES = ['table', 'off', 'left', 'gone'] as const;
type GroupPlace = (typeof GROUP_PLACES)[number];

export interface Arrival {
  readonly turn: number;
  readonly edges: readonly Edge[];
  /** Needed on one die each turn from then on, this or more; null when they come without a die. */
  readonly atLeast: number | null;
  /** The number while the condition in the rule's own words holds. */
  readonly eased: number | null;
  readonly rule: SpecialRuleId | null;
}

/** A formation, a single ship or a dummy: whatever one counter stands for. */
export interface Group {
  readonly id: CounterId;
  readonly side: Side;
  readonly name: string;
  readonly dummy: boolean;
  readonly sighted: boolean;
  readonly ships: readonly ShipId[];
  readonly flagship: ShipId | null;
  readonly place: GroupPlace;
  readonly arrival: Arrival | null;
  /** The turn an arrival die was last thrown in, and whether it was made. */
  readonly arrivalRolled: { readonly turn: number; readonly made: boolean } | null;
  /** The turn its move was last begun in: torpedo markers at it are up, evasion may be declared. */
  readonly begunIn: number;
  readonly unplanned: Unplanned | null;
  readonly evading: { readonly turn: number; readonly ships: readonly ShipId[] } | null;
  readonly move: MoveNote | null;
  /** Moves it must go straight, having lost its flagship (TOGO-18). */
  readonly straight: number;
  /** Degrees of an unplanned turn still owed (AMB-35). */
  readonly carried: number;
  readonly plot: Place | null;
  /** Where a blank counter was before its last moves, newest first: its ships stand in its wake once they are seen. */
  readonly wake?: readonly Place[];
  /** The turn its guns last flashed in (TOGO-24). */
  readonly flashedIn: number;
}

interface Unplanned {
  readonly turn: number;
  readonly total: number;
  readonly result: UnplannedResult;
  /** The dice were thrown for show: she is or leads the fleet, or there is nothing behind the counter. */
  readonly exempt: boolean;
}

export const MARKER_STATES = ['hidden', 'revealed', 'resolved', 'gone'] as const;

export interface TorpedoMarker {
  readonly id: MarkerId;
  readonly side: Side;
  readonly turn: number;
  readonly state: (typeof MARKER_STATES)[number];
  /** Null on a dummy marker (TOGO-45). */
  readonly attack: TorpedoAttack | null;
}
export interface TorpedoAttack {
  readonly launcher: ShipId;
  readonly boats: number;
  /** Of one boat, where a base carries several. */
  readonly factors: number;
  readonly target: ShipId;
  readonly range: number;
  readonly bearing: number | null;
  /** Whether the target declared evasion, and whether it was made; null until somebody says so (AMB-8). */
  readonly evaded: boolean | null;
}

export const CARD_TIMES = ['any', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export interface Card {
  readonly id: CardId;
  readonly kind: 'event' | 'dummy';
  readonly title: string;
  readonly text: string;
  readonly time: (typeof CARD_TIMES)[number];
  /** Whom it is played on; null for nobody. Cards of older battles leave it open. */
  readonly target?: CardTarget | null;
  /** What it does to a number; nothing where its text is for the players. */
  readonly effect?: CardEffect;
  /** The card of the catalogue it was made from. */
  readonly design?: string;
}

export interface SideState {
  readonly edges: readonly Edge[];
  readonly fleetFlagship: ShipId | null;
  /** Some enemy ship has been sighted, ever (AMB-43). */
  readonly hasSightedEnemy: boolean;
  readonly cards: ById<Card>;
  readonly pile: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly played: readonly PlayedCard[];
  readonly drewIn: number;
}
export interface PlayedCard {
  readonly card: CardId;
  readonly turn: number;
  readonly phase: PhaseId;
  readonly target: string | null;
  /** The blank counter that others saw it played on: the ship may leave it, and they need not know. */
  readonly counter?: CounterId;
  /** A card for one roll, after that roll. */
  readonly spent?: true;
}

interface Waived {
  readonly code: string;
  readonly about: string;
  /** The side whose secret it is; null when everybody may know. */
  readonly secret: Side | null;
}

export interface BattleResult {
  readonly losses: BySide<Losses>;
  readonly points: BySide<number> | null;
  readonly winner: Side | 'draw' | null;
  readonly decisive: boolean;
  readonly note: string;
}

/** A moment of a campaign of another book, and what that book wants to find again. */
export interface Origin {
  readonly book: string;
  readonly campaign: string;
  readonly moment: Moment;
  readonly link: Json;
}

export interface BattleState {
  readonly version: 1;
  readonly name: string;
  /** Names of the players, where they gave them. */
  readonly admirals?: BySide<string | null>;
  /** The campaign it is fought for, where it is. */
  readonly origin?: Origin;
  /** The scenario with its special rules and victory; null where the battle was set up freely. */
  readonly scenario: Scenario | null;
  readonly year: number;
  readonly plotted: boolean;
  /** Sides that have yet to set their blank counters before anybody sees the chart; not there until it is first kept. */
  readonly setting?: readonly Side[];
  readonly turn: number;
  readonly turnLimit: number | null;
  readonly phase: PhaseId;
  /** Normal night range, or null by day; how far one sees by day. */
  readonly light: { readonly night: number | null; readonly day: number };
  readonly houseRules: HouseRules;
  /** The owner's errata; null where the printed tables are in force. */
  readonly tables: TogoTables | null;
  readonly initiative: {
    readonly turn: number;
    readonly dice: BySide<number>;
    /** With what cards added; not there where none did. */
    readonly sums?: BySide<Num>;
    readonly movesLast: Side;
  } | null;
  /** Sides that have passed A, or have ended their moves or their fire, in this phase. */
  readonly finished: readonly Side[];
  readonly sides: BySide<SideState>;
  readonly ships: ById<Ship>;
  readonly groups: ById<Group>;
  readonly markers: ById<TorpedoMarker>;
  /** The last range told between two formations, by both ids in order. */
  readonly ranges: ById<{ readonly inches: number; readonly turn: number }>;
  /** The range at which a pair last exchanged fire, by the same ids: where the next fire opens, and nothing to sight by. */
  readonly firedRanges?: ById<{ readonly inches: number; readonly turn: number }>;
  /** Counters each side has tried to sight in this phase (AMB-39). */
  readonly tried: BySide<readonly CounterId[]>;
  /** The turn in which what is seen without a die was last worked out. */
  readonly sweptIn: number;
  /** Obligations of this phase that were waived. */
  readonly waived: readonly Waived[];
  /** The turn each trigger of the scenario happened in: the alarm. */
  readonly triggers: ById<number>;
  /** The turn a die last decided the weather of. */
  readonly visibilityIn: number;
  readonly reminders: readonly { readonly phase: PhaseId | 'any'; readonly text: string }[];
  readonly victory: string;
  /** The numbers the next counter, marker and hit will get. */
  readonly next: {
    readonly counter: number;
    readonly marker: number;
    readonly hit: number;
    /** Of hits on ships nobody else knows of: Japanese, in old battles all. */
    readonly unseen?: number;
    readonly unseenIrn?: number;
  };
  readonly result: BattleResult | null;
}

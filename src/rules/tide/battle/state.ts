import type { TogoReason } from '../data/point-tables';
import type { Counter } from '../data/ships';
import type { Rulings } from '../rulings';
import type { Plan } from '../shapes';
import { type Advantage, type ChitPair, type Range, type RussianFleet, type Side, type TideRule } from '../types';

export const FATES = ['afloat', 'sunk', 'evacuated', 'lost'] as const;
/** Evacuated: gone to sea for good. Lost: in Port Arthur when it fell. */
type ShipFate = (typeof FATES)[number];

export interface Ship extends Counter {
  readonly damaged: boolean;
  readonly hits: number;
  /** Under a Port marker. */
  readonly port: boolean;
  readonly fate: ShipFate;
  /** Whose plan is drawn for her; the usual one of her class without it. */
  readonly plan?: Plan | null;
}

/** Ships of one side that sailed, in line order, and those of them the mines sent home. */
export interface Group {
  readonly ships: readonly string[];
  readonly turnedBack: readonly string[];
}

/** What one Russian fleet's sortie has come to. Null: those are in port, or have not decided. */
export interface Meeting {
  readonly irn: Group | null;
  readonly ijn: Group | null;
  /** Both sides have shown their ships. */
  readonly revealed: boolean;
}

export const BOXES = ['coastal', 'open-sea'] as const;
type Box = (typeof BOXES)[number];

/** What is waited for. README.md has the table of steps. */
export const STEPS = [
  'vladivostok',
  'port-arthur',
  'japan',
  'enter',
  'leave',
  'reveal',
  'withdraw-irn',
  'withdraw-ijn',
  'chits',
  'crossing',
  'fire-ijn',
  'fire-irn',
  'smoke-irn',
  'smoke-ijn',
  'recover',
  'repair',
  'land',
  'mines',
  'final',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

export interface Fight {
  readonly tsushima: boolean;
  /** Each side's pair, a secret until both are revealed. */
  readonly chits: Readonly<Record<Side, ChitPair | null>>;
  readonly result: number | null;
  /** The range in force in this round. */
  readonly range: Range;
  /** As the manoeuvre made it, before any smoke. */
  readonly manoeuvred: Range;
  readonly advantage: Readonly<Record<Side, Advantage>>;
  /** 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  /** Who lays smoke in this round, or will in the next. */
  readonly smoke: Readonly<Record<Side, boolean>>;
  /** Ships in the fight, in the order they line up. */
  readonly lines: Readonly<Record<Side, readonly string[]>>;
  /** Hits of this round that count once both have fired. */
  readonly pending: Readonly<Record<string, number>>;
}

export interface LedgerLine {
  readonly turn: number;
  readonly reason: TogoReason;
  readonly rule: TideRule;
  readonly change: number;
  readonly total: number;
  /** The ship or fleet it is about. */
  readonly about: string;
}

export interface CampaignState {
  readonly name: string;
  readonly turn: number;
  /** The last turn of the game; null where nobody has said. */
  readonly turnLimit: number | null;
  readonly rulings: Rulings;
  readonly step: Step;
  /** In the order of the list, which is the line order of each fleet. */
  readonly ships: Readonly<Record<string, Ship>>;
  readonly togo: { readonly points: number; readonly ledger: readonly LedgerLine[] };
  readonly base: {
    /** Japanese victory points of the base game, as typed. */
    readonly victoryPoints: number | null;
    /** Japanese transport points of this turn before any loss, as typed. */
    readonly transport: number | null;
  };
  /** What the Japanese lose of their transport this turn. */
  readonly transport: { readonly halved: boolean; readonly minus: number };
  /** Base rule 8.3.1 this turn: in force, lifted, or not decided yet. */
  readonly landingLimits: boolean | null;
  readonly meetings: Readonly<Record<RussianFleet, Meeting>>;
  /** The sortie that is being played. */
  readonly meeting: RussianFleet | null;
  readonly box: Box;
  readonly evacuating: boolean;
  /** Some Japanese ship has sailed in this Naval Phase. */
  readonly japaneseSailed: boolean;
  readonly portArthurFallen: boolean;
  /** Sides that are done with the step of the recovery. */
  readonly recovered: Readonly<Record<Side, boolean>>;
  readonly fight: Fight | null;
  readonly result: { readonly winner: Side; readonly total: number } | null;
}

export const NO_MEETING: Meeting = { irn: null, ijn: null, revealed: false };
export const NO_MEETINGS = { vladivostok: NO_MEETING, 'port-arthur': NO_MEETING, european: NO_MEETING } as const;
export const NEITHER = { ijn: false, irn: false } as const;

export const allShips = ({ ships }: Pick<CampaignState, 'ships'>): readonly Ship[] => Object.values(ships);
export const findShip = ({ ships }: Pick<CampaignState, 'ships'>, id: string): Ship | null =>
  Object.hasOwn(ships, id) ? (ships[id] ?? null) : null;

/** Ships of a fleet that are still in the game. */
export const afloatIn = (state: CampaignState, fleet: Ship['fleet']): readonly Ship[] =>
  allShips(state).filter((ship) => ship.fleet === fleet && ship.fate === 'afloat');

/** Those of a group that came through the mines. */
export const throughMines = (group: Group | null): readonly string[] =>
  group === null ? [] : group.ships.filter((id) => !group.turnedBack.includes(id));

export const isSecretInPort = ({ rulings }: CampaignState): boolean => rulings.conditionInPort === 'secret';

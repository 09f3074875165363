import type { ScenarioId, Squadron } from '../data/scenarios';
import type { TableId, TableReading } from '../data/tables';
import type { Rulings } from '../rulings';
import { type Counter, type Guns, isBoat, type LandPlan, type Side, type Where } from '../types';

export const FATES = ['afloat', 'sunk', 'scuttled', 'interned'] as const;
type ShipFate = (typeof FATES)[number];

export interface Ship extends Omit<Counter, 'guns' | 'certain'> {
  /** Null until somebody has checked the counter. */
  readonly guns: Guns | null;
  /** What the list supposes; one tap takes it over. */
  readonly suggested: Guns | null;
  readonly hits: number;
  /** 0 is normal; never above. */
  readonly morale: number;
  readonly fate: ShipFate;
  readonly captured: boolean;
  /** Under repair: she stays, and off the Battle Board, until she has no hits (TSU-47). */
  readonly inDock: boolean;
  /** She may not fire yet: an Italian cruiser on her way home (TSU-57), or a captured ship (TSU-61). */
  readonly unready: boolean;
  readonly squadron: Squadron | null;
  /** Her torpedoes of this naval phase are spent (TSU-44). */
  readonly torpedoUsed: boolean;
  /** She entered partial sea in this movement segment (TSU-9). */
  readonly enteredPartial: boolean;
  /** Consecutive phases in a friendly port, and how many of them ago the last terminal one was (TSU-23). */
  readonly portPhases: number;
  readonly sinceTerminal: number | null;
  /** Free of the division rule up to and including this phase of the campaign, counted from 1 (TSU-34). */
  readonly freeUntil: number;
  /** The port or zone she began in. */
  readonly began: string;
}

export const GROUP_KINDS = ['battle', 'cruiser', 'boats', 'merchants', 'dock'] as const;

/** Ships that move together: a division, boats, merchants, or what is in dock. */
export interface Group {
  readonly id: string;
  readonly side: Side;
  readonly kind: (typeof GROUP_KINDS)[number];
  /** Counted by side and kind, for its name: 1st Battle Division. */
  readonly number: number;
  /** As its owner calls it. */
  readonly name: string | null;
  /** The lead ship first. */
  readonly ships: readonly string[];
  readonly where: Where;
  /** It has moved since its last movement segment opened. */
  readonly moved: boolean;
  /** The enemy has spotted it, or may know all of it. */
  readonly revealed: boolean;
}

const STEPS = ['setup', 'claims', 'move', 'fight', 'terminal', 'fall', 'battle', 'over'] as const;
/** What is waited for. README.md has the table of steps. */
export type Step = (typeof STEPS)[number];

/** Phases I to VI, and the terminal phase. */
export const TERMINAL = 7;

export const TERMINAL_ROWS = ['repairs', 'mines', 'troops', 'zones', 'morale', 'merchants', 'channel'] as const;
export type TerminalRow = (typeof TERMINAL_ROWS)[number];

export const UNIT_KINDS = ['division', 'boat', 'merchant'] as const;
/** What moves as one on the Battle Board. */
export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly kind: (typeof UNIT_KINDS)[number];
  readonly ships: readonly string[];
  readonly column: number;
  /** Its column when this movement round began. */
  readonly from: number;
  readonly fleeing: boolean;
  /** Of its flight, if that began while another of its side was on. */
  readonly flight?: string;
}

interface Flight {
  readonly successes: number;
  /** Movement rounds of its own since it began. */
  readonly rounds: number;
  /** The die of this movement round: null before it is rolled. */
  readonly success: boolean | null;
}

export interface Aim {
  readonly primary: string | null;
  readonly secondary: string | null;
}

export interface Battle {
  readonly where: Where;
  /** The side whose port is attacked (TSU-55). */
  readonly defender: Side | null;
  readonly mover: Side;
  /** Firing rounds that are over. */
  readonly round: number;
  readonly stage: 'move' | 'mark';
  /** Firing rounds in which the Russians are silent (TSU-58). */
  readonly surprise: number;
  /** In line order, side by side. */
  readonly units: Readonly<Record<string, Unit>>;
  /** Who screens whom (TSU-45). */
  readonly screens: Readonly<Record<string, string>>;
  /** Targets somebody chose, by ship or coast gun and weapon; the others fire lead on lead. */
  readonly aims: Readonly<Record<string, Partial<Aim>>>;
  /** Whom each fired at last; she keeps that target (TSU-39). */
  readonly targets: Readonly<Record<string, string>>;
  /** By side, and by name those that began while it was on (TSU-32). */
  readonly flight: Readonly<Record<Side, Flight | null> & Record<string, Flight | null>>;
  /** Torpedoes aimed for this round: the target of each salvo, by vessel. */
  readonly launches?: Readonly<Record<string, readonly string[]>>;
  /** Hits of this round that count once all have fired. */
  readonly pending: Readonly<Record<string, number>>;
  /** Counters taken out over the defender's edge in this movement round. */
  readonly takenOut: number;
  /** Ships that escaped, that left, and over which edge: 'low' is column 1. */
  readonly gone: readonly { readonly ship: string; readonly escaped: boolean; readonly edge: 'low' | 'high' }[];
}

interface TableInForce {
  readonly source: 'yours' | 'house' | 'none';
  readonly reading: TableReading | null;
}

export interface Land {
  readonly plan: LandPlan | null;
  readonly successes: number;
  readonly total: number;
  /** Of plan C: its first loads have been landed. */
  readonly firstDone: boolean;
  /** Loads wanted this turn; null where no plan is chosen. */
  readonly loads: number | null;
  readonly delivered: number;
  /** The Japanese have begun rolling for the total. */
  readonly rolling: boolean;
  /** The turn in which Port Arthur fell. */
  readonly fallen: number | null;
}

export interface Result {
  readonly winner: Side | null;
  readonly level: 'marginal' | 'plain' | 'decisive';
  readonly points: Readonly<Record<Side, number>>;
}

export interface CampaignState {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly rulings: Rulings;
  readonly tables: Readonly<Record<TableId, TableInForce>>;
  readonly turn: number;
  readonly month: number;
  readonly year: number;
  /** The last turn; null for a battle on the board only. */
  readonly turnLimit: number | null;
  /** 1 to 6, and 7 for the terminal phase. */
  readonly phase: number;
  readonly step: Step;
  /** Whose segment it is; null where both act. */
  readonly active: Side | null;
  readonly ships: Readonly<Record<string, Ship>>;
  readonly groups: Readonly<Record<string, Group>>;
  /** The shaded column of each side (AMB-11). */
  readonly startColumns: Readonly<Record<Side, number>>;
  /** Ports under whose protection a side's ships are this phase (TSU-54). */
  readonly claims: Readonly<Record<Side, readonly string[]>>;
  /** Ports the enemy failed to attack this phase (TSU-56). */
  readonly failedAttacks: readonly string[];
  /** Places searched, attacked or shelled in this segment. */
  readonly tried: readonly string[];
  readonly evading: Readonly<Record<Side, boolean>>;
  readonly grounded: Readonly<Record<Side, boolean>>;
  /** Groups the other player has yet to retreat (TSU-34). */
  readonly retreats: readonly string[];
  /** Ports that have changed hands. */
  readonly ports: Readonly<Record<string, Side>>;
  readonly mines: {
    readonly left: Readonly<Record<Side, number>>;
    readonly laid: readonly { readonly side: Side; readonly hex: string }[];
  };
  readonly flyingBases: { readonly left: number; readonly placed: readonly string[] };
  readonly merchants: { readonly sunk: number; readonly replaced: number };
  /** Block ships lodged in the channel of Port Arthur. */
  readonly lodged: number;
  readonly land: Land;
  readonly released: Readonly<Record<Squadron, boolean>>;
  readonly italian: { readonly owner: Side; readonly zones: number } | null;
  readonly terminal: Readonly<Record<TerminalRow, boolean>>;
  /** Hits each side has inflicted in battle. */
  readonly inflicted: Readonly<Record<Side, number>>;
  readonly battle: Battle | null;
  readonly result: Result | null;
}

export const NEITHER = { ijn: false, irn: false } as const;
export const NO_ROWS: Readonly<Record<TerminalRow, boolean>> = {
  ...{ repairs: false, mines: false, troops: false, zones: false, morale: false, merchants: false, channel: false },
};

export const allShips = ({ ships }: Pick<CampaignState, 'ships'>): readonly Ship[] => Object.values(ships);
export const findShip = ({ ships }: Pick<CampaignState, 'ships'>, id: string): Ship | null =>
  Object.hasOwn(ships, id) ? (ships[id] ?? null) : null;
export const allGroups = ({ groups }: Pick<CampaignState, 'groups'>): readonly Group[] => Object.values(groups);
export const findGroup = ({ groups }: Pick<CampaignState, 'groups'>, id: string): Group | null =>
  Object.hasOwn(groups, id) ? (groups[id] ?? null) : null;
export const shipsOf = (state: Pick<CampaignState, 'ships'>, { ships }: Pick<Group, 'ships'>): readonly Ship[] =>
  ships.flatMap((id) => findShip(state, id) ?? []);
export const groupOf = (state: Pick<CampaignState, 'groups'>, ship: string): Group | null =>
  allGroups(state).find(({ ships }) => ships.includes(ship)) ?? null;

export const areStacksHidden = ({ rulings }: Pick<CampaignState, 'rulings'>): boolean => rulings.stacks === 'hidden';

/** The phase of the campaign, counted from 1: seven to a turn. */
export const phaseIndex = ({ turn, phase }: Pick<CampaignState, 'turn' | 'phase'>): number =>
  (turn - 1) * TERMINAL + phase;

export const samePlace = (a: Where, b: Where): boolean => a.kind === b.kind && a.name === b.name;

/** What kind of group ships of these types make; null where they do not go together. */
export function kindOf(ships: readonly Pick<Ship, 'type'>[]): Exclude<Group['kind'], 'dock'> | null {
  if (ships.every(({ type }) => type === 'B')) return 'battle';
  if (ships.every(({ type }) => type === 'A' || type === 'C')) return 'cruiser';
  if (ships.every(({ type }) => isBoat(type))) return 'boats';
  return ships.every(({ type }) => type === 'M') ? 'merchants' : null;
}

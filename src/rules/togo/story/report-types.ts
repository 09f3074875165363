import type { Description } from '../../rulebook';
import type { BattleResult, BySide, Fate } from '../battle/state';
import type { Status } from '../damage';
import type { HouseRuleKey } from '../house-rules';
import type { Losses } from '../tally';
import type { Letter, Side, Weapon } from '../types';
import type { Luck } from './luck';
import type { StoryAction } from './action';

/** Where dice came from, as many as there were. */
export interface DiceTally {
  readonly app: number;
  readonly table: number;
  readonly count: number;
  readonly umpire: number;
  readonly corrected: number;
}

export interface ReportAction extends StoryAction {
  /** Its place in the story. */
  readonly number: number;
  readonly attempt: number;
  readonly dice: DiceTally;
}

/** A weapon's shooting: ships' batteries that fired, dice, and how far their hits came. */
export interface WeaponReport {
  readonly weapon: Weapon;
  readonly shots: number;
  readonly onTarget: number;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
  readonly harm: Harm;
  /** Ships and boats. */
  readonly sank: number;
}

/** Markers that hits came to, and as F the fires they lit, by the table or by the die after it. */
export type Harm = Readonly<Record<Exclude<Letter, 'sunk'>, number>>;

export interface ShipReport {
  /** A ship, or the blank counter she fired from. */
  readonly id: string;
  readonly side: Side;
  /** True for fire from behind a blank counter: whose it was stays open. */
  readonly unseen: boolean;
  readonly luck: Luck;
  readonly weapons: readonly WeaponReport[];
  /** Hits on her, and what they and her fires came to. */
  readonly taken: number;
  readonly suffered: Harm;
}

/** A ship that is no more, or out of it, and in which turn. */
export interface Loss {
  readonly ship: string;
  readonly side: Side;
  readonly turn: number;
  readonly how: Exclude<Status, 'afloat' | 'silenced'> | Exclude<Fate, 'afloat'> | 'boats' | 'transports';
  readonly cause: 'magazine' | 'torpedoes' | 'flooding' | 'torpedo' | null;
  /** Boats or convoy ships, where a base carries several. */
  readonly units: number;
}

export interface SideReport {
  readonly luck: Luck;
  readonly weapons: readonly WeaponReport[];
  readonly firesLit: number;
  readonly losses: Losses;
}

export interface TurnHits {
  readonly turn: number;
  readonly hits: BySide<number>;
  readonly expected: BySide<number>;
}

export interface FireReport {
  readonly ship: string;
  /** By hits of the enemy, and by what her own fires did to her. */
  readonly lit: number;
  readonly spread: number;
  readonly putOut: number;
  /** More or fewer that no die was told of: from before the battle, unseen, or by the umpire's pencil. */
  readonly otherwise: number;
  /** Hits that fires did to her. */
  readonly damage: number;
  readonly burning: number;
  readonly lost: boolean;
}

export interface Report {
  readonly name: string;
  readonly dateText: string | null;
  readonly turns: number;
  readonly result: BattleResult | null;
  readonly points: BySide<number> | null;
  readonly sides: BySide<SideReport>;
  readonly ships: readonly ShipReport[];
  readonly byTurn: readonly TurnHits[];
  readonly losses: readonly Loss[];
  readonly fires: readonly FireReport[];
  readonly moments: readonly Moment[];
  /** Rules other than the default ones, as they stood at the end. */
  readonly houseRules: readonly { readonly key: HouseRuleKey; readonly value: string }[];
  readonly ownTables: boolean;
  /** What the umpire set aside, corrected or changed, in the order it happened. */
  readonly umpire: readonly { readonly turn: number; readonly description: Description }[];
  readonly dice: DiceTally;
  readonly undone: number;
  readonly secondAttempts: number;
}

/** A ship's fire that will be told of at the bar. */
export interface FireMoment {
  readonly type: 'luckiest' | 'unluckiest' | 'heaviest';
  readonly turn: number;
  readonly number: number;
  readonly ship: string | null;
  readonly target: string;
  readonly hits: number;
  readonly expected: number;
  /** Of as many or more; for the unluckiest, of as many or fewer. */
  readonly chance: number;
}

export type Moment =
  | FireMoment
  | {
      readonly type: 'torpedoed';
      readonly turn: number;
      readonly number: number;
      readonly ship: string | null;
      readonly target: string;
      readonly hits: number;
    }
  | {
      readonly type: 'explosion';
      readonly turn: number;
      readonly number: number;
      readonly ship: string;
      readonly cause: 'magazine' | 'torpedoes';
    };

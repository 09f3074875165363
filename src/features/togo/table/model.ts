import type { PlanFacts, PlanState } from '@/kit/ship-plan/plan-facts';
import type { Side } from '@/kit/side-mark';
import type { ArcLimits } from '@/measure/arc';
import type { Pose, TablePoint } from '@/measure/point';
import type { TableEdge, TableSize } from '@/measure/table';
import type { TurningCircle } from '@/measure/turning';

/** One thing that stands on the table: a ship, a base of boats or a blank counter. */
export interface Piece {
  readonly id: string;
  /** Pieces of one line follow its first. */
  readonly line: string;
  /** Place in the line; 0 leads it. */
  readonly place: number;
  /** Aground, given up or struck: she stays where she is when her line moves. */
  readonly adrift?: boolean;
  readonly side: Side;
  readonly name: string;
  /** What stands beside it on the chart, where the whole name is too long. */
  readonly label?: string;
  readonly pose: Pose;
  /** Null for a blank counter: nobody here knows what is behind it. */
  readonly plan: PlanFacts | null;
  readonly state?: PlanState;
  readonly fires: number;
  /** Where her torpedoes can go. */
  readonly tubes: (ArcLimits & { readonly reach: number }) | null;
  /** Where she was at the end of the last turns, oldest first. */
  readonly wake: readonly TablePoint[];
}

export type TableTerrain = { readonly x: number; readonly y: number } & (
  | { readonly kind: 'land'; readonly width: number; readonly depth: number }
  | { readonly kind: 'island' | 'anchorage'; readonly radius: number }
);

/** Torpedoes that are known to run from one piece at another. */
export interface Running {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** What the rule book says of the table, as numbers. */
export interface TableRules {
  readonly arcs: Readonly<Record<string, ArcLimits>>;
  /** Inches each range band reaches to, ascending. */
  readonly bands: readonly number[];
  readonly circle: TurningCircle;
  readonly yardsPerInch: number;
  /** Turning is compared with the inches really moved, not against the allowance. */
  readonly halfOfMoved?: boolean;
  /** From edge to edge of the bases instead of from middle to middle. */
  readonly baseEdge: boolean;
  /** How far one sees now. */
  readonly sight: number;
  /** How far a ship on fire is seen in the dark; null by day. */
  readonly sightOfFire?: number | null;
  /** What a move must be to evade torpedoes; null where the players settle it between them. */
  readonly evasion: { readonly degrees: number; readonly inches: number } | null;
}

/** Torpedoes known to run at a ship of a line that moves. */
export interface Threat {
  readonly target: string;
  readonly name: string;
  /** Not declared yet, declared, or nothing she could do. */
  readonly evasion: 'open' | 'declared' | 'none';
  /** She and her attacker as the torpedoes were launched; null where nobody here knows both. */
  readonly launch: { readonly target: Pose; readonly from: TablePoint } | null;
}

/** A line that may move now. */
export interface Mover {
  readonly line: string;
  readonly name: string;
  /** Inches; null where nobody here may know. */
  readonly allowance: number | null;
  /** Degrees its dice or its orders force upon it, and no others; null when it may choose. */
  readonly bound: number | null;
  readonly threats: readonly Threat[];
}

/** A counter that is not on the chart: not plotted yet, or not on the table yet. */
export interface Waiting {
  readonly line: string;
  readonly name: string;
  readonly side: Side;
  /** Edges it may come on by now; null for one that stands on the table and was never plotted. */
  readonly edges: readonly TableEdge[] | null;
}

/** Everything the table draws and answers. It knows nothing of the battle behind it. */
export interface TableModel {
  readonly size: TableSize;
  readonly terrain: readonly TableTerrain[];
  readonly pieces: readonly Piece[];
  readonly running: readonly Running[];
  readonly movers: readonly Mover[];
  readonly waiting: readonly Waiting[];
  readonly rules: TableRules;
}

export const pieceOf = (model: TableModel, id: string | null): Piece | null =>
  (id !== null && model.pieces.find((piece) => piece.id === id)) || null;

/** The pieces of a line that go where it goes, its leader first. */
export const lineOf = (model: TableModel, line: string): readonly Piece[] =>
  model.pieces.filter((piece) => piece.line === line && !piece.adrift).sort((a, b) => a.place - b.place);

/** Where pieces stand while a finger has them: the others are where the model says. */
export type Moved = ReadonlyMap<string, Pose>;

export const poseOf = (piece: Piece, moved: Moved): Pose => moved.get(piece.id) ?? piece.pose;

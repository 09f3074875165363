import type { Side } from '../side-mark';

export type ChartEdge = 'north' | 'east' | 'south' | 'west';

/** Inches: x from the west edge, y from the north edge downward. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
}

export type ChartTerrain = {
  readonly x: number;
  readonly y: number;
  /** Stands beside it when there is room. */
  readonly label: string;
} & (
  | { readonly kind: 'land'; readonly width: number; readonly depth: number }
  | { readonly kind: 'island' | 'anchorage'; readonly radius: number }
);

export interface ChartFormation {
  readonly id: string;
  readonly side: Side;
  readonly label: string;
  /** A second line: when and where she comes. */
  readonly note?: string;
  /** Of the leader; the others follow astern. */
  readonly at: ChartPlace;
  readonly heading: number;
  /** Inches a turn: the arrow ahead of the leader is one turn long. */
  readonly speed: number;
  readonly bases: number;
  /** Merchant ships, drawn open. */
  readonly convoy?: boolean;
  /** Not there from the start: an arrow at her edge. */
  readonly arrivesBy?: ChartEdge;
}

export interface Opening {
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly ChartTerrain[];
  readonly edges: readonly { readonly side: Side; readonly edge: ChartEdge }[];
  readonly formations: readonly ChartFormation[];
}

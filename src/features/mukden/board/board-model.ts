import {
  type Board,
  type CampaignView,
  gridOf,
  type Hex,
  houseRailroad,
  isFlipped,
  LIAOYANG,
  lineOf,
  MUKDEN_HEX,
  otherSide,
  type Rulings,
  type Side,
  type Size,
  type Unit,
  type UnitView,
} from '@/rules/mukden/index';

import { type HexMap, hexMap } from './hex-geometry';

/** What is printed on a counter, and which side of it is up. */
export interface Counter {
  readonly side: Side;
  readonly size: Size;
  readonly type: UnitView['type'];
  readonly strength: number;
  /** Flag side up: it may not act (MUK-4, MUK-14). */
  readonly flipped: boolean;
}

/** A stack as everybody sees it: its top counter, and how many lie below. */
export interface BoardToken extends Counter {
  /** Of the top counter. */
  readonly id: string;
  readonly hex: Hex;
  readonly below: number;
}

/** What never moves in a campaign, unless somebody paints. */
export interface BoardGround {
  readonly map: HexMap;
  readonly board: Board | null;
  /** From Mukden to the north edge. */
  readonly railroad: readonly Hex[];
}

export interface BoardModel {
  readonly ground: BoardGround;
  readonly tokens: readonly BoardToken[];
  readonly zones: Readonly<Record<Side, readonly Hex[]>>;
}

export const CRITICAL = { mukden: MUKDEN_HEX, liaoyang: LIAOYANG } as const;

const counterOf = (unit: Unit): Counter => {
  const { side, size, type, strength } = unit;
  return { side, size, type, strength, flipped: isFlipped(unit) };
};

interface GroundFacts extends Pick<CampaignView, 'lastRow' | 'board'> {
  readonly rulings: Pick<Rulings, 'hexColumns'>;
}

export function groundOf({ rulings, lastRow, board }: GroundFacts): BoardGround {
  const grid = gridOf(rulings, lastRow);
  return { map: hexMap(grid, rulings), board, railroad: board?.railroad ?? houseRailroad(grid) };
}

export const boardModel = (view: CampaignView, ground: BoardGround): BoardModel => ({
  ground,
  tokens: view.stacks.flatMap(({ hex, top, below }) => {
    const unit = view.units[top];
    return unit === undefined ? [] : [{ ...counterOf(unit), id: top, hex, below }];
  }),
  zones: view.zones,
});

/** The line of communication of a counter, or what bars it (MUK-22). */
export function communicationOf({ ground, tokens }: BoardModel, side: Side, hex: Hex) {
  const enemies = tokens.filter((token) => token.side === otherSide(side)).map((token) => token.hex);
  return lineOf(ground.map.grid, side, hex, enemies);
}

export type Communication = ReturnType<typeof communicationOf>;

import { create } from 'zustand';

import { type Camera, fit, type WindowSize } from '@/measure/camera';
import type { Pose, TablePoint } from '@/measure/point';

import type { Ghost } from './ghost';
import type { Moved, TableModel } from './model';

export type TableFace = 'chart' | 'list';

/** How a table is being looked at. It may vanish: what stands where is in the battle's log. */
export interface TableUi {
  /** The table this belongs to. */
  readonly id: string | null;
  readonly face: TableFace;
  readonly camera: Camera | null;
  readonly chosen: string | null;
  readonly target: string | null;
  readonly tools: { readonly tape: boolean; readonly arcs: boolean; readonly sight: boolean };
  readonly snapped: boolean;
  readonly enlarged: boolean;
  readonly ghost: Ghost | null;
  /** While a finger has them. */
  readonly moved: Moved;
  readonly tape: readonly [TablePoint, TablePoint] | null;
}

export const NOTHING_MOVED: Moved = new Map<string, Pose>();

const FRESH = {
  face: 'chart',
  camera: null,
  chosen: null,
  target: null,
  ghost: null,
  moved: NOTHING_MOVED,
  tape: null,
} as const;

export const useTableUi = create<TableUi>(() => ({
  ...FRESH,
  id: null,
  tools: { tape: false, arcs: true, sight: false },
  snapped: true,
  enlarged: true,
}));

const { setState, getState } = useTableUi;

/** Another battle's table begins with nothing chosen; the tools stay as they were laid out. */
export const openTable = (id: string): void => {
  if (getState().id !== id) setState({ ...FRESH, id });
};

export const changeUi = (change: Partial<TableUi>): void => setState(change);

/** A ship is chosen; a second tap on an enemy aims at her, one on the target chooses her instead. */
export function choosePiece(model: TableModel, id: string | null): void {
  const { chosen, target, ghost } = getState();
  if (ghost !== null) return;
  const sideOf = (piece: string | null) => model.pieces.find((each) => each.id === piece)?.side;
  if (id === null) return setState(target === null ? { chosen: null } : { target: null });
  const enemy = chosen !== null && sideOf(chosen) !== undefined && sideOf(chosen) !== sideOf(id);
  setState(enemy && id !== target ? { target: id } : { chosen: id, target: null });
}

export const toggleTool = (tool: keyof TableUi['tools']): void =>
  setState(({ tools }) => ({ tools: { ...tools, [tool]: !tools[tool] }, tape: null }));

const MARGIN = 28;
const LARGEST_FIT = 34;
/** The tool rail with the room around it. */
const RAIL = 72;

type Hand = 'left' | 'right';

/** The whole table; once that is what is seen, only the part where ships stand. */
export function fitTable(model: TableModel, window: WindowSize, hand: Hand): void {
  const whole = fit(model.size, window, MARGIN / 2);
  const before = getState().camera;
  const isWhole = before !== null && Math.abs(before.scale - whole.scale) < 0.01;
  setState({ camera: isWhole ? fitPieces(model, window, hand) : whole });
}

/** Where the ships are, with some sea around them, and none of them under the tools on the thumb's side. */
export function fitPieces({ pieces, size }: TableModel, window: WindowSize, hand: Hand): Camera {
  if (pieces.length === 0) return fit(size, window, MARGIN / 2);
  const [xs, ys] = [pieces.map(({ pose }) => pose.at.x), pieces.map(({ pose }) => pose.at.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const part = { width: Math.max(6, Math.max(...xs) - left), depth: Math.max(6, Math.max(...ys) - top) };
  const seen = fit(part, { ...window, width: Math.max(1, window.width - RAIL) }, MARGIN * 1.9);
  const whole = fit(size, window, MARGIN / 2);
  const scale = Math.max(whole.scale, Math.min(LARGEST_FIT, seen.scale));
  const aside = ((hand === 'left' ? -1 : 1) * RAIL) / 2 / scale;
  const middle = { x: (left + Math.max(...xs)) / 2 + aside, y: (top + Math.max(...ys)) / 2 } as TablePoint;
  return { ...seen, window, middle, scale };
}

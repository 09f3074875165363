import { create } from 'zustand';

import { type Camera, resize, type WindowSize } from '@/measure/camera';
import type { Pose, TablePoint } from '@/measure/point';

import { limited } from './camera-limits';
import { type Covers, type Hand, railBox, wherePiecesAre, wholeTable } from './fitting';
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
  /** How large the things are that lie over the chart. */
  readonly covers: Covers;
}

export const NO_TOOLS: TableUi['tools'] = { tape: false, arcs: false, sight: false };

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
  covers: { rail: { width: 0, height: 0 }, notices: { width: 0, height: 0 } },
}));

const { setState, getState } = useTableUi;

/** Another battle's table begins with nothing chosen; the tools stay as they were laid out. */
export const openTable = (id: string): void => {
  if (getState().id !== id) setState({ ...FRESH, id });
};

/**
 * A table behind a curtain: what is chosen and looked at there goes with it, and the open one comes back as it was,
 * unless another was opened meanwhile: the last counters set open the chart below before this one has closed.
 */
export function openSecretTable(id: string, tools = getState().tools): () => void {
  const open = getState();
  setState({ ...FRESH, id, tools });
  return () => setState(getState().id === id ? open : { tools: open.tools });
}

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

/** Something over the chart was laid out anew. */
export const coverChart = (what: keyof Covers, { width, height }: WindowSize): void => {
  const { covers } = getState();
  if (covers[what].width !== width || covers[what].height !== height)
    setState({ covers: { ...covers, [what]: { width, height } } });
};

export const toggleTool = (tool: keyof TableUi['tools']): void =>
  setState(({ tools }) => ({ tools: { ...tools, [tool]: !tools[tool] }, tape: null }));

const isWhole = (camera: Camera, whole: Camera): boolean => Math.abs(camera.scale - whole.scale) < 0.01;

/** The whole table; once that is what is seen, only the part where ships stand. */
export function fitTable(model: TableModel, window: WindowSize, hand: Hand): void {
  const { camera, covers } = getState();
  const rail = railBox(covers, window, hand);
  const whole = wholeTable(model, window, rail);
  setState({ camera: camera !== null && isWhole(camera, whole) ? wherePiecesAre(model, window, rail) : whole });
}

/** The window has another size: it begins with the whole table, goes on showing that, and else keeps what is in its middle. */
export function resizeTable(model: TableModel, window: WindowSize, hand: Hand): void {
  const { camera, covers } = getState();
  const whole = wholeTable(model, window, railBox(covers, window, hand));
  // A window that was folded away had no scale worth keeping.
  const isFresh = camera === null || camera.window.width < 1 || camera.window.height < 1;
  const wasWhole = isFresh || isWhole(camera, wholeTable(model, camera.window, railBox(covers, camera.window, hand)));
  setState({ camera: wasWhole ? whole : limited(resize(camera, window, whole.rotation), model.size) });
}

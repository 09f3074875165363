import { type Camera, toScreen } from '@/measure/camera';
import type { Pose, ScreenPoint } from '@/measure/point';
import { radians } from '@/measure/units';
import { baseLength } from '@/rules/common/base-length';

import { lineOf, type Moved, type Piece, poseOf, type TableModel } from './model';

/** A base as the players have them, in inches. */
const BASE = { width: 0.45, counter: 1 } as const;
/** Points below which a leader is not drawn; those who follow her keep within their interval. */
const LEAST = { leader: 30, follower: 8, part: 0.92, slim: 0.42 } as const;

export interface TokenSize {
  readonly length: number;
  readonly width: number;
}

/** A piece's base in inches. */
export const baseOf = ({ plan }: Pick<Piece, 'plan'>): TokenSize => ({
  length: plan === null ? BASE.counter : baseLength(plan),
  width: BASE.width,
});

/** Points on the screen: at true scale, or no smaller than can be told apart. */
export function tokenSize(piece: Piece, scale: number, { enlarged, interval }: Drawn): TokenSize {
  const base = baseOf(piece);
  const [length, width] = [base.length * scale, base.width * scale];
  if (!enlarged) return { length, width };
  const room = interval === null ? LEAST.leader : interval * scale * LEAST.part;
  const least = piece.place === 0 ? LEAST.leader : Math.max(LEAST.follower, Math.min(LEAST.leader, room));
  const drawn = Math.max(length, least);
  return { length: drawn, width: Math.max(width, drawn * LEAST.slim) };
}

interface Drawn {
  readonly enlarged: boolean;
  /** Inches to her neighbour in the line; null where she has none. */
  readonly interval: number | null;
}

const INTERVALS = new WeakMap<TableModel, ReadonlyMap<string, number>>();

/** Inches between each piece and its neighbour in the line; worked out once for a model. */
export function intervalsIn(model: TableModel): ReadonlyMap<string, number> {
  const kept = INTERVALS.get(model);
  if (kept) return kept;
  const found = new Map<string, number>();
  for (const line of new Set(model.pieces.map((piece) => piece.line))) {
    const ships = lineOf(model, line);
    ships.forEach((ship, place) => {
      const next = ships[place === 0 ? 1 : place - 1];
      if (next) found.set(ship.id, Math.hypot(next.pose.at.x - ship.pose.at.x, next.pose.at.y - ship.pose.at.y));
    });
  }
  INTERVALS.set(model, found);
  return found;
}

/** How far a finger may be from a token that it means, and from one that lies under another. */
const SLOP = { touch: 24, overlap: 14 } as const;

export interface Picking {
  readonly model: TableModel;
  readonly moved: Moved;
  readonly camera: Camera;
  readonly sizeOf: (piece: Piece) => TokenSize;
}

/** Every piece a finger may mean, the likeliest first. */
export function piecesAt(finger: ScreenPoint, { model, moved, camera, sizeOf }: Picking): readonly Piece[] {
  return model.pieces
    .map((piece) => ({ piece, off: offToken(finger, poseOf(piece, moved), camera, sizeOf(piece)) }))
    .filter(({ off }) => off.beside <= SLOP.touch)
    .sort((a, b) => a.off.beside - b.off.beside || a.off.middle - b.off.middle)
    .map(({ piece }) => piece);
}

/** The piece a tap means: of several that lie on one another each tap takes the next, so that all can be had. */
export function pickAt(
  finger: ScreenPoint,
  picking: Picking,
  { chosen, target }: { readonly chosen: string | null; readonly target: string | null },
): Piece | null {
  const near = piecesAt(finger, picking);
  const [first] = near;
  if (first === undefined) return null;
  const stack = near.filter((piece) => apart(picking, piece, first) <= SLOP.overlap);
  const placeOf = (piece: string | null): number => stack.findIndex(({ id }) => id === piece);
  const at = placeOf(target ?? chosen);
  if (at < 0) return first;
  // Friend and enemy on one another: who was aimed at is chosen next, or she never could be.
  const both = target !== null && placeOf(chosen) >= 0;
  return stack[both ? at : (at + 1) % stack.length] ?? null;
}

/** How many lie so close to a piece that a finger cannot tell them apart. */
export const stackOf = (piece: Piece, picking: Picking): number =>
  picking.model.pieces.filter((other) => apart(picking, other, piece) <= SLOP.overlap).length;

function apart({ camera, moved }: Picking, a: Piece, b: Piece): number {
  const [one, other] = [toScreen(poseOf(a, moved).at, camera), toScreen(poseOf(b, moved).at, camera)];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far a point lies from a token's rim (0 on it) and from its middle. */
function offToken(point: ScreenPoint, { at, heading }: Pose, camera: Camera, { length, width }: TokenSize) {
  const middle = toScreen(at, camera);
  const angle = radians(heading) + radians(camera.rotation);
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  const along = Math.abs(x * Math.sin(angle) - y * Math.cos(angle));
  const across = Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
  return {
    beside: Math.hypot(Math.max(0, along - length / 2), Math.max(0, across - width / 2)),
    middle: Math.hypot(x, y),
  };
}

import type { Pose } from '@/measure/point';

import type { Piece } from '../model';
import type { TokenSize } from '../tokens';
import type { Dot, Shape } from './shapes';
import { fromShip, type View } from './view';

/** The way she came in the last turns. */
export function wakeShapes(piece: Piece, pose: Pose, view: View): readonly Shape[] {
  if (piece.wake.length === 0) return [];
  const dots = [...piece.wake, pose.at].map((at) => view.at(at));
  return [{ part: 'wake', kind: 'line', stroke: 'ink2', width: 1.2, opacity: 0.6, dash: [1.5, 4], dots }];
}

interface PiecePlace {
  readonly pose: Pose;
  readonly size: TokenSize;
  readonly chosen: boolean;
}

/** A base with her plan on it, the smoke of a burning ship, and how many fires burn. */
export function pieceShapes(piece: Piece, { pose, size, chosen }: PiecePlace, view: View): readonly Shape[] {
  const { x, y } = view.at(pose.at);
  const token: Shape = {
    part: 'token',
    kind: 'token',
    piece,
    x,
    y,
    heading: pose.heading + view.rotation,
    size,
    chosen,
  };
  if (piece.fires === 0) return [token];
  const radius = Math.max(7, Math.min(12, size.width / 2.2));
  return [
    ...PUFFS.map((puff): Shape => {
      const at = fromShip(pose, 180 + puff.off, size.length * puff.away, view);
      return { part: 'smoke', kind: 'disc', ...at, radius: size.length * puff.radius, fill: 'ink2', opacity: 0.28 };
    }),
    token,
    { part: 'fire', kind: 'disc', x, y, radius, fill: 'fireFill', stroke: 'card', width: 1.2 },
    {
      ...{ part: 'fires', kind: 'words', fill: 'onFire', text: String(piece.fires) },
      ...{ x, y, size: radius * 1.5, align: 'middle' },
    },
  ];
}

/** Where she stood, while her move is being made elsewhere. */
export function outlineShape({ pose }: Piece, { length, width }: TokenSize, view: View): Shape {
  const half = Math.hypot(length, width) / 2;
  const off = (Math.atan2(width, length) * 180) / Math.PI;
  const dots = [off, 180 - off, 180 + off, -off].map((bearing) => fromShip(pose, bearing, half, view));
  return { part: 'outline', kind: 'line', closed: true, stroke: 'ink2', width: 1.3, dash: [3, 3], dots };
}

const PUFFS = [
  { away: 0.35, off: 10, radius: 0.14 },
  { away: 0.6, off: 18, radius: 0.2 },
  { away: 0.95, off: 22, radius: 0.27 },
] as const;

/** Torpedoes that run from one place to another. */
export function runningShapes(from: Pose, to: Pose, view: View): readonly Shape[] {
  const [start, end] = [view.at(from.at), view.at(to.at)];
  const part = (share: number): Dot => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  const [middle, angle] = [part(0.6), Math.atan2(end.y - start.y, end.x - start.x)];
  const corner = (off: number, reach: number): Dot => ({
    x: middle.x + reach * Math.cos(angle + off),
    y: middle.y + reach * Math.sin(angle + off),
  });
  return [
    { part: 'torpedo', kind: 'line', stroke: 'fireFill', width: 2, dash: [6, 4], dots: [start, end] },
    {
      ...{ part: 'torpedo-head', kind: 'line', closed: true, fill: 'fireFill', stroke: 'card', width: 1 },
      dots: [corner(0, 11), corner(2.5, 8), corner(-2.5, 8)],
    },
  ];
}

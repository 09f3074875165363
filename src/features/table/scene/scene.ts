import type { Camera, WindowSize } from '@/measure/camera';
import type { Pose, TablePoint } from '@/measure/point';

import type { GhostFacts } from '../ghost';
import { type Moved, type Piece, pieceOf, poseOf, type TableModel } from '../model';
import type { Reading } from '../readings';
import { intervalsIn, type TokenSize, tokenSize } from '../tokens';
import { labelShapes } from './labels';
import { outlineShape, pieceShapes, runningShapes, wakeShapes } from './pieces';
import type { Shape } from './shapes';
import { arcShapes, ringNames, sightShapes, tubeShapes } from './ship';
import { circleShapes, handleReach, handleShapes, readingShapes, type TapeWords, tapeShapes, wayShapes } from './tools';
import { fromShip, sheetView, windowView } from './view';

/** What does not change from frame to frame. */
export interface Setting {
  readonly model: TableModel;
  readonly enlarged: boolean;
  readonly growth: number;
  readonly inch: (inches: number) => string;
  readonly north: string;
  /** The side the tool rail lies on; nowhere in a picture. */
  readonly rail: 'left' | 'right' | null;
}

export interface Tools {
  readonly arcs: boolean;
  readonly sight: boolean;
}

/** What a finger changes. */
export interface Frame {
  readonly camera: Camera;
  readonly chosen: string | null;
  /** Where the chosen piece looks from: where she stands, or would after the move that is being made. */
  readonly origin: Pose | null;
  readonly reading: Reading | null;
  readonly moved: Moved;
  readonly tape: { readonly ends: readonly [TablePoint, TablePoint]; readonly words: TapeWords } | null;
  readonly ghost: { readonly line: string; readonly facts: GhostFacts; readonly from: Pose } | null;
  /** Null where she is not to be turned. */
  readonly handle: { readonly allowance: number | null } | null;
  readonly tools: Tools;
}

const TEXT = { name: 17, small: 15, cap: 1.4 } as const;
export const textSize = (kind: 'name' | 'small', growth: number): number => TEXT[kind] * Math.min(TEXT.cap, growth);

/** How large each piece is drawn, for the painter and for the finger. */
export function sizesIn({ model, enlarged }: Pick<Setting, 'model' | 'enlarged'>, scale: number) {
  const intervals = intervalsIn(model);
  return (piece: Piece): TokenSize => tokenSize(piece, scale, { enlarged, interval: intervals.get(piece.id) ?? null });
}

type SizeOf = (piece: Piece) => TokenSize;

/** Everybody who stands still: wakes, bases, torpedoes that run. In points of the sheet. */
export function stillShapes(
  setting: Setting,
  scale: number,
  sizeOf: SizeOf,
  without: ReadonlySet<string>,
): readonly Shape[] {
  const { pieces, running } = setting.model;
  const view = sheetView(scale);
  // Leaders last: they are drawn largest, and lie on top of those who follow them.
  const standing = pieces.filter(({ id }) => !without.has(id)).sort((a, b) => b.place - a.place);
  return [
    ...pieces.flatMap((piece) => wakeShapes(piece, piece.pose, view)),
    ...standing.flatMap((piece) => pieceShapes(piece, { pose: piece.pose, size: sizeOf(piece), chosen: false }, view)),
    ...running.flatMap(({ from, to }) => {
      const [launcher, target] = [pieceOf(setting.model, from), pieceOf(setting.model, to)];
      return launcher && target ? runningShapes(launcher.pose, target.pose, view) : [];
    }),
  ];
}

export function nameShapes(
  setting: Setting,
  scale: number,
  sizeOf: SizeOf,
  without: ReadonlySet<string>,
  first: string | null,
): readonly Shape[] {
  const view = sheetView(scale);
  const named = setting.model.pieces
    .filter(({ id }) => !without.has(id))
    .map((piece) => ({ piece, at: view.at(piece.pose.at), size: sizeOf(piece) }));
  return labelShapes(named, scale, { textSize: textSize('name', setting.growth), first });
}

/** Under the ships: what the chosen one sees and reaches. In points of the window, as all that follows the finger. */
export function underShapes({ model }: Setting, frame: Frame): readonly Shape[] {
  const chosen = pieceOf(model, frame.chosen);
  const view = windowView(frame.camera);
  const tape = frame.tape === null ? [] : tapeShapes(frame.tape.ends, view);
  if (chosen === null) return tape;
  const pose = frame.origin ?? chosen.pose;
  const { rules } = model;
  return [
    ...(frame.tools.sight ? sightShapes(pose, rules.sight, view) : []),
    ...(frame.tools.arcs && chosen.plan !== null
      ? [...arcShapes({ pose, rules, reading: frame.reading }, view), ...tubeShapes(chosen, pose, view)]
      : []),
    ...tape,
  ];
}

/** Over the ships: whoever is moved, the move that is being made, and the tape. */
export function overShapes(setting: Setting, frame: Frame, sizeOf: SizeOf): readonly Shape[] {
  const { model, growth } = setting;
  const { camera, moved, ghost } = frame;
  const view = windowView(camera);
  const chosen = pieceOf(model, frame.chosen);
  const lifted = model.pieces.filter(({ id }) => moved.has(id) && id !== frame.chosen);
  const reach = chosen ? handleReach(frame.handle?.allowance ?? null, camera.scale, sizeOf(chosen).length) : 0;
  const arcs = frame.tools.arcs && chosen !== null && chosen.plan !== null;
  const ghosts = ghost === null ? [] : model.pieces.filter(({ line }) => line === ghost.line);
  const leaving = ghost?.facts.cost === 0 ? [] : ghosts;
  return [
    ...(arcs && frame.origin
      ? ringNames({ pose: frame.origin, rules: model.rules, reading: frame.reading }, view, {
          inch: setting.inch,
          textSize: textSize('small', growth),
        })
      : []),
    ...lifted.flatMap((piece) =>
      pieceShapes(piece, { pose: poseOf(piece, moved), size: sizeOf(piece), chosen: false }, view),
    ),
    ...(ghost === null
      ? []
      : [
          ...circleShapes(ghost.from, model.rules.circle, view, {
            cost: setting.inch,
            textSize: textSize('small', growth) * 0.85,
          }),
          ...wayShapes(ghost.facts.way, view),
        ]),
    ...leaving.map((piece) => outlineShape(piece, sizeOf(piece), view)),
    ...(chosen === null || leaving.includes(chosen)
      ? []
      : pieceShapes(chosen, { pose: poseOf(chosen, moved), size: sizeOf(chosen), chosen: true }, view)),
    ...[...ghosts].reverse().flatMap((piece) => {
      const pose = ghost?.facts.poses[piece.place];
      if (pose === undefined || leaving.length === 0) return [];
      return pieceShapes({ ...piece, fires: 0 }, { pose, size: sizeOf(piece), chosen: piece.place === 0 }, view);
    }),
    ...(chosen === null || frame.handle === null
      ? []
      : handleShapes(poseOf(chosen, moved), reach, chosen.side === 'japan' ? 'jpEdge' : 'ruEdge', view)),
    ...(chosen !== null && moved.has(chosen.id)
      ? labelShapes([{ piece: chosen, at: view.at(poseOf(chosen, moved).at), size: sizeOf(chosen) }], camera.scale, {
          textSize: textSize('name', growth),
          first: chosen.id,
        })
      : []),
    ...(frame.tape === null
      ? []
      : readingShapes(frame.tape.ends, frame.tape.words, view, {
          room: roomOf(camera.window, setting.rail),
          growth,
          clearOf: [
            ...frame.tape.ends.map((end) => view.at(end)),
            ...(chosen && frame.handle ? [fromShip(poseOf(chosen, moved), 0, reach, view)] : []),
          ],
        })),
  ];
}

const RAIL = 84;

const roomOf = ({ width, height }: WindowSize, rail: Setting['rail']) => ({
  left: rail === 'left' ? RAIL : 0,
  right: rail === 'right' ? width - RAIL : width,
  top: 0,
  bottom: height,
});

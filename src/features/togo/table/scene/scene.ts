import type { Box } from '@/kit/opening-chart/boxes';
import type { Camera, WindowSize } from '@/measure/camera';
import { type Pose, tablePoint, type TablePoint } from '@/measure/point';

import type { GhostFacts } from '../ghost';
import { type Moved, type Piece, pieceOf, poseOf, type TableModel } from '../model';
import type { Reading } from '../readings';
import { intervalsIn, type TokenSize, tokenSize } from '../tokens';
import { type Fixed, fixedBoxes, fixedShapes } from './fixed';
import { type Lying, lying, type Taken, taking } from './free';
import { type Label, labelShapes, placeLabels } from './labels';
import { outlineShape, pieceShapes, runningShapes, wakeShapes } from './pieces';
import { boxOfWords, type Shape } from './shapes';
import { arcShapes, ringNames, sightNames, sightShapes, tubeShapes } from './ship';
import { circleShapes, handleReach, handleShapes, readingShapes, type TapeWords, tapeShapes, wayShapes } from './tools';
import { sheetView, type View, windowView } from './view';

/** What does not change from frame to frame. */
export interface Setting {
  readonly model: TableModel;
  readonly enlarged: boolean;
  readonly growth: number;
  readonly inch: (inches: number) => string;
  readonly north: string;
  /** How far one sees, and how far a fire is seen: what is written on those rings. */
  readonly sightWords: readonly [string, string];
  /** What lies over the chart: the tool rail, notices. In points of the window. */
  readonly covers: readonly Box[];
  /** Where scale bar and compass stand, away from what lies over the chart. */
  readonly corner: Fixed['side'];
}

export interface Tools {
  readonly arcs: boolean;
  readonly sight: boolean;
}

/** What a finger changes. */
export interface Frame {
  readonly camera: Camera;
  readonly chosen: string | null;
  readonly target: string | null;
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
  { scale, rotation }: Pick<Camera, 'scale' | 'rotation'>,
  sizeOf: SizeOf,
  without: ReadonlySet<string>,
): readonly Shape[] {
  const { pieces } = setting.model;
  const view = sheetView(scale, rotation);
  // Leaders last: they are drawn largest, and lie on top of those who follow them.
  const standing = pieces.filter(({ id }) => !without.has(id)).sort((a, b) => b.place - a.place);
  const bases = standing.flatMap((piece) =>
    pieceShapes(piece, { pose: piece.pose, size: sizeOf(piece), chosen: false }, view),
  );
  // How many fires burn is read even where the next base lies over hers.
  const [fires, ships] = parted(bases, ({ part }) => part === 'fire' || part === 'fires');
  return [
    ...pieces.flatMap((piece) => wakeShapes(piece, piece.pose, view)),
    ...ships,
    ...fires,
    ...runsIn(setting.model).flatMap(([from, to]) => runningShapes(from, to, view)),
  ];
}

/** Torpedoes that run between two who are on the chart. */
const runsIn = (model: TableModel): readonly (readonly [Pose, Pose])[] =>
  model.running.flatMap(({ from, to }) => {
    const [launcher, target] = [pieceOf(model, from), pieceOf(model, to)];
    return launcher && target ? [[launcher.pose, target.pose] as const] : [];
  });

/** Under the ships: what the chosen one sees and reaches. In points of the window, as all that follows the finger. */
export function underShapes({ model }: Setting, frame: Frame): readonly Shape[] {
  const chosen = pieceOf(model, frame.chosen);
  const view = windowView(frame.camera);
  const tape = frame.tape === null ? [] : tapeShapes(frame.tape.ends, view);
  if (chosen === null) return tape;
  const pose = frame.origin ?? chosen.pose;
  const { rules } = model;
  return [
    ...(frame.tools.sight ? sightShapes(pose, rules, view) : []),
    ...(frame.tools.arcs && chosen.plan !== null
      ? [...arcShapes({ pose, rules, reading: frame.reading }, view), ...tubeShapes(chosen, pose, view)]
      : []),
    ...tape,
  ];
}

/** Where a piece is shown: under the finger, or where its move would bring it. */
function shownPose(piece: Piece, { moved, ghost }: Frame): Pose {
  const going = ghost !== null && piece.line === ghost.line && ghost.facts.cost > 0;
  return (going ? ghost.facts.poses[piece.place] : undefined) ?? poseOf(piece, moved);
}

/** Over the ships: whoever is moved, the move that is being made, the tape; and everybody's name, in points of the window. */
export function overScene(
  setting: Setting,
  frame: Frame,
  sizeOf: SizeOf,
): { over: readonly Shape[]; labels: readonly Label[] } {
  const { model, growth, inch } = setting;
  const { camera, moved, ghost, tape } = frame;
  const view = windowView(camera);
  const chosen = pieceOf(model, frame.chosen);
  const standing = model.pieces.map((piece) => {
    const { at, heading } = shownPose(piece, frame);
    return { piece, base: lying(view.at(at), heading + view.rotation, sizeOf(piece)) };
  });
  const turned = chosen !== null && frame.handle !== null ? { pose: poseOf(chosen, moved), side: chosen.side } : null;
  const reach = chosen ? handleReach(frame.handle?.allowance ?? null, camera.scale, sizeOf(chosen).length) : 0;
  const handle = turned ? handleShapes(turned.pose, reach, turned.side === 'japan' ? 'jpEdge' : 'ruEdge', view) : [];

  // Each takes its place where the ones before it left room; names come last.
  let taken = takenIn(setting, frame, view, standing, handle);
  const take = (shapes: readonly Shape[]): readonly Shape[] => {
    taken = taking(taken, ...shapes.flatMap(boxOf));
    return shapes;
  };
  const small = textSize('small', growth);
  const circles = ghost
    ? take(circleShapes(ghost.from, model.rules.circle, view, { cost: inch, textSize: small * 0.85 }, taken))
    : [];
  const reading = tape ? take(readingShapes(tape.ends, tape.words, view, growth, taken)) : [];
  for (const shape of reading) {
    if (shape.kind === 'line') taken = { ...taken, lines: [...taken.lines, [shape.dots[0]!, shape.dots[1]!]] };
  }
  const aimed = frame.tools.arcs && chosen?.plan && frame.origin ? { pose: frame.origin, rules: model.rules } : null;
  const rings = aimed
    ? take(ringNames({ ...aimed, reading: frame.reading }, view, { inch, textSize: small }, taken))
    : [];
  const sights = frame.tools.sight && frame.origin ? take(sightNames(frame.origin, setting, view, small, taken)) : [];
  const wanted = { scale: camera.scale, textSize: textSize('name', growth), first: [frame.chosen, frame.target] };
  const [held, others] = parted(placeLabels(standing, wanted, taken), ({ piece }) => isLifted(piece, frame));

  const lifted = model.pieces.filter(({ id }) => moved.has(id) && id !== frame.chosen);
  const leaving = model.pieces.filter((piece) => isLeaving(piece, frame));
  const over = [
    ...lifted.flatMap((piece) =>
      pieceShapes(piece, { pose: poseOf(piece, moved), size: sizeOf(piece), chosen: false }, view),
    ),
    ...circles,
    ...(ghost ? wayShapes(ghost.facts.way, view) : []),
    ...leaving.map((piece) => outlineShape(piece, sizeOf(piece), view)),
    ...(chosen === null || leaving.includes(chosen)
      ? []
      : pieceShapes(chosen, { pose: poseOf(chosen, moved), size: sizeOf(chosen), chosen: true }, view)),
    ...[...leaving]
      .reverse()
      .flatMap((piece) =>
        pieceShapes(
          { ...piece, fires: 0 },
          { pose: shownPose(piece, frame), size: sizeOf(piece), chosen: piece.place === 0 },
          view,
        ),
      ),
    ...handle,
    ...rings,
    ...sights,
    ...labelShapes(held, wanted.textSize),
    ...reading,
  ];
  return { over, labels: others };
}

/** Her move would take her elsewhere: what she leaves is an outline. */
export const isLeaving = ({ line, adrift }: Piece, { ghost }: Frame): boolean =>
  ghost !== null && ghost.facts.cost > 0 && line === ghost.line && !adrift;

/** Not where the sheet has her: her name follows the finger, too. */
export const isLifted = (piece: Piece, frame: Frame): boolean => frame.moved.has(piece.id) || isLeaving(piece, frame);

function parted<Each>(
  all: readonly Each[],
  isFirst: (each: Each) => boolean,
): readonly [readonly Each[], readonly Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

/** The boxes of what words must not lie on; a frame speaks for the words in it. */
function boxOf(shape: Shape): readonly Box[] {
  if (shape.kind === 'box') return [{ ...shape, width: shape.breadth }];
  return shape.part === 'turning-cost' && shape.kind === 'words' ? [boxOfWords(shape)] : [];
}

const EDGE = 3;

/** What stands in the window before any word does: bases, the tools over the chart, the handle, the tape, the table's edge. */
function takenIn(
  { model, covers, corner: side, growth, inch, north }: Setting,
  { camera, tape }: Frame,
  view: View,
  standing: readonly { readonly base: Lying }[],
  handle: readonly Shape[],
): Taken {
  const { width, height } = camera.window;
  const { size } = model;
  const corners = [
    tablePoint(0, 0),
    tablePoint(size.width, 0),
    tablePoint(size.width, size.depth),
    tablePoint(0, size.depth),
  ];
  const edge = corners.map((corner) => view.at(corner));
  const fixed = fixedShapes(camera, { side, inch, north, textSize: textSize('small', growth) });
  return {
    room: { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE },
    bases: standing.map(({ base }) => base).filter((base) => inSight(base, camera.window)),
    lines: [
      ...edge.map((from, index) => [from, edge[(index + 1) % edge.length]!] as const),
      ...(tape ? [[view.at(tape.ends[0]), view.at(tape.ends[1])] as const] : []),
      ...runsIn(model).map(([from, to]) => [view.at(from.at), view.at(to.at)] as const),
      ...handle.flatMap((shape) =>
        shape.part === 'handle-line' && shape.kind === 'line' ? [[shape.dots[0]!, shape.dots[1]!] as const] : [],
      ),
    ],
    boxes: [
      ...covers,
      ...fixedBoxes(fixed),
      ...handle.flatMap((shape) =>
        shape.kind === 'disc'
          ? [
              {
                x: shape.x - shape.radius,
                y: shape.y - shape.radius,
                width: 2 * shape.radius,
                height: 2 * shape.radius,
              },
            ]
          : [],
      ),
    ],
  };
}

const inSight = ({ x, y, size }: Lying, { width, height }: WindowSize): boolean =>
  x > -size.length && y > -size.length && x < width + size.length && y < height + size.length;

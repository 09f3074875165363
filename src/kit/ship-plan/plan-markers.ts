import { iconPaths } from '@/ui/icon-paths';

import { CAP_HEIGHT, outlinesOf } from './glyphs';
import { MARKER_LETTERS, type MarkerLetter, type PlanState } from './plan-facts';
import { type Frame, type PlanDrawing, TUBE_Y } from './plan-frame';
import { disc, type Shape } from './shapes';

type Spot = readonly [x: number, y: number];

/** Points across half a marker: large on a card, small in a list. On a table token only fires are shown, by number. */
const RADIUS = { card: 13, list: 5.5, token: 4.6 } as const;

/** Where the hits are: M on the turrets, S at the guns of the engaged side, P aft, T at the tubes, fires along the deck house. */
export function markerShapes({ state = {}, magnification = 1 }: PlanDrawing, frame: Frame): readonly Shape[] {
  const radius = markerRadius(frame, magnification);
  const fires = fireShapes(state, frame, radius);
  if (frame.detail === 0) return fires;
  return [...fires, ...hitShapes(state, frame, radius), ...pendingShapes(state, frame, radius)];
}

export const markerRadius = ({ detail }: Pick<Frame, 'detail'>, magnification = 1): number =>
  detail === 2 ? RADIUS.card * magnification : detail === 1 ? RADIUS.list : RADIUS.token;

function hitShapes(state: PlanState, frame: Frame, radius: number): readonly Shape[] {
  return MARKER_LETTERS.flatMap((letter) => {
    const hits = (state.markers ?? []).filter((marker) => marker.letter === letter);
    const shown = hits.slice(0, 2);
    const spots = hitSpots(letter, shown.length, state, frame, radius);
    return shown.flatMap(({ permanent }, index) => {
      const [x, y] = spots[index] ?? [0, 0];
      const isLast = index === shown.length - 1;
      const more = isLast ? hits.length - index : 1;
      const part = `marker-${letter}`;
      return [
        ...(isLast && state.resolving === letter ? [ring(x, y, radius)] : []),
        ...(permanent
          ? [disc({ part: `${part}-permanent`, fill: 'card', stroke: 'ink', width: edge(radius) }, x, y, radius * 1.32)]
          : []),
        disc({ part, fill: 'ink', stroke: 'card', width: edge(radius) }, x, y, radius),
        sign(more > 1 ? `${letter}${more}` : letter, part, 'card', x, y, radius),
      ];
    });
  });
}

function hitSpots(
  letter: MarkerLetter,
  count: number,
  state: PlanState,
  frame: Frame,
  radius: number,
): readonly Spot[] {
  const { length: l, half: h, tubes } = frame;
  const side = state.engaged === 'port' ? -1 : 1;
  const gap = radius * 1.1;
  switch (letter) {
    case 'M':
      return mainSpots(frame, side);
    case 'S':
      return count > 1
        ? [
            [side * 0.95 * h, 0.02 * l - gap],
            [side * 0.95 * h, 0.02 * l + gap],
          ]
        : [[side * 0.95 * h, 0.02 * l]];
    case 'P':
      return count > 1
        ? [
            [-gap, 0.4 * l],
            [gap, 0.4 * l],
          ]
        : [[0, 0.4 * l]];
    case 'T':
      return [
        [side * 0.74 * h, TUBE_Y[tubes ?? 'fixed'] * l],
        [-side * 0.74 * h, TUBE_Y[tubes ?? 'fixed'] * l],
      ];
  }
}

/** The turrets from the bow, or the mounts of the engaged side where there are none on the centre line. */
function mainSpots({ mounts, length: l, half: h }: Frame, side: 1 | -1): readonly Spot[] {
  const main = mounts.filter(({ form }) => form === 'turret' || form === 'wing' || form === 'single');
  const centre = main.filter(({ form, x }) => form === 'turret' && x === 0);
  const chosen = centre.length > 0 ? centre : main.filter(({ x }) => Math.sign(x) === side);
  const spots = chosen.map(({ x, y }): Spot => [x * h, y * l]).sort(([, a], [, b]) => a - b);
  return [spots[0] ?? [0, -0.265 * l], spots.length > 1 ? (spots.at(-1) ?? [0, 0]) : [0, 0.285 * l]];
}

/** On a card a flame for each, on smaller plans one flame-coloured disc with their number. */
function fireShapes(
  { fires = 0, resolving }: PlanState,
  { length: l, detail }: Frame,
  radius: number,
): readonly Shape[] {
  if (fires <= 0) return [];
  const look = { part: 'fire', fill: 'fire', stroke: 'card', width: edge(radius) } as const;
  if (detail < 2) return [disc(look, 0, 0, radius), sign(String(fires), 'fire', 'onFire', 0, 0, radius)];
  const shown = Math.min(fires, 5);
  const reach = shown < 4 ? 0.13 : 0.17;
  return Array.from({ length: shown }, (_, index) => {
    const y = shown === 1 ? 0 : (-reach + (2 * reach * index) / (shown - 1)) * l;
    const isLast = index === shown - 1;
    return [
      ...(isLast && resolving === 'F' ? [ring(0, y, radius)] : []),
      disc(look, 0, y, radius),
      flame(0, y, radius),
    ];
  }).flat();
}

/** Off the hull, where her bow leaves room: these hits have not happened to her yet. */
function pendingShapes(
  { pending = 0, engaged }: PlanState,
  { length: l, half: h }: Frame,
  radius: number,
): readonly Shape[] {
  if (pending <= 0) return [];
  const side = engaged === 'starboard' ? 1 : -1;
  const [x, y] = pendingSpot(l, h, radius);
  const dash = [radius * 0.28, radius * 0.22] as const;
  const look = {
    part: 'pending',
    fill: 'card',
    stroke: 'ink',
    width: Math.max(0.9, edge(radius) * 0.7),
    dash,
  } as const;
  return [disc(look, side * x, y, radius), sign(`+${pending}`, 'pending', 'ink', side * x, y, radius * 0.85)];
}

export const pendingSpot = (length: number, half: number, radius: number): Spot => [
  Math.max(1.18 * half, 0.5 * half + radius + 1.5),
  -length / 2 + radius + 1,
];

const edge = (radius: number) => Math.max(1, radius * 0.17);

const ring = (x: number, y: number, radius: number): Shape =>
  disc({ part: 'resolving', stroke: 'now', width: Math.max(2, radius * 0.31) }, x, y, radius * 1.62);

function sign(
  text: string,
  part: string,
  fill: 'card' | 'ink' | 'onFire',
  x: number,
  y: number,
  radius: number,
): Shape {
  const height = radius * (text.length > 1 ? 0.84 : 1.02);
  return { kind: 'sign', part, text, fill, x, y, outlines: outlinesOf(text), scale: height / CAP_HEIGHT };
}

const FLAME_GRID = 24;
const flame = (x: number, y: number, radius: number): Shape => ({
  kind: 'sign',
  part: 'fire',
  fill: 'onFire',
  x,
  y,
  outlines: [{ d: iconPaths.flame.d, dx: -FLAME_GRID / 2, dy: -FLAME_GRID / 2 }],
  scale: (radius * 1.35) / FLAME_GRID,
});

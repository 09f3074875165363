import type { Dot, Shape } from '@/kit/drawing/shapes';
import { sideEdge } from '@/kit/sides';
import { type Board, directionOf, type Paint, type River, type Side } from '@/rules/mukden/index';

import { centreOf, cornersOf, type HexMap, type HexRange, isInRange, sideOf } from './hex-geometry';

/** Terrain, rivers and trenches as their owner has painted them, in a part of the map. */
export function paintedShapes(map: HexMap, { terrain, rivers, trenches }: Board, range: HexRange): readonly Shape[] {
  const hexes = Object.entries(terrain).filter(([hex]) => isInRange(range, hex));
  return [
    ...hexes.flatMap(([hex, paint]) => terrainShapes(centreOf(map, hex), paint)),
    ...onSides(map, rivers, range).flatMap(([edge, river]) => riverShapes(edge, river)),
    ...onSides(map, trenches, range).flatMap(([edge, side]) => trenchShapes(edge, side)),
  ];
}

type Edge = readonly [Dot, Dot];

function onSides<T>(
  map: HexMap,
  painted: Readonly<Record<string, T>>,
  range: HexRange,
): readonly (readonly [Edge, T])[] {
  return Object.entries(painted).flatMap(([key, what]) => {
    const [one = '', two = ''] = key.split('-');
    const direction = directionOf(map.grid, one, two);
    return direction === null || !isInRange(range, one) ? [] : [[sideOf(centreOf(map, one), direction), what] as const];
  });
}

/** Peaks, peaks with a way between, or a block of houses: at the foot of the hex, where a counter leaves room. */
function terrainShapes(centre: Dot, paint: Paint): readonly Shape[] {
  const { x, y } = centre;
  const wash: Shape = {
    ...{ part: paint, kind: 'line', closed: true, fill: paint === 'town' ? 'sunk' : 'steel', opacity: 0.6 },
    dots: cornersOf(centre, 1),
  };
  const peak = (left: number): readonly (readonly [number, number, number, number])[] => [
    [x + left, y + 18, x + left + 6, y + 8],
    [x + left + 6, y + 8, x + left + 12, y + 18],
  ];
  if (paint === 'town') {
    const house = (left: number, top: number): Shape => ({
      ...{ part: paint, kind: 'box', x: x + left, y: y + top, breadth: 6, height: 6, fill: 'ink2' },
    });
    return [wash, house(-11, 11), house(-3, 8), house(5, 11)];
  }
  const strokes = paint === 'mountain' ? [...peak(-13), ...peak(-6), ...peak(1)] : [...peak(-15), ...peak(3)];
  return [wash, { part: paint, kind: 'lines', strokes, stroke: 'ink2', width: 1.5 }];
}

const WAVES = 3;

/** A point of an edge, so far along it and so far off it. */
const along = ([from, to]: Edge, part: number, off: number): Dot => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return { x: from.x + dx * part - (dy / length) * off, y: from.y + dy * part + (dx / length) * off };
};

/** A thin or a thick wave along the edge. */
const riverShapes = (edge: Edge, river: River): readonly Shape[] => {
  const dots = Array.from({ length: WAVES * 8 + 1 }, (_, step) =>
    along(edge, step / (WAVES * 8), 2.2 * Math.sin((step * Math.PI) / 4)),
  );
  const line = { part: river, kind: 'line', dots } as const;
  return [
    { ...line, stroke: 'ink2', width: river === 'major' ? 7 : 2.5 },
    ...(river === 'major' ? [{ ...line, stroke: 'sea', width: 4 } as const] : []),
  ];
};

const TEETH = 4;

/** Teeth along the edge, in the colour of the side that dug it. */
function trenchShapes(edge: Edge, side: Side): readonly Shape[] {
  const teeth = Array.from({ length: TEETH }, (_, tooth) => (tooth + 0.5) / TEETH);
  const strokes = teeth.map((part) => {
    const [foot, tip] = [along(edge, part, -4), along(edge, part, 4)];
    return [foot.x, foot.y, tip.x, tip.y] as const;
  });
  const [from, to] = [along(edge, 0.06, 0), along(edge, 0.94, 0)];
  return [
    {
      ...{ part: 'trench', kind: 'lines', stroke: sideEdge(side), width: 2.4 },
      strokes: [[from.x, from.y, to.x, to.y], ...strokes],
    },
  ];
}

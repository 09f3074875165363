import type { TableSize } from '@/measure/table';

import type { TableTerrain } from '../model';
import type { Shape } from './shapes';

const STEPS = [1, 6, 12, 60, 120, 600] as const;
/** Points below which grid lines would be a grey wash, and how many lines a table may have at most. */
const CLOSEST = 6;
const MOST_LINES = 240;

/** The sea with its grid, and what sticks out of it. */
export function groundShapes(size: TableSize, terrain: readonly TableTerrain[], scale: number): readonly Shape[] {
  const [breadth, height] = [size.width * scale, size.depth * scale];
  const fits = (step: number): boolean => step * scale >= CLOSEST && (size.width + size.depth) / step <= MOST_LINES;
  const fine = STEPS.find(fits) ?? null;
  const coarse = STEPS.find((step) => fine !== null && step > fine && fits(step)) ?? null;
  const grid = (step: number | null, width: number): readonly Shape[] =>
    step === null
      ? []
      : [{ part: 'grid', kind: 'lines', stroke: 'seaLine', width, strokes: gridLines(size, step, scale) }];
  return [
    { part: 'sea', kind: 'box', fill: 'sea', x: 0, y: 0, breadth, height },
    ...grid(fine, fine === 1 ? 0.5 : 0.9),
    ...grid(coarse, 1.3),
    ...terrain.map((each) => terrainShape(each, size, scale)),
    { part: 'edge', kind: 'box', stroke: 'ruleStrong', width: 2, x: 0, y: 0, breadth, height },
  ];
}

function gridLines({ width, depth }: TableSize, step: number, scale: number) {
  const strokes: [number, number, number, number][] = [];
  for (let x = step; x < width; x += step) strokes.push([x * scale, 0, x * scale, depth * scale]);
  for (let y = step; y < depth; y += step) strokes.push([0, y * scale, width * scale, y * scale]);
  return strokes;
}

const COAST = { fill: 'steel', stroke: 'ink2', width: 1.5 } as const;

function terrainShape(terrain: TableTerrain, size: TableSize, scale: number): Shape {
  if (terrain.kind === 'land') {
    const [left, top] = [Math.max(0, terrain.x), Math.max(0, terrain.y)];
    const [right, foot] = [
      Math.min(size.width, terrain.x + terrain.width),
      Math.min(size.depth, terrain.y + terrain.depth),
    ];
    const box = { x: left * scale, y: top * scale, breadth: (right - left) * scale, height: (foot - top) * scale };
    return { part: 'land', kind: 'box', ...COAST, ...box };
  }
  const disc = { kind: 'disc', x: terrain.x * scale, y: terrain.y * scale, radius: terrain.radius * scale } as const;
  return terrain.kind === 'island'
    ? { part: 'island', ...disc, ...COAST }
    : { part: 'anchorage', ...disc, stroke: 'ink2', width: 1.5, dash: [5, 4] };
}

import type { Piece, TableModel } from '@/features/togo/table/model';
import type { Setting } from '@/features/togo/table/scene/scene';
import { pose } from '@/measure/point';

const MIKASA = {
  type: 'B',
  batteries: [{ weapon: '12in', main: true, dice: { bow: 2, side: 4, stern: 2 } }],
  torpedoes: { factors: 2, mount: 'fixed' },
  lengthM: 122,
} as const;

/** A ship for tests, on the north-west quarter of the table unless they say otherwise. */
export const ship = (id: string, over: Partial<Piece> = {}): Piece => ({
  id,
  line: 'first',
  place: 0,
  side: 'japan',
  name: id,
  pose: pose(10, 10, 90),
  plan: MIKASA,
  fires: 0,
  tubes: { from: 75, to: 105, reach: 2 },
  wake: [],
  ...over,
});

/** Three ships in line heading east, and an enemy three inches on their starboard beam. */
export const smallTable = (over: Partial<TableModel> = {}): TableModel => ({
  size: { width: 72, depth: 48 },
  terrain: [],
  pieces: [
    ship('mikasa'),
    ship('fuji', { place: 1, pose: pose(8.5, 10, 90) }),
    ship('asahi', { place: 2, pose: pose(7, 10, 90) }),
    ship('suvorov', { line: 'enemy', side: 'russia', pose: pose(10, 13, 270) }),
  ],
  running: [],
  movers: [{ line: 'first', name: '1st Division', allowance: 3, bound: null, threats: [] }],
  waiting: [],
  rules: {
    arcs: { bow: { from: 0, to: 30 }, side: { from: 30, to: 150 }, stern: { from: 150, to: 180 } },
    bands: [2, 4, 8, 12],
    circle: { radius: 1.25, stepDegrees: 22.5, stepCost: 0.5 },
    yardsPerInch: 1000,
    baseEdge: false,
    sight: 24,
    evasion: { degrees: 60, inches: 1.5 },
  },
  ...over,
});

/** How a table is drawn in tests: nothing lies over the chart. */
export const settingOf = (model: TableModel): Setting => ({
  ...{ model, enlarged: true, growth: 1, covers: [], corner: 'left' },
  inch: (inches) => `${inches}″`,
  north: 'N',
  sightWords: ['Sight 24″', 'A fire 8″'],
});

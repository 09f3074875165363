import type { Shape } from '@/kit/drawing/shapes';

export const HEIGHT = 88;
/** Of the disc that is dragged. */
export const HANDLE = 46;
/** The scale, and the words below it. */
const [SCALE, WORDS] = [58, 74];
/** Every track shows at least these. */
const LEAST_MOST = 6;

interface TrackLayout {
  readonly width: number;
  /** The highest range on the scale. */
  readonly most: number;
  readonly xOf: (range: number) => number;
  /** The left edge of the Russian line. */
  readonly russians: number;
}

/** Range 0 beside the Russians at the right, the highest at the left. */
export function trackLayout(
  width: number,
  { range, sighting }: { readonly range: number; readonly sighting: number | null },
): TrackLayout {
  const most = Math.max(LEAST_MOST, range, sighting ?? 0);
  const right = width - 64;
  const left = HANDLE / 2 + 8;
  const step = (right - left) / most;
  return { width, most, russians: width - 58, xOf: (at) => right - Math.max(0, at) * step };
}

/** The range under a finger. */
export const rangeAt = ({ xOf, most }: TrackLayout, x: number): number =>
  Math.max(0, Math.min(most, Math.round((xOf(0) - x) / ((xOf(0) - xOf(most)) / most))));

interface Drawn {
  readonly shown: number;
  readonly sighting: number | null;
  /** Of its numbers. */
  readonly size: number;
  /** "out of sight" */
  readonly beyond: string;
}

/** The sea, what can be seen of it, and the scale. */
export function trackShapes(
  { width, most, xOf }: TrackLayout,
  { shown, sighting, size, beyond }: Drawn,
): readonly Shape[] {
  const numbers = Array.from({ length: most + 1 }, (_, range) => range);
  // Where numbers would touch, every second is written, and the one in hand.
  const isTight = (xOf(0) - xOf(1)) / size < 1.3;
  const edge = sighting === null ? null : xOf(sighting);
  // By night the wash is hardly seen: its edge is.
  const seen: readonly Shape[] =
    edge === null
      ? []
      : [
          { part: 'seen', kind: 'box', x: edge, y: 0, breadth: xOf(0) - edge, height: HEIGHT, fill: 'nowWash' },
          { part: 'sighting', kind: 'lines', strokes: [[edge, 0, edge, HEIGHT]], stroke: 'now', width: 2 },
        ];
  const room = edge ?? 0;
  const words: readonly Shape[] =
    sighting === null || room < beyond.length * size * 0.42 || shown > sighting
      ? []
      : [
          {
            part: 'beyond',
            kind: 'words',
            text: beyond,
            x: room - 6,
            y: 14,
            size: size - 2,
            align: 'right',
            fill: 'ink2',
          },
        ];
  return [
    { part: 'sea', kind: 'box', x: 0, y: 0, breadth: width, height: HEIGHT, fill: 'sea' },
    ...seen,
    ...words,
    {
      part: 'scale',
      kind: 'lines',
      strokes: [
        [xOf(most), SCALE, xOf(0), SCALE],
        ...numbers.map((range) => [xOf(range), SCALE, xOf(range), SCALE + 8] as const),
      ],
      stroke: 'ink',
      width: 1.3,
    },
    ...numbers
      .filter((range) => range === shown || !isTight || (range % 2 === 0 && Math.abs(range - shown) > 1))
      .map((range): Shape => ({
        ...{ part: 'number', kind: 'words', text: String(range), x: xOf(range), y: WORDS },
        ...{ size: range === shown ? size + 3 : size, align: 'middle', fill: range === shown ? 'ink' : 'ink2' },
      })),
  ];
}

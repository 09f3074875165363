import type { HitBars } from './odds-numbers';

/** How a bar is filled, beside the hollow one for no hit: solid, or outlined with a saltire for the second side. */
export type BarStyle = 'solid' | 'saltire';

export interface BarRoom {
  readonly width: number;
  /** Of a bar that is certain. */
  readonly height: number;
  readonly gap: number;
  readonly line: number;
}

export interface BarPaths {
  readonly solid: string;
  /** Outlines and crosses: to be stroked. */
  readonly lines: string;
  /** Of each bar, from the foot. */
  readonly heights: readonly number[];
}

/** Something possible is always seen, however unlikely. */
const LEAST = 2;

/** The bars as paths, top left at (0, 0). The scale is fixed, so that they can be compared while a finger drags. */
export function barPaths(bars: HitBars, style: BarStyle, { width, height, gap, line }: BarRoom): BarPaths {
  const each = (width - gap * (bars.length - 1)) / bars.length;
  const heights = bars.map((chance) => (chance <= 0 ? 0 : Math.max(LEAST, chance * (height - line))));
  const drawn = heights.map((tall, index) => {
    const left = index * (each + gap);
    const isHollow = index === 0 || style === 'saltire';
    return tall === 0
      ? { solid: '', lines: '' }
      : bar({ left, right: left + each, top: height - tall, foot: height }, line, {
          isHollow,
          isCrossed: index > 0 && style === 'saltire' && tall > 4 * line,
        });
  });
  const base = `M0 ${height - line / 2}L${width} ${height - line / 2}`;
  return {
    solid: drawn.map(({ solid }) => solid).join(''),
    lines: drawn.map(({ lines }) => lines).join('') + base,
    heights,
  };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

function bar(
  { left, right, top, foot }: Box,
  line: number,
  { isHollow, isCrossed }: { isHollow: boolean; isCrossed: boolean },
) {
  if (!isHollow) return { solid: `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}Z`, lines: '' };
  const [l, r, t, b] = [left + line / 2, right - line / 2, top + line / 2, foot - line / 2];
  const cross = isCrossed ? `M${l} ${t}L${r} ${b}M${l} ${b}L${r} ${t}` : '';
  return { solid: '', lines: `M${l} ${t}L${r} ${t}L${r} ${b}L${l} ${b}Z${cross}` };
}

import { rounded, stepFor } from './chart-numbers';

/** A value that runs through a campaign, as it stood at the end of each turn; null where nobody may know it. */
export interface TotalPoint {
  readonly turn: number;
  readonly japan: number | null;
  readonly russia: number | null;
}

export interface RunningTotal {
  readonly title: string;
  /** The first, one turn before the others, is how it began. */
  readonly points: readonly TotalPoint[];
  /** What has to be reached. */
  readonly goal?: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

export interface TotalPaths {
  readonly grid: string;
  readonly goal: string;
  /** Stroked solid; its dots are filled. */
  readonly japan: SideLine;
  /** Stroked in dashes; its squares are filled. */
  readonly russia: SideLine;
  readonly steps: readonly { readonly value: number; readonly y: number }[];
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
}

interface SideLine {
  readonly line: string;
  readonly dots: string;
}

const DOT = 3.5;

/** Never by colour alone: one side's line is solid with round dots, the other's dashed with square ones. */
export function totalPaths({ points, goal }: RunningTotal, { width, height }: Room): TotalPaths {
  const values = points.flatMap(({ japan, russia }) => [japan, russia]).filter((value) => value !== null);
  const all = goal === undefined ? values : [...values, goal];
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepFor(high - low);
  const [least, most] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const y = (value: number) => rounded(height - ((value - least) / (most - least)) * (height - 2 * DOT) - DOT);
  const x = (place: number) => rounded(DOT + (place / Math.max(1, points.length - 1)) * (width - 2 * DOT));
  const line = (side: 'japan' | 'russia', dot: (x: number, y: number) => string): SideLine => {
    const known = points.flatMap((point, place) => {
      const value = point[side];
      return value === null ? [] : [[x(place), y(value)] as const];
    });
    return {
      line: known.map(([at, up], place) => `${place === 0 ? 'M' : 'L'}${at} ${up}`).join(''),
      dots: known.map(([at, up]) => dot(at, up)).join(''),
    };
  };
  const count = Math.round((most - least) / step);
  const steps = Array.from({ length: count + 1 }, (_, place) => ({
    value: least + place * step,
    y: y(least + place * step),
  }));
  return {
    grid: steps.map((each) => `M0 ${each.y}H${width}`).join(''),
    goal: goal === undefined ? '' : `M0 ${y(goal)}H${width}`,
    japan: line(
      'japan',
      (at, up) => `M${rounded(at - DOT)} ${up}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`,
    ),
    russia: line('russia', (at, up) => `M${rounded(at - DOT)} ${rounded(up - DOT)}h${2 * DOT}v${2 * DOT}h${-2 * DOT}z`),
    steps,
    turns: points.map(({ turn }, place) => ({ turn, x: x(place) })),
  };
}

/** The same drawing for a printed page. */
export function totalSvg(total: RunningTotal): string {
  const [width, height, left, foot] = [620, 130, 30, 20];
  const { grid, goal, japan, russia, steps, turns } = totalPaths(total, { width, height });
  const words = (x: number, y: number, text: number, anchor: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="11" font-family="Arial Narrow, sans-serif">${text}</text>`;
  const every = Math.ceil(turns.length / 24);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-left} -8 ${width + left} ${height + foot + 8}" width="100%">`,
    `<path d="${grid}" fill="none" stroke="#bbb" stroke-width=".7"/>`,
    `<path d="${goal}" fill="none" stroke="#f0b92b" stroke-width="3"/>`,
    `<path d="${japan.line}" fill="none" stroke="#b5271a" stroke-width="2"/>`,
    `<path d="${japan.dots}" fill="#b5271a"/>`,
    `<path d="${russia.line}" fill="none" stroke="#1b4a94" stroke-width="2" stroke-dasharray="6 4"/>`,
    `<path d="${russia.dots}" fill="#1b4a94"/>`,
    ...steps.map(({ value, y }) => words(-6, y + 4, value, 'end')),
    ...turns.filter((_, place) => place % every === 0).map(({ turn, x }) => words(x, height + 15, turn, 'middle')),
    '</svg>',
  ].join('');
}

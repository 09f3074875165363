import { rounded, stepFor } from './chart-numbers';

/** Hits of both sides turn by turn. */
export interface TurnBar {
  readonly turn: number;
  readonly japan: number;
  readonly russia: number;
}

export interface TurnBarPaths {
  /** To be filled: the Japanese bars. */
  readonly solid: string;
  /** To be stroked: the Russian bars, outlined with a saltire. */
  readonly crossed: string;
  /** To be stroked thinly: a line for every step of the scale. */
  readonly grid: string;
  readonly steps: readonly { readonly value: number; readonly y: number }[];
  /** The middle of each turn. */
  readonly middles: readonly { readonly turn: number; readonly x: number }[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** As a part of the whole width: two turns are not two walls. */
const WIDEST_BAR = 0.05;

/** The bars as paths, top left at (0, 0); never by colour alone: solid for one side, a saltire for the other. */
export function turnBarPaths(turns: readonly TurnBar[], { width, height, line }: Room): TurnBarPaths {
  const most = Math.max(1, ...turns.flatMap(({ japan, russia }) => [japan, russia]));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const y = (value: number) => height - (value / top) * (height - line);
  const each = width / Math.max(1, turns.length);
  const bar = Math.min(WIDEST_BAR * width, each * 0.42);
  let [solid, crossed] = ['', ''];
  const middles = turns.map(({ turn, japan, russia }, place) => {
    const x = (place + 0.5) * each;
    if (japan > 0) solid += `M${rounded(x - bar)} ${rounded(y(japan))}H${rounded(x)}V${height}H${rounded(x - bar)}Z`;
    if (russia > 0) {
      const [l, r, t, b] = [x + line, x + bar, y(russia) + line / 2, height - line / 2];
      crossed += `M${rounded(l)} ${rounded(t)}H${rounded(r)}V${rounded(b)}H${rounded(l)}ZM${rounded(l)} ${rounded(t)}L${rounded(r)} ${rounded(b)}M${rounded(l)} ${rounded(b)}L${rounded(r)} ${rounded(t)}`;
    }
    return { turn, x };
  });
  const steps = Array.from({ length: top / step + 1 }, (_, place) => ({ value: place * step, y: y(place * step) }));
  const grid = steps.map((line_) => `M0 ${rounded(line_.y)}H${rounded(width)}`).join('');
  return { solid, crossed, grid, steps, middles };
}

/** Of the turns under the bars only so many are named as there is room for. */
export const namedTurns = <T>(middles: readonly T[], width: number, each = 26): readonly T[] => {
  const every = Math.max(1, Math.ceil((middles.length * each) / Math.max(1, width)));
  return middles.filter((_, place) => place % every === 0);
};

/** The same drawing for a printed page. */
export function turnBarsSvg(turns: readonly TurnBar[]): string {
  const [width, height, left, foot] = [620, 130, 26, 20];
  const { solid, crossed, grid, steps, middles } = turnBarPaths(turns, { width, height, line: 1.4 });
  const words = (x: number, y: number, text: number, anchor: string) =>
    `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}" font-size="11" font-family="Arial Narrow, sans-serif">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-left} -8 ${width + left} ${height + foot + 8}" width="100%">`,
    `<path d="${grid}" fill="none" stroke="#bbb" stroke-width=".7"/>`,
    `<path d="${solid}" fill="#b5271a"/>`,
    `<path d="${crossed}" fill="none" stroke="#1b4a94" stroke-width="1.4"/>`,
    ...steps.map(({ value, y }) => words(-6, y + 4, value, 'end')),
    ...namedTurns(middles, width).map(({ turn, x }) => words(x, height + 15, turn, 'middle')),
    '</svg>',
  ].join('');
}

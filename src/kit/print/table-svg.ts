import type { Side } from '../side-mark';
import { rounded } from './chart-numbers';
import { escapeHtml } from './html';

/** A formation where it stood: inches from the corner of the table, heading in degrees from the north. */
export interface Plotted {
  readonly side: Side;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

interface Table {
  readonly width: number;
  readonly depth: number;
}

/** Land is a box, an island or an anchorage a disc. */
export type Ground = { readonly kind: string; readonly x: number; readonly y: number } & (
  { readonly width: number; readonly depth: number } | { readonly radius: number }
);

/** The plotted table for a printed page: an arrow for each formation, solid for one side, open for the other. */
export function tableSvg({ width, depth }: Table, plotted: readonly Plotted[], ground: readonly Ground[] = []): string {
  const lines = [
    ...Array.from({ length: Math.floor(width / 6) + 1 }, (_, place) => `M${place * 6} 0V${depth}`),
    ...Array.from({ length: Math.floor(depth / 6) + 1 }, (_, place) => `M0 ${place * 6}H${width}`),
  ];
  const ships = withLabels(plotted).map(({ side, name, x, y, heading, below }) => {
    const look = side === 'japan' ? 'fill="#b5271a" stroke="#b5271a"' : 'fill="#fff" stroke="#1b4a94"';
    return `<g transform="translate(${rounded(x)} ${rounded(y)})"><path d="M0 -1.5 .8 1.2H-.8Z" transform="rotate(${rounded(heading)})" ${look} stroke-width=".3"/><text x="1.2" y="${rounded(below + 0.6)}" font-size="1.7" font-family="Arial Narrow, sans-serif">${escapeHtml(name)}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 ${width + 1} ${depth + 1}" style="width:100%;max-width:130mm"><path d="${lines.join('')}" fill="none" stroke="#ccc" stroke-width=".1"/>${ground.map(groundSvg).join('')}<rect width="${width}" height="${depth}" fill="none" stroke="#111" stroke-width=".25"/>${ships.join('')}</svg>`;
}

/** Where formations stand close together, a name that would lie on another goes below it. */
function withLabels(plotted: readonly Plotted[]): readonly (Plotted & { readonly below: number })[] {
  const placed: { from: number; to: number; y: number }[] = [];
  return [...plotted]
    .sort((a, b) => a.y - b.y)
    .map((each) => {
      const label = { from: each.x, to: each.x + 2 + each.name.length * LETTER, y: each.y };
      const isOn = (other: typeof label) =>
        label.from < other.to && other.from < label.to && Math.abs(label.y - other.y) < LINE;
      for (let other = placed.find(isOn); other; other = placed.find(isOn)) label.y = other.y + LINE;
      placed.push(label);
      return { ...each, below: label.y - each.y };
    });
}

/** Inches of the table that a letter and a line of names take. */
const LETTER = 0.8;
const LINE = 1.8;

function groundSvg(ground: Ground): string {
  const look = ground.kind === 'anchorage' ? 'fill="none" stroke-dasharray=".8 .6"' : 'fill="#e6dfcb"';
  const shape =
    'radius' in ground
      ? `<circle cx="${ground.x}" cy="${ground.y}" r="${ground.radius}"`
      : `<rect x="${ground.x}" y="${ground.y}" width="${ground.width}" height="${ground.depth}"`;
  return `${shape} ${look} stroke="#888" stroke-width=".15"/>`;
}

import type { Box, Dot } from './boxes';
import type { ChartEdge, ChartFormation, ChartPlace, Opening } from './opening';

/** How the table lies on the sheet, in points. */
export interface Frame {
  readonly size: Opening['table'];
  readonly inch: number;
  readonly table: Box;
  /** Of an edge with an ensign. */
  readonly margin: number;
  readonly border: number;
  readonly ensign: { readonly width: number; readonly height: number };
  readonly base: { readonly length: number; readonly width: number };
  /** Where the scale bar begins, and the middle of the compass. */
  readonly foot: Dot;
  readonly compass: Dot;
  readonly width: number;
  readonly height: number;
}

/** With an ensign at that edge, and without. */
const MARGIN = { ensign: 26, plain: 8 } as const;
const BORDER = 4;
const FOOT = 34;
const ENSIGN = { width: 20, height: 40 / 3 } as const;
/** Inches. Longer and broader than true: at true scale a fleet on a phone is a row of dots. */
const BASE = { length: 1.15, width: 0.68, pitch: 1.45 } as const;
/** A table deeper than this many times the sheet's width is drawn smaller instead. */
const DEEPEST = 1.3;

export function frameFor({ table: size, edges }: Pick<Opening, 'table' | 'edges'>, width: number): Frame {
  const margin = (edge: ChartEdge): number => (edges.some((each) => each.edge === edge) ? MARGIN.ensign : MARGIN.plain);
  const room = width - margin('west') - margin('east');
  const inch = Math.min(room / size.width, (width * DEEPEST) / size.depth);
  const table = {
    x: margin('west') + (room - size.width * inch) / 2,
    y: margin('north'),
    width: size.width * inch,
    height: size.depth * inch,
  };
  const floor = table.y + table.height + margin('south');
  return {
    ...{ size, inch, table, width, margin: MARGIN.ensign, border: BORDER, ensign: ENSIGN },
    base: { length: BASE.length * inch, width: BASE.width * inch },
    foot: { x: table.x, y: floor + 3 },
    compass: { x: table.x + table.width - 6, y: floor + 14 },
    height: floor + FOOT,
  };
}

export const toPoints = ({ table, inch }: Frame, { x, y }: ChartPlace): Dot => ({
  x: table.x + x * inch,
  y: table.y + y * inch,
});

/** Where on the table a finger came down; null beside it. */
export function toInches({ table, inch, size }: Frame, { x, y }: Dot): ChartPlace | null {
  const place = { x: (x - table.x) / inch, y: (y - table.y) / inch };
  return place.x < 0 || place.y < 0 || place.x > size.width || place.y > size.depth ? null : place;
}

/** One point ahead on a course, north up. */
const ahead = (heading: number): Dot => {
  const angle = (heading * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
};

/** The leader, and the others astern of her; closer together where the line would hang over the edge. */
export function baseMiddles(frame: Frame, { at, heading, bases }: ChartFormation): readonly Dot[] {
  const { table, base, inch } = frame;
  const [wanted, way] = [toPoints(frame, at), ahead(heading)];
  // Half the diagonal, so that no corner hangs over whichever way she points.
  const half = Math.hypot(base.length, base.width) / 2;
  const [left, right] = [table.x + half, table.x + table.width - half];
  const [top, bottom] = [table.y + half, table.y + table.height - half];
  const leader = { x: Math.min(right, Math.max(left, wanted.x)), y: Math.min(bottom, Math.max(top, wanted.y)) };
  const roomAlong = (from: number, step: number, low: number, high: number): number =>
    Math.abs(step) < 1e-9 ? Infinity : ((step > 0 ? low : high) - from) / -step;
  const room = Math.min(roomAlong(leader.x, way.x, left, right), roomAlong(leader.y, way.y, top, bottom));
  const pitch = Math.max(0, Math.min(BASE.pitch * inch, bases > 1 ? room / (bases - 1) : 0));
  return Array.from({ length: bases }, (_, place) => ({
    x: leader.x - way.x * pitch * place,
    y: leader.y - way.y * pitch * place,
  }));
}

/** Clockwise from the port bow. */
export function baseCorners({ base }: Frame, middle: Dot, heading: number): readonly Dot[] {
  const way = ahead(heading);
  const [half, beam] = [base.length / 2, base.width / 2];
  const corner = (long: number, across: number): Dot => ({
    x: middle.x + way.x * long - way.y * across,
    y: middle.y + way.y * long + way.x * across,
  });
  return [corner(half, -beam), corner(half, beam), corner(-half, beam), corner(-half, -beam)];
}

/** From the leader's bow as far as she goes in a turn, with a head; nothing for ships that lie still. */
export function courseArrow(frame: Frame, formation: ChartFormation): readonly Dot[] | null {
  const [leader] = baseMiddles(frame, { ...formation, bases: 1 });
  if (formation.speed <= 0 || leader === undefined) return null;
  const way = ahead(formation.heading);
  const from = frame.base.length / 2;
  const to = from + formation.speed * frame.inch;
  const at = (long: number, across = 0): Dot => ({
    x: leader.x + way.x * long - way.y * across,
    y: leader.y + way.y * long + way.x * across,
  });
  return [at(from), at(to), at(to - 3.5, -2.6), at(to), at(to - 3.5, 2.6)];
}

const ENTRY = { reach: 11, half: 5.5 } as const;

/** A wedge on the edge, pointing in. */
export function entryArrow(frame: Frame, place: ChartPlace, edge: ChartEdge): readonly Dot[] {
  const { table } = frame;
  const { x, y } = toPoints(frame, place);
  const { reach, half } = ENTRY;
  const along = Math.min(table.x + table.width - half, Math.max(table.x + half, x));
  const down = Math.min(table.y + table.height - half, Math.max(table.y + half, y));
  const [foot, tip] = {
    north: [table.y, table.y + reach],
    south: [table.y + table.height, table.y + table.height - reach],
    west: [table.x, table.x + reach],
    east: [table.x + table.width, table.x + table.width - reach],
  }[edge] as [number, number];
  return edge === 'north' || edge === 'south'
    ? [
        { x: along - half, y: foot },
        { x: along + half, y: foot },
        { x: along, y: tip },
      ]
    : [
        { x: foot, y: down - half },
        { x: foot, y: down + half },
        { x: tip, y: down },
      ];
}

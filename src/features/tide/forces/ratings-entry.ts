import { type Counter, type Letter, MOST_RATING, type Ratings } from '@/rules/tide/index';

export const FIELDS = ['primary', 'secondary', 'letter', 'torpedo'] as const;
export type Field = (typeof FIELDS)[number];

/** The side of the counter that is being read off. */
export type CounterFace = 'front' | 'damaged';

/** One line of the list: a counter with what is printed on it. */
export type RatedCounter = Pick<Counter, 'id' | 'name' | 'fleet' | 'class' | 'ratings' | 'damagedRatings' | 'house'>;

/** What has been typed of one side; cells that are still empty are not there. */
export type Typed = Partial<Ratings>;

export interface Cursor {
  readonly ship: string;
  readonly field: Field;
}

/** A line while it is typed in: it goes to disk as soon as it is whole. */
export interface Line {
  readonly front: Typed;
  /** Null: the same as the front. */
  readonly damaged: Typed | null;
}

const known = new WeakMap<object, Line>();

/** The same object for the same counter: rows of which nothing changed are not drawn again. */
export function lineOf(counter: Pick<RatedCounter, 'ratings' | 'damagedRatings'>): Line {
  const line = known.get(counter) ?? { front: counter.ratings ?? {}, damaged: counter.damagedRatings };
  known.set(counter, line);
  return line;
}

export const isWhole = (typed: Typed): typed is Ratings => FIELDS.every((field) => typed[field] !== undefined);

/** What a side of the line shows: the damaged side is the front where nothing else is typed. */
export const shownOn = ({ front, damaged }: Line, face: CounterFace): Typed =>
  face === 'front' ? front : { ...front, ...damaged };

/** The line with one cell set. The first cell of a damaged side takes the others from the front. */
export function withCell(line: Line, face: CounterFace, field: Field, value: number | Letter | boolean | null): Line {
  const typed = { ...shownOn(line, face), [field]: value };
  return face === 'front' ? { ...line, front: typed } : { ...line, damaged: typed };
}

/** A line without empty cells. */
export interface WholeLine {
  readonly ratings: Ratings;
  readonly damagedRatings: Ratings | null;
}

/** What the line says in full; null while a cell is empty. */
export function ratingsIn({ front, damaged }: Line): WholeLine | null {
  if (!isWhole(front)) return null;
  return { ratings: front, damagedRatings: damaged && { ...front, ...damaged } };
}

/** Whether the owner has typed this side: house values are none of theirs, nor is a side that is as the other. */
export const isTyped = ({ house }: RatedCounter, { front, damaged }: Line, face: CounterFace): boolean =>
  face === 'front' ? !house && isWhole(front) : damaged !== null;

type BothSides = Pick<RatedCounter, 'ratings' | 'damagedRatings'>;

export const areSame = (a: BothSides, b: BothSides): boolean =>
  (['ratings', 'damagedRatings'] as const).every((side) =>
    FIELDS.every((field) => a[side]?.[field] === b[side]?.[field]),
  );

/** Outside what a counter can have; null is a gun she does not have. */
export const isOutside = (value: unknown): boolean => typeof value === 'number' && (value < 0 || value > MOST_RATING);

export const hasOutside = ({ front, damaged }: Line): boolean =>
  [front.primary, front.secondary, damaged?.primary, damaged?.secondary].some(isOutside);

/** The counters that have this side to be typed: only a battleship's is turned over. */
export const withFace = <C extends Pick<Counter, 'class'>>(counters: readonly C[], face: CounterFace): readonly C[] =>
  face === 'front' ? counters : counters.filter((counter) => counter.class === 'battleship');

/** The next cell of the line, or the first of the next line; null after the last. */
export function nextCell(ships: readonly string[], { ship, field }: Cursor): Cursor | null {
  const after = FIELDS[FIELDS.indexOf(field) + 1];
  if (after !== undefined) return { ship, field: after };
  const next = ships[ships.indexOf(ship) + 1];
  return next === undefined ? null : { ship: next, field: FIELDS[0] };
}

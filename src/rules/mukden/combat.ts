import type { Crt } from './data/crt';
import { DIRECTIONS } from './hexes';
import type { Rulings } from './rulings';
import { type Concentric, type Hexside, type Losses, MARKERS, type ShiftCause, type Side, type Terrain } from './types';

/** Attackers in one hex. */
export interface AttackingHex {
  /** Where it lies round the target, clockwise from the north; null where nobody said. */
  readonly place: number | null;
  readonly factors: number;
  readonly hexside: Hexside;
}

export interface AttackFacts {
  readonly side: Side;
  readonly attackers: readonly AttackingHex[];
  readonly defence: number;
  readonly terrain: Terrain;
  readonly bombardment: number;
}

export interface Shift {
  readonly cause: ShiftCause;
  /** Columns, negative to the left. */
  readonly shift: number;
}

/** How an attack is read off the table: columns count from 0 at the left. */
export interface AttackReading {
  readonly differential: number;
  readonly column: number;
  /** Those that shift anything. */
  readonly shifts: readonly Shift[];
  readonly finalColumn: number;
  readonly concentric: Concentric | null;
}

/** Whether attackers in these hexes round a target attack concentrically, and why (MUK-32, AMB-7). */
export function concentricOf(places: readonly number[]): Concentric | null {
  const all = new Set(places);
  const half = DIRECTIONS / 2;
  if ([...all].some((place) => all.has((place + half) % DIRECTIONS))) return 'opposite';
  const everySecond = (first: number): boolean => [first, first + 2, first + 4].every((place) => all.has(place));
  return everySecond(0) || everySecond(1) ? 'alternate' : null;
}

/** What the attackers of one hex cross, as the shifts see it: nothing, a line, or a major river (MUK-31, AMB-6). */
function barrierOf(hexside: Hexside, { riverAndTrench }: Pick<Rulings, 'riverAndTrench'>): 0 | 1 | 2 {
  switch (hexside) {
    case 'open':
      return 0;
    case 'minor':
    case 'trench':
      return 1;
    case 'minor-trench':
      return riverAndTrench === 'two' ? 2 : 1;
    case 'major':
    case 'major-trench':
      return 2;
  }
}

/** Only where all attackers cross something; the least of it counts (MUK-31, AMB-6). */
function hexsideShift(sides: readonly Hexside[], rulings: Pick<Rulings, 'riverAndTrench'>): Shift | null {
  const least = Math.min(...sides.map((hexside) => barrierOf(hexside, rulings)));
  if (sides.length === 0 || least === 0) return null;
  const [first] = sides;
  const isOneKind = sides.every((hexside) => hexside === first);
  const isPlain = first === 'minor' || first === 'major' || first === 'trench';
  return { cause: isOneKind && isPlain ? first : 'mixed', shift: -least };
}

/** Shifts of the column (MUK-31). */
export function shiftsOf(
  { side, attackers, terrain }: Pick<AttackFacts, 'side' | 'attackers' | 'terrain'>,
  rulings: Pick<Rulings, 'riverAndTrench'>,
): readonly Shift[] {
  const hexside = hexsideShift(
    attackers.map((each) => each.hexside),
    rulings,
  );
  const isConcentric = concentricOf(placesOf(attackers)) !== null;
  return [
    ...(terrain === 'clear' ? [] : [{ cause: terrain, shift: -1 }]),
    ...(hexside === null ? [] : [hexside]),
    ...(isConcentric ? [{ cause: 'concentric' as const, shift: side === 'ijn' ? 2 : 1 }] : []),
  ];
}

const placesOf = (attackers: readonly AttackingHex[]): readonly number[] =>
  attackers.flatMap(({ place }) => place ?? []);

export const factorsOf = (attackers: readonly Pick<AttackingHex, 'factors'>[]): number =>
  attackers.reduce((sum, { factors }) => sum + factors, 0);

/** The rightmost column whose heading is at most the differential; the first takes all below (MUK-30). */
export const columnOf = ({ headings }: Crt, side: Side, differential: number): number =>
  headings[side].filter((heading) => heading <= differential).length;

/** Differential and columns of an attack, each side by its own line; shifts end at the ends of the table (MUK-29, AMB-5). */
export function readAttack(facts: AttackFacts, crt: Crt, rulings: Pick<Rulings, 'riverAndTrench'>): AttackReading {
  const { side, attackers, defence, bombardment } = facts;
  const differential = factorsOf(attackers) + bombardment - defence;
  const column = columnOf(crt, side, differential);
  const shifts = shiftsOf(facts, rulings);
  const shifted = shifts.reduce((sum, { shift }) => sum + shift, column);
  const finalColumn = Math.max(0, Math.min(crt.headings[side].length, shifted));
  return { differential, column, shifts, finalColumn, concentric: concentricOf(placesOf(attackers)) };
}

/** What each face brings in a column; null where the owner has not typed it (MUK-34). */
export const cellsAt = ({ rows }: Crt, column: number): readonly (Losses | null)[] =>
  rows.map((row) => row[column] ?? null);

/** Markers an attack may have at most: no more than its factors (MUK-33). */
export const mostMarkers = (factors: number, left = MARKERS): number => Math.max(0, Math.min(left, factors));

import { type Grid, neighbourAt } from '../hexes';
import type { Rulings } from '../rulings';
import type { Hex } from '../types';

export const MUKDEN_HEX: Hex = '2310';
export const LIAOYANG: Hex = '1922';
/** Where the railroad leaves the map in the north (MUK-6). */
export const RAIL_END: Hex = '2900';
/** A railroad hex too, by the other ruling (AMB-1). */
const OTHER_RAIL_START: Hex = '2210';

/**
 * The railroad as the house draws it, from Mukden to the north edge: our text has only its ends (MUK-6). Whoever paints the
 * board may draw it as it is printed.
 */
export function houseRailroad(grid: Grid): readonly Hex[] {
  const line = [MUKDEN_HEX];
  for (;;) {
    const last = line.at(-1)!;
    if (last === RAIL_END) return line;
    const isEast = last.slice(0, 2) === RAIL_END.slice(0, 2);
    const next = neighbourAt(grid, last, isEast ? 0 : 1);
    if (next === null) return line;
    line.push(next);
  }
}

/** Railroad hexes without Mukden itself, as control counts them (MUK-6, AMB-1). */
export function railroadOf(
  grid: Grid,
  { railStart }: Pick<Rulings, 'railStart'>,
  painted: readonly Hex[] | null,
): readonly Hex[] {
  const line = (painted ?? houseRailroad(grid)).filter((hex) => hex !== MUKDEN_HEX && hex !== OTHER_RAIL_START);
  return railStart === '2210' ? [OTHER_RAIL_START, ...line] : line;
}

import { baseLength } from '../common/base-length';
import { SCALE, type Setup, type Side } from '../togo/index';

type Line = Setup['sides'][Side]['formations'][number];

/** Inches from one line to the next, astern and abreast; how far from the edge the first leader and the last ship stand. */
const ROOM = { astern: 1, abreast: 2, ahead: 12, edge: 2 } as const;

const lengthOf = ({ ships }: Line): number =>
  ships.reduce((sum, { card, lengthM }) => sum + baseLength({ type: card.type, ...(lengthM ? { lengthM } : {}) }), 0);

const isSmall = ({ ships }: Line): boolean => ships.every(({ card }) => ['TBD', 'TB', 'convoy'].includes(card.type));

/**
 * The lines of a side steam east, so far from the middle of the table; one behind another as long as there is room, and
 * the next row beyond. Small craft are on the far side of the ships.
 */
export function placed(lines: readonly Line[], side: Side, inches: number): readonly Line[] {
  const { width, depth } = SCALE.table;
  const away = side === 'ijn' ? -1 : 1;
  let row = 0;
  let x = width - ROOM.ahead;
  let wasSmall = lines.length > 0 && isSmall(lines[0]!);
  return lines.map((line) => {
    const isNewKind = isSmall(line) !== wasSmall;
    wasSmall = isSmall(line);
    if (isNewKind || x - lengthOf(line) < ROOM.edge) {
      row += 1;
      x = width - ROOM.ahead;
    }
    const y = depth / 2 + away * (inches / 2 + row * ROOM.abreast);
    const plot = { x: Math.round(x * 100) / 100, y: Math.max(1, Math.min(depth - 1, y)), heading: 90 };
    x -= lengthOf(line) + ROOM.astern;
    return { ...line, plot };
  });
}

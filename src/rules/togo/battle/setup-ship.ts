import type { ShipDesign } from '../documents/ship-design';
import { batteriesIn, rateShip } from '../ships/rate-ship';
import type { ShipFacts } from '../ships/ship-facts';
import type { Side } from '../types';
import type { ShipCard } from './state';

/** The ratings of a design as a battle's card: boats' guns depend on the side and the year (TOGO-42). */
export function cardOfDesign({ ratings }: Pick<ShipDesign, 'ratings'>, side: Side, year: number): ShipCard {
  const { type, speed, armour, size, batteries, torpedoes } = ratings;
  return { type, speed, armour, size, batteries: batteriesIn(year, side, batteries), torpedoes };
}

/** The house ratings of a library ship as a battle's card. */
export const cardOf = (facts: ShipFacts, side: Side, year: number): ShipCard =>
  cardOfDesign({ ratings: rateShip(facts) }, side, year);

/** An id nobody has yet, near the one wanted: the same class may stand on several bases, on both sides. */
export function freeId(wanted: string, taken: Set<string>): string {
  const plain = wanted.replace(/[^a-z0-9._-]/gi, '-').replace(/^[^a-z0-9]+/i, '');
  // Of digits alone it would be sorted to the front of every record.
  const base = (/[a-z]/i.test(plain) ? plain : `ship-${plain}`).slice(0, LONGEST_ID);
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

/** A battle's ids have at most 64 letters; some are left for a number. */
const LONGEST_ID = 58;

import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { BOAT_GUN } from '../ships/data/conversion';
import { shipById } from '../ships/library';
import { type HouseRatings, rateShip } from '../ships/rate-ship';
import type { ShipFacts } from '../ships/ship-facts';
import { COLUMNS, GUNS, SMALL_TYPES } from '../types';
import { docId, firstProblem, list, name, note, type DocumentProblem, real, side, whole } from './parts';

const dice = v.strictObject({ bow: whole(0, 20), side: whole(0, 20), stern: whole(0, 20) });

/** The limits of chapter 6 of the rules; what is merely unusual is a warning, not a refusal. */
const RATINGS = v.strictObject({
  type: v.picklist([...COLUMNS, ...SMALL_TYPES]),
  speed: real(0, 8),
  armour: whole(0, 6),
  size: v.strictObject({ gun: whole(1, 6), torpedo: whole(1, 6) }),
  batteries: list(v.strictObject({ weapon: v.picklist([...GUNS, BOAT_GUN]), main: v.boolean(), dice }), 0, 12),
  torpedoes: v.strictObject({ factors: whole(0, 20), mount: v.nullable(v.picklist(['fixed', 'trainable'])) }),
  boatsPerBase: whole(1, 20),
});

const SHIP_DESIGN = v.strictObject({
  id: docId,
  name,
  side,
  shipClass: v.pipe(v.string(), v.maxLength(120)),
  lengthM: real(10, 400),
  ratings: RATINGS,
  notes: note,
  /** The ship of the library it was made from; its own id when it is that ship, edited. */
  from: v.nullable(docId),
});

/** A ship as the players use her: from the library, a library ship edited, or their own. */
export type ShipDesign = Readonly<Omit<v.InferOutput<typeof SHIP_DESIGN>, 'ratings'>> & {
  readonly ratings: HouseRatings;
};

export function parseShipDesign(value: unknown): Result<ShipDesign, DocumentProblem> {
  const parsed = v.safeParse(SHIP_DESIGN, value);
  return parsed.success ? ok(parsed.output) : err(firstProblem(parsed.issues));
}

/** A ship of the library, as a design nobody has touched. */
export const designOf = (facts: ShipFacts): ShipDesign => ({
  id: facts.id,
  name: facts.name,
  side: facts.side,
  shipClass: facts.shipClass,
  lengthM: facts.lengthM,
  ratings: rateShip(facts),
  notes: '',
  from: facts.id,
});

export type Designs = ReadonlyMap<string, ShipDesign>;

/** The ship with this id as she is now: the owner's edit where there is one, else the library's; null when there is none. */
export function findDesign(id: string, own: Designs): ShipDesign | null {
  const edited = own.get(id);
  if (edited) return edited;
  const facts = shipById(id);
  return facts && designOf(facts);
}

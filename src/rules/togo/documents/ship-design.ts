import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { shipById } from '../ships/library';
import { type HouseRatings, rateShip } from '../ships/rate-ship';
import type { ShipFacts } from '../ships/ship-facts';
import { docId, firstProblem, list, name, note, type DocumentProblem, real, side, whole } from './parts';
import { HOUSE_GUNS, type Limits, MOST_BATTERIES, SHIP_LIMITS, SHIP_TYPES } from './ship-limits';

const counted = ({ min, max }: Limits) => whole(min, max);
const measured = ({ min, max }: Limits) => real(min, max);

const dice = v.strictObject({
  bow: counted(SHIP_LIMITS.dice),
  side: counted(SHIP_LIMITS.dice),
  stern: counted(SHIP_LIMITS.dice),
});
const battery = v.strictObject({ weapon: v.picklist(HOUSE_GUNS), main: v.boolean(), dice });

/** The limits of chapter 6 of the rules; what is merely unusual is a warning, not a refusal. */
const RATINGS = v.strictObject({
  type: v.picklist(SHIP_TYPES),
  speed: measured(SHIP_LIMITS.speed),
  armour: counted(SHIP_LIMITS.armour),
  size: v.strictObject({ gun: counted(SHIP_LIMITS.size), torpedo: counted(SHIP_LIMITS.size) }),
  batteries: list(battery, 0, MOST_BATTERIES),
  torpedoes: v.strictObject({
    factors: counted(SHIP_LIMITS.factors),
    mount: v.nullable(v.picklist(['fixed', 'trainable'])),
  }),
  boatsPerBase: counted(SHIP_LIMITS.boats),
});

const SHIP_DESIGN = v.strictObject({
  id: docId,
  name,
  side,
  shipClass: v.pipe(v.string(), v.maxLength(120)),
  lengthM: measured(SHIP_LIMITS.length),
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

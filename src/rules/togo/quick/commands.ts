import { bool, int, list, nullable, object, type Of, oneOf, optional, real } from '../../common/shape';
import { id, tagged, type TaggedUnion, words } from '../../common/tagged';
import { RATING } from '../battery';
import { SHIP_CARD } from '../battle/setup-shape';
import { side } from '../battle/shapes';
import { HIT } from '../damage';
import { CONTROL } from '../damage-control';
import { SIGHTING_FACTS } from '../sighting';

/** A ship, or only a weapon or a hull: then she has no id and no name. */
const QUICK_SHIP = object({
  id: nullable(id),
  name: words,
  side: nullable(side),
  card: SHIP_CARD,
  /** Boats on the base or ships in the convoy. */
  units: optional(int(1, 60)),
  /** For her plan: drawn to length. */
  lengthM: optional(real(1, 400)),
});
export type QuickShip = Of<typeof QUICK_SHIP>;

/** What she has suffered before, where hits are rolled for. */
export const QUICK_DAMAGE = object({
  P: RATING.hits,
  M: RATING.hits,
  S: RATING.hits,
  T: RATING.hits,
  fires: RATING.hits,
});
export type QuickDamage = Of<typeof QUICK_DAMAGE>;

const TURNED = ['none', 'some', 'over-half'] as const;

/** Degrees clockwise from the bow. */
const bearing = real(0, 360);

const COMMANDS = {
  fireGuns: object({
    firer: QUICK_SHIP,
    target: QUICK_SHIP,
    range: real(0, 90),
    bearing,
    turned: oneOf(TURNED),
    /** The normal range of the night, or null by day. */
    night: nullable(oneOf([2, 4] as const)),
    burning: bool,
  }),
  launchTorpedo: object({
    firer: QUICK_SHIP,
    target: QUICK_SHIP,
    range: real(0, 90),
    bearing,
    evaded: bool,
    stationary: bool,
    unaware: bool,
  }),
  rollHits: object({ target: QUICK_SHIP, damage: QUICK_DAMAGE, hits: list(HIT, 1, 40) }),
  controlDamage: object({ facts: CONTROL }),
  trySighting: object({ facts: SIGHTING_FACTS }),
  rollUnplanned: object({ speed: RATING.speed }),
};

/** Everything Quick shot can be asked to do: one procedure each, with all its facts. */
export const QUICK_COMMAND = tagged(COMMANDS);
export type QuickCommand = TaggedUnion<typeof COMMANDS>;
export type QuickType = QuickCommand['type'];
export type QuickOf<T extends QuickType> = Extract<QuickCommand, { readonly type: T }>;
export const QUICK_TYPES = Object.keys(COMMANDS) as readonly QuickType[];

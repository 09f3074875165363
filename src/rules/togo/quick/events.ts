import { bool, int, list, nullable, object, type Of, oneOf, real, type Shape } from '../../common/shape';
import type { RuleId } from '../../common/trace';
import { only, tagged, type TaggedUnion, words } from '../../common/tagged';
import { HITS, STATUSES } from '../damage';
import { FOLLOW_UP_EFFECTS, FOLLOW_UP_LETTERS } from '../data/hit-tables';
import { CONTROL_DIE, FIRE_DIE, UNPLANNED_RESULTS } from '../data/turn-tables';
import { LETTERS, WEAPONS } from '../types';
import { QUICK_COMMAND, QUICK_DAMAGE, type QuickCommand, type QuickOf, type QuickType } from './commands';

const count = int(0, 9999);
const face = int(1, 6);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const rule = only<RuleId>('text', (value) => words.problem(value) === null);
const num = object({ value: real(-1000, 1000), parts: list(object({ rule, value: real(-1000, 1000) }), 0, 40) });
const refused = object({ code: words, rule: nullable(rule) });

const salvo = object({
  /** Its place on the ship's card. */
  battery: int(0, 11),
  name: words,
  weapon: oneOf(WEAPONS),
  dice: num,
  start: num,
  hit: num,
  size: num,
  pen: num,
  restricted: bool,
  long: bool,
  onTarget: bool,
  potential: count,
  actual: count,
  effective: count,
});
const fire = object({
  /** Null where only it is known whether it found the range. */
  die: nullable(face),
  salvos: list(salvo, 0, 12),
  /** Batteries that may not fire, and why. */
  silent: list(object({ battery: int(0, 11), code: words, rule: nullable(rule) }), 0, 12),
  hits: HITS,
});
const follow = object({ letter: oneOf(FOLLOW_UP_LETTERS), die: face, effect: oneOf(FOLLOW_UP_EFFECTS) });
const worked = object({
  die: face,
  row: int(0, 6),
  letters: list(oneOf(LETTERS), 0, 9),
  ignored: list(oneOf(LETTERS), 0, 9),
  follow: list(follow, 0, 9),
  fires: count,
  sunk: bool,
});

const OUTCOMES = {
  fireGuns: fire,
  launchTorpedo: fire,
  rollHits: object({
    damage: QUICK_DAMAGE,
    status: oneOf(STATUSES),
    worked: list(worked, 0, 40),
    dropped: count,
    /** Boats or ships lost and left, where there is no table. */
    units: nullable(object({ lost: count, left: count, harmless: count })),
  }),
  controlDamage: object({
    attempt: oneOf([...CONTROL_DIE, ...FIRE_DIE, null] as const),
    removed: list(int(0, 98), 0, 99),
    madePermanent: list(int(0, 98), 0, 99),
    fires: count,
    extraHits: count,
  }),
  trySighting: object({ sighted: bool, how: words }),
  rollUnplanned: object({
    total: int(2, 12),
    result: oneOf(UNPLANNED_RESULTS),
    degrees: nullable(real(-180, 180)),
    cost: real(0, 100),
    straight: real(0, 100),
  }),
} satisfies { readonly [T in QuickType]: Shape<unknown> };

export type OutcomeOf<T extends QuickType> = Of<(typeof OUTCOMES)[T]>;

const asking = <T extends QuickType>(type: T, outcome: Shape<OutcomeOf<T>>) =>
  object({
    /** Counts what was rolled, from 1. */
    no: count,
    asked: only<QuickOf<T>>(type, (value) => isAsked(value, type)),
    outcome,
    /** What the umpire allowed. */
    allowed: list(refused, 0, 12),
  });

const isAsked = (value: unknown, type: QuickType): boolean =>
  QUICK_COMMAND.problem(value) === null && (value as QuickCommand).type === type;

const EVENTS = {
  GunsFired: asking('fireGuns', OUTCOMES.fireGuns),
  TorpedoLaunched: asking('launchTorpedo', OUTCOMES.launchTorpedo),
  HitsRolled: asking('rollHits', OUTCOMES.rollHits),
  DamageControlled: asking('controlDamage', OUTCOMES.controlDamage),
  SightingTried: asking('trySighting', OUTCOMES.trySighting),
  UnplannedRolled: asking('rollUnplanned', OUTCOMES.rollUnplanned),
};

/** What was asked and what came of it, complete. */
export const QUICK_EVENT = tagged(EVENTS);
export type QuickEvent = TaggedUnion<typeof EVENTS>;

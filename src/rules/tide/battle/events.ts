import { bool, int, list, nullable, object, oneOf, real } from '../../common/shape';
import { id, json, only, record, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { RuleId } from '../../common/trace';
import type { Json } from '../../rulebook';
import { TOGO_REASONS } from '../data/point-tables';
import { RULING_KEYS } from '../rulings';
import { KEPT_ROLL, PLAN, shipClass, side, TYPED_RATINGS } from '../shapes';
import { ADVANTAGES, CHITS, FIRES, FLEETS, RANGES, RUSSIAN_FLEETS, type TideRule, WEAPONS } from '../types';
import { BOXES, STEPS } from './state';

const ids = list(id, 0, 120);
const die = int(1, 6);
const count = int(0, 9999);
const turn = int(1, 99);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const ruleId = only<RuleId>('text', (value) => words.problem(value) === null);
const tideRule = only<TideRule>('text', (value) => words.problem(value) === null);
const num = object({
  value: real(-1000, 1000),
  parts: list(object({ rule: ruleId, value: real(-1000, 1000) }), 0, 20),
});
const russianFleet = oneOf(RUSSIAN_FLEETS);
const group = object({ ships: ids, turnedBack: ids });
const chits = list(oneOf(CHITS), 2, 2);
const range = oneOf(RANGES);
const advantage = oneOf([null, ...ADVANTAGES] as const);
const rolls = list(object({ ship: id, die, success: bool }), 0, 120);
const shot = object({ weapon: oneOf(WEAPONS), dice: num, need: num, hits: count });

/** Everything that can have happened. `apply` needs nothing but these. */
const EVENTS = {
  TurnBegan: object({ turn }),
  /** What is waited for next. `meeting`: the sortie that is played. */
  StepBegan: object({ step: oneOf(STEPS), meeting: nullable(russianFleet) }),
  FleetStayed: object({ fleet: oneOf(FLEETS) }),
  /** A Russian fleet that sails. */
  FleetSailed: object({ fleet: russianFleet, ships: ids }),
  /** The Japanese, by the fleet they go against. */
  JapaneseSailed: object({ groups: record(ids) }),
  EvacuationAnnounced: object({}),
  /** Ships of a side entered the box through the mines. */
  MinesCrossed: object({ side, box: oneOf(BOXES), rolls }),
  StayedOut: object({ side }),
  FleetsRevealed: object({ fleet: russianFleet, ijn: group, irn: group }),
  Withdrew: object({ side }),
  FoughtOn: object({ side }),
  TransportLost: object({ halved: bool, minus: count }),
  FleetEvacuated: object({ ships: ids }),
  /** A sortie is over; `marked` ships lie under Port markers. */
  FleetsHome: object({ fleet: russianFleet, marked: ids }),
  TogoChanged: object({
    reason: oneOf(TOGO_REASONS),
    rule: tideRule,
    change: int(-99, 99),
    total: count,
    about: id,
  }),

  FightBegan: object({ tsushima: bool, ijn: ids, irn: ids }),
  ChitsPicked: object({ side, chits }),
  /** Chits are taken anew, before every round (AMB-13). */
  ManoeuvreBegan: object({}),
  ChitsRevealed: object({
    ijn: chits,
    irn: chits,
    result: int(1, 10),
    range,
    broadside: oneOf(['ijn', 'irn', 'both', null] as const),
    rounds: int(1, 4),
  }),
  CrossingRolled: object({ side, die, success: bool }),
  BroadsideKept: object({ side }),
  LinedUp: object({ side, ships: ids }),
  SmokeLaid: object({ side }),
  NoSmokeLaid: object({ side }),
  /** The range rose in the middle of a round. */
  SmokeRose: object({ range }),
  RoundBegan: object({ round: int(1, 4), range, advantage: object({ ijn: advantage, irn: advantage }) }),
  Fired: object({
    side,
    round: int(1, 4),
    sets: list(
      object({
        target: id,
        hits: count,
        firers: list(object({ ship: id, fire: oneOf(FIRES), shots: list(shot, 0, 3) }), 0, 120),
      }),
      0,
      120,
    ),
  }),
  DamageTaken: object({
    ships: list(object({ ship: id, count, damaged: bool, hits: int(0, 3), sunk: bool }), 0, 120),
  }),
  /** The fight was fought out in Togo; its id there. */
  BroughtHome: object({ battle: id }),
  FightEnded: object({ why: oneOf(['rounds', 'smoke', 'sunk', 'togo'] as const) }),

  /** Where conditions are secret: that a side has rolled is all that others hear. */
  RolledInPort: object({ side, step: oneOf(['recover', 'repair'] as const) }),
  Recovered: object({ side, rolls }),
  Repaired: object({ side, rolls }),
  PortArthurFell: object({ ships: ids, victoryPoints: count }),
  TsushimaBegan: object({ ijn: ids, irn: ids }),
  CampaignEnded: object({ winner: side, victoryPoints: count, togo: count, total: count }),

  BaseGameSet: object({ victoryPoints: nullable(count), transport: nullable(count) }),
  RatingsTyped: object({ ship: id, ratings: TYPED_RATINGS, damagedRatings: nullable(TYPED_RATINGS) }),
  ShipAdded: object({ id, name: words, fleet: oneOf(FLEETS), class: shipClass, ratings: nullable(TYPED_RATINGS) }),
  PlanLinked: object({ ship: id, plan: nullable(PLAN) }),
  HouseRuleChanged: object({ key: oneOf(RULING_KEYS), before: words, value: words }),
  MovedOn: object({ turn }),
  Corrected: object({ path: list(id, 1, 3), before: json<Json>(), value: json<Json>(), reason: words }),
  RollKept: object({ roll: KEPT_ROLL }),
  RuleOverridden: object({ code: words, rule: nullable(ruleId), data: json<Json>(), secret: nullable(side) }),
} as const;

export type CampaignEvent = TaggedUnion<typeof EVENTS>;
export type EventOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>;
export const EVENT = tagged(EVENTS);

import { bool, int, list, nullable, object, oneOf, real } from '../../common/shape';
import { id, json, only, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { RuleId } from '../../common/trace';
import type { Json } from '../../rulebook';
import { KEPT_ROLL } from '../kept-roll';
import { RULING_KEYS } from '../rulings';
import {
  FLEET,
  HEADQUARTERS,
  READING,
  season,
  SHIP,
  SHIP_VALUES,
  side,
  SIGHTING,
  terrain,
  typed,
  UNIT,
  weather,
} from '../shapes';
import { AID_EVENTS, ATTRITIONS, BELOW_ODDS, CASUALTIES, CHANGES, ODDS } from '../types';
import { ALL_ROWS, HOUR_STEPS, MORALE_REASONS, PLACES, STAGES } from './state';

const ids = list(id, 0, 200);
const die = nullable(int(1, 6));
const count = int(0, 9999);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const ruleId = only<RuleId>('text', (value) => words.problem(value) === null);
const num = object({
  value: real(-1000, 1000),
  parts: list(object({ rule: ruleId, value: real(-1000, 1000) }), 0, 30),
});
const skipped = list(oneOf(ALL_ROWS), 0, 20);
const tried = list(object({ id, need: nullable(num), die, success: bool }), 0, 200);
const shots = list(
  object({ firer: id, target: id, sum: num, column: nullable(int(1, 8)), die: int(1, 6), damage: count }),
  0,
  200,
);
const stage = oneOf(STAGES);

/** Everything that can have happened. `apply` needs nothing but these. */
const EVENTS = {
  SortiesPicked: object({ side, fleets: ids }),
  InitiativeRolled: object({ side, tried }),
  /** `skipped`: rows of the checklist that nobody ticked. */
  StageBegan: object({ stage, skipped }),
  RowTicked: object({ row: oneOf(ALL_ROWS), done: bool }),
  SearchRecorded: object({ ijn: ids, irn: ids, found: bool }),
  FleetMoved: object({ fleet: id, place: oneOf(PLACES) }),
  BlockadeSet: object({ fleet: id, blockade: bool }),
  RoundBegan: object({ round: int(1, 10), skipped }),
  BlockadeRolled: object({ fleet: id, die: int(1, 6), attrition: oneOf(ATTRITIONS) }),
  /** Ships and their damage afterwards. */
  BlockadeLosses: object({ fleet: id, ships: list(object({ ship: id, damage: count, sunk: bool }), 0, 40) }),
  FleetsEliminated: object({ fleets: ids, ships: ids }),
  CombatRefused: object({ fleet: id }),
  MoraleChanged: object({
    ...{ fleet: id, before: count, morale: count, reason: oneOf(MORALE_REASONS) },
    /** Sunk fives that have cost morale by now. */
    charged: count,
  }),

  BattleBegan: object({ ijn: ids, irn: ids, hours: nullable(int(1, 48)) }),
  HourBegan: object({ hour: int(1, 99) }),
  HourStepBegan: object({ step: oneOf(HOUR_STEPS) }),
  /** `range`: the initial one in the first hour (RSR-13). */
  WeatherRolled: object({ hour: int(1, 99), die: int(1, 6), before: nullable(weather), weather, range: int(-99, 99) }),
  SightingRecorded: object({ found: bool }),
  ManoeuvreRolled: object({ die, change: oneOf(CHANGES), range: int(-99, 99) }),
  RangeSet: object({ range: int(-99, 99) }),
  Aimed: object({ ships: ids, target: nullable(id) }),
  Fired: object({ hour: int(1, 99), shots }),
  FireHeld: object({ hour: int(1, 99) }),
  TorpedoesFired: object({ side, shots }),
  /** Damage afterwards; `points`: defence points of those that sank. */
  DamageTaken: object({
    ships: list(object({ ship: id, before: count, damage: count, sunk: bool, points: count }), 0, 200),
  }),
  AdmiralRolled: object({ fleet: id, die: int(1, 6), casualty: oneOf(CASUALTIES) }),
  BattleEnded: object({ hours: int(1, 99) }),

  SupplySet: object({ units: ids, supplied: bool }),
  UnitAssigned: object({ unit: id, hq: nullable(id) }),
  StepReplaced: object({ unit: id, lost: count }),
  /** `lent`: the Command Value that was added. */
  Activated: object({ tried, lent: count }),
  Assaulted: object({
    ...{ attackers: ids, defenders: ids, attack: count, defence: count, terrain, river: bool },
    ...{ column: oneOf([...ODDS, BELOW_ODDS] as const), modifier: num, die, round: int(1, 99) },
    losses: object({ attackers: count, defenders: count }),
    /** As far as the units that are listed have steps to lose. */
    owed: object({ attackers: count, defenders: count }),
  }),
  LossesTaken: object({ units: list(object({ unit: id, lost: count }), 0, 200) }),
  AssaultRoundBegan: object({ round: int(1, 99) }),

  TrenchesPlaced: object({ units: ids }),
  AidClaimed: object({ event: oneOf(AID_EVENTS), fleet: FLEET }),
  TurnBegan: object({ turn: int(1, 99), season, seasonTurn: int(1, 99), skipped }),
  CampaignEnded: object({ winner: nullable(side) }),

  FleetAdded: object({ fleet: FLEET }),
  ShipAdded: object({ fleet: id, ship: SHIP }),
  HeadquartersAdded: object({ headquarters: HEADQUARTERS }),
  UnitAdded: object({ side, hq: nullable(id), unit: UNIT }),
  ShipTyped: object({ ship: id, values: SHIP_VALUES }),
  RatingTyped: object({ who: id, rating: int(0, 12), commandValue: nullable(int(0, 12)) }),
  AdmiralAppointed: object({ fleet: id, name: words, rating: typed(12), flagship: nullable(id) }),
  ShipDisabled: object({ ship: id, disabled: bool }),
  SightingTyped: SIGHTING,
  TableChanged: object({ source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) }),
  HouseRuleChanged: object({ key: oneOf(RULING_KEYS), before: words, value: words }),
  MovedOn: object({ turn: int(1, 99), season, stage }),
  Corrected: object({ path: list(id, 1, 3), before: json<Json>(), value: json<Json>(), reason: words }),
  RollKept: object({ roll: KEPT_ROLL }),
  /** Tells nobody anything: its being there says that the picks are one side's to know. */
  DoneInSecret: object({ side }),
  RuleOverridden: object({ code: words, rule: nullable(ruleId), data: json<Json>(), secret: nullable(side) }),
} as const;

export type CampaignEvent = TaggedUnion<typeof EVENTS>;
export type EventOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>;
export const EVENT = tagged(EVENTS);

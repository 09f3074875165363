import { bool, int, list, nullable, object, oneOf, optional, real } from '../../common/shape';
import { id, json, only, record, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { RuleId } from '../../common/trace';
import type { Json } from '../../rulebook';
import { SQUADRONS } from '../data/scenarios';
import { KEPT_ROLL } from '../kept-roll';
import { RULING_KEYS } from '../rulings';
import { COUNTER, edge, GUNS, label, READING, side, table, WHERE } from '../shapes';
import { PLANS, WEAPONS } from '../types';
import { GROUP_KINDS, TERMINAL_ROWS, UNIT_KINDS } from './state';

const ids = list(id, 0, 200);
const die = int(1, 6);
const hits = int(0, 3);
const count = int(0, 9999);
const signed = int(-9999, 9999);
const column = int(-99, 99);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const ruleId = only<RuleId>('text', (value) => words.problem(value) === null);
const num = object({
  value: real(-1000, 1000),
  parts: list(object({ rule: ruleId, value: real(-1000, 1000) }), 0, 30),
});
const sums = object({ ijn: signed, irn: signed });
const mineRolls = list(object({ ship: id, die, damage: nullable(die), hits }), 0, 200);
/** Ships and their hits afterwards. */
const harm = list(object({ ship: id, hits }), 0, 200);
/** Ships hit in battle. */
const marked = list(object({ ship: id, before: hits, hits, sunk: bool }), 0, 200);
/** Ships and their morale afterwards. */
const morale = list(object({ ship: id, morale: int(-99, 0) }), 0, 200);
const group = object({
  ...{ id, side, kind: oneOf(GROUP_KINDS), number: count, name: nullable(words), ships: ids, where: WHERE },
  ...{ moved: bool, revealed: bool },
});
const groups = list(group, 0, 200);
const unit = object({ id, side, kind: oneOf(UNIT_KINDS), ships: ids, column, from: column, fleeing: bool });
const shot = object({
  ...{
    firer: id,
    weapon: oneOf(['primary', 'secondary', 'coast-gun', 'torpedo'] as const),
    target: id,
    row: int(0, 9),
  },
  ...{ salvos: num, modifier: num, hits: count },
  results: list(object({ sum: nullable(int(2, 12)), net: nullable(signed), hits }), 0, 20),
});

/** Everything that can have happened. `apply` needs nothing but these. */
const EVENTS = {
  ItalianCruisersRolled: object({
    ...{ owner: side, zones: int(0, 2), dice: list(die, 2, 2) },
    ...{ counters: list(COUNTER, 0, 2), group: nullable(group) },
  }),
  GroupPlaced: object({ group: id, where: WHERE }),
  ShipAdded: object({ counter: COUNTER, group }),
  CampaignStarted: object({}),

  /** A naval phase begins: protection is claimed first. */
  PhaseBegan: object({ phase: int(1, 7) }),
  ProtectionClaimed: object({ ijn: ids, irn: ids }),
  SegmentBegan: object({ step: oneOf(['move', 'fight'] as const), side }),
  /** Groups as they are now; those without ships are gone. */
  GroupsFormed: object({ side, groups, removed: ids }),
  GroupMoved: object({ group: id, where: WHERE, partialSea: bool }),
  ShipsInterned: object({ ships: ids, group: id }),
  MinesEntered: object({ side, hex: label, rolls: mineRolls, harm }),
  GroundingRolled: object({
    ...{ side, die, rolls: list(object({ ship: id, die }), 0, 200) },
    ...{ damage: nullable(die), harm },
  }),
  Searched: object({ side, where: WHERE, evades: bool, need: num, die: nullable(die), spotted: bool }),
  ZoneSearched: object({ zone: label, sums, spotted: bool }),
  PortAttackRolled: object({ side, port: id, die, success: bool }),
  BlockShipsSent: object({ ships: ids, lodged: count, used: ids }),
  TownRaided: object({ group: id, hex: label, die, success: bool, total: count }),
  GroupRetreated: object({ group: id, where: WHERE }),
  /** A naval phase is over; these groups spent it in a friendly port, which raised the morale of these ships. */
  PhaseEnded: object({ inPort: ids, raised: morale }),
  FlyingBasePlaced: object({ hex: label }),
  LoadsDelivered: object({ loads: count, delivered: count }),

  BattleBegan: object({
    ...{ where: WHERE, spotter: side, defender: nullable(side), groups: ids },
    /** Firing rounds in which the Russians are silent. */
    surprise: int(0, 9),
    units: list(unit, 0, 200),
  }),
  UnitArranged: object({ unit: id, column }),
  LineOrdered: object({ side, units: ids }),
  /** `shift`: how far everybody was displaced. */
  UnitMoved: object({ unit: id, columns: record(column), shift: column }),
  UnitLeft: object({ unit: id, ships: ids, edge, escaped: bool }),
  ShipsDropped: object({ unit: id, ships: ids }),
  CountersTakenOut: object({ units: ids, ships: ids }),
  /** `left`: ships with two hits that stay behind. `flight`: its name, where another of that side is on. */
  FlightBegan: object({ side, units: ids, left: ids, flight: optional(id) }),
  /** `units`: those of a flight with a name. */
  FlightRolled: object({ side, die, success: bool, units: optional(ids) }),
  ScreenSet: object({ unit: id, screened: nullable(id) }),
  Aimed: object({ ships: ids, target: nullable(id), weapon: nullable(oneOf(WEAPONS)) }),
  TorpedoesAimed: object({ ship: id, targets: ids }),
  RoundFired: object({ round: int(1, 999), shots: list(shot, 0, 400), launched: ids }),
  /** `fled`: ships damaged in flight, who drop out of it. */
  HitsMarked: object({
    round: int(1, 999),
    ships: marked,
    dropped: ids,
    inflicted: sums,
  }),
  /** The battle was fought out in Togo: its id there, and what the ships brought home from it. */
  BroughtHome: object({
    ...{ battle: id, ships: marked, inflicted: sums, launched: ids },
    gone: list(object({ ship: id, escaped: bool, edge }), 0, 200),
    /** Of a contact that nobody had spotted: the search or attack it stands for, which is not made again in this segment. */
    tried: optional(object({ how: oneOf(['search', 'attack'] as const), where: label })),
  }),
  /** `free`: of the division rule, up to and including this phase of the campaign. */
  BattleEnded: object({
    ...{ why: oneOf(['agreed', 'gone', 'over'] as const), retreats: groups, removed: ids },
    ...{ free: ids, freeUntil: count },
  }),

  RowDone: object({ row: oneOf(TERMINAL_ROWS) }),
  Repaired: object({
    side,
    rolls: list(object({ ship: id, die, result: oneOf(['none', 'one', 'all'] as const), hits }), 0, 200),
    groups,
    removed: ids,
  }),
  MineLaid: object({ side, hex: label }),
  MineSwept: object({ side, hex: label, rolls: mineRolls, harm, removed: bool }),
  PlanChosen: object({ plan: oneOf(PLANS), loads: count, successes: count }),
  TroopsResolved: object({
    ...{ success: bool, delivered: count, wanted: count, die: nullable(die), loadsDie: nullable(die) },
    ...{ successes: count, total: count, firstDone: bool, loads: count, rolling: bool },
  }),
  SquadronReleased: object({ squadron: oneOf(SQUADRONS) }),
  PortArthurFell: object({ turn: int(1, 99) }),
  ShipsScuttled: object({ rolls: list(object({ ship: id, die, sunk: bool }), 0, 200) }),
  ShipsCaptured: object({ ships: ids, harm, groups, removed: ids }),
  ZonesMoved: object({ moves: list(object({ group: id, where: WHERE }), 0, 60) }),
  /** Morale of ships at sea, of those their port has raised, and the groups whose clocks go on. */
  MoraleAdjusted: object({ ships: morale, raised: morale, inPort: ids }),
  MerchantsPlaced: object({ ships: ids, group }),
  ChannelCleared: object({ successes: count, lodged: count }),
  MonthBegan: object({ turn: int(1, 99), month: int(1, 12), year: int(1904, 1906) }),
  CampaignEnded: object({
    winner: nullable(side),
    level: oneOf(['marginal', 'plain', 'decisive'] as const),
    points: sums,
  }),

  TableChanged: object({ table, source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) }),
  GunsTyped: object({ ship: id, guns: GUNS }),
  GunsConfirmed: object({ ships: ids }),
  StartColumnsSet: object({ ijn: int(1, 12), irn: int(1, 12) }),
  HouseRuleChanged: object({ key: oneOf(RULING_KEYS), before: words, value: words }),
  MovedOn: object({ turn: int(1, 99), month: int(1, 12), year: int(1904, 1906) }),
  Corrected: object({ path: list(id, 1, 3), before: json<Json>(), value: json<Json>(), reason: words }),
  RollKept: object({ roll: KEPT_ROLL }),
  /** Tells nobody anything: its being there says that the dice are one side's to know. */
  DoneInSecret: object({ side }),
  RuleOverridden: object({ code: words, rule: nullable(ruleId), data: json<Json>(), secret: nullable(side) }),
} as const;

export type CampaignEvent = TaggedUnion<typeof EVENTS>;
export type EventOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>;
export const EVENT = tagged(EVENTS);

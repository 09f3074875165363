import { bool, int, list, nullable, object, oneOf } from '../../common/shape';
import { id, json, only, record, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { RuleId } from '../../common/trace';
import type { Json } from '../../rulebook';
import { KEPT_ROLL } from '../kept-roll';
import { RULING_KEYS } from '../rulings';
import { BOARD, hexNumber, hexside, lastRow, side, terrain, UNIT } from '../shapes';
import { CONCENTRICS, type Losses, SHIFT_CAUSES } from '../types';
import { TABLE, turnNumber } from './setup';
import { ORDERS, PART_KINDS, PHASES } from './state';

const ids = list(id, 0, 228);
const die = nullable(int(1, 6));
const count = int(0, 999);
const hex = nullable(hexNumber);
const phase = oneOf(PHASES);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const ruleId = only<RuleId>('text', (value) => words.problem(value) === null);
const losses = only<Losses>('two step losses', (value) => list(int(0, 12), 2, 2).problem(value) === null);
const bySide = object({ ijn: count, irn: count });
const parts = list(object({ kind: oneOf(PART_KINDS), losses: nullable(losses) }), 1, 9);
const reading = object({
  ...{ differential: int(-200, 400), column: int(0, 30), finalColumn: int(0, 30) },
  shifts: list(object({ cause: oneOf(SHIFT_CAUSES), shift: int(-9, 9) }), 0, 9),
  concentric: nullable(oneOf(CONCENTRICS)),
});

/** Everything that can have happened. `apply` needs nothing but these. */
const EVENTS = {
  PhaseBegan: object({ turn: turnNumber, phase, actor: side, markers: count }),
  CorpsPlaced: object({ unit: id, hex }),
  OrderChosen: object({ first: oneOf(ORDERS) }),
  /** `count`: no more than there are to choose from, where any are listed. */
  ParalysisRolled: object({ die: int(1, 6), count }),
  UnitsParalysed: object({ units: ids }),
  Recovered: object({ units: ids }),

  /** `path` and `cost`: null where the map is not painted. */
  UnitMoved: object({
    ...{ unit: id, side, from: hex, to: hex },
    ...{ path: nullable(list(hexNumber, 1, 60)), cost: nullable(count), forced: bool },
  }),
  UnitFlipped: object({ unit: id, side }),
  AttackDeclared: object({
    ...{ side, target: hex, terrain, bombardment: count, defenders: ids, defence: nullable(count) },
    attackers: list(object({ hex, place: nullable(int(0, 5)), units: ids, factors: count, hexside }), 1, 12),
    reading: nullable(reading),
    momentum: bool,
  }),
  DefendersShown: object({ defence: count, reading: nullable(reading) }),
  /** `owed`: steps that listed units must lose. `counted`: steps of those on no list, straight onto the track. */
  AttackResolved: object({ side, target: hex, die, losses, owed: bySide, counted: bySide }),
  /** Strength afterwards. `counted` goes onto the track; the Cavalry Corps is counted by its eliminations. */
  StepsLost: object({
    side,
    units: list(object({ unit: id, before: count, strength: count }), 0, 60),
    counted: count,
    corpsEliminated: bool,
  }),
  /** Defenders flip as each attack ends (MUK-28). */
  AttackEnded: object({ target: hex, flipped: ids, cleared: bool }),
  UnitsAdvanced: object({ side, units: ids, to: hex }),
  UnitsProbed: object({ side, units: ids, to: hex, momentum: bool }),
  ActionEnded: object({ side, parts, flipped: ids, next: side }),

  ControlChanged: object({ hexes: list(hexNumber, 1, 80), side, isByHand: bool }),
  SuddenVictory: object({ winner: side, hex: hexNumber, rule: ruleId }),
  GameJudged: object({
    ...{ winner: side, margin: int(-9999, 9999), mukden: side, withoutLoc: ids, steps: count },
    ...{ ijnLosses: count, irnLosses: count, cavalryEliminations: count },
  }),
  Capitulated: object({ side }),
  PlayedOn: object({}),
  ConsentGiven: object({ side }),

  StackOrdered: object({ side, hex: hexNumber, units: ids }),
  UnitPlaced: object({ unit: id, from: hex, hex }),
  UnitAdded: object({ unit: UNIT }),
  UnitRemoved: object({ unit: id }),
  RollKept: object({ roll: KEPT_ROLL }),
  TableChanged: TABLE,
  BoardChanged: object({ board: nullable(BOARD), lastRow, control: record(side) }),
  HouseRuleChanged: object({ key: oneOf(RULING_KEYS), before: words, value: words, control: record(side) }),
  MovedOn: object({ turn: turnNumber, phase, order: nullable(oneOf(ORDERS)), markers: count }),
  Corrected: object({
    path: list(id, 1, 3),
    before: json<Json>(),
    value: json<Json>(),
    reason: words,
    secret: nullable(side),
  }),
  /** Tells nobody anything: its being there says that what was done is one side's to know. */
  DoneInSecret: object({ side }),
  RuleOverridden: object({ code: words, rule: nullable(ruleId), data: json<Json>(), secret: nullable(side) }),
} as const;

export type CampaignEvent = TaggedUnion<typeof EVENTS>;
export type EventOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>;
export const EVENT = tagged(EVENTS);

import type { Json, Tagged } from '../../rulebook';
import { bool, int, list, nullable, object, type Of, oneOf, optional, real } from '../../common/shape';
import type { RuleId } from '../../common/trace';
import { id, json, only, tagged, type TaggedUnion, words } from '../../common/tagged';
import { RATING } from '../battery';
import { FOLLOW_UP_EFFECTS, FOLLOW_UP_LETTERS } from '../data/hit-tables';
import { PHASE_IDS, UNPLANNED_RESULTS } from '../data/turn-tables';
import { HOUSE_RULE_KEYS } from '../house-rules';
import { ARCS, GUNS, HIT_KINDS, LETTERS, MARKERS } from '../types';
import { PLACE, SHIP } from './setup-shape';
import { degrees, edge, inches, MOST_COUNTERS, side, turnNumber } from './shapes';
import { FATES } from './state';

const phase = oneOf(PHASE_IDS);
const count = int(0, 9999);
const ids = list(id, 0, 400);
const hitId = int(0, 1e6);
/** Ids of rules have a form, but an old log is not refused for one that lacks it. */
const ruleId = only<RuleId>('text', (value) => words.problem(value) === null);
const part = object({ rule: ruleId, value: real(-1000, 1000), card: optional(words) });
const num = object({ value: real(-1000, 1000), parts: list(part, 0, 40) });
/** A number that a card changed; left out where none did. */
const byCards = optional(num);
const bySide = object({ ijn: count, irn: count });
const losses = object({ ships: count, boats: count, transports: count });

export const WAITING_HIT = object({
  id: hitId,
  kind: oneOf(HIT_KINDS),
  beyond8: bool,
  restricted: bool,
  source: oneOf(['gunfire', 'torpedo', 'fire', 'umpire'] as const),
  from: nullable(id),
  weapon: oneOf([...GUNS, 'torpedo', null] as const),
  battery: nullable(words),
  range: nullable(RATING.range),
  turn: turnNumber,
  due: phase,
});
export const DAMAGE_MARKER = object({
  id: hitId,
  letter: oneOf(MARKERS),
  permanent: bool,
  hit: hitId,
  turn: turnNumber,
});
const shot = object({
  battery: int(0, 11),
  target: id,
  range: RATING.range,
  arc: nullable(oneOf(ARCS)),
  bearing: nullable(degrees),
});
/** The four numbers of a salvo with their parts, and what the dice made of them. */
/** Null where the players only said whether it found the range. */
const startDie = nullable(int(1, 6));

const salvo = {
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
  hits: list(WAITING_HIT, 0, 200),
};
const firedShot = object({
  battery: int(0, 11),
  name: words,
  weapon: oneOf(GUNS),
  target: id,
  range: RATING.range,
  arc: oneOf(ARCS),
  /** A card gave the ship a second start die, should the first put nothing on target (CARD-7). */
  startAgain: byCards,
  ...salvo,
});
/** Two cells of an owner's table, of three letters each: from beyond 8 inches a natural 6 may read both (AMB-10). */
const MOST_LETTERS = 6;
const workedHit = object({
  hit: hitId,
  die: int(1, 6),
  row: int(0, 6),
  letters: list(oneOf(LETTERS), 0, MOST_LETTERS),
  ignored: list(oneOf(LETTERS), 0, MOST_LETTERS),
  follow: list(
    object({ letter: oneOf(FOLLOW_UP_LETTERS), die: int(1, 6), effect: oneOf(FOLLOW_UP_EFFECTS) }),
    0,
    MOST_LETTERS,
  ),
  fires: count,
  sunk: bool,
});
const turns = list(degrees, 0, 40);
const moveNote = object({
  turn: turnNumber,
  turns,
  distance: inches,
  allowance: inches,
  cost: inches,
  turned: bool,
  overHalf: bool,
  apart: list(object({ ship: id, turns, turned: bool, overHalf: bool }), 0, 8),
});
const obligation = object({ code: id, about: id });
const how = oneOf([
  'already',
  'day',
  'burning',
  'fired',
  'rolled',
  'out-of-range',
  'only-dummies',
  'scenario',
  'umpire',
] as const);

/** Everything that can have happened. Past tense; each tells the whole of it, so that applying it asks nobody. */
const EVENTS = {
  // the course of the turn
  PhaseEnded: object({
    turn: turnNumber,
    phase,
    waived: list(obligation, 0, 400),
    secretlyWaived: list(object({ code: id, about: id, side }), 0, 400),
    /** Nothing was left to do in it, and nobody had to say so. */
    auto: optional(bool),
  }),
  PhaseBegan: object({ turn: turnNumber, phase }),
  SideFinished: object({ side, phase }),
  ObligationWaived: object({ code: id, about: id, secret: nullable(side) }),
  LightChanged: object({
    turn: turnNumber,
    diced: bool,
    rule: nullable(words),
    night: nullable(int(0, 24)),
    day: real(0, 90),
  }),
  BattleEnded: object({
    losses: object({ ijn: losses, irn: losses }),
    points: nullable(object({ ijn: real(-999, 999), irn: real(-999, 999) })),
    winner: nullable(oneOf(['ijn', 'irn', 'draw'] as const)),
    decisive: bool,
    note: words,
  }),
  RuleOverridden: object({ code: id, rule: nullable(words), data: json<Json>(), secret: nullable(side) }),

  // torpedoes
  TorpedoLaunched: object({
    marker: id,
    side,
    turn: turnNumber,
    launcher: id,
    boats: int(1, 20),
    factors: int(1, 20),
    target: id,
    range: RATING.range,
    bearing: nullable(degrees),
    /** Boats of the base that have now launched. */
    launched: count,
  }),
  DummyMarkerPlaced: object({ marker: id, side, turn: turnNumber }),
  TorpedoesRevealed: object({
    markers: ids,
    /** Whom those run at that were launched at a blank counter by the umpire's word. */
    found: optional(list(object({ marker: id, ship: id }), 0, 99)),
  }),
  MarkersRemoved: object({ markers: ids }),
  EvasionDeclared: object({ counter: id, turn: turnNumber, ships: ids }),
  EvasionJudged: object({ marker: id, evaded: bool, away: bool, agreed: bool, degrees: real(0, 9999), moved: inches }),
  TorpedoResolved: object({ marker: id, launcher: id, target: id, die: startDie, ...salvo }),

  // initiative and movement
  InitiativeRolled: object({
    turn: turnNumber,
    dice: bySide,
    rounds: count,
    movesLast: side,
    sums: optional(object({ ijn: num, irn: num })),
  }),
  MoveBegan: object({ counter: id, turn: turnNumber }),
  UnplannedRolled: object({
    counter: id,
    turn: turnNumber,
    total: int(2, 12),
    result: oneOf(UNPLANNED_RESULTS),
    exempt: bool,
  }),
  MoveNoted: object({
    counter: id,
    note: moveNote,
    speed: byCards,
    /** What the rules say against it and nobody may be told while the counter is blank. */
    overlooked: list(id, 0, 20),
    carried: degrees,
    straight: int(0, 9),
    plot: nullable(PLACE),
    /** Where the ships of a sighted line came to; not there where only the leader was plotted. */
    ships: optional(list(object({ ship: id, at: PLACE }), 0, 8)),
  }),
  GroupLeft: object({ counter: id, turn: turnNumber, edge }),
  Plotted: object({ counter: id, at: PLACE, ships: list(object({ ship: id, at: PLACE }), 0, 8) }),
  /** The table is plotted from now on, or no longer; counters listed stand there, or nowhere yet. */
  PlotKept: object({
    on: bool,
    places: list(object({ counter: id, at: nullable(PLACE) }), 0, 200),
    /** Sides that set their counters behind their curtains before the chart is shown. */
    setting: optional(list(side, 0, 2)),
  }),
  CountersSet: object({ side, places: list(object({ counter: id, at: PLACE }), 0, MOST_COUNTERS) }),
  ArrivalRolled: object({ counter: id, turn: turnNumber, die: int(1, 6), atLeast: int(1, 6), made: bool }),
  GroupArrived: object({ counter: id, turn: turnNumber, edge, plot: nullable(PLACE) }),

  AnchorTried: object({ ship: id, turn: turnNumber, die: int(1, 6), weighed: bool }),
  TriggerRolled: object({ trigger: id, rule: words }),
  TriggerHappened: object({ trigger: id, turn: turnNumber }),

  // formations
  ShipLeftFormation: object({
    ship: id,
    from: id,
    to: id,
    /** Where all of the line stood then; not there where nobody plots it. */
    ships: optional(list(object({ ship: id, at: PLACE }), 0, 8)),
  }),
  ShipJoinedFormation: object({ ship: id, from: id, to: id }),
  FlagshipLost: object({ counter: id, ship: id, straight: int(0, 9), fleet: bool }),
  FlagshipNamed: object({ counter: id, ship: id }),
  FleetFlagshipNamed: object({ side, ship: id }),

  // sighting
  RangesNoted: object({ turn: turnNumber, ranges: list(object({ a: id, b: id, inches }), 0, MOST_COUNTERS ** 2) }),
  SightingSwept: object({ turn: turnNumber }),
  CounterSighted: object({ counter: id, by: side, how, range: nullable(RATING.range), need: byCards }),
  SightingFailed: object({ counter: id, by: side, range: RATING.range, need: byCards }),
  DummyRemoved: object({ counter: id, by: side, how, range: nullable(RATING.range), need: byCards }),

  // gunfire
  FireDeclared: object({ ship: id, turn: turnNumber, shots: list(shot, 0, 12) }),
  FireHeld: object({ ship: id, turn: turnNumber }),
  ArcEdgeRolled: object({ ship: id, battery: int(0, 11), target: id, dice: bySide, winner: side }),
  GunfireResolved: object({
    ship: id,
    counter: id,
    turn: turnNumber,
    die: startDie,
    shots: list(firedShot, 0, 12),
    remembered: optional(bool),
  }),

  // damage
  DamageControlled: object({
    ship: id,
    turn: turnNumber,
    attempt: oneOf([...MARKERS, 'fire', null] as const),
    result: nullable(oneOf(['REMOVED', 'NO_CHANGE', 'PERMANENT', 'OUT', 'BURNS_ON', 'EXTRA_HIT'] as const)),
    removed: list(hitId, 0, 99),
    madePermanent: list(hitId, 0, 99),
    fires: RATING.hits,
    extra: list(WAITING_HIT, 0, 99),
    need: byCards,
    safe: byCards,
  }),
  DamageResolved: object({
    ship: id,
    turn: turnNumber,
    phase,
    hits: list(workedHit, 0, 200),
    dropped: list(hitId, 0, 200),
    markers: list(DAMAGE_MARKER, 0, 400),
    fires: RATING.hits,
    status: oneOf(['afloat', 'silenced', 'abandoned', 'sunk'] as const),
    cause: nullable(oneOf(['magazine', 'torpedoes', 'flooding', 'torpedo'] as const)),
  }),
  UnitsLost: object({
    ship: id,
    turn: turnNumber,
    worked: list(hitId, 0, 200),
    lost: count,
    left: count,
    launchedLeft: count,
    harmless: count,
    fate: oneOf(FATES),
  }),

  // cards
  CardsDrawn: object({ side, turn: turnNumber, cards: ids }),
  CardPlayed: object({
    side,
    turn: turnNumber,
    phase,
    card: id,
    target: nullable(id),
    /** Where the card was seen to fall, when its target was behind a blank counter. */
    counter: optional(id),
  }),
  /** A card for one roll has had its roll. */
  CardSpent: object({ side, card: id }),
  CardDiscarded: object({ side, card: id }),

  // the umpire
  FateChanged: object({
    ship: id,
    fate: oneOf(FATES),
    edge: optional(edge),
    /** Hits that wait beside her are still rolled; not there where they went with her. */
    keepsHits: optional(bool),
  }),
  ShipAdded: object({ side, ship: SHIP, counter: id, offTable: bool }),
  HouseRuleChanged: object({ key: oneOf(HOUSE_RULE_KEYS), before: words, value: words }),
  Corrected: object({ path: list(id, 1, 4), before: json<Json>(), value: json<Json>(), reason: words }),
} as const;

export type BattleEvent = TaggedUnion<typeof EVENTS> & Tagged;
export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: T }>;
export type FiredShot = Of<typeof firedShot>;
export const EVENT = tagged(EVENTS);

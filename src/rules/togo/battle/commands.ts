import { bool, either, int, list, nullable, object, oneOf, optional, real } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { RATING } from '../battery';
import { PHASE_IDS } from '../data/turn-tables';
import { HOUSE_RULE_KEYS } from '../house-rules';
import { ARCS } from '../types';
import { SHIP_CARD } from './setup-shape';
import { degrees, edge, inches, MOST_COUNTERS, side } from './shapes';
import { FATES } from './state';

const place = object({ x: real(-100, 200), y: real(-100, 200), heading: degrees });
const shipPlaces = list(object({ ship: id, at: place }), 0, 8);
const shot = object({
  battery: int(0, 11),
  target: id,
  range: RATING.range,
  arc: optional(oneOf(ARCS)),
  bearing: optional(degrees),
});
const shots = list(shot, 1, 12);
const turns = list(degrees, 0, 40);
const phase = oneOf(PHASE_IDS);

/** Everything somebody at the table can ask for. One line of the README stands for each. */
const COMMANDS = {
  // the course of the turn
  /** `auto`: nobody asked for it; only where `isPhaseDone`. */
  endPhase: object({ phase, waive: optional(bool), through: optional(phase), auto: optional(bool) }),
  finishSide: object({ side }),
  /** `side`: behind whose curtain, where the obligation is that side's secret. */
  waive: object({ code: id, about: id, side: optional(side) }),
  endBattle: object({ winner: optional(nullable(oneOf(['ijn', 'irn', 'draw'] as const))), note: optional(words) }),

  // A, and torpedoes as they run
  launchTorpedoes: object({
    ship: id,
    boats: optional(int(1, 20)),
    attacks: list(object({ target: id, factors: int(1, 20), range: RATING.range, bearing: optional(degrees) }), 1, 8),
  }),
  placeDummyMarker: object({ side, count: optional(int(1, 20)) }),
  passTorpedoes: object({ side }),
  /** Both admirals say aloud that nobody launches: the one way past the curtains. */
  passTorpedoesAloud: object({}),
  declareEvasion: object({ ships: list(id, 1, 8) }),
  confirmEvasion: object({ marker: id, away: bool, agreed: optional(bool) }),
  resolveTorpedo: object({ marker: id }),

  // initiative, B and C
  rollInitiative: object({}),
  beginMove: object({ counter: id }),
  rollUnplanned: object({ counter: id }),
  noteMove: object({
    counter: id,
    turns,
    distance: inches,
    leaves: optional(edge),
    apart: optional(list(object({ ship: id, turns }), 0, 8)),
    plot: optional(place),
    ships: optional(shipPlaces),
  }),
  /** Formations that go straight ahead, for one tap: each begins, rolls where it must, and is noted if it may go on. */
  moveAhead: object({
    moves: list(
      object({ counter: id, distance: inches, plot: optional(place), ships: optional(shipPlaces) }),
      1,
      MOST_COUNTERS,
    ),
  }),
  plot: object({ counter: id, at: place, ships: optional(shipPlaces) }),
  /** From behind the side's curtain; counters that are not named stay where they were dealt. */
  setCounters: object({ side, places: list(object({ counter: id, at: place }), 0, MOST_COUNTERS) }),
  keepPlot: object({ on: bool, from: optional(oneOf(['known', 'empty'] as const)) }),
  rollArrival: object({ counter: id, eased: optional(bool) }),
  arrive: object({ counter: id, edge, plot: optional(place) }),

  weighAnchor: object({ ship: id }),
  rollVisibility: object({}),
  raiseTrigger: object({ trigger: id }),

  // formations
  /** `ships`: where all of the line stand, for those who plot. */
  leaveFormation: object({ ship: id, ships: optional(shipPlaces) }),
  joinFormation: object({ ship: id, counter: id }),
  nameFlagship: object({ counter: id, ship: id }),
  nameFleetFlagship: object({ side, ship: id }),

  // E
  noteRanges: object({ ranges: list(object({ a: id, b: id, inches }), 1, MOST_COUNTERS ** 2) }),
  sightAutomatically: object({}),
  trySighting: object({ side, counter: id, range: RATING.range }),

  // F
  declareFire: object({ ship: id, shots }),
  holdFire: object({ ships: list(id, 1, 80) }),
  rollArcEdge: object({ ship: id, battery: int(0, 11), target: id }),
  /**
   * A ship's, a division's or a side's; `holds` are those of them that keep silent. `remember`: targets and ranges are kept
   * for the reply and for later turns. Older logs do without it.
   */
  fire: object({
    fires: list(object({ ship: id, shots: optional(shots) }), 1, 80),
    holds: optional(list(id, 0, 80)),
    remember: optional(bool),
  }),

  // G and H
  controlDamage: object({
    tries: list(object({ ship: id, attempt: nullable(either(oneOf(['fire'] as const), int(0, 1e6))) }), 1, 80),
  }),
  rollDamage: object({ ships: list(id, 1, 80), stopAtExplosion: optional(bool) }),

  // cards
  drawCards: object({ side }),
  /** Both sides at once; each looks at its hand when it likes. */
  drawBoth: object({}),
  playCard: object({ side, card: id, target: optional(nullable(id)) }),
  discardCard: object({ side, card: id }),

  // the umpire, and changes in mid-battle
  /** `edge`: the one she left by. */
  setFate: object({ ship: id, fate: oneOf(FATES), edge: optional(edge) }),
  addShip: object({
    side,
    id,
    name: words,
    card: SHIP_CARD,
    units: optional(int(1, 60)),
    lengthM: optional(real(1, 400)),
    counter: optional(nullable(id)),
    offTable: optional(bool),
  }),
  removeShip: object({ ship: id }),
  changeHouseRule: object({ key: oneOf(HOUSE_RULE_KEYS), value: words }),
  correct: object({ path: list(id, 1, 4), value: json<Json>(), reason: optional(words) }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND = tagged(COMMANDS);
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];

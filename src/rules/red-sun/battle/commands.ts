import { bool, int, list, nullable, object, oneOf, optional } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
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
} from '../shapes';
import { AID_EVENTS } from '../types';
import { ALL_ROWS, PLACES, STAGES } from './state';

const ids = list(id, 1, 80);
const anyIds = list(id, 0, 80);
const strength = optional(int(0, 999));

/** Everything somebody at the table can ask for. One line of the README stands for each. */
const COMMANDS = {
  // the naval stages
  pickSorties: object({ side, fleets: anyIds }),
  /** Without fleets: as they were picked. */
  rollInitiative: object({ side, fleets: optional(anyIds) }),
  recordSearch: object({ ijn: ids, irn: ids, found: bool }),
  moveFleet: object({ fleet: id, place: oneOf(PLACES) }),
  setBlockade: object({ fleet: id, blockade: bool }),
  refuseCombat: object({ fleet: id }),
  nextRound: object({}),
  rollBlockade: object({ fleet: id }),
  chooseShips: object({ ships: ids }),

  // a naval battle
  startBattle: object({ ijn: ids, irn: ids, hours: optional(nullable(int(1, 48))) }),
  rollWeather: object({}),
  recordSighting: object({ found: bool }),
  rollManoeuvre: object({}),
  setRange: object({ range: int(-99, 99) }),
  /** Null holds fire. */
  aim: object({ ships: ids, target: nullable(id) }),
  fireAll: object({}),
  holdFire: object({}),
  fireTorpedoes: object({ side, shots: list(object({ ship: id, target: id }), 1, 80) }),
  skipTorpedoes: object({}),
  rollAdmiral: object({ fleet: id }),
  applyMorale: object({}),
  nextHour: object({}),
  endBattle: object({}),

  // the land stages
  setSupply: object({ units: ids, supplied: bool }),
  assignUnit: object({ unit: id, hq: nullable(id) }),
  replaceStep: object({ unit: id }),
  activate: object({ who: ids, lend: bool }),
  /** Strengths are those of the units unless they are given. */
  assault: object({ attackers: anyIds, defenders: anyIds, attack: strength, defence: strength, terrain, river: bool }),
  takeLosses: object({ losses: list(object({ unit: id, steps: int(1, 8) }), 0, 80) }),
  nextAssaultRound: object({}),

  // checklists and the end of a turn
  tick: object({ row: oneOf(ALL_ROWS), done: bool }),
  endStage: object({}),
  placeTrenches: object({ units: ids }),
  raiseMorale: object({ fleets: ids }),
  claimAid: object({ event: oneOf(AID_EVENTS) }),
  /** Without a season: as the turns of a season say, or the same. */
  endTurn: object({ season: optional(season) }),
  endCampaign: object({ winner: nullable(side) }),

  // what the players type, and changes by hand
  addFleet: object({ fleet: FLEET }),
  addShip: object({ fleet: id, ship: SHIP }),
  addHeadquarters: object({ headquarters: HEADQUARTERS }),
  addUnit: object({ side, hq: nullable(id), unit: UNIT }),
  typeShip: object({ ship: id, values: SHIP_VALUES }),
  /** Of a headquarters or a unit. */
  typeRating: object({ who: id, rating: int(0, 12), commandValue: optional(typed(12)) }),
  appoint: object({ fleet: id, name: words, rating: typed(12), flagship: optional(nullable(id)) }),
  disable: object({ ship: id, disabled: bool }),
  setSighting: SIGHTING,
  useTable: object({ source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) }),
  changeHouseRule: object({ key: oneOf(RULING_KEYS), value: words }),
  goTo: object({ turn: int(1, 99), season, stage: oneOf(STAGES) }),
  correct: object({ path: list(id, 1, 3), value: json<Json>(), reason: optional(words) }),
  /** A roll of the Quick page: nothing follows from it. */
  keepRoll: object({ roll: KEPT_ROLL }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];
export const COMMAND = tagged(COMMANDS);

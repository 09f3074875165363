import { bool, int, list, nullable, object, oneOf, optional } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { KEPT_ROLL } from '../kept-roll';
import { RULING_KEYS } from '../rulings';
import { GUNS, HOMECOMING, label, READING, side, table, WHERE } from '../shapes';
import { PLANS, WEAPONS } from '../types';
import { TERMINAL_ROWS } from './state';

const ids = list(id, 1, 120);
const count = int(0, 60);
const column = int(-5, 18);
const claim = list(object({ side, port: id }), 0, 20);

/** Everything somebody at the table can ask for. One line of the README stands for each. */
const COMMANDS = {
  // before the first phase
  rollItalianCruisers: object({}),
  place: object({ group: id, where: WHERE }),
  addShip: object({ ship: id, side, where: WHERE }),
  startCampaign: object({}),

  // a naval phase
  startPhase: object({ claims: claim }),
  form: object({ side, ships: ids, name: optional(nullable(words)) }),
  /** `mine`: the hex of a mine it passed through. Without `partialSea`: as the place says. */
  moveGroup: object({ group: id, where: WHERE, partialSea: optional(bool), mine: optional(nullable(label)) }),
  rollGrounding: object({ side, order: optional(ids) }),
  endMove: object({}),
  /** Counts are worked out from the searching groups unless they are given. */
  search: object({
    own: ids,
    enemy: ids,
    evades: bool,
    partialSea: optional(bool),
    alreadyThere: optional(bool),
    destroyers: optional(count),
    twoHits: optional(count),
    lowMorale: optional(count),
  }),
  searchZone: object({ own: ids, enemy: ids }),
  attackPort: object({ own: ids, port: id }),
  sendBlockShips: object({ ships: ids }),
  raidTown: object({ group: id }),
  retreat: object({ group: id, where: WHERE }),
  endFight: object({}),
  placeFlyingBase: object({ hex: label }),
  deliverLoads: object({ loads: int(1, 40) }),

  // the Battle Board
  arrange: object({ unit: id, column }),
  orderLine: object({ side, units: ids }),
  moveUnit: object({ unit: id, column }),
  dropShips: object({ unit: id, ships: ids }),
  takeOut: object({ units: ids }),
  /** Without units: all divisions of the side. */
  flee: object({ side, units: optional(ids) }),
  /** Without a unit: of the first flight that waits for its die. */
  rollFlight: object({ side, unit: optional(id) }),
  screen: object({ unit: id, screened: nullable(id) }),
  /** Without a weapon: both. Null holds fire; a division takes them ship by ship, lead on lead. */
  aim: object({ ships: ids, target: nullable(id), weapon: optional(oneOf(WEAPONS)) }),
  /** The target of each torpedo salvo; without targets the launch is called off. */
  aimTorpedoes: object({ ship: id, targets: list(id, 0, 12) }),
  /** Without launches: as they were aimed. */
  fireRound: object({ launches: optional(list(object({ ship: id, targets: list(id, 1, 12) }), 0, 60)) }),
  markHits: object({}),
  endBattle: object({}),
  /**
   * What became of the ships in a battle of Togo, which is played for this one; who is not named is as she was. `place`:
   * of a contact that nobody has spotted. `edge`: of the board, for who left it.
   */
  bringHome: object({ battle: id, place: optional(label), ships: list(HOMECOMING, 0, 200) }),

  // the terminal phase
  repair: object({ side: optional(side), ships: list(id, 0, 60) }),
  layMine: object({ side, hex: label }),
  sweepMine: object({ hex: label, ships: ids }),
  resolveTroops: object({}),
  choosePlan: object({ plan: oneOf(PLANS) }),
  moveZones: object({ moves: list(object({ group: id, where: WHERE }), 0, 60) }),
  adjustMorale: object({}),
  placeMerchants: object({ port: id }),
  clearChannel: object({}),
  skipRow: object({ row: oneOf(TERMINAL_ROWS) }),
  scuttle: object({ ships: list(id, 0, 60) }),
  endMonth: object({}),
  endCampaign: object({}),

  // what the players type, and changes by hand
  useTable: object({ table, source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) }),
  typeGuns: object({ ship: id, guns: GUNS }),
  confirmGuns: object({ ships: ids }),
  setStartColumns: object({ ijn: int(1, 12), irn: int(1, 12) }),
  changeHouseRule: object({ key: oneOf(RULING_KEYS), value: words }),
  /** 7 is the terminal phase. */
  goTo: object({ year: int(1904, 1906), month: int(1, 12), phase: int(1, 7) }),
  correct: object({ path: list(id, 1, 3), value: json<Json>(), reason: optional(words) }),
  /** A quick roll that belongs to this campaign after all. Nothing follows from it. */
  keepRoll: object({ roll: KEPT_ROLL }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];
export const COMMAND = tagged(COMMANDS);

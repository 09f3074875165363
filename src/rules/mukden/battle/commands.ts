import { int, list, nullable, object, oneOf, optional } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { KEPT_ROLL } from '../kept-roll';
import { RULING_KEYS } from '../rulings';
import { BOARD, hexNumber, hexside, lastRow, side, terrain, UNIT } from '../shapes';
import { TABLE, turnNumber } from './setup';
import { ORDERS, PHASES } from './state';

const ids = list(id, 1, 60);
const anyIds = list(id, 0, 60);
const factors = int(0, 99);

/** Everything somebody at the table can ask for. One line of the README stands for each. */
const COMMANDS = {
  // the phases
  placeCorps: object({ hex: nullable(hexNumber) }),
  chooseOrder: object({ first: oneOf(ORDERS) }),
  rollParalysis: object({}),
  paralyse: object({ units: anyIds }),
  agreeToEnd: object({}),
  recover: object({}),
  /** Russian units without communication at the end, and steps of those that are on no list. */
  judge: object({ withoutLoc: list(id, 0, 228), steps: optional(int(0, 400)) }),
  capitulate: object({ side }),
  playOn: object({}),

  // an action
  /** Null: somewhere on the table. The path is found where the map is painted, unless it is given. */
  moveUnit: object({ unit: id, to: nullable(hexNumber), path: optional(list(hexNumber, 2, 30)) }),
  flipUnit: object({ unit: id }),
  /** What is left out is taken from the units and the painted map; without units the factors are typed. */
  declareAttack: object({
    target: nullable(hexNumber),
    attackers: list(
      object({
        units: anyIds,
        hex: optional(nullable(hexNumber)),
        place: optional(nullable(int(0, 5))),
        factors: optional(factors),
        hexside: optional(hexside),
      }),
      1,
      12,
    ),
    defence: optional(factors),
    terrain: optional(terrain),
    bombardment: optional(int(0, 99)),
  }),
  showDefenders: object({ defence: factors }),
  rollAttack: object({}),
  takeLosses: object({ side, losses: list(object({ unit: id, steps: int(1, 12) }), 0, 60) }),
  advance: object({ units: ids }),
  probe: object({ units: ids, to: nullable(hexNumber) }),
  endAction: object({}),

  // what the players type, and changes by hand
  restack: object({ hex: hexNumber, units: ids }),
  placeUnit: object({ unit: id, hex: nullable(hexNumber) }),
  addUnit: object({ unit: UNIT }),
  removeUnit: object({ unit: id }),
  /** A critical hex, or all of the railroad. */
  setControl: object({ place: oneOf(['mukden', 'liaoyang', 'railroad'] as const), side }),
  /** The opponent agreed that something finished be taken back. */
  recordConsent: object({ side }),
  /** A quick roll that somebody wants in the log; nothing follows from it. */
  keepRoll: object({ roll: KEPT_ROLL }),
  useTable: TABLE,
  useBoard: object({ board: nullable(BOARD), lastRow: optional(lastRow) }),
  changeHouseRule: object({ key: oneOf(RULING_KEYS), value: words }),
  goTo: object({ turn: turnNumber, phase: oneOf(PHASES), order: optional(nullable(oneOf(ORDERS))) }),
  correct: object({ path: list(id, 1, 3), value: json<Json>(), reason: optional(words) }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];
export const COMMAND = tagged(COMMANDS);

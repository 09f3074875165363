import { bool, int, list, nullable, object, oneOf, optional } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { RULING_KEYS } from '../rulings';
import { RATINGS, shipClass, side } from '../shapes';
import { CHITS, FIRES, FLEETS, LETTERS } from '../types';

const fleet = oneOf(['vladivostok', 'port-arthur', 'japan'] as const);
const ships = list(id, 1, 60);
const sides = list(side, 1, 2);
/** Wider than the book allows: what is outside is refused by its rule, and may be allowed anyway. */
const typed = nullable(int(-99, 99));
const ratings = object({ primary: typed, secondary: typed, letter: oneOf(LETTERS), torpedo: bool });

/** Everything somebody at the table can ask for. One line of the README stands for each. */
export const COMMANDS = {
  // sortie
  stayInPort: object({ fleet }),
  /** `portArthur`: the Japanese ships that go against Port Arthur, where one decision is for both fleets (AMB-1). */
  sail: object({ fleet, ships: list(id, 0, 60), portArthur: optional(list(id, 0, 60)) }),
  announceEvacuation: object({}),
  enterCoastal: object({}),
  leaveCoastal: object({}),
  stayOut: object({ side }),
  reveal: object({}),
  withdraw: object({ side }),
  fightOn: object({ side }),

  // manoeuvre
  pickChits: object({ side, chits: list(oneOf(CHITS), 2, 2) }),
  revealChits: object({}),
  crossT: object({ side }),
  keepBroadside: object({ side }),

  // combat
  lineUp: object({ side, ships }),
  /** Without sets: matched in line order, guns. */
  fire: object({
    side,
    sets: optional(list(object({ target: id, firers: list(object({ ship: id, fire: oneOf(FIRES) }), 1, 60) }), 0, 60)),
  }),
  laySmoke: object({ side }),
  noSmoke: object({ side }),

  // recovery, and between Naval Phases
  recover: object({ sides }),
  repair: object({ sides }),
  nextTurn: object({}),
  losePortArthur: object({}),

  // the end
  beginTsushima: object({}),
  enterOpenSea: object({}),
  endCampaign: object({}),

  // what the players type, and changes by hand
  setBaseGame: object({
    victoryPoints: optional(nullable(int(0, 999))),
    transport: optional(nullable(int(0, 999))),
  }),
  typeRatings: object({ ship: id, ratings, damagedRatings: optional(nullable(ratings)) }),
  addShip: object({ id, name: words, fleet: oneOf(FLEETS), class: shipClass, ratings: nullable(RATINGS) }),
  changeHouseRule: object({ key: oneOf(RULING_KEYS), value: words }),
  goTo: object({ turn: int(1, 99), step: oneOf(['sortie', 'recovery', 'land'] as const) }),
  correct: object({ path: list(id, 1, 3), value: json<Json>(), reason: optional(words) }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];
export const COMMAND = tagged(COMMANDS);

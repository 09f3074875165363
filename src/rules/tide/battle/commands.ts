import { int, list, nullable, object, oneOf, optional } from '../../common/shape';
import { id, json, tagged, type TaggedUnion, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { RULING_KEYS } from '../rulings';
import { KEPT_ROLL, PLAN, shipClass, side, TYPED_RATINGS } from '../shapes';
import { CHITS, FIRES, FLEETS } from '../types';

const fleet = oneOf(['vladivostok', 'port-arthur', 'japan'] as const);
const ships = list(id, 1, 60);
const sides = list(side, 1, 2);

/** Everything somebody at the table can ask for. One line of the README stands for each. */
const COMMANDS = {
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
  /** Fewer than two are a choice half made, kept behind its curtain until it is whole. */
  pickChits: object({ side, chits: list(oneOf(CHITS), 0, 2) }),
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
  /**
   * What became of the ships in a battle of Togo, which is played for this fight; who is not named is as she was. `harm`: of
   * a battleship 1 for her damaged side, of others their hit markers; as many as sink her when she is lost.
   */
  bringHome: object({ battle: id, ships: list(object({ ship: id, harm: int(0, 3) }), 0, 120) }),

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
  typeRatings: object({ ship: id, ratings: TYPED_RATINGS, damagedRatings: optional(nullable(TYPED_RATINGS)) }),
  addShip: object({ id, name: words, fleet: oneOf(FLEETS), class: shipClass, ratings: nullable(TYPED_RATINGS) }),
  /** The ship whose plan is drawn for a counter; null for the usual one of her class. */
  linkPlan: object({ ship: id, plan: nullable(PLAN) }),
  changeHouseRule: object({ key: oneOf(RULING_KEYS), value: words }),
  goTo: object({ turn: int(1, 99), step: oneOf(['sortie', 'recovery', 'land'] as const) }),
  correct: object({ path: list(id, 1, 3), value: json<Json>(), reason: optional(words) }),
  /** A quick roll that belongs to this campaign after all. Nothing follows from it. */
  keepRoll: object({ roll: KEPT_ROLL }),
} as const;

export type Command = TaggedUnion<typeof COMMANDS>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];
export const COMMAND = tagged(COMMANDS);

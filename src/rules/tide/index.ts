/** The public face of The Tide at Sunrise. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  type Advantage,
  type Chit,
  CHITS,
  type ChitPair,
  CLASSES,
  type Fire,
  type Fleet,
  FLEETS,
  type Letter,
  LETTERS,
  otherSide,
  type Port,
  PORTS,
  type Purpose,
  RANGES,
  type Ratings,
  type RussianFleet,
  type ShipClass,
  type Side,
  sideOf,
  SIDES,
  type TideRule,
  type Weapon,
  WEAPONS,
} from './types';

export { MATRIX, PAIRS, RESULTS, TSUSHIMA_ROUNDS } from './data/manoeuvre-tables';
export { TOGO_POINTS, TOGO_START, type TogoReason, TRANSPORT_LOST, WINNING_TOTAL } from './data/point-tables';
export { type Counter, COUNTERS, HOUSE_RATINGS } from './data/ships';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';
export { type KeptRoll, MOST_QUICK_DICE, type Plan } from './shapes';
export { type CountersDocument, houseCounters } from './documents';

export { type Manoeuvre, manoeuvre, placeOf } from './manoeuvre';
export { shotRefusal } from './refusals';
export { MOST_RATING, SINKS_AT } from './data/combat-tables';
export { harmAfter, harmOf } from './damage';
export { batteriesOf, type Battery, type Gunner, type ShotFacts } from './shot';
export { type FiringSet } from './procedures';
export { crossingOdds, type DieOdds, minesOdds, recoveryOdds, type ShotOdds, shotOdds } from './odds/shot-odds';
export { roundOdds, setOdds, type TargetOdds } from './odds/round-odds';
export { type FightFacts, type FightOdds, fightOdds, type FightShip, type ShipFightOdds } from './odds/fight-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, type EventOf } from './battle/events';
export type { EventCode } from './battle/describe';
export type { OwedCode } from './battle/owed';
export { ALL_REFUSALS, type TideRefusalCode } from './battle/refusals';
export { type Phase, PHASES } from './battle/moment';
export { houseSetup, type Setup } from './battle/setup';
export {
  allShips,
  type CampaignState,
  findShip,
  isSecretInPort,
  type LedgerLine,
  type Ship,
  type Step,
  throughMines,
} from './battle/state';
export { campaignView, type CampaignView, type FightView, type ShipView } from './battle/view';
export { firingSets, ratingsOf, setsInOrder } from './battle/decide/combat';
export { decidesForBoth, isFrozen, mayAnnounceEvacuation, rollsIn } from './battle/flow';
export { mayCross } from './battle/fighting';
export { transportLeft } from './battle/transport';
export type { TideWhere } from './battle/where';
export { playerCommand } from './battle/players';
export { tideCampaign } from './battle/rulebook';
export { FIRST_GAME } from './first-game';
export { ADVANTAGE_MODIFIERS, DICE, RANGE_MODIFIERS, SMOKE_MODIFIER, TORPEDO_NEED } from './data/combat-tables';
export { CROSSING, MINES, RECOVERY } from './data/port-tables';
export { fightAhead, swappedFight } from './odds/fight-ahead';

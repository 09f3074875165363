/** The public face of Mukden. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  type Concentric,
  HALF_DIVISIONS,
  type Hex,
  type Hexside,
  HEXSIDES,
  LAST_SUDDEN_TURN,
  LAST_TURN,
  type Losses,
  MARKERS,
  MOST_IN_A_HEX,
  MOST_STRENGTH,
  otherSide,
  type Paint,
  type Purpose,
  type River,
  type Side,
  SIDES,
  type Size,
  SIZES,
  STACK_LIMIT,
  type Terrain,
  TERRAINS,
  UNIT_TYPES,
} from './types';

export {
  DIRECTIONS,
  directionOf,
  FIRST_COLUMN,
  type Grid,
  gridOf,
  hexAt,
  isAdjacent,
  isHexNumber,
  isOnMap,
  LAST_COLUMN,
  LAST_ROW,
  neighbourAt,
  neighboursOf,
} from './hexes';
export { hexesIn, isIn, lineOf, linesOf, zoneOf } from './zones';
export { hexsideBetween, sideKey, terrainAt } from './movement';
export { houseRailroad, LIAOYANG, MUKDEN_HEX, RAIL_END } from './data/critical-hexes';
export {
  cellsOfCrt,
  columnName,
  type Crt,
  crtForm,
  crtOf,
  HEADINGS_FORM,
  headingsOf,
  HOUSE_CRT,
  RESULTS,
  TABLE_FORMS,
} from './data/crt';
export { HOUSE_UNITS } from './data/house-units';
export { type BoardDocument, parseBoard, parseUnits, type UnitsDocument } from './documents';
export { type Board, hexside, mapHex, type PrintedUnit, side, terrain } from './shapes';
export type { KeptRoll } from './kept-roll';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';

export {
  type AttackFacts,
  type AttackReading,
  concentricOf,
  factorsOf,
  mostMarkers,
  type Shift,
  shiftsOf,
} from './combat';
export { russianGoal, russianTotal, verdictOf } from './victory';
export { paralysedBy, rollCombat, rollParalysis } from './procedures';
export { type AttackOdds, attackOdds, chainOdds, paralysisOdds } from './odds/attack-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, type EventOf } from './battle/events';
export type { EventCode } from './battle/describe';
export { evenLosses, type OwedCode, withoutLine } from './battle/owed';
export { ALL_REFUSALS, type MukdenRefusalCode } from './battle/refusals';
export { needsConsent } from './battle/consent';
export { houseSetup, type Setup } from './battle/setup';
export {
  type Action,
  type ActionStep,
  allUnits,
  type CampaignState,
  findUnit,
  gridIn,
  hexesOf,
  isFlipped,
  isInPlay,
  isReady,
  type Order,
  ORDERS,
  type Phase,
  PHASES,
  stackAt,
  type TapeEntry,
  type Unit,
  unitsOf,
} from './battle/state';
export { exposed, mayFollow } from './battle/decide/attack';
export { judgeMarch } from './battle/decide/move';
export { criticalAt, isCorpsDue } from './battle/flow';
export { knowsUnit } from './battle/curtain';
export { isBlank } from './battle/known';
export { campaignView, type CampaignView, type MeterView, type UnitView } from './battle/view';
export type { MukdenWhere } from './battle/where';
export { playerCommand, usual } from './battle/players';
export { mukdenCampaign } from './battle/rulebook';
export { FIRST_GAME } from './first-game';
export { attackAhead, swappedAttack } from './odds/attack-ahead';

/** The public face of Mukden. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  type Concentric,
  FORCED_MARCH,
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
  MOVEMENT_POINTS,
  type MukdenRule,
  otherSide,
  type Paint,
  PAINTS,
  type Purpose,
  PURPOSES,
  type River,
  RIVERS,
  SHIFT_CAUSES,
  type ShiftCause,
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
  indexOf,
  isAdjacent,
  isHexNumber,
  isOnMap,
  LAST_COLUMN,
  LAST_ROW,
  neighbourAt,
  neighboursOf,
} from './hexes';
export { hasLine, hexesIn, isIn, type Line, lineOf, linesOf, supplyDistances, zoneOf } from './zones';
export {
  cheapestMarch,
  costOf,
  hexsideBetween,
  type March,
  type Opposition,
  sideKey,
  stepCost,
  terrainAt,
  type ZoneRule,
} from './movement';
export { houseRailroad, LIAOYANG, MUKDEN_HEX, RAIL_END, railroadOf } from './data/critical-hexes';
export {
  cellsOfCrt,
  columnName,
  type Crt,
  crtForm,
  crtOf,
  FIFTEENTH_DIVISION,
  HEADINGS_FORM,
  headingsOf,
  HOUSE_CRT,
  lossesOf,
  resultOf,
  RESULTS,
  TABLE_FORMS,
} from './data/crt';
export { HOUSE_UNITS } from './data/house-units';
export { type BoardDocument, houseUnits, parseBoard, parseUnits, type UnitsDocument } from './documents';
export { type Board, BOARD, CRT, hexside, mapHex, type PrintedUnit, side, terrain, UNIT } from './shapes';
export type { KeptRoll } from './kept-roll';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';

export {
  type AttackFacts,
  type AttackingHex,
  type AttackReading,
  cellsAt,
  columnOf,
  concentricOf,
  factorsOf,
  mostMarkers,
  readAttack,
  type Shift,
  shiftsOf,
} from './combat';
export { russianGoal, russianTotal, suddenWinner, type Verdict, verdictOf } from './victory';
export { paralysedBy, rollCombat, rollParalysis } from './procedures';
export {
  type AttackOdds,
  attackOdds,
  type ChainFacts,
  type ChainOdds,
  chainOdds,
  columnOdds,
  paralysisOdds,
} from './odds/attack-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, EVENT_TYPES, type EventOf } from './battle/events';
export type { EventCode } from './battle/describe';
export { evenLosses, type OwedCode, withoutLine } from './battle/owed';
export { ALL_REFUSALS, type MukdenRefusalCode } from './battle/refusals';
export { needsConsent } from './battle/consent';
export { houseSetup, type Setup } from './battle/setup';
export {
  type Action,
  type ActionPart,
  type ActionStep,
  activityOf,
  allUnits,
  type Attack,
  type AttackFrom,
  type CampaignState,
  cavalryCorps,
  findUnit,
  gridIn,
  hexesOf,
  isInPlay,
  isReady,
  type Order,
  ORDERS,
  type Phase,
  PHASES,
  type Result,
  stackAt,
  type TapeEntry,
  type Unit,
  unitsOf,
} from './battle/state';
export { corpsHexes } from './battle/decide/turn';
export { attackOf, exposed, mayFollow } from './battle/decide/attack';
export { judgeMarch } from './battle/decide/move';
export { criticalAt } from './battle/flow';
export { knowsUnit, type MukdenViewer } from './battle/curtain';
export {
  type AttackView,
  campaignView,
  type CampaignView,
  type MeterView,
  type StackView,
  type UnitView,
} from './battle/view';
export type { LastCode, MukdenWhere } from './battle/where';
export { playerCommand, usual } from './battle/players';
export { mukdenCampaign } from './battle/rulebook';
export { FIRST_GAME } from './first-game';
export { attackAhead, swappedAttack } from './odds/attack-ahead';

/** The public face of Red Sun Rising. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  AID_EVENTS,
  type AidEvent,
  type Attrition,
  ATTRITIONS,
  BELOW_ODDS,
  type Casualty,
  CASUALTIES,
  CHANGES,
  type Odds,
  ODDS,
  type OddsColumn,
  otherSide,
  type Purpose,
  PURPOSES,
  type RangeChange,
  type RedSunRule,
  type Season,
  SEASONS,
  type Side,
  SIDES,
  type Terrain,
  TERRAINS,
  type Weather,
  WEATHERS,
} from './types';

export {
  ATTRITION_POINTS,
  ATTRITION_SHIPS,
  BLOCKADE_MODIFIER,
  COMMAND_MODIFIER,
  INITIAL_RANGE,
  MOST_STRENGTH,
  NAVAL_CRT,
  NAVAL_ROUNDS,
  WEATHER_CHANGE,
  WEATHER_MODIFIER,
} from './data/naval-tables';
export { ASSAULT_ROUNDS, LAND_CRT, type Losses, TERRAIN_CHART, type TerrainRow } from './data/land-tables';
export { HOUSE_CELLS, HOUSE_MANOEUVRE, type ManoeuvreReading, readingOf, TABLE_FORMS } from './data/manoeuvre';
export { HOUSE_FORCES } from './data/house-forces';
export { blankForces, type ForcesDocument, houseForces, parseForces } from './documents';
export type { KeptRoll } from './kept-roll';
export type { Forces } from './shapes';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';

export { damageByFace, readShot, type ShotFacts, type ShotReading } from './naval';
export { assaultModifier, assaultRow, lossesAt, oddsColumn } from './land';
export { fireShots, rollAdmiral, rollAssault, rollBlockade, rollWeather } from './procedures';

export { shotOdds, type ShotOdds } from './odds/shot-odds';
export { weatherOdds, type WeatherChances } from './odds/weather-odds';
export {
  type Firer,
  type FleetFacts,
  fleetOdds,
  type FleetTarget,
  sunkPointsOdds,
  type TargetOdds,
} from './odds/fleet-odds';
export {
  activationOdds,
  admiralOdds,
  blockadeOdds,
  type ChainFacts,
  chainOdds,
  type CommandOdds,
  initiativeOdds,
} from './odds/event-odds';
export {
  type AfterRound,
  type AssaultFacts,
  assaultOdds,
  type LandFacts,
  type LandOdds,
  landOdds,
  strengthLadder,
} from './odds/assault-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, EVENT_TYPES, type EventOf } from './battle/events';
export type { EventCode } from './battle/describe';
export type { OwedCode } from './battle/owed';
export { ALL_REFUSALS, type RedSunRefusalCode } from './battle/refusals';
export { type Phase, PHASES } from './battle/moment';
export { houseSetup, type Setup } from './battle/setup';
export {
  type Activation,
  type Admiral,
  allFleets,
  allHqs,
  allUnits,
  type Battle,
  type CampaignState,
  findFleet,
  findHq,
  findShip,
  findUnit,
  type Fleet,
  type Headquarters,
  HOUR_STEPS,
  type HourStep,
  isEliminated,
  isPrivate,
  type MoraleEntry,
  type MoraleReason,
  type Place,
  PLACES,
  type Row,
  rowsOf,
  type Ship,
  shipsOf,
  sideOf,
  type Stage,
  STAGES,
  stepsLeft,
  strengthNow,
  type Unit,
} from './battle/state';
export {
  type Gunner,
  gunnersOf,
  isOutOfSight,
  lineOf,
  moraleDue,
  sightingOf,
  targetOf,
  torpedoShips,
  torpedoShot,
} from './battle/fighting';
export { isFloating, outAtSea, picksLeft, rowsLeft, sailable, seasonNext, toBlockade } from './battle/flow';
export { cheapestLosses, lendable, mayTry } from './battle/decide/land';
export { isDecided } from './battle/decide/hour';
export {
  type ActivationView,
  type BattleView,
  campaignView,
  type CampaignView,
  type CombatantView,
  type GunnerView,
  type TrierView,
} from './battle/view';
export type { LastCode, RedSunWhere } from './battle/where';
export { playerCommand, usual } from './battle/players';
export { redSunCampaign } from './battle/rulebook';
export { FIRST_GAME } from './first-game';
export { ADMIRAL_CASUALTY, BLOCKADE, INITIAL_WEATHER, POINTS_A_MORALE } from './data/naval-tables';
export { assaultAhead, swappedAssault } from './odds/assault-ahead';
export { battleAhead } from './odds/battle-ahead';

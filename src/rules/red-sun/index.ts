/** The public face of Red Sun Rising. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  AID_EVENTS,
  type AidEvent,
  type Attrition,
  ATTRITIONS,
  BELOW_ODDS,
  type Casualty,
  ODDS,
  otherSide,
  type Purpose,
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
export { ASSAULT_ROUNDS, LAND_CRT, TERRAIN_CHART } from './data/land-tables';
export { HOUSE_CELLS, readingOf, TABLE_FORMS } from './data/manoeuvre';
export { HOUSE_FORCES } from './data/house-forces';
export { blankForces, type ForcesDocument } from './documents';
export type { KeptRoll } from './kept-roll';
export type { Forces } from './shapes';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';

export { damageByFace, readShot, type ShotFacts, type ShotReading } from './naval';
export { assaultModifier, assaultRow, oddsColumn } from './land';
export { fireShots, rollAdmiral, rollAssault, rollBlockade, rollWeather } from './procedures';

export { shotOdds } from './odds/shot-odds';
export { weatherOdds } from './odds/weather-odds';
export { type FleetFacts, fleetOdds, type FleetTarget, sunkPointsOdds } from './odds/fleet-odds';
export { activationOdds, admiralOdds, blockadeOdds, chainOdds, initiativeOdds } from './odds/event-odds';
export { assaultOdds, type LandFacts, type LandOdds, landOdds, strengthLadder } from './odds/assault-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, type EventOf } from './battle/events';
export type { EventCode } from './battle/describe';
export type { OwedCode } from './battle/owed';
export { ALL_REFUSALS, type RedSunRefusalCode } from './battle/refusals';
export { type Phase, PHASES } from './battle/moment';
export { houseSetup, type Setup } from './battle/setup';
export {
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
  isEliminated,
  isPrivate,
  PLACES,
  type Row,
  type Ship,
  shipsOf,
  sideOf,
  type Stage,
  STAGES,
  stepsLeft,
  strengthNow,
  type Unit,
} from './battle/state';
export { type Gunner, gunnersOf, isOutOfSight, lineOf, targetOf, torpedoShips, torpedoShot } from './battle/fighting';
export { isFloating, sailable } from './battle/flow';
export { cheapestLosses, lendable } from './battle/decide/land';
export { isDecided } from './battle/decide/hour';
export { type ActivationView, type BattleView, type CampaignView, type TrierView } from './battle/view';
export type { RedSunWhere } from './battle/where';
export { playerCommand, usual } from './battle/players';
export { redSunCampaign } from './battle/rulebook';
export { FIRST_GAME } from './first-game';
export { ADMIRAL_CASUALTY, BLOCKADE, INITIAL_WEATHER, POINTS_A_MORALE } from './data/naval-tables';
export { assaultAhead, swappedAssault } from './odds/assault-ahead';
export { battleAhead, hoursAhead, rangesAhead } from './odds/battle-ahead';

/** The public face of Tsushima. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  type Counter,
  type Gun,
  type Guns,
  isBoat,
  isCapital,
  type LandPlan,
  otherSide,
  PLANS,
  type Purpose,
  RESULTS,
  type SalvoResult,
  SHIP_TYPES,
  type ShipType,
  type Side,
  SIDES,
  SUNK,
  type Weapon,
  WEAPONS,
  type Where,
} from './types';

export { COUNTERS, counterById, SIZE_CONFLICTS } from './data/counters';
export { BOARD_COLUMNS } from './data/dice-tables';
export { LAND_PLANS } from './data/land-plans';
export { PORT_IDS, type PortId, PORTS, ZONES } from './data/ports';
export { SCENARIO_IDS, type ScenarioId, SCENARIOS, SQUADRONS } from './data/scenarios';
export { TABLE_FORMS, type TableId, type TableReading, TABLES } from './data/tables';
export { DEFAULT_RULINGS, parseRulings, RULING_KEYS, type RulingKey, RULINGS, type Rulings } from './rulings';
export { keptGrounding, keptMines, keptRepair, type KeptRoll, numberedShips } from './kept-roll';
export { type CountersDocument, printedCounters } from './documents';
export {
  hitsAt,
  HOUSE_READINGS,
  houseCells,
  lowestScoring,
  readingOfCells,
  readingOfStarts,
  type Starts,
} from './table-reading';

export { type GunFacts, gunModifier, type SumCell, sumCells, torpedoModifier } from './gunfire';
export { hitsAfter, moveAfter, salvosAfter, torpedoSalvosAfter } from './damage';
export { type BoardShip, columnsBetween, gunFacts, type Launch, shotsOf } from './fire-plan';
export { type FiredShot, fireSalvos, type Shot } from './salvos';
export { shotRefusal } from './refusals';
export {
  enterMines,
  type Grounding,
  type MineRoll,
  type RepairRoll,
  type Search,
  repairShips,
  rollTotal,
  runAground,
  type SpottingFacts,
  spot,
} from './procedures';

export { perSalvo, type Quad, salvoOdds, torpedoOdds } from './odds/salvo-odds';
export { roundOdds } from './odds/round-odds';
export { blockOdds, flightOdds, groundingOdds, mineOdds, portOdds, repairOdds, spottingOdds } from './odds/event-odds';
export { fallenBy, planOdds, pointsLeft } from './odds/plan-odds';

export { type Command, COMMAND_TYPES, type CommandOf } from './battle/commands';
export { type CampaignEvent, type EventOf } from './battle/events';
export { type EventCode } from './battle/describe';
export type { OwedCode } from './battle/owed';
export { ALL_REFUSALS, type TsushimaRefusalCode } from './battle/refusals';
export { PHASES } from './battle/moment';
export { houseSetup, type Setup } from './battle/setup';
export {
  allGroups,
  type Battle,
  type CampaignState,
  findGroup,
  findShip,
  groupOf,
  type Land,
  type Ship,
  TERMINAL_ROWS,
  type TerminalRow,
  type Unit,
} from './battle/state';
export {
  boardOdds,
  boardMove,
  coastGuns,
  columnsLeft,
  edgeOf,
  firePlan,
  flightOf,
  isScreened,
  isSilent,
  opposite,
  plannedLaunches,
  roundShots,
  torpedoSalvos,
  unitOf,
  unitsOfSide,
} from './battle/board';
export { boardUnits } from './battle/board-setup';
export { type Contact, contactsOf } from './battle/contacts';
export { searchFacts } from './battle/decide/spotting';
export { inPortArthur } from './battle/decide/land';
export { mustRollFlight } from './battle/decide/board';
export { shipsWithoutGuns } from './battle/decide/fire';
export { toGround } from './battle/decide/movement';
export { isFriendlyPort, ownerOf } from './battle/formation';
export {
  inZones,
  isSurprise,
  merchantsDue,
  mustMoveOn,
  portsToClaim,
  repairable,
  repairSuggestion,
  slotsAt,
  sweepersAt,
} from './battle/flow';
export { scoredBy } from './battle/verdict';
export { campaignView, type CampaignView, type GroupView, type ShipView } from './battle/view';
export type { TsushimaWhere } from './battle/where';
export { playerCommand, usual } from './battle/players';
export { tsushimaCampaign } from './battle/rulebook';
export { FIRST_GAME, FIRST_GAME_ROUNDS } from './first-game';
export {
  ADJACENT_TORPEDO,
  COLUMNS,
  CONCENTRATED,
  FLIGHT,
  GROUNDING_DAMAGE,
  GROUNDING_NEED,
  MINE_DAMAGE,
  MINE_NEED,
  REPAIR,
  SCREENED,
  SCUTTLING,
  SPOTTING,
  SWEEPING,
  ZONE_SPOTTING,
} from './data/dice-tables';
export { battleAhead, hasRoles, swappedBattle } from './odds/battle-ahead';

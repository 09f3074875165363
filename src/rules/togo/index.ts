/** The public face of the Togo rule book. README.md maps it; SPEC.md numbers the rules it follows. */
export {
  ARCS,
  type Arc,
  type ByArc,
  COLUMNS,
  type Column,
  GUNS,
  type Gun,
  HIT_KINDS,
  isSmallCraft,
  type Letter,
  MARKERS,
  type Marker,
  type PendingHit,
  type Purpose,
  type ShipType,
  type Side,
  SIDES,
  SMALL_TYPES,
  type SmallType,
  type Weapon,
  WEAPONS,
} from './types';

export { DECKS, PHASE_IDS, type PhaseId, type UnplannedResult } from './data/turn-tables';
export { RANGE_BANDS } from './data/range-tables';
export { MOST } from './data/limits';
export { ARC_LIMITS, EVASION, FORMATION, SCALE, TUBE_LIMITS, TURNING } from './data/scale';
export { THRESHOLDS } from './data/hit-tables';

export { DEFAULT_HOUSE_RULES, HOUSE_RULE_KEYS, HOUSE_RULES, type HouseRules } from './house-rules';
export { PRINTED_TABLES, type TogoTables } from './tables';
export { parseRuleset, PRINTED, type Ruleset } from './ruleset';
export { type Refusal } from './refusals';

export { type BatteryFacts, batteryNumbers, type FireNumbers } from './battery';
export { halfDice } from './halving';
export { arcsAt, bearingDice, offBow, tubesBear } from './arcs';
export { type DeclaredFire, resolveGunfire, shipNumbers } from './gunfire';
export { type FireOutcome, hitOf } from './salvo';
export { evades, resolveTorpedo, torpedoNumbers } from './torpedo';
export { resolveHits, type Target } from './damage';
export { resolveSmallHits, takesWholeBase } from './small-craft';
export { type ControlFacts, resolveDamageControl } from './damage-control';

export { resolveInitiative } from './initiative';
export { type Turning, turnCost, turning } from './turning';
export { formationSpeed, resolveUnplanned } from './movement';
export { gapRefusal } from './formation';
export { resolveSighting, type SightingFacts } from './sighting';
export { type Losses } from './tally';
export { deckOf } from './cards/piles';
export { DURATIONS, TARGET_KINDS, TARGET_SIDES } from './cards/data/effect-table';
export { amountsOf, CARD_EFFECT_TYPES, type CardEffectType, effectRow } from './cards/effects';
export { HOUSE_CARDS, type HouseCardId } from './cards/data/house-cards';
export {
  blankCard,
  CARD_OWNERS,
  type CardDesign,
  fitsSide,
  houseCard,
  stepAmount,
  withEffect,
} from './cards/card-design';
export { canDeal, dealDecks, type DealtDecks, decksOf, type OwnDecks } from './cards/deal-decks';
export {
  cardFinder,
  dealDeck,
  DECK_LIMITS,
  type DeckDesign,
  deckDifferences,
  type DeckProblem,
  deckProblems,
  HOUSE_DECK_ID,
  houseDeck,
  withPrintedNumbers,
} from './cards/deck-design';

export { AIMS, battleAhead, hasTwoLines } from './battle/battle-ahead';
export { batteryOdds, fireOdds, type SalvoOdds, torpedoOdds } from './odds/salvo-odds';
export { fireToWorkOut, type RefusedFire } from './odds/firers';
export { type DamageOdds, targetOdds } from './odds/target-odds';
export { smallOdds } from './odds/small-odds';
export { repeatedHitOdds, singleHitOdds } from './odds/hit-odds';
export { controlOdds } from './odds/control-odds';
export { sightingOdds, unplannedOdds } from './odds/chance-odds';
export { cardOdds } from './odds/card-odds';
export { rangeSeries, type Shot, shotOdds, whatIf } from './odds/what-if';
export { fireFast, fireKernel, mostDice } from './kernel';

export {
  addShipCommand,
  type BattleEvent,
  type BattleState,
  type BattleView,
  battleView,
  type CardChoice,
  cardRefusal,
  cardTargets,
  ALL_REFUSALS,
  type DescriptionCode,
  captainCommand,
  type Card,
  cardOf,
  type Command,
  COMMAND_TYPES,
  type CommandOf,
  countersFor,
  countersForForces,
  type DamageInHand,
  damageInHand,
  duelSetup,
  type EventOf,
  type ObligationCode,
  type Force,
  type ForceFormation,
  forceOfFleet,
  forceOfSide,
  type ForceProblem,
  forceProblems,
  type ForceShip,
  type Group,
  type HitInHand,
  type BestTargets,
  bestTargets,
  type Bearing,
  type Setup,
  type TogoRefusalCode,
  setupFromForces,
  setupFromScenario,
  withNothingHidden,
  type Ship,
  sideToAct,
  togoBattle,
  type LastCode,
  type TogoWhere,
  type WaitingHit,
  afterMove,
  boundCourse,
  inPlay,
  targetOf,
  countedFate,
  type Origin,
  type ShipSetup,
  linePlace,
  notedPlace,
  placesIn,
  shipPlace,
  looseCounters,
  printedBerths,
  tidyPlace,
  steaming,
  nightReach,
  previewFire,
  previewHits,
  defaultTarget,
  lastSplit,
  openingShot,
  type OpeningShot,
  type FirePreview,
  targetsFor,
  whySilent,
  type AttackPreview,
  evasionFacts,
  launchLimits,
  type LaunchPreview,
  previewLaunch,
  whyNoLaunch,
} from './battle';

export { doubtAbout, type FactName, type ShipFacts, type ShipKind, type Squadron, SQUADRONS } from './ships/ship-facts';
export { shipById, SHIPS } from './ships/library';
export { batteriesIn, rateShip } from './ships/rate-ship';
export { searchShips } from './ships/find-ship';
export { FIRST_BATTLE } from './scenarios/data/first-battle';
export { scenarioById, SCENARIOS } from './scenarios/library';
export type { ConvoyGroup, Placed, Scenario, ScenarioFormation, TablePlace, Terrain } from './scenarios/scenario';
export {
  ACTS,
  DAMAGE,
  type EffectOf,
  type EffectType,
  type Light,
  type ScenarioEffect,
  type Selector,
  type SpecialRule,
  type When,
} from './scenarios/effects';
export { type Condition, type Deed, FATES, type Score, type Verdict, type Victory } from './scenarios/victory-terms';
export { EDGES, LIMITS as SCENARIO_LIMITS } from './scenarios/schema-parts';
export type { ShipIndex } from './scenarios/units';
export type { Edge } from './formation';
export { parseScenario } from './scenarios/parse-scenario';
export type { ScenarioProblem, ScenarioProblemCode } from './scenarios/problems';
export { type Fleet, type FleetFormation, type FleetShip, parseFleet } from './documents/fleet';
export {
  addFormation,
  addShips,
  copyFleet,
  emptyFleet,
  fleetFromScenario,
  type FleetRefusal,
  formationOf,
  moveShip,
  moveToNewFormation,
  type NewShip,
  removeFormation,
  removeShip,
  renameFleet,
  renameFormation,
  replaceShip,
  setBoats,
  setFlagship,
  setFleetFlagship,
  shiftFormation,
  shiftShip,
  shipsOf,
} from './documents/fleet-edit';
export {
  boatsOn,
  fleetPace,
  formationPace,
  type FormationPace,
  mayShareBase,
  repeatedShips,
} from './documents/fleet-speed';
export {
  baseOf,
  basesOf,
  findShips,
  LIST_LIMITS,
  type ListedShip,
  type ListProblem,
  readShipList,
} from './documents/fleet-list';
export { compactFleet, type FleetWithShips, parseCompactFleet, withOwnShips } from './documents/fleet-compact';
export { type Designs, designOf, findDesign, type ShipDesign } from './documents/ship-design';
export { draftProblems, type ScenarioDraft, shipIndexOf } from './documents/scenario-draft';
export {
  addConvoyGroup,
  addLine,
  addRule,
  blankScenario,
  copyOfScenario,
  joinLine,
  knotsOf,
  leaveLine,
  moveAhead,
  nameBoats,
  onTable,
  removeLine,
  withFormation,
  withLight,
  withSide,
  withStrengths,
} from './documents/scenario-edit';
export { HOUSE_GUNS, LONGEST_NOTE, SHIP_LIMITS, SHIP_TYPES } from './documents/ship-limits';
export {
  addBattery,
  canAddBattery,
  changeBattery,
  leadingBattery,
  NUMBER_LIMITS,
  removeBattery,
  type ShipNumber,
  shipNumber,
  stepDice,
  stepNumber,
  withRatings,
} from './documents/ship-edit';
export {
  asInLibrary,
  isLibraryShip,
  libraryDesign,
  ownChanges,
  putBack,
  type ShipDifference,
  shipDifferences,
} from './documents/ship-differences';
export { blankDesign, copyDesign, copyName } from './documents/ship-new';
export { shipWarnings, type ShipWarning } from './documents/ship-warnings';
export {
  boatNames,
  nearMisses,
  searchShelf,
  shelfChoices,
  type ShelfFilter,
  shelved,
  type ShelvedShip,
  type ShipOrigin,
  shipShelf,
} from './documents/ship-shelf';
export {
  armourReason,
  batteryReason,
  boatsReason,
  sizeReason,
  speedReason,
  torpedoReason,
  typeReason,
} from './documents/ship-reasons';
export type { HouseGun } from './ships/data/conversion';
export type { HouseBattery } from './ships/rate-ship';

export { type QuickCommand, type QuickDamage, type QuickOf, type QuickShip, type QuickType } from './quick/commands';
export type { OutcomeOf, QuickEvent } from './quick/events';
export { togoQuick } from './quick/rulebook';
export { bareShip, quickShip } from './quick/ships';
export { isSmallShip, quickBatteries, quickTorpedo } from './quick/shooting';
export { NO_DAMAGE, type QuickState } from './quick/state';
export { readHit } from './hit-effect';
export { SUMMARY_PARTS, type SummaryPart, type TurnSummary, turnSummaries } from './story/turn-summary';
export { battleReport } from './story/report';
export type { FireReport as ReportFire, Harm, Loss, Moment, Report, WeaponReport } from './story/report-types';
export type { Luck } from './story/luck';
export { type DiceBuffer, type Duel, fight, makeDuel, newFight } from './balance/duel';
export { type Lines, linesOf } from './balance/lines';
export { shipMeantBy } from './ships/find-ship';

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
  type HitKind,
  LETTERS,
  type Letter,
  MARKERS,
  type Marker,
  type PendingHit,
  PURPOSES,
  type Purpose,
  type ShipType,
  type Side,
  SIDES,
  SMALL_TYPES,
  type SmallType,
  type TogoRule,
  type Weapon,
  WEAPONS,
} from './types';

export {
  DECKS,
  INITIATIVE_AFTER,
  PHASE_IDS,
  type PhaseId,
  type PhaseRow,
  PHASES,
  type UnplannedResult,
} from './data/turn-tables';
export { RANGE_BANDS } from './data/range-tables';
export { MOST } from './data/limits';
export { ARC_LIMITS, EVASION, FORMATION, SCALE, TUBE_LIMITS, TURNING } from './data/scale';
export { THRESHOLDS } from './data/hit-tables';

export {
  DEFAULT_HOUSE_RULES,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRuleProblem,
  type HouseRules,
  parseHouseRules,
} from './house-rules';
export { parseTables, PRINTED_TABLES, type TogoTables } from './tables';
export { parseRuleset, PRINTED, type Ruleset } from './ruleset';
export { type Refusal, REFUSAL_RULES, type RefusalCode, refuse, type RuleRefusal } from './refusals';

export { type BatteryFacts, batteryNumbers, type FireNumbers, nightGunRange } from './battery';
export { halfDice } from './halving';
export { arcsAt, bearingDice, offBow, resolveArcEdge, type TubeMount, tubesBear } from './arcs';
export { type DeclaredFire, type GunfireOutcome, resolveGunfire, type ShipFire, shipNumbers } from './gunfire';
export { type FireOutcome, hitOf, type Salvo, type SalvoOutcome, type SalvoResult } from './salvo';
export { evades, resolveTorpedo, type TorpedoFacts, torpedoNumbers, torpedoSize, torpedoTimeline } from './torpedo';
export {
  type DamageOutcome,
  type HitOutcome,
  resolveHits,
  type Status,
  statusOf,
  type Target,
  torpedoesAboard,
} from './damage';
export { resolveSmallHits, type SmallOutcome, type SmallTarget, takesWholeBase } from './small-craft';
export { type ControlFacts, type ControlOutcome, FIRE_HIT, resolveDamageControl } from './damage-control';
export { type BatteryRating, columnOfUnlisted, destroyerGun, type Fitness, fitness, shootingRefusal } from './ship';

export { type InitiativeOutcome, resolveInitiative } from './initiative';
export { type Turning, turnCost, turning } from './turning';
export {
  flagshipLost,
  formationSpeed,
  resolveUnplanned,
  speedAfterHits,
  type UnplannedOutcome,
  unplannedTurn,
} from './movement';
export { entryRefusal, formingRefusal, gapRefusal, joiningRefusal } from './formation';
export { resolveSighting, sightingChance, type SightingFacts, type SightingOutcome } from './sighting';
export { type Casualty, type Losses, tally } from './tally';
export { cardTargetAllowed, type Deck, deckOf, drawCards } from './cards/piles';
export { DURATIONS, TARGET_KINDS, TARGET_SIDES } from './cards/data/effect-table';
export {
  amountsOf,
  type CardEffect,
  CARD_EFFECT_TYPES,
  type CardEffectType,
  type CardModifier,
  type CardTarget,
  type CardTime,
  effectRow,
} from './cards/effects';
export { HOUSE_CARDS, HOUSE_EVENTS, type HouseCard, type HouseCardId } from './cards/data/house-cards';
export {
  blankCard,
  CARD_OWNERS,
  type CardDesign,
  type CardOwner,
  fitsSide,
  houseCard,
  stepAmount,
  withEffect,
} from './cards/card-design';
export {
  cardFinder,
  type DealtCard,
  dealDeck,
  type Dealing,
  DECK_LIMITS,
  type DeckCard,
  type DeckDesign,
  type DeckDifference,
  deckDifferences,
  type DeckProblem,
  deckProblems,
  HOUSE_DECK_ID,
  houseDeck,
  tablesWithDecks,
  withPrintedNumbers,
} from './cards/deck-design';
export { parseCardDesign, parseDeckDesign } from './documents/card-document';

export type { HitOdds } from './odds/distribution';
export { batteryOdds, type FireOdds, fireOdds, type SalvoOdds, torpedoOdds } from './odds/salvo-odds';
export { type Firer, fireToWorkOut, type RefusedFire } from './odds/firers';
export { type DamageOdds, type TargetOdds, targetOdds } from './odds/target-odds';
export { type SmallOdds, smallOdds } from './odds/small-odds';
export { repeatedHitOdds, type SingleHitOdds, singleHitOdds } from './odds/hit-odds';
export { controlOdds, type ControlOdds, fireHitOdds } from './odds/control-odds';
export { sightingOdds, unplannedOdds } from './odds/chance-odds';
export { type CardOdds, cardOdds } from './odds/card-odds';
export { type Change, rangeSeries, type SeriesPoint, type Shot, type ShotOdds, shotOdds, whatIf } from './odds/what-if';
export { fireFast, type FireKernel, fireKernel, mostDice } from './kernel';

export {
  addShipCommand,
  type BatteryOdds,
  type BattleEvent,
  type BattleState,
  type BattleView,
  battleView,
  type CardChoice,
  cardRefusal,
  cardTargets,
  ALL_REFUSALS,
  DECIDED_REFUSALS,
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
  EVENT_TYPES,
  type EventOf,
  type ObligationCode,
  type Force,
  type ForceFormation,
  forceOfFleet,
  forceOfSide,
  type ForceProblem,
  forceProblems,
  type ForceShip,
  type FreeOptions,
  type Group,
  type HitInHand,
  type BestTargets,
  bestTargets,
  type FirersAt,
  type Bearing,
  type ScenarioOptions,
  type Setup,
  type TogoRefusalCode,
  setupFromForces,
  setupFromScenario,
  withNothingHidden,
  type Ship,
  type ShipCard,
  sideToAct,
  togoBattle,
  type LastCode,
  type TogoWhere,
  type TorpedoMarker,
  type WaitingHit,
  afterMove,
  boundCourse,
  inPlay,
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
  openingShot,
  type OpeningShot,
  type FirePreview,
  type ShotPreview,
  targetsFor,
  whySilent,
  type AttackPreview,
  evasionFacts,
  launchLimits,
  type LaunchPreview,
  previewLaunch,
  whyNoLaunch,
} from './battle';

export {
  doubtAbout,
  type FactName,
  type ShipFacts,
  type ShipId,
  type ShipKind,
  SHIP_KINDS,
  type Squadron,
  SQUADRONS,
} from './ships/ship-facts';
export { shipById, SHIPS } from './ships/library';
export { batteriesIn, type HouseRatings, rateShip } from './ships/rate-ship';
export { recogniseList, recogniseShip, searchShips } from './ships/find-ship';
export { FIRST_BATTLE } from './scenarios/data/first-battle';
export { scenarioById, SCENARIOS } from './scenarios/library';
export type {
  ConvoyGroup,
  Placed,
  Scenario,
  ScenarioFormation,
  ScenarioSide,
  TablePlace,
  Terrain,
} from './scenarios/scenario';
export {
  ACTS,
  type Act,
  DAMAGE,
  type Damage,
  type EffectOf,
  type EffectType,
  LIGHTS,
  type Light,
  type ScenarioEffect,
  type Selector,
  type SpecialRule,
  type TriggerCause,
  type When,
} from './scenarios/effects';
export {
  type Condition,
  type Deed,
  type Fate,
  FATES,
  type MarkerTest,
  type Score,
  type Verdict,
  type Victory,
} from './scenarios/victory-terms';
export { EDGES, LIMITS as SCENARIO_LIMITS } from './scenarios/schema-parts';
export type { ShipIndex } from './scenarios/units';
export type { Edge } from './formation';
export { makeScenarioText, parseScenario, parseScenarioText } from './scenarios/parse-scenario';
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
  type ShipSearch,
} from './documents/fleet-list';
export { compactFleet, type FleetWithShips, parseCompactFleet, withOwnShips } from './documents/fleet-compact';
export { type Designs, designOf, findDesign, parseShipDesign, type ShipDesign } from './documents/ship-design';
export { draftProblems, parseScenarioDraft, type ScenarioDraft, shipIndexOf } from './documents/scenario-draft';
export {
  addConvoyGroup,
  addLine,
  addRule,
  blankScenario,
  copyOfScenario,
  isSmallCraft,
  joinLine,
  knotsOf,
  leaveLine,
  moveAhead,
  movedUp,
  nameBoats,
  onTable,
  removeLine,
  withFormation,
  withLight,
  withSide,
  withStrengths,
} from './documents/scenario-edit';
export type { DocumentProblem } from './documents/parts';
export { HOUSE_GUNS, LONGEST_NOTE, MOST_BATTERIES, SHIP_LIMITS, SHIP_TYPES, stepped } from './documents/ship-limits';
export {
  addBattery,
  canAddBattery,
  changeBattery,
  leadingBattery,
  NUMBER_LIMITS,
  removeBattery,
  SHIP_NUMBERS,
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
export type {
  DiceTally,
  FireReport as ReportFire,
  Harm,
  Loss,
  Moment,
  Report,
  ReportAction,
  ShipReport,
  SideReport,
  TurnHits,
  WeaponReport,
} from './story/report-types';
export type { Luck } from './story/luck';
export { type DiceBuffer, type Duel, type DuelShip, fight, makeDuel, newFight } from './balance/duel';
export { type Lines, linesOf } from './balance/lines';

/** What the rest of the book's folder and the app take from the battle. README.md tells how it works. */
export { looseCounters, printedBerths, tidyPlace } from './berths';
export { captainCommand, sideToAct } from './captains/captain';
export { type CardChoice, cardRefusal, cardTargets } from './card-targets';
export { type Command, COMMAND_TYPES, type CommandOf } from './commands';
export { type DamageInHand, damageInHand, type HitInHand } from './damage-in-hand';
export { type BattleEvent, type EventOf } from './events';
export {
  countersForForces,
  type Force,
  type ForceFormation,
  forceOfFleet,
  forceOfSide,
  type ForceProblem,
  forceProblems,
  type ForceShip,
  setupFromForces,
} from './from-fleets';
export { duelSetup } from './first-duel';
export { countersFor, setupFromScenario, withNothingHidden } from './from-scenario';
export {
  type AttackPreview,
  evasionFacts,
  launchLimits,
  type LaunchPreview,
  previewLaunch,
  whyNoLaunch,
} from './torpedo-facts';
export { addShipCommand } from './new-ship';
export type { DescriptionCode } from './describe';
export type { ObligationCode } from './owed/owe';
export { ALL_REFUSALS, type TogoRefusalCode } from './refusals';
export { togoBattle } from './rulebook';
export type { LastCode, TogoWhere } from './where';
export type { Setup, ShipSetup } from './setup-shape';
export { cardOf } from './setup-ship';
export type { BattleState, Card, Group, Origin, Ship, WaitingHit } from './state';
export { defaultTarget, lastSplit, openingShot, type OpeningShot } from './default-target';
export { type FirePreview, nightReach, previewFire, previewHits, targetsFor, whySilent } from './preview-fire';
export { type BattleView, battleView } from './view';
export { inPlay, steaming, targetOf } from './queries';
export { countedFate } from './victory';
export { linePlace, notedPlace, placesIn, shipPlace } from './places';
export { afterMove } from './with-plotted-positions';
export { boundCourse } from './moving';
export { type Bearing, type BestTargets, bestTargets } from './best-targets';

import type { BattleEvent, EventOf } from '../events';
import type { BattleState } from '../state';
import * as combat from './combat';
import * as flow from './flow';
import * as movement from './movement';

type Reducers = { readonly [T in BattleEvent['type']]: (state: BattleState, event: EventOf<T>) => BattleState };

const same = (state: BattleState): BattleState => state;

const REDUCERS: Reducers = {
  PhaseEnded: same,
  PhaseBegan: flow.phaseBegan,
  SideFinished: flow.sideFinished,
  ObligationWaived: flow.obligationWaived,
  LightChanged: flow.lightChanged,
  BattleEnded: flow.battleEnded,
  RuleOverridden: same,
  TorpedoLaunched: flow.torpedoLaunched,
  DummyMarkerPlaced: flow.dummyMarkerPlaced,
  TorpedoesRevealed: flow.torpedoesRevealed,
  MarkersRemoved: flow.markersRemoved,
  EvasionDeclared: flow.evasionDeclared,
  EvasionJudged: flow.evasionJudged,
  TorpedoResolved: combat.torpedoResolved,
  InitiativeRolled: flow.initiativeRolled,
  MoveBegan: movement.moveBegan,
  UnplannedRolled: movement.unplannedRolled,
  MoveNoted: movement.moveNoted,
  GroupLeft: movement.groupLeft,
  Plotted: movement.plotted,
  PlotKept: movement.plotKept,
  CountersSet: movement.countersSet,
  ArrivalRolled: movement.arrivalRolled,
  GroupArrived: movement.groupArrived,
  AnchorTried: movement.anchorTried,
  TriggerRolled: same,
  TriggerHappened: flow.triggerHappened,
  ShipLeftFormation: movement.shipLeftFormation,
  ShipJoinedFormation: movement.shipJoinedFormation,
  FlagshipLost: movement.flagshipLost,
  FlagshipNamed: movement.flagshipNamed,
  FleetFlagshipNamed: movement.fleetFlagshipNamed,
  RangesNoted: movement.rangesNoted,
  SightingSwept: movement.sightingSwept,
  CounterSighted: movement.counterSighted,
  SightingFailed: movement.sightingFailed,
  DummyRemoved: movement.dummyRemoved,
  FireDeclared: combat.fireDeclared,
  FireHeld: combat.fireHeld,
  ArcEdgeRolled: same,
  GunfireResolved: combat.gunfireResolved,
  DamageControlled: combat.damageControlled,
  DamageResolved: combat.damageResolved,
  UnitsLost: combat.unitsLost,
  CardsDrawn: flow.cardsDrawn,
  CardPlayed: flow.cardPlayed,
  CardSpent: flow.cardSpent,
  CardDiscarded: flow.cardDiscarded,
  FateChanged: combat.fateChanged,
  ShipAdded: movement.shipAdded,
  HouseRuleChanged: combat.houseRuleChanged,
  Corrected: combat.corrected,
};

/** What the state is after an event. Total: what does not fit leaves the state as it was. */
export function apply(state: BattleState, event: BattleEvent): BattleState {
  if (!Object.hasOwn(REDUCERS, event.type)) return state;
  return (REDUCERS[event.type] as (state: BattleState, event: BattleEvent) => BattleState)(state, event);
}

export const applyAll = (state: BattleState, events: readonly BattleEvent[]): BattleState =>
  events.reduce(apply, state);

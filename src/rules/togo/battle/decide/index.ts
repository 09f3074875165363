import type { DiceInput } from '../../../common/dice';
import type { DecideOptions } from '../../../rulebook';
import type { Command, CommandOf } from '../commands';
import { refusal } from '../refusals';
import type { BattleState } from '../state';
import { discardCard, drawBoth, drawCards, playCard } from './cards';
import { controlDamage } from './control';
import { rollDamage } from './damage';
import { endBattle, endPhase, finishSide, rollInitiative, waive } from './flow';
import { arrive, raiseTrigger, rollArrival, rollVisibility, weighAnchor } from './arrivals';
import { joinFormation, leaveFormation, nameFlagship, nameFleetFlagship } from './formations';
import { declareFire, fire, holdFire, rollArcEdge } from './gunfire';
import { moveAhead } from './move-ahead';
import { beginMove, noteMove, rollUnplanned } from './movement';
import { keepPlot, plot, setCounters } from './plotting';
import { type Outcome, refused, type DecideContext, contextOf } from './decision';
import { noteRanges, sightAutomatically, trySighting } from './sighting';
import {
  confirmEvasion,
  declareEvasion,
  launchTorpedoes,
  passTorpedoes,
  passTorpedoesAloud,
  placeDummyMarker,
  resolveTorpedo,
} from './torpedoes';
import { addShip, changeHouseRule, correct, removeShip, setFate } from './umpire';

type Deciders = { readonly [T in Command['type']]: (table: DecideContext, command: CommandOf<T>) => Outcome };

const DECIDERS: Deciders = {
  endPhase,
  finishSide,
  waive,
  endBattle,
  launchTorpedoes,
  placeDummyMarker,
  passTorpedoes,
  passTorpedoesAloud,
  declareEvasion,
  confirmEvasion,
  resolveTorpedo,
  rollInitiative,
  beginMove,
  rollUnplanned,
  noteMove,
  moveAhead,
  plot,
  keepPlot,
  setCounters,
  rollArrival,
  arrive,
  weighAnchor,
  rollVisibility,
  raiseTrigger,
  leaveFormation,
  joinFormation,
  nameFlagship,
  nameFleetFlagship,
  noteRanges,
  sightAutomatically,
  trySighting,
  declareFire,
  holdFire,
  rollArcEdge,
  fire,
  controlDamage,
  rollDamage,
  drawCards,
  drawBoth,
  playCard,
  discardCard,
  setFate,
  addShip,
  removeShip,
  changeHouseRule,
  correct,
};

/** What comes of a command with these dice: all of it, a call for more dice, or a refusal. */
export function decide(state: BattleState, command: Command, dice: DiceInput, { override }: DecideOptions): Outcome {
  if (state.result !== null && command.type !== 'correct' && !override) return refused(refusal('BATTLE_OVER'));
  const decider = DECIDERS[command.type] as (table: DecideContext, command: Command) => Outcome;
  return decider(contextOf(state, command, dice, override), command);
}

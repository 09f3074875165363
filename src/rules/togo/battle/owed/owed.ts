import type { Viewer } from '../../../rulebook';
import { torpedoTimeline } from '../../torpedo';
import { type Side, SIDES } from '../../types';
import { initiativeRolled } from '../queries';
import { owedCards, owedControl, owedDamage, owedFire } from './owed-combat';
import { owedMoves, owedSightings, owedTorpedoes } from './owed-moves';
import { owe, type Owed, type TogoObligation } from './owe';
import { visibilityIsDiced } from '../special';
import type { BattleState } from '../state';

/** Everything the rules still want in this phase, secrets included. */
export function owedByAll(state: BattleState): readonly Owed[] {
  if (state.result !== null) return [];
  const waived = new Set(state.waived.map(({ code, about }) => `${code} ${about}`));
  return inThisPhase(state).filter(({ code, about }) => !waived.has(`${code} ${about}`));
}

function inThisPhase(state: BattleState): readonly Owed[] {
  switch (state.phase) {
    case 'A':
      return [...owedWeather(state), ...owedSettings(state), ...owedPasses(state)];
    case 'B':
      if (!initiativeRolled(state)) {
        return [owe('roll-initiative', 'AMB-50', 'initiative', { type: 'rollInitiative' }, null)];
      }
      return [...owedMoves(state), ...owedOnMove(state)];
    case 'C':
      return [...owedMoves(state), ...owedOnMove(state)];
    case 'D':
      return [...owedTorpedoes(state), ...owedDamage(state)];
    case 'E':
      return owedSightings(state);
    case 'F':
      return owedFire(state);
    case 'G':
      return [...owedControl(state), ...owedDamage(state)];
    case 'H':
      return owedDamage(state);
    case 'I':
      return owedCards(state);
  }
}

/** By house rule torpedoes are rolled, and felt, as soon as their target has begun to move (AMB-2). */
const owedOnMove = (state: BattleState): readonly Owed[] =>
  torpedoTimeline(state.houseRules).rolled === 'on-move'
    ? [...owedTorpedoes(state), ...owedDamage(state)].map((each) => ({ ...each, first: true }))
    : [];

/** Counters that are set behind the curtain before the chart is shown; as they were dealt is good enough. */
const owedSettings = ({ setting = [] }: BattleState): readonly Owed[] =>
  setting.map((side) => owe('set-counters', 'TOGO-19', side, { type: 'setCounters', side, places: [] }, null));

/** Both sides pass A, whether they launched or not. */
const owedPasses = (state: BattleState): readonly Owed[] =>
  SIDES.filter((side) => !state.finished.includes(side)).map((side) =>
    owe('pass-torpedoes', 'TOGO-45', side, { type: 'passTorpedoes', side }, null),
  );

const owedWeather = (state: BattleState): readonly Owed[] =>
  state.visibilityIn !== state.turn && visibilityIsDiced(state)
    ? [owe('roll-visibility', 'TOGO-20', 'weather', { type: 'rollVisibility' }, null)]
    : [];

/** The same as far as a viewer may know it. */
export const owed = (state: BattleState, viewer: Viewer<Side>): readonly TogoObligation[] =>
  owedByAll(state)
    .filter(({ secret }) => secret === null || viewer === 'umpire' || viewer === secret)
    .map(({ secret: _, ...obligation }) => obligation);

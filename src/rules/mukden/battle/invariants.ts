import { criticalAt } from './flow';
import { MARKERS, MOST_STRENGTH, SIDES, STACK_LIMIT } from '../types';
import { activityOf, allUnits, type CampaignState, gridIn, halfDivisions, isInPlay, stackAt, stepsOf } from './state';
import { exposed } from './decide/attack';
import { isOnMap } from '../hexes';

/** What must never be true of a campaign, whatever was done in it without a hand on its values. */
export function invariants(state: CampaignState): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  const grid = gridIn(state);
  const { units, stacking, action, markers, losses, turn, control, phase, order } = state;
  claim(stacking.length === allUnits(state).length, 'a unit is in no stack, or in two');
  for (const unit of allUnits(state)) {
    const { id, strength, start, hex } = unit;
    claim(strength >= 0 && strength <= MOST_STRENGTH && strength <= start, `${id} has strength ${strength}`);
    claim(isInPlay(unit) || hex === null, `${id} is eliminated and on the map`);
    claim(hex === null || isOnMap(grid, hex), `${id} is off the map`);
    claim(stacking.includes(id), `${id} is in no stack`);
  }
  for (const hex of new Set(allUnits(state).flatMap((unit) => unit.hex ?? []))) {
    const stack = stackAt(state, hex);
    claim(new Set(stack.map(({ side }) => side)).size < 2, `both sides in ${hex}`);
    claim(halfDivisions(stack) <= STACK_LIMIT, `${hex} is overstacked`);
  }
  claim(markers >= 0 && markers <= MARKERS, `${markers} markers`);
  claim(markers === 0 || (phase === 'IV' && order === 'combat'), 'markers out of their phase');
  claim(losses.ijn >= 0 && losses.irn >= 0, 'losses below 0');
  claim(turn >= 1 && turn <= 6, `turn ${turn}`);
  claim(
    Object.keys(control).every((hex) => criticalAt(state, hex) !== null),
    'control of another hex',
  );
  claim(action === null || activityOf(state) === 'combat', `an action in phase ${phase}`);
  if (action !== null) {
    for (const side of SIDES) {
      claim(action.owed[side] <= stepsOf(exposed(state, action, side).units), `${side} cannot lose so much`);
    }
    claim(action.parts.length <= 2, 'more than an attack and its momentum');
    claim(
      action.units.every((id) => Object.hasOwn(units, id)),
      'strangers act',
    );
  }
  return problems;
}

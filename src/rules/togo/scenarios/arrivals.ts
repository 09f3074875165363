import type { DiceInput } from '../../common/dice';
import { type Answer, type Procedure, run } from '../../common/procedure';
import type { BadInput } from '../../common/refusal';
import type { Edge } from '../formation';
import { type Side, SIDES } from '../types';
import { type Clock, effectsAt, ofType } from './clock';
import { ruleDie } from './dice-calls';
import type { FormationId, SpecialRuleId } from './effects';
import type { Scenario } from './scenario';

/** A formation whose turn has come. Without a roll it is there; with one it needs the number or more. */
export type DueArrival = {
  readonly side: Side;
  readonly formation: FormationId;
  readonly edge: Edge;
  readonly roll: { readonly rule: SpecialRuleId; readonly atLeast: number; readonly eased: number | null } | null;
};

export const lateFormations = (scenario: Scenario): readonly FormationId[] =>
  SIDES.flatMap((side) => scenario.sides[side].formations)
    .filter(({ arrives }) => arrives !== undefined)
    .map(({ id }) => id);

/** Formations still off the table that may come this turn; `waiting` are those that have not come yet. */
export function arrivalsDue(
  scenario: Scenario,
  clock: Clock,
  waiting: readonly FormationId[] = lateFormations(scenario),
): readonly DueArrival[] {
  const rolls = ofType(effectsAt(scenario, clock), 'arrival-roll');
  return SIDES.flatMap((side) =>
    scenario.sides[side].formations.flatMap(({ id, arrives }) => {
      if (arrives === undefined || arrives.turn > clock.turn || !waiting.includes(id)) return [];
      const die = rolls.find(({ effect }) => effect.formations.includes(id));
      const { atLeast, eased = null } = die?.effect ?? { atLeast: 1 };
      return [
        {
          side,
          formation: id,
          edge: arrives.edge,
          roll: die === undefined ? null : { rule: die.rule, atLeast, eased },
        },
      ];
    }),
  );
}

export type Arrivals = { readonly arrived: readonly FormationId[]; readonly late: readonly FormationId[] };

/** Throws for those who need it, one die each in the order of `due`; `eased` are those whose easing condition holds. */
export const resolveArrivals = (
  due: readonly DueArrival[],
  dice: DiceInput,
  eased: readonly FormationId[] = [],
): Answer<Arrivals, BadInput> => run(arrivalSteps(due, eased), dice);

function* arrivalSteps(due: readonly DueArrival[], eased: readonly FormationId[]): Procedure<Arrivals> {
  const arrived: FormationId[] = [];
  const late: FormationId[] = [];
  for (const { formation, roll } of due) {
    const need = roll === null ? 1 : eased.includes(formation) ? (roll.eased ?? roll.atLeast) : roll.atLeast;
    const comes =
      roll === null ||
      (yield ruleDie(`arrival.${formation}`, 'arrival', roll.rule, { at: 'least', need })).successes > 0;
    (comes ? arrived : late).push(formation);
  }
  return { arrived, late };
}

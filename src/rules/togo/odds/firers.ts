import { badValue } from '../../common/refusal';
import { list, object, type Shape, within } from '../../common/shape';
import type { FireNumbers } from '../battery';
import { MOST } from '../data/limits';
import { type DeclaredFire, type ShipFire, shipNumbers } from '../gunfire';
import type { Refusal } from '../refusals';
import type { Ruleset } from '../ruleset';
import { type TorpedoFacts, torpedoNumbers } from '../torpedo';

/** A ship that fires at the target, with guns, torpedoes or both. */
type Firer = { readonly batteries?: readonly DeclaredFire[]; readonly torpedo?: TorpedoFacts };

export type RefusedFire = { readonly firer: number; readonly index: number; readonly refusal: Refusal };

/** Only that they are firers at all: their facts are checked as their numbers are worked out. */
export const FIRERS: Shape<readonly Firer[]> = list(object({}), 0, MOST.firers);

/** A ship's fire as `shipNumbers` has it, unless it is too much to work out odds for. */
export function fireToWorkOut(batteries: readonly DeclaredFire[], rules: Ruleset): ShipFire | Refusal {
  const ship = shipNumbers(batteries, rules);
  if ('code' in ship) return ship;
  return tooManyDice([ship.firing.map(({ numbers }) => numbers)], 'batteries') ?? ship;
}

function tooManyDice(ships: readonly (readonly FireNumbers[])[], field: string): Refusal | null {
  const dice = ships.flat().reduce((sum, numbers) => sum + numbers.dice.value, 0);
  return dice > MOST.fireDice ? badValue(field, `at most ${MOST.fireDice} dice`) : null;
}

/** The numbers of every firer; each ship is a list of salvos under one start die, torpedoes under one of their own. */
export function allFire(
  firers: readonly Firer[],
  rules: Ruleset,
): { ships: readonly (readonly FireNumbers[])[]; refused: readonly RefusedFire[] } | Refusal {
  const ships: (readonly FireNumbers[])[] = [];
  const refused: RefusedFire[] = [];
  for (const [firer, { batteries, torpedo }] of firers.entries()) {
    if (batteries !== undefined) {
      const ship = shipNumbers(batteries, rules);
      if ('code' in ship) return 'field' in ship ? within(`firers[${firer}]`, ship) : ship;
      ships.push(ship.firing.map((battery) => battery.numbers));
      refused.push(...ship.refused.map((entry) => ({ firer, ...entry })));
    }
    if (torpedo !== undefined) {
      const numbers = torpedoNumbers(torpedo, rules);
      if (numbers.ok) ships.push([numbers.value]);
      else if ('field' in numbers.error) return within(`firers[${firer}].torpedo`, numbers.error);
      else refused.push({ firer, index: batteries?.length ?? 0, refusal: numbers.error });
    }
  }
  return tooManyDice(ships, 'firers') ?? { ships, refused };
}

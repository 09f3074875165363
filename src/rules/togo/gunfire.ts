import type { DiceInput } from '../common/dice';
import { type Answer, run } from '../common/procedure';
import { badValue } from '../common/refusal';
import { within } from '../common/shape';
import type { RuleId } from '../common/trace';
import { type BatteryFacts, batteryNumbers } from './battery';
import { MOST } from './data/limits';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { type FireOutcome, fireSteps, type Salvo } from './salvo';

/** A battery's declared fire: its facts against its own target, and a name to tell it by (TOGO-27, TOGO-33). */
export type DeclaredFire = BatteryFacts & { readonly battery?: string };

/** The batteries that may fire, and those that may not, by their place in the declaration. */
export type ShipFire = {
  readonly firing: readonly Salvo[];
  readonly refused: readonly { readonly index: number; readonly refusal: Refusal }[];
};

type GunfireOutcome = FireOutcome & { readonly refused: ShipFire['refused'] };

/** The numbers of all batteries of a ship. Bad values refuse the whole declaration, the rules only the battery they speak of. */
export function shipNumbers(
  batteries: readonly DeclaredFire[],
  rules: Ruleset = PRINTED,
  halvedBy: RuleId | null = null,
): ShipFire | Refusal {
  if (!Array.isArray(batteries) || batteries.length === 0 || batteries.length > MOST.batteries) {
    return badValue('batteries', `list of 1..${MOST.batteries}`);
  }
  const firing: Salvo[] = [];
  const refused: { index: number; refusal: Refusal }[] = [];
  for (let index = 0; index < batteries.length; index += 1) {
    const numbers = batteryNumbers(batteries[index]!, rules, halvedBy);
    if (numbers.ok && firesTwice(batteries, index)) refused.push({ index, refusal: refuse('BATTERY_ALREADY_FIRING') });
    else if (numbers.ok) firing.push({ index, numbers: numbers.value });
    else if ('field' in numbers.error) return within(`batteries[${index}]`, numbers.error);
    else refused.push({ index, refusal: numbers.error });
  }
  return { firing, refused };
}

/** A battery is not split between targets (TOGO-33). */
function firesTwice(batteries: readonly DeclaredFire[], index: number): boolean {
  const name = batteries[index]?.battery;
  return name !== undefined && batteries.findIndex((other) => other.battery === name) < index;
}

/** A whole ship's gunfire: every target declared, then ONE start die, then each battery's dice in turn (TOGO-26 to TOGO-33). */
export function resolveGunfire(
  batteries: readonly DeclaredFire[],
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<GunfireOutcome, Refusal> {
  const ship = shipNumbers(batteries, rules);
  if ('code' in ship) return { type: 'refused', refusal: ship };
  const first = ship.refused[0];
  if (ship.firing.length === 0 && first !== undefined) return { type: 'refused', refusal: first.refusal };
  const answer = run(fireSteps(ship.firing), dice);
  if (answer.type !== 'done') return answer;
  const { start, salvos, again } = answer.outcome;
  const { refused } = ship;
  const outcome = again === undefined ? { start, salvos, refused } : { start, salvos, again, refused };
  return { type: 'done', outcome, rolls: answer.rolls };
}

import type { DiceInput } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { badValue } from '../common/refusal';
import { within } from '../common/shape';
import { type BatteryFacts, batteryNumbers, type FireNumbers } from './battery';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { salvoDice, type SalvoResult, startDie } from './salvo';

/** A battery's declared fire: its facts against its own target, and a name to tell it by (TOGO-27, TOGO-33). */
export type DeclaredFire = BatteryFacts & { readonly battery?: string };

/** The batteries that may fire, and those that may not, by their place in the declaration. */
export type ShipFire = {
  readonly firing: readonly { readonly index: number; readonly numbers: FireNumbers }[];
  readonly refused: readonly { readonly index: number; readonly refusal: Refusal }[];
};

export type BatteryOutcome = SalvoResult & { readonly index: number; readonly numbers: FireNumbers };
export type GunfireOutcome = {
  readonly start: number;
  readonly batteries: readonly BatteryOutcome[];
  readonly refused: ShipFire['refused'];
};

/** The numbers of all batteries of a ship. Bad values refuse the whole declaration, the rules only the battery they speak of. */
export function shipNumbers(batteries: readonly DeclaredFire[], rules: Ruleset = PRINTED): ShipFire | Refusal {
  if (!Array.isArray(batteries) || batteries.length === 0) return badValue('batteries', 'list of 1..');
  const firing: { index: number; numbers: FireNumbers }[] = [];
  const refused: { index: number; refusal: Refusal }[] = [];
  const names = new Set<string>();
  for (const [index, facts] of batteries.entries()) {
    const numbers = batteryNumbers(facts, rules);
    if (!numbers.ok && 'field' in numbers.error) return within(`batteries[${index}]`, numbers.error);
    if (!numbers.ok) refused.push({ index, refusal: numbers.error });
    else if (facts.battery !== undefined && names.has(facts.battery)) {
      refused.push({ index, refusal: refuse('BATTERY_ALREADY_FIRING') });
    } else firing.push({ index, numbers: numbers.value });
    if (facts.battery !== undefined) names.add(facts.battery);
  }
  return { firing, refused };
}

/** A whole ship's gunfire: every target declared, then ONE start die, then each battery's dice in turn (TOGO-26 to TOGO-33). */
export function resolveGunfire(
  batteries: readonly DeclaredFire[],
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<GunfireOutcome, Refusal> {
  const ship = shipNumbers(batteries, rules);
  if ('code' in ship) return { type: 'refused', refusal: ship };
  const [first] = ship.refused;
  if (ship.firing.length === 0 && first !== undefined) return { type: 'refused', refusal: first.refusal };
  return run(gunfireSteps(ship), dice);
}

export function* gunfireSteps({ firing, refused }: ShipFire): Procedure<GunfireOutcome> {
  const start = yield* startDie(firing.map((battery) => battery.numbers));
  const batteries: BatteryOutcome[] = [];
  for (const { index, numbers } of firing) {
    const result = yield* salvoDice(numbers, start, `${index}`);
    batteries.push({ index, numbers, ...result });
  }
  return { start, batteries, refused };
}

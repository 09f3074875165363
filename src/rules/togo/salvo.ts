import { type DiceCall, faceOf, type Roll } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { type Num, num } from '../common/trace';
import type { FireNumbers } from './battery';
import type { PendingHit, TogoRule } from './types';

/** What became of one battery's fire, or of one torpedo attack. */
type SalvoResult = {
  readonly onTarget: boolean;
  readonly potential: number;
  readonly actual: number;
  readonly effective: number;
  readonly restricted: boolean;
  readonly long: boolean;
};

/** A salvo about to be fired; `index` tells it from the others of its ship. */
export type Salvo = { readonly index: number; readonly numbers: FireNumbers };

export type SalvoOutcome = SalvoResult & Salvo;
export type FireOutcome = {
  /** The start die; null where only it is known whether it found the range. */
  readonly start: number | null;
  readonly salvos: readonly SalvoOutcome[];
  /** The second start die, where one was thrown. */
  readonly again?: Num;
};

/**
 * The four rolls: ONE start die for all salvos, then hit, size and pen dice of each in turn, as far as the roll before
 * left any (TOGO-28 to TOGO-31, TOGO-43).
 */
export function* fireSteps(firing: readonly Salvo[]): Procedure<FireOutcome> {
  let roll = yield startCall(firing);
  const missed = !firing.some(({ numbers }) => isOnTarget(roll, numbers));
  const again = missed ? secondStart(firing) : null;
  if (again !== null) roll = yield { ...startCall(firing), key: 'start.again', dice: again };
  const salvos: SalvoOutcome[] = [];
  for (const { index, numbers } of firing) {
    const onTarget = isOnTarget(roll, numbers);
    let potential = 0;
    let actual = 0;
    let effective = 0;
    if (onTarget) potential = (yield salvoCall(index, numbers, 'hit', numbers.dice.value)).successes;
    if (potential > 0) actual = (yield salvoCall(index, numbers, 'size', potential)).successes;
    if (actual > 0) effective = (yield salvoCall(index, numbers, 'pen', actual)).successes;
    const { restricted, long } = numbers;
    salvos.push({ index, numbers, onTarget, potential, actual, effective, restricted, long });
  }
  const start = roll.faces === null ? null : faceOf(roll);
  return again === null ? { start, salvos } : { start, salvos, again };
}

const isOnTarget = (start: Roll, numbers: FireNumbers): boolean =>
  start.faces === null ? start.successes > 0 : faceOf(start) <= numbers.start.value;

/** What a hit of this fire must remember until its table die (TOGO-32, AMB-32). */
export const hitOf = ({ kind, long, restricted }: FireNumbers): PendingHit => ({ kind, beyond8: long, restricted });

/** Rules of the four rolls. */
const ROLL_RULES = {
  gun: { start: 'TOGO-28', hit: 'TOGO-29', size: 'TOGO-30', pen: 'TOGO-31' },
  torpedo: { start: 'TOGO-50', hit: 'TOGO-50', size: 'TOGO-46', pen: 'TOGO-43' },
} as const satisfies { readonly [K in FireNumbers['kind']]: { readonly [roll: string]: TogoRule } };

/**
 * The number shown for the one start die is that of the battery with the best chance. Where all have the same, it is
 * enough to know whether the die made it.
 */
function startCall(firing: readonly Salvo[]): DiceCall {
  let best: FireNumbers | null = null;
  for (const { numbers } of firing) if (best === null || numbers.start.value > best.start.value) best = numbers;
  const rule = ROLL_RULES[best?.kind ?? 'gun'].start;
  const need = best?.start ?? null;
  const countable = firing.every(({ numbers }) => numbers.start.value === need?.value);
  return { key: 'start', purpose: 'start', rule, dice: num(1, rule), need, at: 'most', of: 'each', countable };
}

/** The die a card gives the ship when her first start die fails all her batteries (CARD-7). */
const secondStart = (firing: readonly Salvo[]): Num | null =>
  firing.find(({ numbers }) => numbers.startAgain !== undefined)?.numbers.startAgain ?? null;

function salvoCall(index: number, numbers: FireNumbers, purpose: 'hit' | 'size' | 'pen', count: number): DiceCall {
  const rule = ROLL_RULES[numbers.kind][purpose];
  const dice = purpose === 'hit' ? numbers.dice : num(count, rule);
  const key = KEYS[index]?.[purpose] ?? `${index}.${purpose}`;
  return { key, purpose, rule, dice, need: numbers[purpose], at: 'most', of: 'each', countable: true };
}

/** The keys of most ships' batteries: a sheet finds them faster when they are not made anew for every salvo. */
const KEYS = Array.from({ length: 16 }, (_, index) => ({
  hit: `${index}.hit`,
  size: `${index}.size`,
  pen: `${index}.pen`,
}));

import { type DiceCall, faceOf, type Roll } from '../common/dice';
import { num } from '../common/trace';
import type { FireNumbers } from './battery';
import type { PendingHit, TogoRule } from './types';

/** What became of one battery's fire. */
export type SalvoResult = {
  readonly onTarget: boolean;
  readonly potential: number;
  readonly actual: number;
  readonly effective: number;
  readonly restricted: boolean;
  readonly long: boolean;
};

/** Rules of the four rolls; a torpedo's differ (TOGO-43). */
type RollRules = { readonly start: TogoRule; readonly hit: TogoRule; readonly size: TogoRule; readonly pen: TogoRule };
const ROLL_RULES = {
  gun: { start: 'TOGO-28', hit: 'TOGO-29', size: 'TOGO-30', pen: 'TOGO-31' },
  torpedo: { start: 'TOGO-50', hit: 'TOGO-50', size: 'TOGO-46', pen: 'TOGO-43' },
} as const satisfies { readonly [K in FireNumbers['kind']]: RollRules };

/** One start die for all; the number shown is that of the battery with the best chance. */
export function* startDie(salvos: readonly FireNumbers[]): Generator<DiceCall, number, Roll> {
  let best = salvos[0];
  for (const salvo of salvos) if (best === undefined || salvo.start.value > best.start.value) best = salvo;
  const rule = ROLL_RULES[best?.kind ?? 'gun'].start;
  const roll = yield {
    key: 'start',
    purpose: 'start',
    rule,
    dice: num(1, rule),
    atOrUnder: best?.start ?? null,
    countable: false,
  };
  return faceOf(roll);
}

/** Hit, size and pen dice of one battery, each asked for only as far as the last one left any (TOGO-29 to TOGO-31). */
export function* salvoDice(salvo: FireNumbers, start: number, name: string): Generator<DiceCall, SalvoResult, Roll> {
  const { restricted, long } = salvo;
  const onTarget = start <= salvo.start.value;
  let potential = 0;
  let actual = 0;
  let effective = 0;
  if (onTarget) potential = (yield salvoCall(salvo, name, 'hit', salvo.dice.value)).successes;
  if (potential > 0) actual = (yield salvoCall(salvo, name, 'size', potential)).successes;
  if (actual > 0) effective = (yield salvoCall(salvo, name, 'pen', actual)).successes;
  return { onTarget, potential, actual, effective, restricted, long };
}

function salvoCall(salvo: FireNumbers, name: string, purpose: 'hit' | 'size' | 'pen', count: number): DiceCall {
  const rule = ROLL_RULES[salvo.kind][purpose];
  const dice = purpose === 'hit' ? salvo.dice : num(count, rule);
  return { key: `${name}.${purpose}`, purpose, rule, dice, atOrUnder: salvo[purpose], countable: true };
}

/** What a hit of this fire must remember until its table die (TOGO-32, AMB-32). */
export const hitOf = ({ kind, long, restricted }: FireNumbers): PendingHit => ({ kind, beyond8: long, restricted });

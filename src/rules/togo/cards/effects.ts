import { badValue } from '../../common/refusal';
import { list, object, type Of, oneOf, real, type Shape, text } from '../../common/shape';
import { become, type Num, num } from '../../common/trace';
import type { PhaseId } from '../data/turn-tables';
import { DURATIONS, EFFECT_TABLE, type EffectRow, TARGET_KINDS, TARGET_SIDES } from './data/effect-table';

/** When a card is played: in one phase, or at any time. */
export type CardTime = PhaseId | 'any';

export type CardEffectType = keyof typeof EFFECT_TABLE;
export const CARD_EFFECT_TYPES = Object.keys(EFFECT_TABLE) as readonly CardEffectType[];

export const effectRow = (type: CardEffectType): EffectRow => EFFECT_TABLE[type];

/** Every amount an effect can have, smallest first; nothing is left out but 0, which would do nothing. */
export function amountsOf(type: CardEffectType): readonly number[] {
  const { least, most, step } = effectRow(type);
  const amounts: number[] = [];
  for (let amount = least; amount <= most; amount += step) if (amount !== 0) amounts.push(amount);
  return amounts;
}

const effectFields = object({ type: oneOf(CARD_EFFECT_TYPES), by: real(-9, 9), lasts: oneOf(DURATIONS) });
export type CardEffect = Of<typeof effectFields>;

/** What a card does to a number, by how much and for how long (CARD-3, CARD-4). */
export const CARD_EFFECT: Shape<CardEffect> = {
  problem(value) {
    const problem = effectFields.problem(value);
    if (problem !== null) return problem;
    const { type, by } = value as CardEffect;
    return amountsOf(type).includes(by) ? null : badValue('by', amountsOf(type).join('|'));
  },
};

export const CARD_TARGET = object({ whose: oneOf(TARGET_SIDES), kind: oneOf(TARGET_KINDS) });
export type CardTarget = Of<typeof CARD_TARGET>;

const modifier = object({ effect: oneOf(CARD_EFFECT_TYPES), by: real(-9, 9), card: text });

/** A card in force, as the facts of a roll carry it; `card` is its title. */
export type CardModifier = Of<typeof modifier>;
export const CARD_MODIFIERS = list(modifier, 0, 40);

/** The number after the cards that speak of it, each kept within what its rule allows. */
export function withCards(
  number: Num,
  cards: readonly CardModifier[] | undefined,
  ...effects: readonly CardEffectType[]
): Num {
  if (cards === undefined) return number;
  let changed = number;
  for (const { effect, by, card } of cards) {
    if (!effects.includes(effect)) continue;
    const { rule, within } = effectRow(effect);
    const [low, high] = within;
    changed = become(changed, Math.min(high, Math.max(low, changed.value + by)), rule, card);
  }
  return changed;
}

/** One die more by the first card of a kind, or null where no such card lies. */
export function dieByCard(cards: readonly CardModifier[] | undefined, effect: CardEffectType): Num | null {
  const found = cards?.find((one) => one.effect === effect);
  if (found === undefined) return null;
  const { rule } = effectRow(effect);
  return { ...num(1, rule), parts: [{ rule, value: 1, card: found.card }] };
}

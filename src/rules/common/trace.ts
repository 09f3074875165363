/** A numbered statement of a book's SPEC.md: `TOGO-36`, `AMB-3`. */
export type RuleId = `${string}-${number}`;

/** One contribution to a number, and the rule that makes it; where that rule lets a card do so, the card's title. */
export type Part = { readonly rule: RuleId; readonly value: number; readonly card?: string | undefined };

/** A number that explains itself: the values of its parts add up to it. */
export type Num = { readonly value: number; readonly parts: readonly Part[] };

/** A number that stands by itself, as printed or counted. */
export const num = (value: number, rule: RuleId): Num => ({ value, parts: [{ rule, value }] });

/** The number after a rule, or a card by that rule, changed it to `value`; unchanged numbers gain no part. */
export function become(before: Num, value: number, rule: RuleId, card?: string): Num {
  if (value === before.value) return before;
  const part = { rule, value: value - before.value };
  return { value, parts: [...before.parts, card === undefined ? part : { ...part, card }] };
}

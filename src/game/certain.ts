import { ok, type Result } from '@/lib/result';
import { type DiceCall, wantsResult } from '@/rules/common/dice';
import { certainShare } from '@/rules/common/strip';

import { type Draft, type Refused, evaluate, rollAppDice, type Rolling } from './act';
import type { Battle, Book } from './battle';

/**
 * The strip does not ask for dice that cannot change anything: it fills them in, and the log says so. The procedures
 * themselves, and the command line with them, go on asking for every die.
 */
export function withCertain<State>(book: Book<State>, battle: Battle<State>, draft: Draft): Draft {
  const others = Object.entries(draft.dice).filter(([, step]) => !('source' in step) || step.source !== 'certain');
  // Worked out again from the start: a correction may have changed how many dice a certain step has.
  const isAnew = others.length < Object.keys(draft.dice).length;
  return fillCertain(book, battle, isAnew ? { ...draft, dice: Object.fromEntries(others) } : draft);
}

function fillCertain<State>(book: Book<State>, battle: Battle<State>, draft: Draft): Draft {
  let filled = draft;
  for (;;) {
    const evaluated = evaluate(book, battle, filled);
    if (!evaluated.ok || evaluated.value.type === 'done') return filled;
    const { call } = evaluated.value.needs;
    const count = certainCount(call);
    if (count === null || filled.dice[call.key] !== undefined) return filled;
    filled = { ...filled, dice: { ...filled.dice, [call.key]: { count, source: 'certain' } } };
  }
}

/** Only where nothing but the number of successes matters, so that no face need be known. */
function certainCount({ countable, of, need, at, dice }: DiceCall): number | null {
  const share = countable && of === 'each' ? certainShare({ need: need?.value ?? null, at }) : null;
  return share === null ? null : share === 'all' ? dice.value : 0;
}

/** App dice as `rollAppDice` rolls them, but only where they can change something. */
export function rollUncertain<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  { untilDone, inHand }: Rolling,
): Result<Draft, Refused> {
  let rolled = withCertain(book, battle, draft);
  for (;;) {
    const evaluated = evaluate(book, battle, rolled);
    if (!evaluated.ok) return evaluated;
    if (evaluated.value.type === 'done' || wantsResult(evaluated.value.needs.call)) return ok(rolled);
    const step = rollAppDice(book, battle, rolled, { untilDone: false, inHand });
    if (!step.ok) return step;
    rolled = fillCertain(book, battle, step.value);
    if (!untilDone) return ok(rolled);
  }
}

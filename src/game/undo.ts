import { err, ok, type Result } from '@/lib/result';

import type { Action, Battle, LogProblem } from './battle';
import type { Entry } from './entry';

export type UndoRefusal = 'NOTHING_TO_UNDO' | 'NOTHING_TO_REDO' | 'NO_SUCH_MOMENT' | 'NOTHING_DAMAGED';

/** Takes back the last action. */
export function undo<State>(battle: Battle<State>): Result<Entry, UndoRefusal> {
  const last = battle.actions.at(-1);
  return last ? ok(retracting([last])) : err('NOTHING_TO_UNDO');
}

/** Brings back the action that was undone last, with the faces it had. */
export function redo<State>(battle: Battle<State>): Result<Entry, UndoRefusal> {
  const next = battle.undone.at(-1);
  return next ? ok({ type: 'v1.Restored', actions: [next.seq] }) : err('NOTHING_TO_REDO');
}

/** Takes back everything after an entry, in one step that redo can bring back action by action. */
export function backTo<State>(battle: Battle<State>, seq: number): Result<Entry, UndoRefusal> {
  const going = actionsAfter(battle, seq);
  if (going.length === 0) return err(seq >= battle.seq ? 'NOTHING_TO_UNDO' : 'NO_SUCH_MOMENT');
  return ok(retracting(going));
}

/**
 * The first row that could not be used, as long as something stands on it or after it: the battle went on without that
 * row, and the players may want to go on from before it instead. Null when all is well, or when they have chosen so.
 */
export const damageInForce = <State>({ problems, actions }: Battle<State>): LogProblem | null =>
  problems.find(({ action }) => (actions.at(-1)?.seq ?? 0) >= action) ?? null;

/** Takes back whatever is not wholly before the damage: the battle as it was when every row could still be read. */
export function backBeforeDamage<State>(battle: Battle<State>): Result<Entry, UndoRefusal> {
  const damage = damageInForce(battle);
  if (!damage) return err('NOTHING_DAMAGED');
  return ok(retracting(battle.actions.filter(({ seq }) => seq >= damage.action)));
}

/** What "back to here" would take away, oldest first: the preview shown before it is done. */
export const actionsAfter = <State>(battle: Battle<State>, seq: number): readonly Action<State>[] =>
  battle.actions.filter((action) => action.seq > seq);

const retracting = <State>(actions: readonly Action<State>[]): Entry => ({
  type: 'v1.Retracted',
  actions: actions.map((action) => action.seq),
});

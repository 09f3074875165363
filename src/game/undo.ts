import { err, ok, type Result } from '@/lib/result';

import type { Action, Battle } from './battle';
import type { Entry } from './entry';

export type UndoRefusal = 'NOTHING_TO_UNDO' | 'NOTHING_TO_REDO' | 'NO_SUCH_MOMENT';

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

/** What "back to here" would take away, oldest first: the preview shown before it is done. */
export const actionsAfter = <State>(battle: Battle<State>, seq: number): readonly Action<State>[] =>
  battle.actions.filter((action) => action.seq > seq);

const retracting = <State>(actions: readonly Action<State>[]): Entry => ({
  type: 'v1.Retracted',
  actions: actions.map((action) => action.seq),
});

import { err, ok, type Result } from '@/lib/result';

import type { Action, Battle, LogProblem } from './battle';
import type { Entry } from './entry';

/** Which actions somebody knows of: he takes back what he saw. Everything, where nobody is named. */
type Known<State> = (action: Action<State>) => boolean;
const everything = (): boolean => true;

export type UndoRefusal = 'NOTHING_TO_UNDO' | 'NOTHING_TO_REDO' | 'NO_SUCH_MOMENT' | 'NOTHING_DAMAGED';

/**
 * Takes back the last action that is known. What others did unseen after it goes with it: an undo that took theirs alone
 * would change nothing in sight, and so betray them.
 */
export function undo<State>(battle: Battle<State>, known: Known<State> = everything): Result<Entry, UndoRefusal> {
  const place = battle.actions.findLastIndex(known);
  return place < 0 ? err('NOTHING_TO_UNDO') : ok(retracting(battle.actions.slice(place)));
}

/** Brings back the known action that was undone last, with the faces it had, and what went unseen with it. */
export function redo<State>(battle: Battle<State>, known: Known<State> = everything): Result<Entry, UndoRefusal> {
  const coming = [...battle.undone].reverse();
  const first = coming.findIndex(({ action }) => known(action));
  if (first < 0) return err('NOTHING_TO_REDO');
  const others = coming.slice(first + 1);
  const end = others.findIndex(({ action, undoneBy }) => undoneBy !== coming[first]?.undoneBy || known(action));
  const back = [...coming.slice(0, first + 1), ...others.slice(0, end < 0 ? others.length : end)];
  return ok({ type: 'v1.Restored', actions: back.map(({ action }) => action.seq) });
}

/** The known action that redo would bring back next. */
export const nextToRedo = <State>({ undone }: Battle<State>, known: Known<State>): Action<State> | null =>
  undone.findLast(({ action }) => known(action))?.action ?? null;

/** Takes back everything known after an entry, in one step that redo can bring back action by action. */
export function backTo<State>(
  battle: Battle<State>,
  seq: number,
  known: Known<State> = everything,
): Result<Entry, UndoRefusal> {
  const going = actionsAfter(battle, seq, known);
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

/** What "back to here" takes away, oldest first: from the first known action after it on. */
export function actionsAfter<State>(
  { actions }: Battle<State>,
  seq: number,
  known: Known<State> = everything,
): readonly Action<State>[] {
  const place = actions.findIndex((action) => action.seq > seq && known(action));
  return place < 0 ? [] : actions.slice(place);
}

const retracting = <State>(actions: readonly Action<State>[]): Entry => ({
  type: 'v1.Retracted',
  actions: actions.map((action) => action.seq),
});

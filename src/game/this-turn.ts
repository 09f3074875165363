import type { Action, Battle, Book, LogRow } from './battle';

type Timed<State> = Pick<Book<State>, 'moment'>;

/** Turns before this one whose ends are in hand: the table draws its wakes from them. */
const TURNS_BACK = 2;

/** What was done in the turn that is on, oldest first. All of it is in hand, however the battle was opened. */
export function actionsThisTurn<State>(
  { moment }: Timed<State>,
  { actions, state }: Pick<Battle<State>, 'actions' | 'state'>,
): readonly Action<State>[] {
  const turn = moment(state)?.turn;
  return actions.slice(1 + actions.findLastIndex(({ before }) => moment(before)?.turn !== turn));
}

/** The actions that ended the two turns before this one, the older first; in hand like those of this turn. */
export function lastTurnEnds<State>(
  { moment }: Timed<State>,
  { actions, state }: Pick<Battle<State>, 'actions' | 'state'>,
): readonly Action<State>[] {
  const ends: Action<State>[] = [];
  let turn = moment(state)?.turn ?? 0;
  for (let index = actions.length - 1; index >= 0 && ends.length < TURNS_BACK; index -= 1) {
    const action = actions[index]!;
    const then = moment(action.before)?.turn ?? 0;
    if (then >= turn) continue;
    turn = then;
    ends.unshift(action);
  }
  return ends;
}

/**
 * The oldest action anybody asks for: a battle that is opened from just before it shows what one opened from its whole
 * log does. Null where that takes the whole log. Where no turns are counted it is the last one, which undo names.
 */
export function firstNeeded<State>(book: Timed<State>, battle: Battle<State>): Action<State> | null {
  if (book.moment(battle.state) === null) return battle.actions.at(-1) ?? null;
  const ends = lastTurnEnds(book, battle);
  return ends.length === TURNS_BACK ? (ends[0] ?? null) : null;
}

/** Whether anything after a row undoes or redoes what was done up to it. */
export const reachBack = (rows: readonly LogRow[], place: number): boolean =>
  rows.some(
    ({ seq, entry }) => seq > place && entry && 'actions' in entry && entry.actions.some((action) => action <= place),
  );

import type { Tagged } from '@/rules/rulebook';

import type { Action, Battle, Book, LogProblem, LogRow } from './battle';
import type { Entry } from './entry';

type Begun = Extract<Entry, { type: 'v1.Begun' }>;

/** The state before anything happened. Null when the set-up itself cannot be read: then there is no battle. */
export function beginBattle<State>(book: Book<State>, { seed, setup }: Begun): Battle<State> | null {
  const parsed = book.parse.setup(setup);
  if (!parsed.ok) return null;
  return {
    book: book.id,
    seed,
    seq: 1,
    state: book.begin(parsed.value),
    actions: [],
    undone: [],
    appDice: 0,
    takenBack: {},
    problems: [],
  };
}

/** The battle after some more of its log. Rows that cannot be used are reported and skipped; nothing throws. */
export function fold<State>(book: Book<State>, battle: Battle<State>, rows: Iterable<LogRow>): Battle<State> {
  // What every action of a long battle keeps is as small as it can be: keeping it is what this loop costs.
  let { seq: last, seed, state, appDice, takenBack } = battle;
  const actions = [...battle.actions];
  let undone = [...battle.undone];
  const problems: LogProblem[] = [...battle.problems];
  let open: OpenAction<State> | null = null;
  const events: Tagged[] = [];
  let diceBefore = { appDice, takenBack };

  const count = (roll: string | null, by: 1 | -1) => {
    if (roll === null) return;
    // Undone and redone is as if nothing had been undone, to the last key.
    const { [roll]: times = 0, ...others } = takenBack;
    takenBack = times + by > 0 ? { ...takenBack, [roll]: times + by } : others;
  };
  const close = () => {
    if (!open) return;
    // A list that was added to has room to spare.
    open.events = events.slice();
    actions.push(open);
    open = null;
  };
  const begin = (seq: number, from: number, roll: string | null, attempt: number): OpenAction<State> => {
    if (undone.length > 0) undone = [];
    events.length = 0;
    if (diceBefore.appDice !== appDice || diceBefore.takenBack !== takenBack) diceBefore = { appDice, takenBack };
    return { seq, lastSeq: from, from, before: state, diceBefore, events: NO_EVENTS, roll, attempt };
  };

  for (const { seq, action, entry } of rows) {
    last = seq;
    if (entry === null) {
      problems.push({ seq, action, code: 'UNREADABLE' });
      continue;
    }
    // An action whose first entry was damaged still has its events, and can still be undone as one.
    if (open && (open as OpenAction<State>).seq !== action) close();
    switch (entry.type) {
      case 'v1.Begun':
        problems.push({ seq, action, code: 'OUT_OF_PLACE' });
        break;
      case 'v1.Acted':
        open = begin(action, seq, entry.roll, entry.attempt);
        appDice += entry.appDice;
        break;
      case 'v1.Happened': {
        open ??= begin(action, seq, null, 1);
        open.lastSeq = seq;
        if (entry.event === null) {
          problems.push({ seq, action, code: 'UNKNOWN_EVENT' });
          break;
        }
        events.push(entry.event);
        state = book.apply(state, entry.event);
        break;
      }
      case 'v1.GivenUp':
        appDice += entry.appDice;
        count(entry.roll, 1);
        break;
      case 'v1.Reseeded':
        seed = entry.seed;
        break;
      case 'v1.Retracted': {
        const retracted = actions.slice(-entry.actions.length);
        const [first] = retracted;
        if (!first || !sameActions(retracted, entry.actions)) {
          problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        actions.length -= retracted.length;
        undone.push(...retracted.reverse().map((each) => ({ ...each, undoneBy: seq })));
        state = first.before;
        for (const { roll } of retracted) count(roll, 1);
        break;
      }
      case 'v1.Restored': {
        const restored = undone.slice(-entry.actions.length).reverse();
        if (restored.length === 0 || !sameActions(restored, entry.actions)) {
          problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        undone.length -= restored.length;
        for (const { undoneBy: _, ...each } of restored) {
          actions.push(each);
          for (const event of each.events) state = book.apply(state, event);
          count(each.roll, -1);
        }
        break;
      }
    }
  }
  close();
  return { book: battle.book, seed, seq: last, state, actions, undone, appDice, takenBack, problems };
}

const NO_EVENTS: readonly Tagged[] = [];

interface OpenAction<State> extends Action<State> {
  lastSeq: number;
  events: readonly Tagged[];
}

const sameActions = <State>(actions: readonly Action<State>[], seqs: readonly number[]): boolean =>
  actions.length === seqs.length && actions.every(({ seq }, index) => seq === seqs[index]);

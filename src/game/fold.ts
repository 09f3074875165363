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
  const folding = { ...battle, actions: [...battle.actions], undone: [...battle.undone] };
  let { takenBack } = battle;
  const problems: LogProblem[] = [...battle.problems];
  let open: OpenAction<State> | null = null;

  const count = (roll: string | null, by: 1 | -1) => {
    if (roll === null) return;
    // Undone and redone is as if nothing had been undone, to the last key.
    const { [roll]: times = 0, ...others } = takenBack;
    takenBack = times + by > 0 ? { ...takenBack, [roll]: times + by } : others;
  };
  const close = () => {
    if (open) folding.actions.push(open);
    open = null;
  };
  const begin = (seq: number, from: number, roll: string | null, attempt: number): OpenAction<State> => {
    folding.undone = [];
    const diceBefore = { appDice: folding.appDice, takenBack };
    return { seq, lastSeq: from, from, before: folding.state, diceBefore, events: [], roll, attempt };
  };

  for (const { seq, action, entry } of rows) {
    folding.seq = seq;
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
        folding.appDice += entry.appDice;
        break;
      case 'v1.Happened': {
        open ??= begin(action, seq, null, 1);
        open.lastSeq = seq;
        if (entry.event === null) {
          problems.push({ seq, action, code: 'UNKNOWN_EVENT' });
          break;
        }
        open.events.push(entry.event);
        folding.state = book.apply(folding.state, entry.event);
        break;
      }
      case 'v1.GivenUp':
        folding.appDice += entry.appDice;
        count(entry.roll, 1);
        break;
      case 'v1.Reseeded':
        folding.seed = entry.seed;
        break;
      case 'v1.Retracted': {
        const retracted = folding.actions.slice(-entry.actions.length);
        const [first] = retracted;
        if (!first || !sameActions(retracted, entry.actions)) {
          problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        folding.actions.length -= retracted.length;
        folding.undone.push(...retracted.reverse().map((each) => ({ ...each, undoneBy: seq })));
        folding.state = first.before;
        for (const { roll } of retracted) count(roll, 1);
        break;
      }
      case 'v1.Restored': {
        const restored = folding.undone.slice(-entry.actions.length).reverse();
        if (restored.length === 0 || !sameActions(restored, entry.actions)) {
          problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        folding.undone.length -= restored.length;
        for (const { undoneBy: _, ...each } of restored) {
          folding.actions.push(each);
          for (const event of each.events) folding.state = book.apply(folding.state, event);
          count(each.roll, -1);
        }
        break;
      }
    }
  }
  close();
  return { ...folding, takenBack, problems };
}

interface OpenAction<State> extends Action<State> {
  lastSeq: number;
  events: Tagged[];
}

const sameActions = <State>(actions: readonly Action<State>[], seqs: readonly number[]): boolean =>
  actions.length === seqs.length && actions.every(({ seq }, index) => seq === seqs[index]);

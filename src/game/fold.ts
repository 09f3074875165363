import type { Tagged } from '@/rules/rulebook';

import type { Action, Battle, Book, LogProblem, LogRow, UndoneAction } from './battle';
import { DoneAction } from './done-action';
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
  const folding = new Folding(book, battle);
  for (const row of rows) folding.take(row);
  return folding.battle();
}

/**
 * The same row by row, for whoever looks at every step: asked for as a battle once, at the end, it copies its history once.
 * What every action of a long battle keeps is as small as it can be: keeping it is what this costs.
 */
export class Folding<State> {
  state: State;
  readonly problems: LogProblem[];
  private last: number;
  private seed: Battle<State>['seed'];
  private appDice: number;
  private takenBack: Battle<State>['takenBack'];
  private readonly actions: Action<State>[];
  private undone: UndoneAction<State>[];
  private open: DoneAction<State> | null = null;
  private readonly events: Tagged[] = [];
  private diceBefore: Action<State>['diceBefore'];

  constructor(
    private readonly book: Book<State>,
    private readonly begun: Battle<State>,
    /** Hears of every event of an action, with the state after it. */
    private readonly onEvent?: (state: State, event: Tagged) => void,
  ) {
    ({ seq: this.last, seed: this.seed, state: this.state, appDice: this.appDice, takenBack: this.takenBack } = begun);
    this.actions = [...begun.actions];
    this.undone = [...begun.undone];
    this.problems = [...begun.problems];
    this.diceBefore = { appDice: this.appDice, takenBack: this.takenBack };
  }

  take({ seq, action, entry }: LogRow): void {
    this.last = seq;
    if (entry === null) {
      this.problems.push({ seq, action, code: 'UNREADABLE' });
      return;
    }
    // An action whose first entry was damaged still has its events, and can still be undone as one.
    if (this.open && this.open.seq !== action) this.close();
    switch (entry.type) {
      case 'v1.Begun':
        this.problems.push({ seq, action, code: 'OUT_OF_PLACE' });
        break;
      case 'v1.Acted':
        this.open ??= this.begin(action, seq, entry.roll, entry.attempt);
        this.appDice += entry.appDice;
        break;
      case 'v1.Happened': {
        this.open ??= this.begin(action, seq, null, 1);
        this.open.lastSeq = seq;
        if (entry.event === null) {
          this.problems.push({ seq, action, code: 'UNKNOWN_EVENT' });
          break;
        }
        this.events.push(entry.event);
        this.state = this.book.apply(this.state, entry.event);
        this.onEvent?.(this.state, entry.event);
        break;
      }
      case 'v1.GivenUp':
        this.appDice += entry.appDice;
        this.count(entry.roll, 1);
        break;
      case 'v1.Reseeded':
        this.seed = entry.seed;
        break;
      case 'v1.Retracted': {
        const retracted = this.actions.slice(-entry.actions.length);
        const [first] = retracted;
        if (!first || !sameActions(retracted, entry.actions)) {
          this.problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        this.actions.length -= retracted.length;
        this.undone.push(...retracted.reverse().map((each) => ({ action: each, undoneBy: seq })));
        this.state = first.before;
        for (const { roll } of retracted) this.count(roll, 1);
        break;
      }
      case 'v1.Restored': {
        const restored = this.undone
          .slice(-entry.actions.length)
          .reverse()
          .map((each) => each.action);
        if (restored.length === 0 || !sameActions(restored, entry.actions)) {
          this.problems.push({ seq, action, code: 'OUT_OF_PLACE' });
          break;
        }
        this.undone.length -= restored.length;
        for (const each of restored) {
          this.actions.push(each);
          for (const event of each.events) this.state = this.book.apply(this.state, event);
          this.count(each.roll, -1);
        }
        break;
      }
    }
  }

  /** As far as rows were taken; an action whose rows went on after this would be two. */
  battle(): Battle<State> {
    this.close();
    const { last: seq, seed, state, actions, undone, appDice, takenBack, problems } = this;
    const { book } = this.begun;
    return {
      ...{ book, seed, seq, state, appDice, takenBack },
      actions: actions.slice(),
      undone: undone.slice(),
      problems: problems.slice(),
    };
  }

  private count(roll: string | null, by: 1 | -1): void {
    if (roll === null) return;
    // Undone and redone is as if nothing had been undone, to the last key.
    const { [roll]: times = 0, ...others } = this.takenBack;
    this.takenBack = times + by > 0 ? { ...this.takenBack, [roll]: times + by } : others;
  }

  private close(): void {
    if (!this.open) return;
    // A list that was added to has room to spare.
    this.open.events = this.events.slice();
    this.actions.push(this.open);
    this.open = null;
  }

  private begin(seq: number, from: number, roll: string | null, attempt: number): DoneAction<State> {
    const { state, appDice, takenBack, diceBefore } = this;
    if (this.undone.length > 0) this.undone = [];
    this.events.length = 0;
    if (diceBefore.appDice !== appDice || diceBefore.takenBack !== takenBack) this.diceBefore = { appDice, takenBack };
    return new DoneAction(this.book.apply, this.actions, state, seq, from, this.diceBefore, roll, attempt);
  }
}

const sameActions = <State>(actions: readonly Action<State>[], seqs: readonly number[]): boolean =>
  actions.length === seqs.length && actions.every(({ seq }, index) => seq === seqs[index]);

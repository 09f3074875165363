import type { Action, Book } from './battle';

/** Of so many actions one keeps its state. */
const KEPT_EVERY = 32;

const NO_EVENTS: Action<unknown>['events'] = [];

/**
 * An action as its log tells it. To hold on to every state a long battle was ever in costs more than to replay it: few
 * actions keep theirs, the others find it again from the action before, once somebody asks.
 */
export class DoneAction<State> implements Action<State> {
  lastSeq: number;
  events: Action<State>['events'] = NO_EVENTS;
  #earlier: Action<State> | null;
  #before: State | null;
  readonly #apply: Book<State>['apply'];

  constructor(
    apply: Book<State>['apply'],
    all: readonly Action<State>[],
    before: State,
    readonly seq: number,
    readonly from: number,
    readonly diceBefore: Action<State>['diceBefore'],
    readonly roll: string | null,
    readonly attempt: number,
  ) {
    this.#apply = apply;
    this.lastSeq = from;
    this.#earlier = (all.length % KEPT_EVERY && all.at(-1)) || null;
    this.#before = this.#earlier ? null : before;
  }

  get before(): State {
    if (this.#earlier) {
      let state = this.#earlier.before;
      for (const event of this.#earlier.events) state = this.#apply(state, event);
      [this.#before, this.#earlier] = [state, null];
    }
    return this.#before as State;
  }
}

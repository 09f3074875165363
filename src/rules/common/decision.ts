import type { DecideOptions, Decision, Refused, Tagged } from '../rulebook';
import type { DiceInput } from './dice';
import { type Procedure, run } from './procedure';
import type { BadInput } from './refusal';

/** What every family of commands of a book is handed. */
export interface Deciding<State, Side extends string> {
  readonly state: State;
  readonly dice: DiceInput;
  readonly override: boolean;
  /** Behind whose curtain the command was given: there alone it is told what was allowed anyway. */
  readonly curtain: Side | null;
}

/** Events as they follow from each other, and the state they have led to. */
export class EventChain<State, Event> {
  readonly events: Event[] = [];
  constructor(
    public state: State,
    private readonly apply: (state: State, event: Event) => State,
  ) {}

  add(...events: readonly Event[]): this {
    for (const event of events) {
      this.events.push(event);
      this.state = this.apply(this.state, event);
    }
    return this;
  }
}

interface DecidingBook<
  State,
  Command,
  Event,
  Code extends string,
  Side extends string,
  Chain extends EventChain<State, Event>,
> {
  /** Behind whose curtain a command is given. */
  curtainOf(state: State, command: Command): Side | null;
  /** An empty chain of the book's own kind. */
  chainFrom(state: State): Chain;
  fromInput(problem: BadInput): Refused<Code>;
  /** How it is told that a rule was set aside. */
  overridden(refusal: Refused<Code>, secret: Side | null): Event;
  /** Told behind a curtain only: its being there says that the dice are one side's to know. */
  inSecret?(side: Side): Event;
}

function* nothing(): Procedure<null> {
  return null;
}

/** How a book decides: dice are run through a procedure, what comes of it is told as a chain of events. */
export function decisionsOf<
  State,
  Command extends Tagged,
  Event extends Tagged,
  Code extends string,
  Side extends string,
  Chain extends EventChain<State, Event>,
>(book: DecidingBook<State, Command, Event, Code, Side, Chain>) {
  type Context = Deciding<State, Side>;
  type Outcome = Decision<Event, Code>;
  type Objection = Refused<Code> | null | false | undefined;

  const refused = (why: Refused<Code>): Outcome => ({ type: 'refused', refusal: why });

  /** Runs a procedure with the dice at hand and tells what came of it. */
  function rolled<O>(
    { state, dice, curtain }: Context,
    procedure: Procedure<O>,
    tell: (outcome: O, chain: Chain) => unknown,
  ): Outcome {
    const answer = run(procedure, dice);
    if (answer.type === 'needs') return answer;
    if (answer.type === 'refused') return refused(book.fromInput(answer.refusal));
    const chain = book.chainFrom(state);
    tell(answer.outcome, chain);
    if (curtain !== null && book.inSecret) chain.add(book.inSecret(curtain));
    return { type: 'done', events: chain.events, rolls: answer.rolls };
  }

  /** Tells what comes of a command that rolls nothing. Dice handed in for nothing are a mistake worth telling. */
  const done = (context: Context, tell: (chain: Chain) => unknown): Outcome =>
    rolled(context, nothing(), (_, chain) => tell(chain));

  /**
   * Goes on when no rule objects. When one does the first is the answer, unless it is allowed anyway: then each rule set aside
   * is told as an event of its own, ahead of what happened.
   */
  function guard(context: Context, objections: readonly Objection[], go: () => Outcome): Outcome {
    const standing = objections.filter((objection) => !!objection);
    const [first] = standing;
    if (first === undefined) return go();
    const nonsense = standing.find(({ rule }) => rule === null);
    if (nonsense !== undefined) return refused(nonsense);
    if (!context.override) return refused(first);
    const outcome = go();
    if (outcome.type !== 'done') return outcome;
    const overridden = standing.map((refusal) => book.overridden(refusal, context.curtain));
    return { ...outcome, events: [...overridden, ...outcome.events] };
  }

  type Decider<C> = (context: Context, command: C) => Outcome;

  /** Hands a command to the decider of its type: all that comes of it, a call for more dice, or a refusal. */
  const decideBy =
    (deciders: { readonly [T in Command['type']]: Decider<Extract<Command, { readonly type: T }>> }) =>
    (state: State, command: Command, dice: DiceInput, { override }: DecideOptions): Outcome =>
      (deciders[command.type as Command['type']] as unknown as Decider<Command>)(
        { state, dice, override, curtain: book.curtainOf(state, command) },
        command,
      );

  return { refused, rolled, done, guard, decideBy };
}

import type { DiceInput } from '@/rules/common/dice';
import type { Needs } from '@/rules/common/procedure';
import type { Rulebook, Tagged, Viewer } from '@/rules/rulebook';

type Book<State, Command extends Tagged, Event extends Tagged, Side extends string> = Pick<
  Rulebook<State, Command, Event, unknown, Side>,
  'decide' | 'apply' | 'view' | 'owed'
>;

/** A campaign in which commands are carried out one by one; what is refused or wants more dice fails the test. */
export class BookTable<State, Command extends Tagged, Event extends Tagged, Side extends string, View> {
  readonly events: Event[] = [];

  constructor(
    private readonly book: Book<State, Command, Event, Side>,
    public state: State,
  ) {}

  do(command: Command, dice: DiceInput = [], { override = false } = {}): this {
    const decision = this.book.decide(this.state, command, dice, { override });
    if (decision.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) {
      this.state = this.book.apply(this.state, event);
      this.events.push(event);
    }
    return this;
  }

  all(...commands: readonly Command[]): this {
    for (const command of commands) this.do(command);
    return this;
  }

  /** Against a rule, with everybody's leave. */
  anyway(command: Command, dice: DiceInput = []): this {
    return this.do(command, dice, { override: true });
  }

  /** The code and the rule a command is refused with. */
  refused(command: Command, dice: DiceInput = [], override = false): readonly [string, string | null] {
    const decision = this.book.decide(this.state, command, dice, { override });
    if (decision.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return [decision.refusal.code, decision.refusal.rule];
  }

  /** The dice that a command wants next. */
  protected wanted(command: Command, dice: DiceInput = []): Needs {
    const decision = this.book.decide(this.state, command, dice, { override: false });
    if (decision.type !== 'needs') throw new Error(`wants no dice: ${JSON.stringify(decision)}`);
    return decision.needs;
  }

  told<T extends Event['type']>(type: T): readonly Extract<Event, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  }

  view(viewer: Viewer<Side> = 'public'): View {
    return this.book.view(this.state, viewer) as unknown as View;
  }

  owed(viewer: Viewer<Side> = 'public'): readonly string[] {
    return this.book.owed(this.state, viewer).map(({ code }) => code);
  }
}

import { type Draft, draftFor, entriesOf, givenUp, evaluate } from '@/game/act';
import type { Book } from '@/game/battle';
import { describeAll, lastKnown, maySee, isKnownTo, PUBLIC, slotOf } from '@/game/curtain';
import type { DiceSource, Entry } from '@/game/entry';
import { type Story, continueStory, EMPTY_STORY } from '@/game/story';
import { nextToRedo } from '@/game/undo';
import { whereOf } from '@/game/where';
import type { Result } from '@/lib/result';
import type { Json, Tagged } from '@/rules/rulebook';
import { type BattleState, type Command, type Side, togoBattle } from '@/rules/togo/index';
import { draftSeenBy, type Drafts, withDraft } from '@/store/drafts';

import { MemoryLog } from './log';
import { text } from './parting';

export type Onlooker = Side | 'public';

export const BOOK = togoBattle as Book<BattleState>;
const AT = '1904-08-10T12:00:00.000Z';

/** What a command comes to with the faces at hand, and what it wanted on the way. */
export interface Answer {
  /** Each roll it asked for, and the refusal if it was refused. */
  readonly asked: readonly unknown[];
  readonly draft: Draft;
  /** Null where it was refused, or was left before its last roll. */
  readonly events: readonly Tagged[] | null;
}

interface Asking {
  readonly faces: readonly number[];
  readonly source: DiceSource;
  /** Rolls made before the strip is left. */
  readonly steps?: number;
  readonly override?: boolean;
}

/** A table at which one side has secrets: its log, the strips that lie open, and what onlookers are told. */
export class SecretTable<State = BattleState, Order extends Tagged = Command> extends MemoryLog<State> {
  /** Unfinished strips, by curtain. */
  drafts: Drafts = {};
  private readonly stories = new Map<Onlooker, Story<State>>();

  constructor(
    book: Book<State>,
    setup: object,
    readonly onlookers: readonly Onlooker[],
  ) {
    super(book, setup as unknown as Json);
    for (const each of onlookers) this.stories.set(each, continueStory<State>(book, EMPTY_STORY, this.timed(0), each));
  }

  get state(): State {
    return this.battle.state;
  }

  override append(entries: readonly Entry[]): void {
    const from = this.rows.length;
    super.append(entries);
    for (const [onlooker, story] of this.stories) {
      this.stories.set(onlooker, continueStory(this.book, story, this.timed(from), onlooker));
    }
  }

  private timed(from: number) {
    return this.rows.slice(from).map((row) => ({ ...row, at: AT }));
  }

  /** Nothing has happened yet: that is for `commit`, `giveUp` or the strip that is left open. */
  ask(command: Order, { faces, source, steps = Infinity, override = false }: Asking): Answer {
    let draft = draftFor(this.book, this.battle, command, { override });
    const asked: unknown[] = [];
    for (let used = 0; ;) {
      const evaluated = evaluate(this.book, this.battle, draft);
      if (!evaluated.ok) return { asked: [...asked, evaluated.error], draft, events: null };
      const drawn = { ...draft, appDice: source === 'app' ? used : 0 };
      if (evaluated.value.type === 'done') return { asked, draft: drawn, events: evaluated.value.events };
      if (asked.length >= steps) return { asked, draft: drawn, events: null };
      const { call, missing } = evaluated.value.needs;
      asked.push({ call, missing });
      const dice = Array.from({ length: missing }, () => ({ face: faces[used++ % faces.length] ?? 1, source }));
      draft = { ...draft, dice: { ...draft.dice, [call.key]: { dice } } };
    }
  }

  commit({ draft, events }: Answer): void {
    if (events === null) return;
    this.drafts = withDraft(this.drafts, this.slot(draft), null);
    this.append(entriesOf(this.book, this.battle, draft, events));
  }

  giveUp(draft: Draft): void {
    const entry = givenUp(this.book, this.battle, draft);
    if (entry) this.append([entry]);
  }

  /** Left open behind the curtain it belongs to. */
  leaveOpen(draft: Draft): void {
    this.drafts = withDraft(this.drafts, this.slot(draft), draft);
  }

  slot(draft: Draft): string {
    return slotOf(this.book, this.state, draft.command);
  }

  /** Another action ends the strip that lies open behind the same curtain, and no other. */
  leaveStrip(curtain: string): void {
    const draft = this.drafts[curtain];
    if (!draft) return;
    this.drafts = withDraft(this.drafts, curtain, null);
    this.giveUp(draft);
  }

  /** False when there is nothing to take back or bring back. */
  take(way: () => Result<Entry, unknown>, by: string): boolean {
    this.leaveStrip(by);
    const entry = way();
    if (entry.ok) this.append([entry.value]);
    return entry.ok;
  }

  /** Opening a curtain ends redo, whatever is done behind it. */
  openCurtain(): void {
    this.battle = { ...this.battle, undone: [] };
  }

  isSilent(events: readonly Tagged[]): boolean {
    return this.onlookers.every((each) =>
      describeAll(this.book, this.state, events, each).every((told) => told === null),
    );
  }

  /** What events would tell the onlookers. */
  telling(events: readonly Tagged[]): string {
    return text(this.onlookers.map((each) => describeAll(this.book, this.state, events, each)));
  }

  /** The same, and what these would see then. */
  showing(events: readonly Tagged[]): string {
    const after = events.reduce((state, event) => this.book.apply(state, event), this.state);
    return this.telling(events) + text(this.onlookers.map((each) => this.book.view(after, each)));
  }

  /** Everything an onlooker can know of now. */
  seenBy(onlooker: Onlooker): { readonly [what: string]: string } {
    const last = lastKnown(this.book, this.battle, onlooker);
    const { drafts } = this;
    const seen = Object.entries(drafts).filter(
      ([curtain, { command }]) =>
        (curtain === PUBLIC || curtain === onlooker) && maySee(this.book, this.state, command, onlooker),
    );
    return {
      view: text(this.book.view(this.state, onlooker)),
      known: text(this.book.known(this.state, onlooker)),
      owed: text(this.book.owed(this.state, onlooker)),
      undo: text(last && describeAll(this.book, last.before, last.events, onlooker).filter((one) => one !== null)),
      redo: text(nextToRedo(this.battle, isKnownTo(this.book, onlooker)) !== null),
      where: text(whereOf(this.book as Book<unknown>, this.battle, draftSeenBy({ ...this, book: this.book }, PUBLIC))),
      strips: text(seen),
      story: this.storyFor(onlooker, 8),
    };
  }

  /** The last items of a story, without the states around them. */
  storyFor(onlooker: Onlooker, last = Infinity): string {
    const { items } = this.storyOf(onlooker);
    return text(items.slice(-last).map(({ before: _, after: __, ...item }) => item));
  }

  storyOf(onlooker: Onlooker): Story<State> {
    const story = this.stories.get(onlooker);
    if (story === undefined) throw new Error(`${onlooker} does not look on`);
    return story;
  }
}

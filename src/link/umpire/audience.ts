import type { Battle, Book } from '@/game/battle';
import { continueStory, EMPTY_STORY, type Story, type StoryItem, type TimedRow } from '@/game/story';
import type { Json } from '@/rules/rulebook';

import { digestOf } from '../protocol/frame';
import type { FromUmpire, Have, LogLine, Seen } from '../protocol/messages';
import { type Patch, patchOf } from '../protocol/patch';

type Show = Extract<FromUmpire, { readonly type: 'show' }>;
export type Past = Extract<FromUmpire, { readonly type: 'past' }>;

/** As many lines at once as a screen of the log shows; the others are asked for. */
const LINES_AT_ONCE = 60;
/** Characters of what changed with them: a frame goes over any wire. */
const MOST_PAST = 200_000;

/** The seat an entry of the log came from, by its number; null where it came from none. */
export type ByOf = (seq: number) => string | null;

/**
 * The log of one audience, and what it sees now. Its numbers are its own: what is nothing to it leaves no gap, and
 * what changes nothing for it is not shown at all.
 */
export class Audience {
  private story: Story<unknown> = EMPTY_STORY;
  private readonly lines: LogLine[] = [];
  private seen: Seen = { state: null };
  /** Names what is seen now; the next one follows from it and from what changed. */
  version = '';

  constructor(
    private readonly book: Book<unknown>,
    readonly viewer: string,
    private readonly byOf: ByOf,
  ) {}

  /** With the whole log, from its first row. */
  begin(rows: readonly TimedRow[], battle: Battle<unknown>): this {
    this.addLines(continueStory(this.book, EMPTY_STORY, rows, this.viewer), battle);
    this.see(battle);
    this.version = digestOf(JSON.stringify(this.seen));
    return this;
  }

  get number(): number {
    return this.lines.length;
  }

  /** Takes in what was written; null where it is nothing to this audience. */
  take(before: Battle<unknown>, rows: readonly TimedRow[], after: Battle<unknown>): Show | null {
    const [shown, from] = [this.number, this.version];
    this.addLines(continueStory(this.book, { ...this.story, battle: before }, rows, this.viewer), after);
    const changes = this.see(after);
    const lines = this.lines.slice(shown);
    if (lines.length === 0 && changes.length === 0) return null;
    if (changes.length > 0) this.version = digestOf(from + JSON.stringify(changes));
    return { type: 'show', number: this.number, lines, version: this.version, patch: { from, changes } };
  }

  /** What a phone lacks; null where it has everything. */
  since({ number, version }: Have): Show | null {
    const isCurrent = version === this.version;
    if (isCurrent && number === this.number) return null;
    // A phone that saw more than there is looked at another host's log, or an older copy of this one.
    const lines = this.lines.slice(number > this.number ? 0 : number).slice(-LINES_AT_ONCE);
    const show = { type: 'show', number: this.number, lines, version: this.version } as const;
    return isCurrent ? show : { ...show, whole: this.seen };
  }

  linesAfter = (number: number, most: number): readonly LogLine[] => this.lines.slice(number).slice(-most);

  /** The lines before one of them, with what was seen then: worked out again, for it is seldom asked for. */
  past(items: readonly StoryItem<unknown>[], before: number): Past {
    const end = Math.min(before - 1, items.length);
    for (let count = LINES_AT_ONCE; ; count = Math.ceil(count / 2)) {
      const past = this.pastOf(items.slice(Math.max(0, end - count), Math.max(0, end)));
      if (count === 1 || JSON.stringify(past.changes).length <= MOST_PAST) return past;
    }
  }

  private pastOf(items: readonly StoryItem<unknown>[]): Past {
    const seen = (state: unknown) => this.book.known(state, this.viewer) as Json;
    const base = items[0] ? seen(items[0].before) : null;
    let at = base;
    const to = (state: Json): Patch => {
      const changes = patchOf(at, state);
      at = state;
      return changes;
    };
    const changes = items.map((item) => [to(seen(item.before)), to(seen(item.after))] as const);
    return { type: 'past', lines: items.map(({ number }) => this.lines[number - 1]!), base, changes };
  }

  /** The line for an action of the log; null where this audience has none. */
  lineOf(seq: number): LogLine | null {
    const place = this.story.logged.findLastIndex((each) => each.seq === seq);
    return this.lines[place] ?? null;
  }

  /** The entry of the umpire's log that a line of this audience's tells of. */
  entryAt = (number: number): number | null => this.story.logged[number - 1]?.seq ?? null;

  private addLines(story: Story<unknown>, battle: Battle<unknown>): void {
    const items = story.items as StoryItem<unknown>[];
    for (let place = this.lines.length; place < items.length; place += 1) {
      const item = items[place]!;
      this.lines[place] = this.lineFor(item, story.logged[place]?.seq ?? 0);
      if (item.type === 'undone' || item.type === 'redone') this.mark(item.actions, item.type === 'undone');
      // Without the states around it, of which a long battle has thousands; where it stands is the table's to keep.
      items[place] = { ...item, before: null, after: null };
    }
    this.story = { ...story, battle };
  }

  private mark(numbers: readonly number[], undone: boolean): void {
    for (const number of numbers) {
      const line = this.lines[number - 1];
      if (line?.type === 'action') this.lines[number - 1] = { ...line, undone };
    }
  }

  private lineFor({ before, after, ...item }: StoryItem<unknown>, seq: number): LogLine {
    // Who gave a secret order is part of the secret.
    const isOthers = item.type === 'action' && item.command === null;
    const moment = this.book.moment(item.type === 'action' ? after : before);
    return { ...item, moment, by: isOthers ? null : this.byOf(seq) };
  }

  /** What changed in what is seen. */
  private see({ state }: Battle<unknown>): Patch {
    const before = this.seen;
    this.seen = { state: this.book.known(state, this.viewer) as Json };
    return patchOf({ ...before }, { ...this.seen });
  }
}

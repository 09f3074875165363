import type { Battle, Book } from '@/game/battle';
import { continueStory, EMPTY_STORY, type Story, type StoryItem, type TimedRow } from '@/game/story';
import { shareUnchanged } from '@/lib/share';
import type { Json } from '@/rules/rulebook';

import { digestOf } from '../protocol/frame';
import type { FromUmpire, Have, LogLine, Seen } from '../protocol/messages';
import { patchOf } from '../protocol/patch';

type Show = Extract<FromUmpire, { readonly type: 'show' }>;

/** As many lines at once as a screen of the log shows; the others are asked for. */
const LINES_AT_ONCE = 60;

/** The seat an entry of the log came from, by its number; null where it came from none. */
export type ByOf = (seq: number) => string | null;

/**
 * What one audience has been told, and what it sees now. Its numbers are its own: what tells it nothing leaves no gap, and
 * what changes nothing for it is not shown at all.
 */
export class Audience {
  private story: Story<unknown> = EMPTY_STORY;
  private readonly lines: LogLine[] = [];
  private seen: Seen = { view: null, owed: [] };
  digest = '';

  constructor(
    private readonly book: Book<unknown>,
    readonly viewer: string,
    private readonly byOf: ByOf,
  ) {}

  /** Told the whole log, from its first row. */
  begin(rows: readonly TimedRow[], battle: Battle<unknown>): this {
    this.tell(continueStory(this.book, EMPTY_STORY, rows, this.viewer), battle);
    this.see(battle);
    return this;
  }

  get number(): number {
    return this.lines.length;
  }

  /** Takes in what was written; null where it is nothing to this audience. */
  take(before: Battle<unknown>, rows: readonly TimedRow[], after: Battle<unknown>): Show | null {
    const [told, from, seen] = [this.number, this.digest, this.seen];
    this.tell(continueStory(this.book, { ...this.story, battle: before }, rows, this.viewer), after);
    this.see(after);
    const lines = this.lines.slice(told);
    if (lines.length === 0 && from === this.digest) return null;
    const changes = patchOf(seen as unknown as Json, this.seen as unknown as Json);
    return { type: 'show', number: this.number, lines, digest: this.digest, patch: { from, changes } };
  }

  /** What a phone lacks; null where it has everything. */
  since({ number, digest }: Have): Show | null {
    const isCurrent = digest === this.digest;
    if (isCurrent && number === this.number) return null;
    // A phone that saw more than there is looked at another host's log, or an older copy of this one.
    const lines = this.lines.slice(number > this.number ? 0 : number).slice(-LINES_AT_ONCE);
    const show = { type: 'show', number: this.number, lines, digest: this.digest } as const;
    return isCurrent ? show : { ...show, whole: this.seen };
  }

  linesAfter = (number: number, most: number): readonly LogLine[] => this.lines.slice(number).slice(-most);

  linesBefore = (number: number): readonly LogLine[] =>
    this.lines.slice(0, Math.max(0, number - 1)).slice(-LINES_AT_ONCE);

  /** The line that tells of an action of the log; null where this audience was told nothing of it. */
  lineOf(seq: number): LogLine | null {
    const place = this.story.logged.findLastIndex((each) => each.seq === seq);
    return this.lines[place] ?? null;
  }

  /** The entry of the umpire's log that a line of this audience's tells of. */
  entryAt = (number: number): number | null => this.story.logged[number - 1]?.seq ?? null;

  private tell(story: Story<unknown>, battle: Battle<unknown>): void {
    for (const [place, item] of story.items.entries()) {
      const line = this.lines[place];
      if (line && (line.type !== 'action' || item.type !== 'action' || line.undone === item.undone)) continue;
      this.lines[place] = this.lineFor(item, story.logged[place]?.seq ?? 0);
    }
    // Without the states in between, of which a long battle has thousands; where it stands is the table's to keep.
    const items = story.items.map((item) => (item.before === null ? item : { ...item, before: null, after: null }));
    this.story = { ...story, battle, items };
  }

  private lineFor({ before: _, after: __, ...item }: StoryItem<unknown>, seq: number): LogLine {
    // Who gave a secret order is part of the secret.
    const isOthers = item.type === 'action' && item.command === null;
    return { ...item, by: isOthers ? null : this.byOf(seq) };
  }

  private see({ state }: Battle<unknown>): void {
    const seen: Seen = { view: this.book.view(state, this.viewer), owed: this.book.owed(state, this.viewer) };
    // Through text, as it goes out: a field that is undefined is none.
    const text = JSON.stringify(seen);
    this.digest = digestOf(text);
    this.seen = shareUnchanged(this.seen, JSON.parse(text) as Seen);
  }
}

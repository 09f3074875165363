import { type Draft, givenUp } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import type { Entry } from '@/game/entry';
import { readEntry, readRow } from '@/game/read-row';
import { continueStory, EMPTY_STORY, type Story, type TimedRow } from '@/game/story';
import { ok, type Result } from '@/lib/result';
import { append, openBattle, type OpenBattle, type OpenRefusal } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { readRows } from '@/store/db/event-log';
import { saveDraft, withDraft } from '@/store/drafts';

import type { FromUmpire } from '../protocol/messages';
import { Audience, type Past } from './audience';
import type { Seat } from './seats';
import { type By, Taps, tapsIn } from './taps';

/** What a table tells those who sit at it. */
export interface TableListener {
  show(audience: string, show: Extract<FromUmpire, { readonly type: 'show' }>): void;
  strip(seat: string, draft: Draft | null): void;
  /** Somebody wants to undo what this seat did; `line` is null once it need not be answered any more. */
  question(of: string, question: Extract<FromUmpire, { readonly type: 'question' }>): void;
  declined(asker: string, tap: string, by: string): void;
  /** The clock was set, or a turn began under it. */
  clock(): void;
}

export interface TableOptions {
  readonly db: Driver;
  readonly book: Book<unknown>;
  readonly battle: string;
  /** The time now, as the log writes it. */
  readonly now: () => string;
  /** The seats of this table as they are now: who commands what. */
  readonly seats: () => readonly Seat[];
}

/** The disk is full or gone, or holds more than is known here. Nothing was changed: the phone keeps its tap and asks again. */
export class NotSaved extends Error {}

/** What is on disk of one battle, and what each audience has been shown of it: on disk first, always. */
export class TableLog {
  listener: TableListener | null = null;
  /** Called whenever something was written. */
  onWritten: () => void = () => undefined;
  readonly taps = new Taps();
  private readonly audiences = new Map<string, Audience>();
  /** The lines of each audience with the states around them: for those who asked for their past, and read on with every ask. */
  private readonly stories = new Map<string, Story<unknown>>();
  private readonly stripTaps = new Map<string, readonly string[]>();

  private constructor(
    readonly options: TableOptions,
    public open: OpenBattle<unknown>,
  ) {}

  static async open(options: TableOptions): Promise<Result<TableLog, OpenRefusal>> {
    const { db, book, battle } = options;
    const opened = await openBattle(db, book, battle, { whole: true });
    if (!opened.ok) return opened;
    const log = new TableLog(options, opened.value);
    for (const row of await readRows(db, battle)) log.taps.read(row);
    const strips = await db.all<{ curtain: string; body: string }>(
      'SELECT curtain, body FROM drafts WHERE battle = ?',
      [battle],
    );
    for (const { curtain, body } of strips) log.stripTaps.set(curtain, tapsIn(body));
    return ok(log);
  }

  get battle(): Battle<unknown> {
    return this.open.battle;
  }

  get book(): Book<unknown> {
    return this.open.book;
  }

  /** What became of a tap of this seat's: also of one that made its strip what it is. */
  fateOf = (seat: string, tap: string): 'done' | 'refused' | null =>
    this.stripTaps.get(seat)?.includes(tap) ? 'done' : this.taps.fateOf(tap);

  /** What an audience sees; worked out from the first row when somebody of it first comes. */
  async audience(viewer: string): Promise<Audience> {
    const known = this.audiences.get(viewer);
    if (known) return known;
    const audience = new Audience(this.book, viewer, this.taps.seatOf).begin(await this.rows(), this.battle);
    this.audiences.set(viewer, audience);
    return audience;
  }

  /** The lines of an audience before one of them, and what it saw then. A phone asks for one piece after the other. */
  async past(viewer: string, before: number): Promise<Past> {
    const audience = await this.audience(viewer);
    const known: Story<unknown> = this.stories.get(viewer) ?? EMPTY_STORY;
    const rows = await this.rows(known.battle?.seq);
    const story = rows.length === 0 ? known : continueStory(this.book, known, rows, viewer);
    this.stories.set(viewer, story);
    return audience.past(story.items, before);
  }

  private async rows(after = 0): Promise<readonly TimedRow[]> {
    const { db, book, battle } = this.options;
    const rows = await readRows(db, battle, after);
    return rows.map(({ seq, action, body, at }) => ({ ...readRow(book, seq, action, body), at }));
  }

  /** On disk first, then shown. `curtain` names the strip that goes in the same transaction. */
  async write(entries: readonly Entry[], by: By | null, curtain: string | null): Promise<void> {
    const { db, now } = this.options;
    const at = now();
    const [first, ...rest] = entries;
    if (!first) return;
    const signed = [by ? { ...first, by } : first, ...rest] as readonly Entry[];
    const written = await saved(append(db, this.open, signed, at, curtain));
    // Somebody wrote to this battle from outside, with the command line: it is read again, and the phone asks again.
    if (!written.ok) throw new NotSaved();
    const before = this.battle;
    this.open = written.value;
    if (by) this.taps.logged(before.seq + 1, by);
    const rows = entries.map((entry, place): TimedRow => {
      const [seq, action] = [before.seq + 1 + place, before.seq + 1];
      return { seq, action, at, entry: readEntry(this.book, entry) };
    });
    if (curtain !== null) this.forgetStrip(curtain);
    for (const audience of this.audiences.values()) {
      const show = audience.take(before, rows, this.battle);
      if (show) this.listener?.show(audience.viewer, show);
    }
    this.onWritten();
  }

  async keepStrip(seat: string, tap: string, draft: Draft): Promise<void> {
    const { db, battle, now } = this.options;
    const taps = [...(this.stripTaps.get(seat) ?? []), tap];
    await saved(saveDraft(db, battle, { ...draft, taps } as Draft, now(), seat));
    this.stripTaps.set(seat, taps);
    this.open = { ...this.open, drafts: withDraft(this.open.drafts, seat, draft) };
    this.listener?.strip(seat, draft);
  }

  /** App dice that were seen are logged as given up. */
  async leaveStrip(seat: string, by: By | null): Promise<void> {
    const { db, battle, now } = this.options;
    const draft = this.open.drafts[seat];
    const entry = draft && givenUp(this.book, this.battle, draft);
    if (entry) return this.write([entry], by, seat);
    await saved(saveDraft(db, battle, null, now(), seat));
    this.forgetStrip(seat);
    if (by) this.taps.carriedOut(by.tap);
  }

  private forgetStrip(seat: string): void {
    this.stripTaps.delete(seat);
    this.open = { ...this.open, drafts: withDraft(this.open.drafts, seat, null) };
    this.listener?.strip(seat, null);
  }

  /** Everything anew from disk: after a fault, for what goes farther back than is in hand, and when others wrote to it. */
  async reopen(): Promise<void> {
    const { db, book, battle } = this.options;
    const before = this.battle;
    const opened = await openBattle(db, book, battle, { whole: true }).catch(() => null);
    if (!opened?.ok) return;
    this.open = opened.value;
    if (this.battle.seq === before.seq) return;
    for (const row of await readRows(db, battle, before.seq)) this.taps.read(row);
    const viewers = [...this.audiences.keys()];
    this.audiences.clear();
    for (const viewer of viewers) {
      const audience = await this.audience(viewer);
      const show = audience.since({ number: 0, version: null });
      if (show) this.listener?.show(viewer, show);
    }
  }
}

async function saved<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch {
    throw new NotSaved();
  }
}

import { type Draft, entriesOf, givenUp, type Refused } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { rollUncertain, withCertain } from '@/game/certain';
import { isKnownTo, lastKnown } from '@/game/curtain';
import type { Entry } from '@/game/entry';
import { readEntry, readRow } from '@/game/read-row';
import type { TimedRow } from '@/game/story';
import { editedStrip } from '@/game/strip-edit';
import { backTo, redo, undo, type UndoRefusal } from '@/game/undo';
import { err, ok, type Result } from '@/lib/result';
import { append, openBattle, type OpenBattle, type OpenRefusal } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { readRows } from '@/store/db/event-log';
import { diceInHand, saveDraft, withDraft } from '@/store/drafts';

import type { Deed } from '../protocol/deeds';
import type { Ask, AskResult, FromUmpire } from '../protocol/messages';
import { Audience } from './audience';
import { guarded, isBehindOthers, whyNotOrder } from './orders';
import { audienceOf, type Seat } from './seats';
import { draftOf, finished, refusal } from './strip';
import { type By, Taps, tapsIn } from './taps';

type Show = Extract<FromUmpire, { readonly type: 'show' }>;

/** What a table tells those who sit at it. */
export interface TableListener {
  show(audience: string, show: Show): void;
  strip(seat: string, draft: Draft | null): void;
  /** Somebody wants to undo what this seat did; `line` is null once it need not be answered any more. */
  question(of: string, question: Extract<FromUmpire, { readonly type: 'question' }>): void;
  declined(asker: string, tap: string, by: string): void;
}

interface TableOptions {
  readonly db: Driver;
  readonly book: Book<unknown>;
  readonly battle: string;
  /** The time now, as the log writes it. */
  readonly now: () => string;
  /** The seats of this table as they are now: who commands what. */
  readonly seats: () => readonly Seat[];
}

/** An undo that waits for the seat whose act it was. */
interface Question {
  readonly asker: Seat;
  readonly tap: string;
  readonly of: string;
  readonly action: number;
}

const MEANWHILE = 20;
/**
 * The umpire of one battle: the only one who decides, draws the app's dice and writes the log. Asks are weighed one after
 * the other, each on what the one before it left, and answered once they are on disk.
 */
export class Table {
  listener: TableListener | null = null;
  private readonly audiences = new Map<string, Audience>();
  private readonly taps = new Taps();
  private readonly stripTaps = new Map<string, readonly string[]>();
  private readonly questions = new Map<string, Question>();
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly options: TableOptions,
    private open: OpenBattle<unknown>,
  ) {}

  static async open(options: TableOptions): Promise<Result<Table, OpenRefusal>> {
    const { db, book, battle } = options;
    const opened = await openBattle(db, book, battle, { whole: true });
    if (!opened.ok) return opened;
    const table = new Table(options, opened.value);
    for (const row of await readRows(db, battle)) table.taps.read(row);
    const strips = await db.all<{ curtain: string; body: string }>(
      'SELECT curtain, body FROM drafts WHERE battle = ?',
      [battle],
    );
    for (const { curtain, body } of strips) table.stripTaps.set(curtain, tapsIn(body));
    return ok(table);
  }

  get battle(): Battle<unknown> {
    return this.open.battle;
  }

  get name(): string {
    return this.open.name;
  }

  get book(): Book<unknown> {
    return this.open.book;
  }

  /** What an audience sees; told from the first row when somebody of it first comes. */
  audience(viewer: string): Promise<Audience> {
    return this.queued(() => this.audienceNow(viewer));
  }

  stripOf = (seat: string): Draft | null => this.open.drafts[seat] ?? null;

  /** Answers when it is on disk, and after everybody was shown what came of it. Never rejects. */
  ask(seat: Seat, ask: Ask): Promise<AskResult> {
    return this.queued(async () => {
      const known = this.known(seat, ask.tap);
      if (known) return known;
      try {
        const result = await this.weigh(seat, ask);
        if (result.type === 'refused') this.taps.refuse(ask.tap);
        return result;
      } catch (error) {
        // What no book was made for, such as a command nested a thousand deep, is refused like any other nonsense.
        if (!(error instanceof NotSaved)) return { type: 'refused', refusal: refusal('BAD_COMMAND'), meanwhile: [] };
        await this.reopen();
        return this.known(seat, ask.tap) ?? { type: 'later', code: 'NOT_SAVED' };
      }
    });
  }

  /** When everything asked so far has been answered. */
  settled = (): Promise<void> => this.queued(async () => undefined);

  /** Leaves the strips that seats still have in hand: for a battle that goes back to one phone. */
  clearStrips = (): Promise<void> =>
    this.queued(async () => {
      for (const { id } of this.options.seats()) if (this.stripOf(id)) await this.leaveStrip(id, null);
    });

  private known(seat: Seat, tap: string): AskResult | null {
    const fate = this.stripTaps.get(seat.id)?.includes(tap) ? 'done' : this.taps.fateOf(tap);
    if (fate === 'done') return { type: 'done' };
    return fate && { type: 'refused', refusal: refusal('ALREADY_REFUSED'), meanwhile: [] };
  }

  private async weigh(seat: Seat, { tap, last, deed }: Ask): Promise<AskResult> {
    const audience = await this.audienceNow(audienceOf(seat));
    const done = await this.carryOut(seat, tap, deed);
    if (done.ok) return done.value;
    const meanwhile = audience.linesAfter(last, MEANWHILE);
    return { type: 'refused', refusal: done.error, meanwhile };
  }

  private async carryOut(seat: Seat, tap: string, deed: Deed): Promise<Result<AskResult, Refused>> {
    if (seat.role === 'public') return err(refusal('ONLY_LOOKING'));
    switch (deed.type) {
      case 'act': {
        const draft = whyNotOrder(seat, deed, this.options.seats()) ?? draftOf(this.open, deed);
        if (!draft.ok) return draft;
        const thrown = this.thrown(draft.value, deed.rest);
        return thrown.ok ? this.commit(seat, tap, thrown.value, null) : guarded(this.open, seat, deed.command, thrown);
      }
      case 'begin': {
        const { book, battle, drafts } = this.open;
        if (drafts[seat.id]) return err(refusal('STRIP_IN_HAND'));
        const draft = whyNotOrder(seat, deed, this.options.seats()) ?? draftOf(this.open, deed);
        if (!draft.ok) return draft;
        const kept = withCertain(book, battle, draft.value);
        const weighed = finished(this.open, kept);
        if (!weighed.ok && weighed.error.code !== 'DICE_MISSING')
          return guarded(this.open, seat, deed.command, weighed);
        if (isBehindOthers(this.open, seat, kept))
          return guarded(this.open, seat, deed.command, err(refusal('NOT_YOURS')));
        return this.keepStrip(seat, tap, kept);
      }
      case 'edit': {
        const draft = this.stripOf(seat.id);
        if (!draft) return err(refusal('NO_STRIP'));
        const after = editedStrip(this.book, this.battle, draft, deed.edit, diceInHand(this.open, seat.id));
        return after.ok ? this.keepStrip(seat, tap, after.value) : after;
      }
      case 'finish': {
        const draft = this.stripOf(seat.id);
        return draft ? this.commit(seat, tap, draft, seat.id) : err(refusal('NO_STRIP'));
      }
      case 'giveUp':
        if (!this.stripOf(seat.id)) return err(refusal('NO_STRIP'));
        await this.leaveStrip(seat.id, { seat: seat.id, tap });
        return ok({ type: 'done' });
      case 'undo':
        return this.undo(seat, tap);
      case 'redo':
        // Elsewhere it would tell who tries it whether the others did something in secret, which ends it.
        return seat.role === 'umpire' ? this.take(seat, tap, (battle) => redo(battle)) : err(refusal('UMPIRE_ONLY'));
      case 'back': {
        const to = (await this.audienceNow(audienceOf(seat))).entryAt(deed.to);
        if (seat.role !== 'umpire') return err(refusal('UMPIRE_ONLY'));
        return to === null ? err(refusal('NO_SUCH_MOMENT')) : this.take(seat, tap, (battle) => backTo(battle, to));
      }
      case 'consent':
        return this.consent(seat, tap, deed.question, deed.yes);
      case 'invite':
      case 'divide':
      case 'shutOut':
        // Seats are the host's: it answers these itself.
        return err(refusal('NOT_HERE'));
    }
  }

  private thrown(draft: Draft, rest: 'app' | 'none'): Result<Draft, Refused> {
    const { book, battle } = this.open;
    return rest === 'app'
      ? rollUncertain(book, battle, draft, { untilDone: true, inHand: diceInHand(this.open) })
      : ok(withCertain(book, battle, draft));
  }

  /** Writes a finished draft; `curtain` names the strip that goes with it. */
  private async commit(
    seat: Seat,
    tap: string,
    draft: Draft,
    curtain: string | null,
  ): Promise<Result<AskResult, Refused>> {
    if (isBehindOthers(this.open, seat, draft))
      return guarded(this.open, seat, draft.command, err(refusal('NOT_YOURS')));
    const events = finished(this.open, draft);
    if (!events.ok) return guarded(this.open, seat, draft.command, events);
    await this.write(entriesOf(this.book, this.battle, draft, events.value), { seat: seat.id, tap }, curtain);
    return ok({ type: 'done' });
  }

  private async keepStrip(seat: Seat, tap: string, draft: Draft): Promise<Result<AskResult, Refused>> {
    const { db, battle, now } = this.options;
    const taps = [...(this.stripTaps.get(seat.id) ?? []), tap];
    await saved(saveDraft(db, battle, { ...draft, taps } as Draft, now(), seat.id));
    this.stripTaps.set(seat.id, taps);
    this.open = { ...this.open, drafts: withDraft(this.open.drafts, seat.id, draft) };
    this.listener?.strip(seat.id, draft);
    return ok({ type: 'done' });
  }

  /** App dice that were seen are logged as given up. */
  private async leaveStrip(seat: string, by: By | null): Promise<void> {
    const { db, battle, now } = this.options;
    const draft = this.stripOf(seat);
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

  /** Takes back the last thing this seat's audience knows of; whose it was is asked first, if it was another's. */
  private async undo(seat: Seat, tap: string): Promise<Result<AskResult, Refused>> {
    const viewer = audienceOf(seat);
    const last = await this.lastKnownTo(viewer);
    if (last === null) return err(refusal('NOTHING_TO_UNDO'));
    const whose = this.taps.seatOf(last.seq);
    const of = this.options.seats().find(({ id }) => id === whose);
    if (seat.role === 'umpire' || of === undefined || of.id === seat.id) return this.takeBack(seat, tap);
    this.questions.set(tap, { asker: seat, tap, of: of.id, action: last.seq });
    const line = (await this.audienceNow(audienceOf(of))).lineOf(last.seq);
    this.listener?.question(of.id, { type: 'question', id: tap, by: seat.id, line });
    return ok({ type: 'asked', seat: of.id });
  }

  /** The questions a seat has to answer: a phone that comes back is asked again. */
  async questionsFor(seat: Seat): Promise<readonly Extract<FromUmpire, { readonly type: 'question' }>[]> {
    const audience = await this.audience(audienceOf(seat));
    return [...this.questions.values()]
      .filter(({ of }) => of === seat.id)
      .map(({ tap, asker, action }) => ({ type: 'question', id: tap, by: asker.id, line: audience.lineOf(action) }));
  }

  private async consent(seat: Seat, tap: string, id: string, yes: boolean): Promise<Result<AskResult, Refused>> {
    const question = this.questions.get(id);
    if (!question || (question.of !== seat.id && seat.role !== 'umpire')) return err(refusal('NO_QUESTION'));
    this.dropQuestion(question);
    if (!yes) {
      this.listener?.declined(question.asker.id, question.tap, seat.id);
      this.taps.carriedOut(tap);
      return ok({ type: 'done' });
    }
    const last = await this.lastKnownTo(audienceOf(question.asker));
    if (last?.seq !== question.action) return err(refusal('MOVED_ON'));
    const taken = await this.takeBack(question.asker, question.tap);
    if (taken.ok) this.taps.carriedOut(tap);
    return taken;
  }

  private dropQuestion({ tap, of, asker }: Question): void {
    this.questions.delete(tap);
    this.listener?.question(of, { type: 'question', id: tap, by: asker.id, line: null });
  }

  private takeBack(seat: Seat, tap: string): Promise<Result<AskResult, Refused>> {
    const known = isKnownTo(this.book, audienceOf(seat));
    return this.take(seat, tap, (battle) => undo(battle, known));
  }

  private async lastKnownTo(viewer: string) {
    const last = lastKnown(this.book, this.battle, viewer);
    if (last !== null || this.open.isWhole) return last;
    await this.reopen();
    return lastKnown(this.book, this.battle, viewer);
  }

  private async take(
    seat: Seat,
    tap: string,
    way: (battle: Battle<unknown>) => Result<Entry, UndoRefusal>,
  ): Promise<Result<AskResult, Refused>> {
    let entry = way(this.battle);
    if (!entry.ok && !this.open.isWhole) {
      await this.reopen();
      entry = way(this.battle);
    }
    if (!entry.ok) return err(refusal(entry.error));
    await this.write([entry.value], { seat: seat.id, tap }, null);
    return ok({ type: 'done' });
  }

  /** On disk first, then shown. `curtain` names the strip that goes in the same transaction. */
  private async write(entries: readonly Entry[], by: By | null, curtain: string | null): Promise<void> {
    const { db, now } = this.options;
    const at = now();
    const [first, ...rest] = entries;
    if (!first) return;
    const signed = [by ? { ...first, by } : first, ...rest] as readonly Entry[];
    const written = await saved(append(db, this.open, signed, at, curtain));
    // Somebody wrote to this battle from outside, with the command line: it is read again, and the phone asks again.
    if (!written.ok) throw new NotSaved();
    const before = this.open.battle;
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
    for (const question of this.questions.values()) {
      const last = lastKnown(this.book, this.battle, audienceOf(question.asker));
      if (last?.seq !== question.action) this.dropQuestion(question);
    }
  }

  private async audienceNow(viewer: string): Promise<Audience> {
    const known = this.audiences.get(viewer);
    if (known) return known;
    const { db, book, battle } = this.options;
    const rows = await readRows(db, battle);
    const timed = rows.map(({ seq, action, body, at }): TimedRow => ({ ...readRow(book, seq, action, body), at }));
    const audience = new Audience(book, viewer, this.taps.seatOf).begin(timed, this.battle);
    this.audiences.set(viewer, audience);
    return audience;
  }

  /** Everything anew from disk: after a fault, for what goes farther back than is in hand, and when others wrote to it. */
  private async reopen(): Promise<void> {
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
      const audience = await this.audienceNow(viewer);
      const show = audience.since({ number: 0, version: null });
      if (show) this.listener?.show(viewer, show);
    }
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work);
    this.tail = result.catch(() => undefined);
    return result;
  }
}

/** The disk is full or gone, or holds more than is known here. Nothing was changed: the phone keeps its tap and asks again. */
class NotSaved extends Error {}

async function saved<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch {
    throw new NotSaved();
  }
}

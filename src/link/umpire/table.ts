import { type Draft, entriesOf, type Refused } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { rollUncertain, withCertain } from '@/game/certain';
import { editedStrip } from '@/game/strip-edit';
import { err, ok, type Result } from '@/lib/result';
import type { OpenBattle, OpenRefusal } from '@/store/battles';
import { diceInHand } from '@/store/drafts';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';

import type { SeatRequest } from '../protocol/requests';
import type { Ask, AskResult } from '../protocol/messages';
import type { Audience, Past } from './audience';
import { guarded, isBehindOthers, whyNotOrder } from './orders';
import { audienceOf, type Seat } from './seats';
import { draftOf, finished, refusal } from './strip';
import { TableClock } from './table-clock';
import { NotSaved, TableLog, type TableListener, type TableOptions } from './table-log';
import { Undoing } from './undoing';

const MEANWHILE = 20;

/**
 * The umpire of one battle: the only one who decides, draws the app's dice and writes the log. Asks are handled one after
 * the other, each on what the one before it left, and answered once they are on disk.
 */
export class Table {
  private readonly undoing: Undoing;
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly options: TableOptions,
    readonly log: TableLog,
    readonly clock: TableClock,
  ) {
    this.undoing = new Undoing(log);
  }

  static async open(options: TableOptions): Promise<Result<Table, OpenRefusal>> {
    const log = await TableLog.open(options);
    if (!log.ok) return log;
    const turn = () => log.value.book.where(log.value.battle.state, { rolling: null, events: [] })?.turn ?? 0;
    return ok(new Table(options, log.value, await TableClock.open(options, turn)));
  }

  set listener(listener: TableListener) {
    this.log.listener = listener;
    this.clock.onChanged = listener.clock;
  }

  get battle(): Battle<unknown> {
    return this.log.battle;
  }

  get name(): string {
    return this.open.name;
  }

  get book(): Book<unknown> {
    return this.log.book;
  }

  private get open(): OpenBattle<unknown> {
    return this.log.open;
  }

  /** What an audience sees, once everything asked so far has been answered. */
  audience(viewer: string): Promise<Audience> {
    return this.queued(() => this.log.audience(viewer));
  }

  past = (viewer: string, before: number): Promise<Past> => this.queued(() => this.log.past(viewer, before));

  stripOf = (seat: string): Draft | null => this.open.drafts[seat] ?? null;

  questionsFor(seat: Seat): ReturnType<Undoing['questionsFor']> {
    return this.queued(() => this.undoing.questionsFor(seat));
  }

  /** Answers when it is on disk, and after everybody was shown what came of it. Never rejects. */
  ask(seat: Seat, ask: Ask): Promise<AskResult> {
    return this.queued(async () => {
      const known = this.known(seat, ask.tap);
      if (known) return known;
      try {
        const result = await this.handle(seat, ask);
        if (result.type === 'refused') this.log.taps.refuse(ask.tap);
        else await this.clock.noteTurn();
        return result;
      } catch (error) {
        if (error instanceof NotSaved) await this.log.reopen();
        const logged = this.known(seat, ask.tap);
        if (logged) return logged;
        if (error instanceof NotSaved) return { type: 'later', code: 'NOT_SAVED' };
        // What no book was made for, such as a command nested a thousand deep, is refused like any other nonsense.
        return { type: 'refused', refusal: refusal('BAD_COMMAND'), meanwhile: [] };
      }
    });
  }

  /** The whole battle as it is now, for a phone that goes on alone. Strips in hand are the seats' own. */
  file = (): Promise<string> =>
    this.queued(async () => {
      const { db, battle, now } = this.options;
      const { battles, ...transfer } = await collectTransfer(db, { battles: [battle] }, now());
      return writeTransfer({ ...transfer, battles: battles.map((each) => ({ ...each, drafts: [] })) });
    });

  /** When everything asked so far has been answered. */
  settled = (): Promise<void> => this.queued(async () => undefined);

  /** Leaves the strips that seats still have in hand: for a battle that goes back to one phone. */
  clearStrips = (): Promise<void> =>
    this.queued(async () => {
      for (const { id } of this.options.seats()) if (this.stripOf(id)) await this.log.leaveStrip(id, null);
    });

  private known(seat: Seat, tap: string): AskResult | null {
    const fate = this.log.fateOf(seat.id, tap);
    if (fate === 'done') return { type: 'done' };
    return fate && { type: 'refused', refusal: refusal('ALREADY_REFUSED'), meanwhile: [] };
  }

  private async handle(seat: Seat, { tap, last, request }: Ask): Promise<AskResult> {
    const audience = await this.log.audience(audienceOf(seat));
    const done = await this.carryOut(seat, tap, request);
    if (done.ok) return done.value;
    const meanwhile = audience.linesAfter(last, MEANWHILE);
    return { type: 'refused', refusal: done.error, meanwhile };
  }

  private async carryOut(seat: Seat, tap: string, request: SeatRequest): Promise<Result<AskResult, Refused>> {
    if (seat.role === 'public') return err(refusal('ONLY_LOOKING'));
    switch (request.type) {
      case 'act': {
        const draft = whyNotOrder(this.open, seat, request) ?? draftOf(this.open, request);
        if (!draft.ok) return draft;
        const thrown = this.thrown(draft.value, request.rest);
        return thrown.ok
          ? this.commit(seat, tap, thrown.value, null)
          : guarded(this.open, seat, request.command, thrown);
      }
      case 'begin': {
        const { book, battle, drafts } = this.open;
        if (drafts[seat.id]) return err(refusal('STRIP_IN_HAND'));
        const draft = whyNotOrder(this.open, seat, request) ?? draftOf(this.open, request);
        if (!draft.ok) return draft;
        const kept = withCertain(book, battle, draft.value);
        const events = finished(this.open, kept);
        if (!events.ok && events.error.code !== 'DICE_MISSING')
          return guarded(this.open, seat, request.command, events);
        if (isBehindOthers(this.open, seat, kept))
          return guarded(this.open, seat, request.command, err(refusal('NOT_YOURS')));
        return this.keepStrip(seat, tap, kept);
      }
      case 'edit': {
        const draft = this.stripOf(seat.id);
        if (!draft) return err(refusal('NO_STRIP'));
        const after = editedStrip(this.book, this.battle, draft, request.edit, diceInHand(this.open, seat.id));
        return after.ok ? this.keepStrip(seat, tap, after.value) : after;
      }
      case 'finish': {
        const draft = this.stripOf(seat.id);
        return draft ? this.commit(seat, tap, draft, seat.id) : err(refusal('NO_STRIP'));
      }
      case 'giveUp':
        if (!this.stripOf(seat.id)) return err(refusal('NO_STRIP'));
        await this.log.leaveStrip(seat.id, { seat: seat.id, tap });
        return ok({ type: 'done' });
      case 'undo':
        return this.undoing.undo(seat, tap);
      case 'redo':
        return this.undoing.redo(seat, tap);
      case 'back':
        return this.undoing.back(seat, tap, request.to);
      case 'consent':
        return this.undoing.consent(seat, tap, request.question, request.yes);
      case 'clock':
        await this.clock.change(request.change);
        this.log.taps.carriedOut(tap);
        return ok({ type: 'done' });
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
    await this.log.write(entriesOf(this.book, this.battle, draft, events.value), { seat: seat.id, tap }, curtain);
    return ok({ type: 'done' });
  }

  private async keepStrip(seat: Seat, tap: string, draft: Draft): Promise<Result<AskResult, Refused>> {
    await this.log.keepStrip(seat.id, tap, draft);
    return ok({ type: 'done' });
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work);
    this.tail = result.catch(() => undefined);
    return result;
  }
}

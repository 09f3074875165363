import type { Refused } from '@/game/act';
import type { Battle } from '@/game/battle';
import { isKnownTo, lastKnown } from '@/game/curtain';
import type { Entry } from '@/game/entry';
import { backTo, redo, undo, type UndoRefusal } from '@/game/undo';
import { err, ok, type Result } from '@/lib/result';

import type { AskResult, FromUmpire } from '../protocol/messages';
import { audienceOf, type Seat } from './seats';
import { refusal } from './strip';
import type { TableLog } from './table-log';

type Answer = Promise<Result<AskResult, Refused>>;

/** An undo that waits for the seat whose act it was. */
interface Question {
  readonly asker: Seat;
  readonly tap: string;
  readonly of: string;
  readonly action: number;
}

/** What is taken back at a table, and who is asked before. */
export class Undoing {
  private readonly questions = new Map<string, Question>();

  constructor(private readonly log: TableLog) {
    log.onWritten = () => this.dropOutdated();
  }

  /** Takes back the last thing this seat's audience knows of; whose it was is asked first, if it was another's. */
  async undo(seat: Seat, tap: string): Answer {
    const last = await this.lastKnownTo(audienceOf(seat));
    if (last === null) return err(refusal('NOTHING_TO_UNDO'));
    const { taps, options, listener } = this.log;
    const whose = taps.seatOf(last.seq);
    const of = options.seats().find(({ id }) => id === whose);
    if (seat.role === 'umpire' || of === undefined || of.id === seat.id) return this.takeBack(seat, tap);
    this.questions.set(tap, { asker: seat, tap, of: of.id, action: last.seq });
    const line = (await this.log.audience(audienceOf(of))).lineOf(last.seq);
    listener?.question(of.id, { type: 'question', id: tap, by: seat.id, line });
    return ok({ type: 'asked', seat: of.id });
  }

  /** Elsewhere it would tell who tries it whether the others did something in secret, which ends it. */
  async redo(seat: Seat, tap: string): Answer {
    return seat.role === 'umpire' ? this.take(seat, tap, (battle) => redo(battle)) : err(refusal('UMPIRE_ONLY'));
  }

  /** To a line of this seat's own log. */
  async back(seat: Seat, tap: string, line: number): Answer {
    const to = (await this.log.audience(audienceOf(seat))).entryAt(line);
    if (seat.role !== 'umpire') return err(refusal('UMPIRE_ONLY'));
    return to === null ? err(refusal('NO_SUCH_MOMENT')) : this.take(seat, tap, (battle) => backTo(battle, to));
  }

  async consent(seat: Seat, tap: string, id: string, yes: boolean): Answer {
    const question = this.questions.get(id);
    if (!question || (question.of !== seat.id && seat.role !== 'umpire')) return err(refusal('NO_QUESTION'));
    this.drop(question);
    const { taps, listener } = this.log;
    if (!yes) {
      listener?.declined(question.asker.id, question.tap, seat.id);
      taps.carriedOut(tap);
      return ok({ type: 'done' });
    }
    const last = await this.lastKnownTo(audienceOf(question.asker));
    if (last?.seq !== question.action) return err(refusal('MOVED_ON'));
    const taken = await this.takeBack(question.asker, question.tap);
    if (taken.ok) taps.carriedOut(tap);
    return taken;
  }

  /** The questions a seat has to answer: a phone that comes back is asked again. */
  async questionsFor(seat: Seat): Promise<readonly Extract<FromUmpire, { readonly type: 'question' }>[]> {
    const audience = await this.log.audience(audienceOf(seat));
    return [...this.questions.values()]
      .filter(({ of }) => of === seat.id)
      .map(({ tap, asker, action }) => ({ type: 'question', id: tap, by: asker.id, line: audience.lineOf(action) }));
  }

  private dropOutdated(): void {
    const { book, battle } = this.log;
    for (const question of this.questions.values()) {
      const last = lastKnown(book, battle, audienceOf(question.asker));
      if (last?.seq !== question.action) this.drop(question);
    }
  }

  private drop({ tap, of, asker }: Question): void {
    this.questions.delete(tap);
    this.log.listener?.question(of, { type: 'question', id: tap, by: asker.id, line: null });
  }

  private takeBack(seat: Seat, tap: string): Answer {
    const known = isKnownTo(this.log.book, audienceOf(seat));
    return this.take(seat, tap, (battle) => undo(battle, known));
  }

  private async lastKnownTo(viewer: string) {
    const { log } = this;
    const last = lastKnown(log.book, log.battle, viewer);
    if (last !== null || log.open.isWhole) return last;
    await log.reopen();
    return lastKnown(log.book, log.battle, viewer);
  }

  private async take(seat: Seat, tap: string, way: (battle: Battle<unknown>) => Result<Entry, UndoRefusal>): Answer {
    const { log } = this;
    let entry = way(log.battle);
    if (!entry.ok && !log.open.isWhole) {
      await log.reopen();
      entry = way(log.battle);
    }
    if (!entry.ok) return err(refusal(entry.error));
    await log.write([entry.value], { seat: seat.id, tap }, null);
    return ok({ type: 'done' });
  }
}

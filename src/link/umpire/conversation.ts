import type { Result } from '@/lib/result';

import { bodyOf, type Frame, readFrame, seal, seatKey, sessionKey } from '../protocol/frame';
import {
  type Ask,
  type AskResult,
  type FromPhone,
  type FromUmpire,
  type Have,
  parseFromPhone,
  PROTOCOL,
  tapOfUnread,
  type TurnedAway,
} from '../protocol/messages';
import { type Line, LONGEST_ASK } from '../protocol/wire';
import type { Bucket, WrongTries } from './limits';
import { audienceOf, keyOf, type Seat, type Seats } from './seats';
import { refusal } from './strip';
import type { Table } from './table';

/** Characters of a file that go in one frame, over any wire. */
const PIECE = 200_000;

/** Who is let in where, and who decides what they ask for. */
export interface Door {
  readonly seats: Seats;
  readonly wrongTries: WrongTries;
  table(battle: string): Table | null;
  /** Null: the seat changed, or the line broke, in the same moment. */
  enter(who: Conversation, seat: Seat, phone: string, code: string | null): Promise<Result<Table, TurnedAway> | null>;
  ask(seat: Seat, ask: Ask): Promise<AskResult>;
  showSeats(battle: string): void;
}

/** One line to one phone. Nothing it says counts before it has shown that it knows the secret of a seat. */
export class Conversation {
  seat: Seat | null = null;
  /** A phone that was turned away may go on sending for as long as its end of the line is open: it is not heard. */
  isOver = false;
  private readonly key = { ask: '', show: '' };
  private heard = 0;
  private said = 0;
  private bad = 0;
  private isSeated = false;
  private version: string | null = null;

  constructor(
    private readonly door: Door,
    private readonly line: Line,
    private readonly from: string,
    /** The umpire's part of the keys: what was recorded of another conversation does not fit. */
    private readonly nonce: string,
    private readonly bucket: Bucket,
    private readonly mostBad: number,
  ) {}

  async hear(text: string): Promise<void> {
    if (this.isOver) return;
    const frame = text.length <= LONGEST_ASK ? readFrame(text) : null;
    // Frames beyond the limit are lost, as on any wire: an honest phone asks again.
    if (!this.bucket.take()) return;
    if (!frame) return this.blame();
    if (this.seat === null) return this.greet(frame);
    if (!frame.isSealedWith(this.key.ask)) return this.blame();
    // Doubled, or overtaken by a later one.
    if (frame.number <= this.heard) return;
    this.heard = frame.number;
    const message = parseFromPhone(frame.body);
    if (!message) return this.refuseUnread(frame.body);
    const seat = this.door.seats.find(this.seat.id);
    if (!seat) return;
    // It greeted with a secret that was replaced since, and is no key to the seat any more.
    if (seat.secret !== this.seat.secret) return this.turnAway('EXPIRED_SEAT');
    await this.answer(seat, message);
  }

  /** Without an answer it would be asked for ever, and nothing after it. */
  private refuseUnread(body: string): void {
    const tap = this.isSeated ? tapOfUnread(body) : null;
    const refused = refusal('BAD_COMMAND', { field: 'request' });
    if (tap !== null) this.say({ type: 'answer', tap, result: { type: 'refused', refusal: refused, meanwhile: [] } });
    this.blame();
  }

  private greet(frame: Frame): void {
    const hello = parseFromPhone(frame.body);
    if (hello?.type !== 'hello') return this.blame();
    if (hello.protocol !== PROTOCOL) {
      return this.turnAway(hello.protocol < PROTOCOL ? 'OLDER_APP' : 'NEWER_APP');
    }
    if (this.door.wrongTries.isOver(this.from)) return this.turnAway('TOO_MANY_TRIES');
    const seat = this.door.seats.find(hello.seat);
    const table = seat && this.door.table(seat.battle);
    if (!seat || !table || !frame.isSealedWith(keyOf(seat))) {
      this.door.wrongTries.count(this.from);
      const isFormer = seat?.former.some((secret) => frame.isSealedWith(seatKey(secret))) ?? false;
      return this.turnAway(isFormer ? 'EXPIRED_SEAT' : 'WRONG_SEAT');
    }
    this.seat = seat;
    const key = keyOf(seat);
    this.key.ask = sessionKey(key, 'ask', hello.nonce, this.nonce);
    this.key.show = sessionKey(key, 'show', hello.nonce, this.nonce);
    const { id, role, side, name } = seat;
    const { book } = table;
    this.say({
      type: 'welcome',
      nonce: this.nonce,
      table: {
        battle: seat.battle,
        name: table.name,
        book: book.id,
        bookVersion: book.version,
        seat: { id, role, side, name },
      },
    });
  }

  private async answer(seat: Seat, message: FromPhone): Promise<void> {
    if (message.type === 'enter') return this.enter(seat, message);
    if (!this.isSeated) return;
    const table = this.door.table(seat.battle);
    if (!table) return;
    switch (message.type) {
      case 'hello':
        return;
      case 'ask':
        return this.say({ type: 'answer', tap: message.tap, result: await this.door.ask(seat, message) });
      case 'sync':
        return this.catchUp(table, seat, message.have);
      case 'probe': {
        const { number, version } = await table.audience(audienceOf(seat));
        return this.say({ type: 'here', number, version });
      }
      case 'file': {
        // Both sides' secrets and the dice to come are in it.
        const text = seat.role === 'umpire' ? await table.file() : '';
        const pieces = Math.ceil(text.length / PIECE);
        for (let piece = 0; piece < Math.max(1, pieces); piece += 1)
          this.say({ type: 'file', piece, pieces, text: text.slice(piece * PIECE, (piece + 1) * PIECE) });
        return;
      }
      case 'past':
        return this.say(await table.past(audienceOf(seat), message.before));
    }
  }

  private async enter(seat: Seat, { phone, code, have }: Extract<FromPhone, { type: 'enter' }>): Promise<void> {
    if (this.isSeated) return;
    const entered = await this.door.enter(this, seat, phone, code).catch(() => null);
    // A host that cannot write down who sits where lets nobody sit down; the phone calls again.
    if (!entered) return this.close();
    // It may try again with a code.
    if (!entered.ok) return this.say({ type: 'turned-away', code: entered.error });
    await this.catchUp(entered.value, seat, have);
    this.isSeated = true;
    this.door.showSeats(seat.battle);
    for (const question of await entered.value.questionsFor(seat)) this.say(question);
  }

  private async catchUp(table: Table, seat: Seat, have: Have): Promise<void> {
    const audience = await table.audience(audienceOf(seat));
    const show = audience.since(have);
    if (show) this.say(show);
    else this.say({ type: 'here', number: audience.number, version: audience.version });
    this.version = audience.version;
    this.say({ type: 'strip', draft: table.stripOf(seat.id) });
    this.say(table.clock.message());
  }

  /** What changed, for a phone that has all before it; the others are catching up. */
  show(show: Extract<FromUmpire, { readonly type: 'show' }>, body: string): void {
    if (show.patch && show.patch.from !== this.version) return;
    this.version = show.version;
    this.sayBody(body);
  }

  say(message: FromUmpire): void {
    this.sayBody(bodyOf(message));
  }

  private sayBody(body: string): void {
    this.said += 1;
    this.line.send(seal(this.key.show, this.said, body));
  }

  turnAway(code: TurnedAway): void {
    this.say({ type: 'turned-away', code });
    this.close();
  }

  close(): void {
    this.isOver = true;
    this.line.close();
  }

  /** Not from a phone of ours, or not any more. */
  private blame(): void {
    this.bad += 1;
    if (this.bad >= this.mostBad) this.close();
  }
}

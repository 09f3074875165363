import type { Draft } from '@/game/act';
import { err, ok, type Result } from '@/lib/result';

import { bodyOf } from '../protocol/frame';
import type { Ask, AskResult, FromUmpire, SeatInfo, TurnedAway } from '../protocol/messages';
import type { LinkRefusal } from '../protocol/refusals';
import type { Accept } from '../protocol/wire';
import { Conversation, type Door } from './conversation';
import { Bucket, type Limits, LIMITS, WrongTries } from './limits';
import { audienceOf, joinOf, type RandomHex, type Seat, type Seats } from './seats';
import { refusal } from './strip';
import type { Table } from './table';
import type { TableListener } from './table-log';

interface UmpireOptions {
  readonly seats: Seats;
  readonly random: RandomHex;
  /** Milliseconds, for limits only. */
  readonly now: () => number;
  readonly limits?: Partial<Limits>;
}

/** Answers about seats, by seat and tap: asked twice, they are changed once. */
const MOST_KEPT = 500;

/** Whoever decides for the tables of one host, and the door to them: who is let in, and what each is told. */
export class Umpire implements Door {
  readonly seats: Seats;
  private readonly tables = new Map<string, Table>();
  private readonly seated = new Map<string, Set<Conversation>>();
  private readonly lines = new Map<string, number>();
  private readonly seatAnswers = new Map<string, Promise<AskResult>>();
  private readonly limits: Limits;
  readonly wrongTries: WrongTries;

  constructor(private readonly options: UmpireOptions) {
    this.seats = options.seats;
    this.limits = { ...LIMITS, ...options.limits };
    this.wrongTries = new WrongTries(this.limits.wrongTries, this.limits.wrongTriesWithin, options.now);
  }

  add(battle: string, table: Table): void {
    this.tables.set(battle, table);
    table.listener = this.listenerFor(battle);
  }

  table = (battle: string): Table | null => this.tables.get(battle) ?? null;

  readonly accept: Accept = (line, from) => {
    const lines = (this.lines.get(from) ?? 0) + 1;
    this.lines.set(from, lines);
    const conversation = new Conversation(
      this,
      line,
      from,
      this.options.random(16),
      this.bucket(),
      this.limits.badFrames,
    );
    const onClose = () => {
      conversation.isOver = true;
      this.lines.set(from, (this.lines.get(from) ?? 1) - 1);
      if (this.lines.get(from) === 0) this.lines.delete(from);
      this.leave(conversation);
    };
    if (lines > this.limits.lines) conversation.close();
    return { onFrame: (frame) => conversation.hear(frame), onClose };
  };

  private bucket = () => new Bucket(this.limits.framesASecond, this.limits.framesAtOnce, this.options.now);

  /** Lets a phone sit down, or says why not. */
  async enter(
    conversation: Conversation,
    seat: Seat,
    phone: string,
    code: string | null,
  ): Promise<Result<Table, TurnedAway> | null> {
    const table = this.table(seat.battle);
    if (!table) return err('EXPIRED_SEAT');
    if (seat.role !== 'public' && seat.phone !== phone) {
      if (seat.phone !== null && code === null) return err('SEAT_TAKEN');
      if (seat.phone !== null && this.wrongTries.isOver(seat.id)) return err('TOO_MANY_TRIES');
      if (seat.phone !== null && !this.seats.opensWith(seat, code ?? '')) {
        this.wrongTries.count(seat.id);
        return err('WRONG_CODE');
      }
      if (!(await this.seats.bind(seat, phone)) || conversation.isOver) return null;
      this.turnOut(seat.id, 'TAKEN_OVER', conversation);
    }
    const there = this.seated.get(seat.id) ?? new Set();
    // The same phone on a new line: the old one is dead, and need not know it yet.
    if (seat.role !== 'public') for (const other of there) if (other !== conversation) this.leave(other, 'close');
    this.seated.set(seat.id, there.add(conversation));
    return ok(table);
  }

  leave(conversation: Conversation, how: 'left' | 'close' = 'left'): void {
    const seat = conversation.seat;
    if (how === 'close') conversation.close();
    if (seat === null || !this.seated.get(seat.id)?.delete(conversation)) return;
    if (how === 'left') this.showSeats(seat.battle);
  }

  /** Whoever sits there is told why, and is out, but for who takes the seat. */
  private turnOut(seat: string, code: TurnedAway, taker: Conversation | null = null): void {
    for (const conversation of this.seated.get(seat) ?? []) if (conversation !== taker) conversation.turnAway(code);
    this.seated.delete(seat);
  }

  showSeats(battle: string): void {
    for (const conversation of this.conversationsAt(battle)) conversation.say(this.seatsFor(conversation));
  }

  seatsFor({ seat: reader }: Conversation): FromUmpire {
    const seats = this.seats.at(reader?.battle ?? '').map(({ id, role, side, name, divisions }): SeatInfo => {
      const mayKnow = reader?.role === 'umpire' || (side !== null && reader?.side === side);
      const isHere = (this.seated.get(id)?.size ?? 0) > 0;
      return { id, role, side, name, isHere, divisions: mayKnow ? divisions : null };
    });
    return { type: 'seats', seats };
  }

  private *conversationsAt(battle: string): Iterable<Conversation> {
    for (const there of this.seated.values()) {
      for (const conversation of there) if (conversation.seat?.battle === battle) yield conversation;
    }
  }

  private listenerFor(battle: string): TableListener {
    const toSeat = (seat: string, message: FromUmpire) => {
      for (const conversation of this.seated.get(seat) ?? []) conversation.say(message);
    };
    return {
      show: (audience, show) => {
        // Written once, however many look on.
        const body = bodyOf(show);
        for (const conversation of this.conversationsAt(battle)) {
          if (conversation.seat && audienceOf(conversation.seat) === audience) conversation.show(show, body);
        }
      },
      strip: (seat: string, draft: Draft | null) => toSeat(seat, { type: 'strip', draft }),
      question: (of, question) => toSeat(of, question),
      declined: (asker, tap, by) => toSeat(asker, { type: 'declined', tap, by }),
      clock: () => {
        const table = this.table(battle);
        if (table) for (const conversation of this.conversationsAt(battle)) conversation.say(table.clock.message());
      },
    };
  }

  /** What a seat asks of its table, or of the host. */
  async ask(seat: Seat, ask: Ask): Promise<AskResult> {
    const { request, tap } = ask;
    const table = this.table(seat.battle);
    if (!table) return { type: 'later', code: 'NOT_SAVED' };
    if (request.type !== 'invite' && request.type !== 'divide' && request.type !== 'shutOut')
      return table.ask(seat, ask);
    const key = `${seat.id} ${tap}`;
    const known = this.seatAnswers.get(key);
    if (known) return known;
    const answer = this.changeSeats(seat, tap, request).catch((): AskResult => {
      this.seatAnswers.delete(key);
      return { type: 'later', code: 'NOT_SAVED' };
    });
    // Before it is on disk: a slow one is asked for again meanwhile.
    this.seatAnswers.set(key, answer);
    const [oldest] = this.seatAnswers.keys();
    if (this.seatAnswers.size > MOST_KEPT && oldest !== undefined) this.seatAnswers.delete(oldest);
    return answer;
  }

  private async changeSeats(
    seat: Seat,
    tap: string,
    request: Extract<Ask['request'], { readonly type: 'invite' | 'divide' | 'shutOut' }>,
  ): Promise<AskResult> {
    const refused = (code: LinkRefusal): AskResult => ({ type: 'refused', refusal: refusal(code), meanwhile: [] });
    const commands = (side: string | null) =>
      seat.role === 'umpire' || (seat.role === 'admiral' && side !== null && side === seat.side);
    if (request.type === 'invite') {
      if (!this.table(seat.battle)?.book.sides.includes(request.side)) return refused('NO_SUCH_SIDE');
      if (!commands(request.side)) return refused('ADMIRAL_ONLY');
      const made = await this.seats.invite(seat.battle, request.side, request.name, tap);
      this.showSeats(seat.battle);
      return { type: 'seat', seat: made.id, join: joinOf(made) };
    }
    const other = this.seats.find(request.seat);
    if (other?.battle !== seat.battle) return refused('NO_SUCH_SEAT');
    if (!commands(other.role === 'captain' ? other.side : null)) return refused('ADMIRAL_ONLY');
    if (request.type === 'divide') {
      await this.seats.divide(other.id, request.divisions, request.others);
      this.showSeats(seat.battle);
      return { type: 'done' };
    }
    await this.seats.shutOut(other.id);
    this.turnOut(other.id, 'EXPIRED_SEAT');
    this.showSeats(seat.battle);
    const renewed = this.seats.find(other.id) ?? other;
    return { type: 'seat', seat: renewed.id, join: joinOf(renewed) };
  }
}

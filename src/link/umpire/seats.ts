import * as v from 'valibot';

import { tameName } from '@/lib/name';

import { seatKey } from '../protocol/frame';
import { joinCodeText, SEAT_ID, SECRET } from '../protocol/join';
import { type Role, ROLES } from '../protocol/messages';

/** A place at a table. Whoever has its secret may sit there; one phone at a time, but for the public's. */
export interface Seat {
  readonly id: string;
  /** The battle it is at. */
  readonly battle: string;
  readonly role: Role;
  readonly side: string | null;
  readonly name: string;
  readonly secret: string;
  /** Secrets it had before a phone was shut out: they are told that they expired, and no more. */
  readonly former: readonly string[];
  /** Moves this seat, and those of its captains, to another phone. */
  readonly code: string | null;
  /** The phone that sits here. */
  readonly phone: string | null;
  /** What a captain commands, by id; null: all of his side's. */
  readonly divisions: readonly string[] | null;
  /** What of his side's is not a captain's, where he was given divisions. */
  readonly others: readonly string[];
  /** The tap that made it: asked twice, it is made once. */
  readonly tap: string | null;
}

const text = v.pipe(v.string(), v.maxLength(200));
const seatsFile = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(SEAT_ID)),
    battle: text,
    role: v.picklist(ROLES),
    side: v.nullable(text),
    name: text,
    secret: v.pipe(v.string(), v.regex(SECRET)),
    former: v.array(v.pipe(v.string(), v.regex(SECRET))),
    code: v.nullable(text),
    phone: v.nullable(text),
    divisions: v.nullable(v.array(text)),
    others: v.optional(v.array(text), []),
    tap: v.nullable(text),
  }),
);

/** Where the seats are kept: on disk before anybody is told. */
export interface SeatStore {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

/** So many bytes nobody can guess, as hex digits. */
export type RandomHex = (bytes: number) => string;

const CODE_DIGITS = 6;

/** The seats of every table of a host. */
export class Seats {
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly store: SeatStore,
    private readonly random: RandomHex,
    private seats: readonly Seat[],
  ) {}

  /** Null when what is kept cannot be read: it is left as it is. */
  static async open(store: SeatStore, random: RandomHex): Promise<Seats | null> {
    const kept = await store.read();
    if (kept === null) return new Seats(store, random, []);
    try {
      const parsed = v.safeParse(seatsFile, JSON.parse(kept));
      return parsed.success ? new Seats(store, random, parsed.output) : null;
    } catch {
      return null;
    }
  }

  find = (id: string): Seat | null => this.seats.find((seat) => seat.id === id) ?? null;

  at = (battle: string): readonly Seat[] => this.seats.filter((seat) => seat.battle === battle);

  /** Two admirals, an umpire and the public, at a table that has no seats yet. */
  async setUp(battle: string, sides: readonly string[], nameOf: (role: Role, side: string | null) => string) {
    if (this.at(battle).length > 0) return;
    const made = [
      ...sides.map((side) => this.made(battle, 'admiral', side, nameOf('admiral', side))),
      this.made(battle, 'umpire', null, nameOf('umpire', null)),
      this.made(battle, 'public', null, nameOf('public', null)),
    ];
    await this.keep((seats) => [...seats, ...made]);
  }

  async invite(battle: string, side: string, name: string, tap: string | null): Promise<Seat> {
    const known = tap === null ? undefined : this.seats.find((seat) => seat.tap === tap);
    if (known) return known;
    const seat = { ...this.made(battle, 'captain', side, tameName(name)), tap };
    await this.keep((seats) => [...seats, seat]);
    return seat;
  }

  /** Gives the seat to a phone; false where it was shut out, or another phone was faster. */
  async bind({ id, secret, phone: before }: Seat, phone: string): Promise<boolean> {
    await this.change(id, (seat) => (seat.secret === secret && seat.phone === before ? { phone } : {}));
    const seat = this.find(id);
    return seat?.secret === secret && seat.phone === phone;
  }

  divide = (id: string, divisions: readonly string[] | null, others: readonly string[]): Promise<void> =>
    this.change(id, () => ({ divisions, others }));

  /** Another secret; the phone that had the old one is out. */
  shutOut = (id: string): Promise<void> =>
    this.change(id, ({ secret, former }) => ({ secret: this.random(16), former: [...former, secret], phone: null }));

  /** The codes that move a seat: its own, and its admiral's. */
  opensWith({ id, battle, side, role }: Seat, code: string): boolean {
    return this.at(battle).some(
      (seat) =>
        seat.code === code && (seat.id === id || (role === 'captain' && seat.role === 'admiral' && seat.side === side)),
    );
  }

  private made(battle: string, role: Role, side: string | null, name: string): Seat {
    const id = [...(side === null ? [] : [side]), role, this.random(4)].join('-');
    const code = role === 'admiral' || role === 'umpire' ? this.newCode() : null;
    const secret = this.random(16);
    return {
      ...{ id, battle, role, side, name, secret, code, former: [], phone: null },
      divisions: null,
      others: [],
      tap: null,
    };
  }

  private newCode(): string {
    const number = Number(BigInt(`0x${this.random(8)}`) % BigInt(10 ** CODE_DIGITS));
    return String(number).padStart(CODE_DIGITS, '0');
  }

  private change(id: string, changed: (seat: Seat) => Partial<Seat>): Promise<void> {
    return this.keep((seats) => seats.map((seat) => (seat.id === id ? { ...seat, ...changed(seat) } : seat)));
  }

  /** One change after the other, each on disk before it counts. */
  private keep(change: (seats: readonly Seat[]) => readonly Seat[]): Promise<void> {
    const kept = this.tail.then(async () => {
      const seats = change(this.seats);
      await this.store.write(JSON.stringify(seats, null, 1));
      this.seats = seats;
    });
    this.tail = kept.catch(() => undefined);
    return kept;
  }
}

/** What stands behind the `#` of a seat's address. */
export const joinOf = ({ id, secret }: Pick<Seat, 'id' | 'secret'>): string => joinCodeText({ seat: id, secret });

export const keyOf = ({ secret }: Pick<Seat, 'secret'>): string => seatKey(secret);

/** Whose eyes a seat sees with. */
export const audienceOf = ({ role, side }: Pick<Seat, 'role' | 'side'>): string =>
  role === 'umpire' ? 'umpire' : role === 'public' || side === null ? 'public' : side;

import type { Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import { memoryOutbox } from '@/link/client/outbox';
import { Phone } from '@/link/client/phone';
import type { SeatRequest } from '@/link/protocol/requests';
import type { AskResult } from '@/link/protocol/messages';
import type { Accept, Dial, LineListener } from '@/link/protocol/wire';
import type { Limits } from '@/link/umpire/limits';
import { type Seat, Seats } from '@/link/umpire/seats';
import { Table } from '@/link/umpire/table';
import { Umpire } from '@/link/umpire/umpire';
import type { Json } from '@/rules/rulebook';
import { createBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';

import { ledgerBook } from './ledger-book';

const BATTLE = 'battle';
const AT = '1905-05-27T14:08:00.000Z';

export const LEDGER = ledgerBook as unknown as Book<unknown>;

/** Bytes that come again with the same seed. */
export function seededHex(seed: number): (bytes: number) => string {
  const pick = picker(seed);
  return (bytes) => Array.from({ length: bytes }, () => pick(256).toString(16).padStart(2, '0')).join('');
}

interface LinkTableOptions {
  readonly book?: Book<unknown>;
  readonly setup?: object;
  readonly seed?: number;
  readonly limits?: Partial<Limits>;
  readonly db?: Driver;
}

type PhoneChoices = Partial<ConstructorParameters<typeof Phone>[0]>;

/** Asks again at once, and never probes. */
export const IMPATIENT = { resend: 5, quiet: 1e6, probe: 1e6, redial: [5, 5] } as const;

/** A host in this process with phones on a wire without a network. */
export class LinkTable {
  readonly phones: Phone[] = [];

  private constructor(
    readonly db: Driver,
    readonly book: Book<unknown>,
    readonly seats: Seats,
    readonly umpire: Umpire,
    readonly table: Table,
    private readonly random: (bytes: number) => string,
  ) {}

  static async open({ book = LEDGER, setup = { limit: 1e9 }, seed = 1, limits, db }: LinkTableOptions = {}) {
    const random = seededHex(seed);
    const driver = db ?? openNodeDriver();
    await migrate(driver);
    await createBattle(driver, book, { id: BATTLE, name: 'Test', seed: 7, setup: setup as Json }, AT);
    const seats = (await Seats.open({ read: async () => null, write: async () => undefined }, random))!;
    await seats.setUp(BATTLE, book.sides, (role, side) => [side, role].join(' '));
    const umpire = new Umpire({ seats, random, now: () => 0, limits: { framesAtOnce: 1e9, ...limits } });
    const opened = await Table.open({
      ...{ db: driver, book, battle: BATTLE, now: () => AT },
      seats: () => seats.at(BATTLE),
    });
    if (!opened.ok) throw new Error(opened.error);
    umpire.add(BATTLE, opened.value);
    return new LinkTable(driver, book, seats, umpire, opened.value, random);
  }

  seat(role: Seat['role'], side: string | null = null): Seat {
    const seat = this.seats.at(BATTLE).find((each) => each.role === role && each.side === side);
    if (!seat) throw new Error(`there is no seat for ${side} ${role}`);
    return seat;
  }

  /** A phone that has joined, or was turned away. */
  async join(seat: Pick<Seat, 'id' | 'secret'>, options: PhoneChoices = {}): Promise<Phone> {
    const phone = await this.phone(seat, options).start();
    await until(phone, () => phone.state.status === 'linked' || phone.state.turnedAway !== null);
    return phone;
  }

  phone({ id, secret }: Pick<Seat, 'id' | 'secret'>, options: PhoneChoices = {}): Phone {
    const phone = new Phone({
      join: { seat: id, secret },
      phone: this.random(16),
      dial: straightDial(this.umpire.accept),
      outbox: memoryOutbox(),
      world: { random: this.random, after: timer },
      ...options,
    });
    this.phones.push(phone);
    return phone;
  }

  close(): Promise<void> {
    for (const phone of this.phones) phone.stop();
    return this.db.close();
  }
}

/** Does something later, unless it is called off. */
export const timer = (milliseconds: number, work: () => void) => {
  const timeout = setTimeout(work, milliseconds);
  return () => clearTimeout(timeout);
};

/** Frames from hand to hand, in order, each in its own turn. `meet` sees every one. */
export const straightDial =
  (accept: Accept, meet: (from: 'phone' | 'umpire', frame: string) => void = () => undefined, from = 'here'): Dial =>
  (listener) => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      queueMicrotask(() => listener.onClose());
      queueMicrotask(() => far.onClose());
    };
    const passed = (to: () => Pick<LineListener, 'onFrame'>, who: 'phone' | 'umpire') => (frame: string) => {
      if (isOver) return;
      meet(who, frame);
      queueMicrotask(() => void to().onFrame(frame));
    };
    const far: LineListener = accept({ send: passed(() => listener, 'umpire'), close: end }, from);
    queueMicrotask(() => listener.onOpen());
    return { send: passed(() => far, 'phone'), close: end };
  };

/** Resolves as soon as a phone's state is as wanted. */
export const until = (phone: Phone, isThere: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return;
      stop();
      resolve();
    };
    const stop = phone.subscribe(look);
    look();
  });

/** A word for the ledger. */
export const write = (word: string, of: string | null = null): SeatRequest => ({
  type: 'act',
  command: { type: 'write', word, of },
  override: false,
  dice: {},
  rest: 'none',
});

export const throwDice = (dice: number, of: string | null = null): SeatRequest => ({
  type: 'act',
  command: { type: 'throw', dice, of },
  override: false,
  dice: {},
  rest: 'app',
});

export const refusedCode = (result: AskResult): string | null =>
  result.type === 'refused' ? result.refusal.code : null;

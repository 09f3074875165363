import type { Draft } from '@/game/act';
import type { Json } from '@/rules/rulebook';

import type { Deed } from '../protocol/deeds';
import { bodyOf, readFrame, seal, seatKey, sessionKey } from '../protocol/frame';
import type { JoinCode } from '../protocol/join';
import {
  type Ask,
  type AskResult,
  type FromPhone,
  type FromUmpire,
  type LogLine,
  parseFromUmpire,
  PROTOCOL,
  type SeatInfo,
  type Seen,
  type TableInfo,
  type TurnedAway,
} from '../protocol/messages';
import { patched } from '../protocol/patch';
import type { Dial, Line } from '../protocol/wire';
import type { OutboxStore } from './outbox';

/** Alone: no line. Catching up: a line, but not everything that happened. */
export type LinkStatus = 'linked' | 'catching-up' | 'alone';

/** What a linked phone has to show. A new object whenever anything changes. */
export interface LinkState {
  readonly status: LinkStatus;
  /** Why it has no seat; it does not try again by itself. */
  readonly turnedAway: TurnedAway | null;
  readonly table: TableInfo | null;
  readonly seen: Seen | null;
  readonly number: number;
  readonly lines: readonly LogLine[];
  /** What was seen around lines of before this phone came, by their numbers. */
  readonly past: ReadonlyMap<number, Around>;
  readonly strip: Draft | null;
  readonly seats: readonly SeatInfo[];
  /** Others who would undo what this seat did. */
  readonly questions: readonly Question[];
  /** Taps that are not answered yet, the oldest first. */
  readonly waiting: readonly Ask[];
  /** The host could not write: it is asked again. */
  readonly isHostFull: boolean;
}

/** What was seen before and after something happened. */
export interface Around {
  readonly before: Json;
  readonly after: Json;
}

type Question = Omit<Extract<FromUmpire, { readonly type: 'question' }>, 'type'>;

/** Timers and chance, handed in. */
export interface PhoneWorld {
  random(bytes: number): string;
  after(milliseconds: number, work: () => void): () => void;
}

interface PhoneOptions {
  readonly join: JoinCode;
  /** Names this device for as long as it is installed. */
  readonly phone: string;
  readonly dial: Dial;
  readonly outbox: OutboxStore;
  readonly world: PhoneWorld;
  readonly patience?: Partial<Patience>;
  /** Answers to taps, also to those of before this phone was restarted. */
  readonly onAnswer?: (ask: Ask, result: AskResult) => void;
  readonly onDeclined?: (tap: string, by: string) => void;
}

interface Patience {
  /** An ask that is not answered by then is sent again. */
  readonly resend: number;
  /** A line on which nothing was heard for so long is probed, and cut where nobody answers the probe. */
  readonly quiet: number;
  readonly probe: number;
  /** Between calls: from the first to at most the second, twice as long each time. */
  readonly redial: readonly [number, number];
}

const PATIENCE: Patience = { resend: 2000, quiet: 10_000, probe: 2000, redial: [250, 5000] };

const NOTHING: LinkState = {
  status: 'alone',
  turnedAway: null,
  table: null,
  seen: null,
  number: 0,
  lines: [],
  past: new Map(),
  strip: null,
  seats: [],
  questions: [],
  waiting: [],
  isHostFull: false,
};

/**
 * The phone's end of a link. A tap lies in the outbox before anything else happens to it, and leaves it when its answer has
 * come: one after the other, each sent again until then, over whatever line there is. Everything shown is the umpire's.
 */
export class Phone {
  state: LinkState = NOTHING;
  private readonly listeners = new Set<() => void>();
  private readonly awaited = new Map<string, (result: AskResult) => void>();
  private readonly patience: Patience;
  private line: Line | null = null;
  /** Which line is the one in hand: what still comes over older ones is not heard. */
  private calls = 0;
  private keys: { readonly ask: string; readonly show: string } | null = null;
  private nonce = '';
  private said = 0;
  private heard = 0;
  private version: string | null = null;
  private code: string | null = null;
  private isStopped = false;
  private tries = 0;
  private loaded: Promise<void> | null = null;
  private readonly timers = { redial: () => {}, resend: () => {}, quiet: () => {} };

  constructor(private readonly options: PhoneOptions) {
    this.patience = { ...PATIENCE, ...options.patience };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the outbox, then calls. */
  async start(): Promise<this> {
    await (this.loaded ??= this.load());
    this.call();
    return this;
  }

  private async load(): Promise<void> {
    this.change({ waiting: [...(await this.options.outbox.load())] });
  }

  /** Resolves with the umpire's answer; the tap is on disk before the first frame goes out. Rejects where it cannot be kept. */
  async tap(deed: Deed): Promise<AskResult> {
    const ask: Ask = { type: 'ask', tap: this.options.world.random(16), last: this.state.number, deed };
    await this.options.outbox.put(ask);
    const answer = new Promise<AskResult>((resolve) => this.awaited.set(ask.tap, resolve));
    this.change({ waiting: [...this.state.waiting, ask] });
    if (this.state.waiting.length === 1) this.sendFirst();
    return answer;
  }

  /** Takes the seat over from another phone by its admiral's code. */
  takeOver(code: string): void {
    this.code = code;
    this.change({ turnedAway: null });
    if (this.line && this.keys) this.enter();
    else this.call();
  }

  /** After it was turned away: whatever was in the way may be gone. */
  tryAgain(): void {
    this.change({ turnedAway: null });
    this.resume();
  }

  /** The phone was asleep, or the page out of sight: is anybody there? */
  resume(): void {
    if (this.isStopped) return;
    if (this.line && this.keys) this.probe();
    else this.call();
  }

  /** Lines of the log before this one, and what was seen then. */
  askForPast(before: number): void {
    this.say({ type: 'past', before });
  }

  stop(): void {
    this.isStopped = true;
    this.hangUp();
  }

  private change(change: Partial<LinkState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private call(): void {
    if (this.isStopped || this.line) return;
    this.timers.redial();
    const call = (this.calls += 1);
    this.line = this.options.dial({
      onOpen: () => call === this.calls && this.greet(),
      onFrame: (frame) => (call === this.calls ? this.hear(frame) : undefined),
      onClose: () => call === this.calls && this.lost(),
    });
    // An address that nobody answers may take a minute to say so.
    this.expectWithin(this.patience.probe * 2);
  }

  private greet(): void {
    const { join, world } = this.options;
    this.nonce = world.random(16);
    this.keys = null;
    this.said = this.heard = 0;
    this.change({ status: 'catching-up' });
    const hello: FromPhone = { type: 'hello', protocol: PROTOCOL, seat: join.seat, nonce: this.nonce };
    this.line?.send(seal(seatKey(join.secret), 0, bodyOf(hello)));
  }

  private say(message: FromPhone): void {
    if (!this.keys) return;
    this.said += 1;
    this.line?.send(seal(this.keys.ask, this.said, bodyOf(message)));
  }

  private hear(text: string): void {
    const frame = readFrame(text);
    const message = frame && parseFromUmpire(frame.body);
    if (!message) return;
    if (!this.keys) {
      // Whoever turns a phone away need not prove who he is: he could as well not answer.
      if (message.type === 'turned-away') return this.turned(message.code);
      if (message.type !== 'welcome' || typeof message.nonce !== 'string') return;
      const key = seatKey(this.options.join.secret);
      const show = sessionKey(key, 'show', this.nonce, message.nonce);
      if (!frame.isSealedWith(show)) return;
      this.keys = { ask: sessionKey(key, 'ask', this.nonce, message.nonce), show };
      this.heard = frame.number;
      this.change({ table: message.table });
      return this.enter();
    }
    if (frame.number <= this.heard || !frame.isSealedWith(this.keys.show)) return;
    this.heard = frame.number;
    this.tries = 0;
    this.keepQuietTime();
    this.take(message);
  }

  private enter(): void {
    const { phone } = this.options;
    this.say({ type: 'enter', phone, code: this.code, have: this.have() });
    this.expectWithin(this.patience.probe * 2);
  }

  private have = () => ({ number: this.state.number, version: this.version });

  private take(message: FromUmpire): void {
    switch (message.type) {
      case 'turned-away':
        return this.turned(message.code);
      case 'welcome':
        return;
      case 'show':
        return this.see(message);
      case 'here':
        if (message.version !== this.version || message.number !== this.state.number) return this.catchUp();
        return this.caughtUp();
      case 'answer':
        return void this.answered(message.tap, message.result);
      case 'strip':
        return this.change({ strip: message.draft });
      case 'seats':
        return this.change({ seats: message.seats });
      case 'question': {
        const others = this.state.questions.filter(({ id }) => id !== message.id);
        const { type: _, ...question } = message;
        return this.change({ questions: message.line === null ? others : [...others, question] });
      }
      case 'declined':
        return this.options.onDeclined?.(message.tap, message.by);
      case 'past': {
        const first = this.state.lines[0]?.number ?? Infinity;
        const older = message.lines.filter(({ number }) => number < first);
        const past = new Map([...this.state.past, ...aroundOf(message)]);
        return this.change({ lines: [...older, ...this.state.lines], past });
      }
    }
  }

  private see({ number, lines, version, whole, patch }: Extract<FromUmpire, { readonly type: 'show' }>): void {
    const isNext =
      patch?.from === this.version && (lines[0]?.number ?? this.state.number + 1) === this.state.number + 1;
    const seen = whole ?? (patch ? isNext && this.patchedSeen(patch.changes) : this.state.seen);
    // One in between was lost.
    if (!seen) return this.catchUp();
    this.version = version;
    this.change({ seen, number, lines: withLines(this.state.lines, lines, number) });
    this.caughtUp();
    // What just happened is worked out from what was seen before it: so the last things done have their names.
    if (whole && number > 0) this.askForPast(number + 1);
  }

  private patchedSeen(changes: Parameters<typeof patched>[1]): Seen | null {
    const { seen } = this.state;
    return seen && (patched(seen as never, changes) as unknown as Seen | null);
  }

  private catchUp(): void {
    this.version = null;
    this.change({ status: 'catching-up' });
    this.say({ type: 'sync', have: this.have() });
  }

  private caughtUp(): void {
    if (this.state.status === 'linked') return;
    // It counts once: the seat is this phone's now.
    this.code = null;
    this.change({ status: 'linked', turnedAway: null });
    this.sendFirst();
  }

  private sendFirst(): void {
    this.timers.resend();
    const [first] = this.state.waiting;
    if (!first || this.state.status !== 'linked') return;
    this.say(first);
    this.timers.resend = this.options.world.after(this.patience.resend, () => this.sendFirst());
  }

  private async answered(tap: string, result: AskResult): Promise<void> {
    const ask = this.state.waiting.find((each) => each.tap === tap);
    if (!ask) return;
    // It stays where it is, and the timer sends it again.
    if (result.type === 'later') return this.change({ isHostFull: true });
    // At once: a tap that was sent twice is answered twice.
    this.change({ waiting: this.state.waiting.filter((each) => each !== ask), isHostFull: false });
    // One that cannot be taken out is asked again after the next start, and comes to nothing more.
    await this.options.outbox.remove(tap).catch(() => undefined);
    this.options.onAnswer?.(ask, result);
    this.awaited.get(tap)?.(result);
    this.awaited.delete(tap);
    this.sendFirst();
  }

  private turned(turnedAway: TurnedAway): void {
    this.change({ turnedAway, status: 'alone' });
    // With a code the same line may still do.
    if (turnedAway === 'SEAT_TAKEN' || turnedAway === 'WRONG_CODE') {
      this.timers.quiet();
      return;
    }
    this.hangUp();
  }

  private probe(): void {
    this.say({ type: 'probe' });
    this.expectWithin(this.patience.probe);
  }

  /** Whatever is heard counts as an answer. */
  private expectWithin(milliseconds: number): void {
    this.timers.quiet();
    this.timers.quiet = this.options.world.after(milliseconds, () => this.lost());
  }

  private keepQuietTime(): void {
    this.timers.quiet();
    this.timers.quiet = this.options.world.after(this.patience.quiet, () => this.probe());
  }

  private lost(): void {
    this.hangUp();
    if (this.isStopped || this.state.turnedAway !== null) return;
    const [first, most] = this.patience.redial;
    const wait = Math.min(most, first * 2 ** this.tries);
    this.tries += 1;
    // Ten phones of a host that was started again do not all call in the same moment.
    const jitter = 0.5 + parseInt(this.options.world.random(2), 16) / 0xffff;
    this.timers.redial = this.options.world.after(wait * jitter, () => this.call());
  }

  private hangUp(): void {
    const { line } = this;
    this.calls += 1;
    this.line = null;
    this.keys = null;
    for (const stop of Object.values(this.timers)) stop();
    line?.close();
    if (this.state.status !== 'alone') this.change({ status: 'alone' });
  }
}

function* aroundOf({ lines, base, changes }: Extract<FromUmpire, { readonly type: 'past' }>) {
  let at: Json | null = base;
  for (const [place, { number }] of lines.entries()) {
    const before: Json | null = patched(at, changes[place]?.[0] ?? []);
    const after: Json | null = before === null ? null : patched(before, changes[place]?.[1] ?? []);
    if (before === null || after === null) return;
    at = after;
    yield [number, { before, after }] as const;
  }
}

/** The lines with those that came after them; what they undo or bring back is marked. */
function withLines(before: readonly LogLine[], came: readonly LogLine[], number: number): readonly LogLine[] {
  if (came.length === 0) return before.length > 0 && before.at(-1)!.number > number ? [] : before;
  const first = came[0]!.number;
  const kept = before.filter((line) => line.number < first);
  // Too many to be sent at once: the older ones are asked for when somebody looks.
  const isWhole = kept.length === 0 || kept.at(-1)!.number === first - 1;
  return came.reduce<readonly LogLine[]>(marked, isWhole ? kept : []);
}

function marked(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  if (line.type !== 'undone' && line.type !== 'redone') return [...lines, line];
  const undone = line.type === 'undone';
  const change = (each: LogLine): LogLine =>
    each.type === 'action' && line.actions.includes(each.number) ? { ...each, undone } : each;
  return [...lines.map(change), line];
}

import type { SeatRequest } from '../protocol/requests';
import type { JoinCode } from '../protocol/join';
import {
  type Ask,
  type AskResult,
  type FromPhone,
  type FromUmpire,
  type Seen,
  type TurnedAway,
} from '../protocol/messages';
import { patched } from '../protocol/patch';
import type { Dial } from '../protocol/wire';
import { Call, type PhoneWorld } from './call';
import { aroundOf, type LinkState, NOTHING, withLines } from './link-state';
import type { OutboxStore } from './outbox';

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

/**
 * The phone's end of a link. A tap lies in the outbox before anything else happens to it, and leaves it when its answer has
 * come: one after the other, each sent again until then, over whatever line there is. Everything shown is the umpire's.
 */
export class Phone {
  state: LinkState = NOTHING;
  private readonly listeners = new Set<() => void>();
  private readonly awaited = new Map<string, (result: AskResult) => void>();
  private readonly patience: Patience;
  private call: Call | null = null;
  private version: string | null = null;
  private code: string | null = null;
  private isStopped = false;
  private tries = 0;
  private loaded: Promise<void> | null = null;
  private pieces: string[] = [];
  private filed: ((text: string | null) => void) | null = null;
  private readonly timers = { redial: () => {}, resend: () => {} };

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
    this.dial();
    return this;
  }

  private async load(): Promise<void> {
    this.change({ waiting: [...(await this.options.outbox.load())] });
  }

  /** Resolves with the umpire's answer; the tap is on disk before the first frame goes out. Rejects where it cannot be kept. */
  async tap(request: SeatRequest): Promise<AskResult> {
    const ask: Ask = { type: 'ask', tap: this.options.world.random(16), last: this.state.number, request };
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
    if (this.call?.isWelcome) this.enter();
    else this.dial();
  }

  /** After it was turned away: whatever was in the way may be gone. */
  tryAgain(): void {
    this.change({ turnedAway: null });
    this.resume();
  }

  /** The phone was asleep, or the page out of sight: is anybody there? */
  resume(): void {
    if (this.isStopped) return;
    if (this.call?.isWelcome) this.call.probe();
    else this.dial();
  }

  /** The whole battle as a file; null where this seat may not have it, or it could not be fetched now. */
  file(): Promise<string | null> {
    this.filed?.(null);
    if (this.state.status !== 'linked') return Promise.resolve(null);
    this.pieces = [];
    this.say({ type: 'file' });
    return new Promise((resolve) => (this.filed = resolve));
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

  private dial(): void {
    if (this.isStopped || this.call) return;
    this.timers.redial();
    const { join, dial, world } = this.options;
    this.call = new Call({
      ...{ join, dial, world, patience: this.patience },
      onOpen: () => this.change({ status: 'catching-up' }),
      onWelcome: (table) => {
        this.change({ table });
        this.enter();
      },
      onMessage: (message) => {
        this.tries = 0;
        this.take(message);
      },
      onLost: () => this.lost(),
    });
  }

  private say(message: FromPhone): void {
    this.call?.say(message);
  }

  private enter(): void {
    const { phone } = this.options;
    this.say({ type: 'enter', phone, code: this.code, have: this.have() });
    this.call?.expectSoon();
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
      case 'clock':
        return this.change({ clock: { clock: message.clock, ahead: message.clock ? message.now - Date.now() : 0 } });
      case 'seats':
        return this.change({ seats: message.seats });
      case 'question': {
        const others = this.state.questions.filter(({ id }) => id !== message.id);
        const { type: _, ...question } = message;
        return this.change({ questions: message.line === null ? others : [...others, question] });
      }
      case 'declined':
        return this.options.onDeclined?.(message.tap, message.by);
      case 'file': {
        // Asked for twice, the rest of the first one still comes before the second.
        if (message.piece !== this.pieces.length) return;
        this.pieces.push(message.text);
        if (this.pieces.length < message.pieces) return;
        return this.filed?.(message.pieces === 0 ? null : this.pieces.join(''));
      }
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
    // It was wrong, or came too late: sent again unasked it would count as another wrong try.
    this.code = null;
    this.change({ turnedAway, status: 'alone' });
    // With a code the same line may still do.
    if (turnedAway === 'SEAT_TAKEN' || turnedAway === 'WRONG_CODE') {
      this.call?.waitQuietly();
      return;
    }
    this.hangUp();
  }

  private lost(): void {
    this.hangUp();
    if (this.isStopped || this.state.turnedAway !== null) return;
    const [first, most] = this.patience.redial;
    const wait = Math.min(most, first * 2 ** this.tries);
    this.tries += 1;
    // Ten phones of a host that was started again do not all call in the same moment.
    const jitter = 0.5 + parseInt(this.options.world.random(2), 16) / 0xffff;
    this.timers.redial = this.options.world.after(wait * jitter, () => this.dial());
  }

  private hangUp(): void {
    const { call } = this;
    this.call = null;
    for (const stop of Object.values(this.timers)) stop();
    call?.end();
    this.filed?.(null);
    if (this.state.status !== 'alone') this.change({ status: 'alone' });
  }
}

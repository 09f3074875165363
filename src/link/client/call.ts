import { bodyOf, readFrame, seal, seatKey, sessionKey } from '../protocol/frame';
import type { JoinCode } from '../protocol/join';
import { type FromPhone, type FromUmpire, parseFromUmpire, PROTOCOL, type TableInfo } from '../protocol/messages';
import type { Dial, Line } from '../protocol/wire';

/** Timers and chance, handed in. */
export interface PhoneWorld {
  random(bytes: number): string;
  after(milliseconds: number, work: () => void): () => void;
}

interface CallOptions {
  readonly join: JoinCode;
  readonly dial: Dial;
  readonly world: PhoneWorld;
  /** A line on which nothing was heard for so long is probed, and lost where nobody answers the probe. */
  readonly patience: { readonly quiet: number; readonly probe: number };
  readonly onOpen: () => void;
  /** The host knows the secret of this seat, and now the keys of this call. */
  readonly onWelcome: (table: TableInfo) => void;
  readonly onMessage: (message: FromUmpire) => void;
  readonly onLost: () => void;
}

/** One call to the host over one line: the keys that both ends make for it, frames that are sealed and counted. */
export class Call {
  private readonly line: Line;
  private isOver = false;
  private keys: { readonly ask: string; readonly show: string } | null = null;
  private readonly nonce: string;
  private said = 0;
  private heard = 0;
  private stopWaiting = () => {};

  constructor(private readonly options: CallOptions) {
    this.nonce = options.world.random(16);
    this.line = options.dial({
      // What still comes over a line that was given up is not heard.
      onOpen: () => !this.isOver && this.greet(),
      onFrame: (frame) => (this.isOver ? undefined : this.hear(frame)),
      onClose: () => !this.isOver && options.onLost(),
    });
    // An address that nobody answers may take a minute to say so.
    this.expectSoon();
  }

  /** Whether the host has proved who it is. */
  get isWelcome(): boolean {
    return this.keys !== null;
  }

  say(message: FromPhone): void {
    if (!this.keys) return;
    this.said += 1;
    this.line.send(seal(this.keys.ask, this.said, bodyOf(message)));
  }

  /** Is anybody there? */
  probe(): void {
    this.say({ type: 'probe' });
    this.expectWithin(this.options.patience.probe);
  }

  expectSoon = (): void => this.expectWithin(this.options.patience.probe * 2);

  /** The host need not say anything for a while. */
  waitQuietly = (): void => this.stopWaiting();

  end(): void {
    this.isOver = true;
    this.stopWaiting();
    this.line.close();
  }

  private greet(): void {
    const { join, onOpen } = this.options;
    onOpen();
    const hello: FromPhone = { type: 'hello', protocol: PROTOCOL, seat: join.seat, nonce: this.nonce };
    this.line.send(seal(seatKey(join.secret), 0, bodyOf(hello)));
  }

  private hear(text: string): void {
    const frame = readFrame(text);
    const message = frame && parseFromUmpire(frame.body);
    if (!message) return;
    const { join, patience, world, onWelcome, onMessage } = this.options;
    if (!this.keys) {
      // Whoever turns a phone away need not prove who he is: he could as well not answer.
      if (message.type === 'turned-away') return onMessage(message);
      if (message.type !== 'welcome' || typeof message.nonce !== 'string') return;
      const key = seatKey(join.secret);
      const show = sessionKey(key, 'show', this.nonce, message.nonce);
      if (!frame.isSealedWith(show)) return;
      this.keys = { ask: sessionKey(key, 'ask', this.nonce, message.nonce), show };
      this.heard = frame.number;
      return onWelcome(message.table);
    }
    if (frame.number <= this.heard || !frame.isSealedWith(this.keys.show)) return;
    this.heard = frame.number;
    this.stopWaiting();
    this.stopWaiting = world.after(patience.quiet, () => this.probe());
    onMessage(message);
  }

  /** Whatever is heard counts as an answer. */
  private expectWithin(milliseconds: number): void {
    this.stopWaiting();
    this.stopWaiting = this.options.world.after(milliseconds, () => this.options.onLost());
  }
}

import { headers, type NatsConnection } from '@nats-io/nats-core';

import { readFrame } from '../protocol/frame';
import { parseFromPhone } from '../protocol/messages';
import { type Accept, type Line, type LineListener, LONGEST_ASK } from '../protocol/wire';
import { askSubject, FROM_HEADER, OVER, showSubject, SIGN_OF_LIFE, STILL_THERE, WHERE } from './nats-subjects';

interface GatewayOptions {
  readonly connection: NatsConnection;
  /** The user of the server that this gateway is: its lines carry the name. */
  readonly name: string;
  /** Lines are called by it: no two ever the same. */
  readonly random: (bytes: number) => string;
  /** For whoever asks for a seat that no table has. */
  readonly strangers: Accept;
  /** Whether a phone may send one more frame: made for each line. */
  readonly mayPass: () => () => boolean;
}

/** A publish that is not acknowledged by then is made again: a node of the cluster may have died with it. */
const ACKNOWLEDGED_WITHIN = 1000;
/** A phone that sends faster than the server takes it is cut off: it asks again. */
const MOST_WAITING = 200;

export interface Gateway {
  readonly accept: Accept;
  close(): void;
}

/** Where the phones of a league call: passes on what they say to whichever worker has their table, and back. */
export function openGateway(options: GatewayOptions): Gateway {
  const { connection, name, random } = options;
  const lines = new Map<string, PhoneLine>();
  const tables = new Map<string, string>();

  /** Null: there is no such seat. Rejects where no worker answers. */
  const tableOf = async (seat: string): Promise<string | null> => {
    const known = tables.get(seat);
    if (known !== undefined) return known;
    const table = (await connection.request(WHERE, seat, { timeout: 2000 })).string();
    if (table !== '') tables.set(seat, table);
    return table === '' ? null : table;
  };

  const shows = connection.subscribe(showSubject(name, '*'), {
    callback: (error, message) => {
      if (error) return;
      const line = lines.get(message.subject.split('.')[2] ?? '')?.line;
      const frame = message.string();
      if (frame === OVER) line?.close();
      else line?.send(frame);
    },
  });
  const signs = setInterval(() => {
    for (const line of lines.values()) line.sign();
  }, SIGN_OF_LIFE);
  signs.unref();

  return {
    accept: (line, from) => {
      const id = random(8);
      const phone = new PhoneLine(options, tableOf, line, id, from);
      lines.set(id, phone);
      const onClose = () => {
        lines.delete(id);
        phone.end();
      };
      return { onFrame: (frame) => phone.hear(frame), onClose };
    },
    close: () => {
      clearInterval(signs);
      shows.unsubscribe();
      for (const { line } of [...lines.values()]) line.close();
    },
  };
}

/** One phone's line through a gateway: its frames go on one after the other, in the order they came. */
class PhoneLine {
  private table: string | null = null;
  private stranger: LineListener | null = null;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private signs = 0;
  private isOver = false;
  private readonly mayPass: () => boolean;

  constructor(
    private readonly options: GatewayOptions,
    private readonly tableOf: (seat: string) => Promise<string | null>,
    readonly line: Line,
    private readonly id: string,
    private readonly from: string,
  ) {
    this.mayPass = options.mayPass();
  }

  hear(frame: string): Promise<void> | void {
    // Frames beyond the limit are lost, as on any wire.
    if (!this.mayPass()) return;
    // Without a key nobody knows here whether a frame is true; what is none at all goes no farther.
    const body = frame.length <= LONGEST_ASK ? readFrame(frame)?.body : undefined;
    if (body === undefined || this.waiting >= MOST_WAITING) return this.line.close();
    return this.queued(() => this.passOn(frame, body));
  }

  private async passOn(frame: string, body: string): Promise<void> {
    if (this.table === null && this.stranger === null) await this.findTable(body);
    if (this.stranger) return this.stranger.onFrame(frame);
    // Every try has the same id, by the seal that no two frames of a line share: it is in the stream once.
    if (this.table !== null) await this.publish(frame, frame.slice(0, 32));
  }

  private async findTable(body: string): Promise<void> {
    const hello = parseFromPhone(body);
    if (hello?.type !== 'hello') return this.line.close();
    try {
      this.table = await this.tableOf(hello.seat);
      if (this.table === null) this.stranger = this.options.strangers(this.line, this.from);
    } catch {
      // No worker answers: the phone calls again.
      this.line.close();
    }
  }

  /** The phone is still there, for a worker that has heard nothing of it. */
  sign(): void {
    if (this.table === null || this.waiting > 0) return;
    this.signs += 1;
    void this.queued(() => this.publish(STILL_THERE, String(this.signs)));
  }

  end(): void {
    this.isOver = true;
    this.stranger?.onClose();
    if (this.table !== null) void this.queued(() => this.publish(OVER, 'over', 3));
  }

  private async publish(payload: string, id: string, tries = Infinity): Promise<void> {
    const { connection, name } = this.options;
    const carried = headers();
    carried.set('Nats-Msg-Id', `${this.id}.${id}`);
    carried.set(FROM_HEADER, this.from);
    const subject = askSubject(this.table ?? '', name, this.id);
    for (let tried = 0; tried < tries && !connection.isClosed(); tried += 1) {
      if (this.isOver && payload !== OVER) return;
      try {
        const answer = await connection.request(subject, payload, { headers: carried, timeout: ACKNOWLEDGED_WITHIN });
        if (answer.json<{ readonly error?: unknown }>().error === undefined) return;
      } catch {
        // Nobody knows whether it came through.
      }
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  private queued(work: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    const result = this.tail.then(work).finally(() => (this.waiting -= 1));
    this.tail = result.catch(() => undefined);
    return result;
  }
}

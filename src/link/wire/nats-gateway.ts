import { headers, type NatsConnection } from '@nats-io/nats-core';

import { readFrame } from '../protocol/frame';
import { parseFromPhone } from '../protocol/messages';
import { type Accept, type Line, LONGEST_ASK } from '../protocol/wire';
import { askSubject, FROM_HEADER, OVER, showSubject, SIGN_OF_LIFE, STILL_THERE, WHERE } from './nats-subjects';

interface GatewayOptions {
  readonly connection: NatsConnection;
  /** The user of the server that this gateway is: its lines carry the name. */
  readonly name: string;
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
export function openGateway({ connection, name, random, strangers, mayPass }: GatewayOptions): Gateway {
  const lines = new Map<string, PhoneLine>();
  const tables = new Map<string, string>();
  const shows = connection.subscribe(showSubject(name, '*'), {
    callback: (error, message) => {
      const line = error ? undefined : lines.get(message.subject.split('.')[2] ?? '');
      const frame = message.string();
      if (frame === OVER) line?.line.close();
      else line?.line.send(frame);
    },
  });

  /** Null: there is no such seat. */
  const tableOf = async (seat: string): Promise<string | null> => {
    const known = tables.get(seat);
    if (known !== undefined) return known;
    const table = (await connection.request(WHERE, seat, { timeout: 2000 })).string();
    if (table !== '') tables.set(seat, table);
    return table === '' ? null : table;
  };

  class PhoneLine {
    private table: string | null = null;
    private stranger: ReturnType<Accept> | null = null;
    private tail: Promise<void> = Promise.resolve();
    private waiting = 0;
    private signs = 0;
    isOver = false;
    private readonly mayPass = mayPass();

    constructor(
      readonly line: Line,
      private readonly id: string,
      private readonly from: string,
    ) {}

    hear(frame: string): Promise<void> | void {
      if (this.stranger) return this.stranger.onFrame(frame);
      // Frames beyond the limit are lost, as on any wire.
      if (!this.mayPass()) return;
      // Without a key nobody knows here whether a frame is true; what is none at all goes no farther.
      const read = frame.length <= LONGEST_ASK ? readFrame(frame) : null;
      if (!read || this.waiting >= MOST_WAITING) return this.line.close();
      return this.queued(() => this.passOn(frame, read.body));
    }

    private async passOn(frame: string, body: string): Promise<void> {
      if (this.stranger) return this.stranger.onFrame(frame);
      if (this.table === null) {
        const hello = parseFromPhone(body);
        if (hello?.type !== 'hello') return this.line.close();
        // No worker answers: the phone calls again.
        const table = await tableOf(hello.seat).catch(() => this.line.close());
        if (table === null) {
          this.stranger = strangers(this.line, this.from);
          return this.stranger.onFrame(frame);
        }
        if (table === undefined) return;
        this.table = table;
      }
      // Every try has the same id, by the seal that no two frames of a line share: it is in the stream once.
      await this.publish(frame, `${this.id}.${frame.slice(0, 32)}`);
    }

    sign = (): Promise<void> | void => {
      if (this.table === null || this.waiting > 0) return;
      this.signs += 1;
      return this.queued(() => this.publish(STILL_THERE, `${this.id}.${this.signs}`));
    };

    close(): void {
      this.isOver = true;
      lines.delete(this.id);
      this.stranger?.onClose();
      if (this.table !== null) void this.queued(() => this.publish(OVER, `${this.id}.over`, 3));
    }

    private async publish(payload: string, id: string, tries = Infinity): Promise<void> {
      const carried = headers();
      carried.set('Nats-Msg-Id', id);
      carried.set(FROM_HEADER, this.from);
      const subject = askSubject(this.table ?? '', name, this.id);
      for (let tried = 0; tried < tries && !connection.isClosed(); tried += 1) {
        if (this.isOver && payload !== OVER) return;
        try {
          const answer = await connection.request(subject, payload, { headers: carried, timeout: ACKNOWLEDGED_WITHIN });
          const { error } = answer.json<{ readonly error?: unknown }>();
          if (error === undefined) return;
        } catch {
          // Nobody knows whether it came through.
        }
        await new Promise((later) => setTimeout(later, 50));
      }
    }

    private queued(work: () => Promise<void> | void): Promise<void> {
      this.waiting += 1;
      const result = this.tail.then(work).finally(() => (this.waiting -= 1));
      this.tail = result.catch(() => undefined);
      return result;
    }
  }

  const signs = setInterval(() => {
    for (const line of lines.values()) void line.sign();
  }, SIGN_OF_LIFE);
  signs.unref();

  return {
    accept: (line, from) => {
      const id = random(8);
      const phone = new PhoneLine(line, id, from);
      lines.set(id, phone);
      return { onFrame: (frame) => phone.hear(frame), onClose: () => phone.close() };
    },
    close: () => {
      clearInterval(signs);
      shows.unsubscribe();
      for (const { line } of [...lines.values()]) line.close();
    },
  };
}

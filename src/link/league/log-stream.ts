import { gunzipSync, gzipSync } from 'node:zlib';

import { jetstream, JetStreamApiError, type StoredMsg } from '@nats-io/jetstream';

import { patiently } from './patiently';
import type { Record } from './published-driver';
import { LOG, type Shared } from './shared';

/** Somebody else has written to this table's log: whoever held it before holds it no more. */
export class Fenced extends Error {}

const WRONG_SEQUENCE: readonly number[] = [10071, 10164];
const ACKNOWLEDGED_WITHIN = 2000;
/** By then the worker has lost its lease. */
const GIVE_UP_AFTER = 20_000;

/** The log of one table, as one worker reads it and adds to it. */
export class LogStream {
  private last = 0;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shared: Shared,
    private readonly table: string,
    private readonly random: (bytes: number) => string,
  ) {}

  private get subject(): string {
    return `${LOG}.${this.table}`;
  }

  /** Hands over what was written since the last time, in order. */
  read = (take: (record: Record) => Promise<void>): Promise<void> => patiently(() => this.readOn(take));

  private async readOn(take: (record: Record) => Promise<void>): Promise<void> {
    const until = (await this.newest())?.seq ?? 0;
    if (until <= this.last) return;
    const consumer = await jetstream(this.shared.connection).consumers.get(LOG, {
      filter_subjects: this.subject,
      opt_start_seq: this.last + 1,
    });
    const messages = await consumer.consume({ max_messages: 1000 });
    for await (const message of messages) {
      await take(JSON.parse(String(gunzipSync(message.data))) as Record);
      this.last = message.seq;
      if (this.last >= until) break;
    }
    await messages.close();
  }

  /**
   * Takes the table: from here on whoever had it cannot write, for what he expects to be the last record is not. What he
   * wrote up to this moment is taken in first.
   */
  async claim(worker: string, take: (record: Record) => Promise<void>): Promise<void> {
    for (;;) {
      await this.read(take);
      try {
        return await this.append({ type: 'claimed', worker });
      } catch (error) {
        if (!(error instanceof Fenced)) throw error;
      }
    }
  }

  /** On disk when it resolves, and nobody else's in between; one after the other. */
  append(record: Record): Promise<void> {
    const written = this.tail.then(() => this.write(record));
    this.tail = written.catch(() => undefined);
    return written;
  }

  private async write(record: Record): Promise<void> {
    const [data, id] = [gzipSync(JSON.stringify(record)), this.random(16)];
    const until = Date.now() + GIVE_UP_AFTER;
    for (;;) {
      try {
        const { seq } = await jetstream(this.shared.connection).publish(this.subject, data, {
          msgID: id,
          timeout: ACKNOWLEDGED_WITHIN,
          expect: { lastSubjectSequence: this.last },
        });
        this.last = seq;
        return;
      } catch (error) {
        if (error instanceof JetStreamApiError && WRONG_SEQUENCE.includes(error.code)) {
          const newest = await this.newest();
          // An earlier try came through, and its acknowledgement did not.
          if (newest?.header.get('Nats-Msg-Id') !== id) throw new Fenced(this.table);
          this.last = newest.seq;
          return;
        }
        // Nobody knows whether it is there: the next write finds out, and is fenced if it is.
        if (Date.now() > until) throw error;
        await new Promise((later) => setTimeout(later, 100));
      }
    }
  }

  private newest = (): Promise<StoredMsg | null> =>
    patiently(() => this.shared.manager.streams.getMessage(LOG, { last_by_subj: this.subject }));
}

import type { JetStreamManager } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/nats-core';

/** What the workers of a league keep on the server. */
export interface Shared {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  /** Which tables there are, and who has which. */
  readonly register: KV;
}

/** The stream of all tables' logs, a subject each: the truth, of which a worker's database is a copy. */
export const LOG = 'log';

import { jetstreamManager, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';

import { err, ok, type Result } from '@/lib/result';

import { ASKS } from '../wire/nats-subjects';
import { patiently } from './patiently';
import { LOG, type Shared } from './shared';

/** Older ones fork or lose what was written with an expected sequence, and acknowledge it. */
export const OLDEST_SERVER = '2.15.0';

export type ServerRefusal = 'NO_SERVER' | 'NOT_LET_IN' | 'TOO_OLD' | 'NO_JETSTREAM';

export interface ServerAddress {
  readonly servers: readonly string[];
  readonly user?: string;
  readonly password?: string;
}

const ADDRESS = /^(nats|tls):\/\/(?:([^:@/]+)(?::([^@/]*))?@)?([^@/]+)\/?$/;

/** `nats://user:password@host:4222`, with several hosts between commas; null for what is no such address. */
export function parseAddress(text: string): ServerAddress | null {
  const [, protocol, user, password = '', hosts] = ADDRESS.exec(text) ?? [];
  if (hosts === undefined) return null;
  const servers = hosts.split(',').map((host) => `${protocol}://${host}`);
  return user === undefined
    ? { servers }
    : { servers, user: decodeURIComponent(user), password: decodeURIComponent(password) };
}

/** A connection that comes back by itself once it stood. */
export async function connectServer(
  { servers, user, password }: ServerAddress,
  name: string,
): Promise<Result<NatsConnection, ServerRefusal>> {
  try {
    const connection = await connect({
      servers: [...servers],
      name,
      ...(user !== undefined && { user, pass: password ?? '' }),
      // A gateway may hear its own answers and nobody else's.
      inboxPrefix: `_INBOX_${user ?? 'any'}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 200,
      pingInterval: 5000,
      timeout: 5000,
    });
    if (isOlder(connection.info?.version ?? '', OLDEST_SERVER)) {
      await connection.close();
      return err('TOO_OLD');
    }
    return ok(connection);
  } catch (error) {
    return err(/authori[sz]ation|authentication/i.test((error as Error).message) ? 'NOT_LET_IN' : 'NO_SERVER');
  }
}

export function isOlder(version: string, than: string): boolean {
  const [one = [], two = []] = [version, than].map((each) => each.split(/[.-]/).map(Number));
  const place = two.findIndex((part, at) => part !== one[at]);
  return place >= 0 && !((one[place] ?? NaN) > two[place]!);
}

const SECONDS = 1e9;

/** Everything is on the disks of most nodes before it is acknowledged. */
export async function openShared(connection: NatsConnection): Promise<Result<Shared, ServerRefusal>> {
  const manager = await jetstreamManager(connection, { timeout: 10_000 }).catch(() => null);
  if (!manager) return err('NO_JETSTREAM');
  return ok(await patiently(() => made(connection, manager)));
}

async function made(connection: NatsConnection, manager: JetStreamManager): Promise<Shared> {
  const replicas = connection.info?.cluster === undefined ? 1 : 3;
  // What is there already is left as it is.
  await addAsks(manager, replicas);
  await manager.streams.add({
    name: LOG,
    subjects: [`${LOG}.*`],
    storage: StorageType.File,
    num_replicas: replicas,
    // Nobody takes anything out of the log, whoever he is.
    deny_delete: true,
    deny_purge: true,
  });
  const register = await new Kvm(connection).create('register', { replicas, storage: StorageType.File, history: 1 });
  return { connection, manager, register };
}

/** A phone that waits longer for an answer has asked again. */
export async function addAsks(manager: JetStreamManager, replicas: number): Promise<void> {
  await manager.streams.add({
    name: ASKS,
    subjects: ['ask.*.*.*'],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    num_replicas: replicas,
    max_age: 60 * SECONDS,
    duplicate_window: 60 * SECONDS,
  });
}

import type { NatsConnection } from '@nats-io/nats-core';

import { connectServer, OLDEST_SERVER, openShared, parseAddress, type ServerRefusal } from '@/link/league/server';
import type { Shared } from '@/link/league/shared';
import { err, type Result } from '@/lib/result';

const REFUSALS: Readonly<Record<ServerRefusal, string>> = {
  NO_SERVER: 'No NATS server answers there: start one, or leave out --nats and one is started here for a trial.',
  NOT_LET_IN: 'The NATS server does not know this user or password: give them as nats://user:password@host:4222.',
  TOO_OLD: `This NATS server is too old: it can lose or double what is written. A league needs ${OLDEST_SERVER} or newer.`,
  NO_JETSTREAM: 'JetStream is off on this NATS server, or not for this user: turn it on, for the log is kept in it.',
};

/** Connects, or says in a sentence why not. One that was started a moment ago is waited for. */
export async function connected(
  address: string,
  name: string,
  { tries = 1 }: { readonly tries?: number } = {},
): Promise<Result<NatsConnection, string>> {
  const parsed = parseAddress(address);
  if (!parsed) return err('The address of a NATS server looks like nats://user:password@host:4222.');
  for (let tried = 1; ; tried += 1) {
    const connection = await connectServer(parsed, name);
    if (connection.ok) return connection;
    if (connection.error !== 'NO_SERVER' || tried >= tries) return err(REFUSALS[connection.error]);
    await new Promise((later) => setTimeout(later, 100));
  }
}

export async function sharedBy(connection: NatsConnection): Promise<Result<Shared, string>> {
  try {
    const shared = await openShared(connection);
    return shared.ok ? shared : err(REFUSALS[shared.error]);
  } catch (error) {
    return err(`The NATS server cannot keep a league: ${(error as Error).message}`);
  }
}

export const SERVER_ENVIRONMENT = 'ZFLAG_NATS';

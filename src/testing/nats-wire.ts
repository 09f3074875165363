import { randomBytes } from 'node:crypto';

import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';

import { addAsks, parseAddress } from '@/link/league/server';
import type { Accept } from '@/link/protocol/wire';
import { type AskServer, serveAsks } from '@/link/wire/nats-asks';
import { type Gateway, openGateway } from '@/link/wire/nats-gateway';
import { WHERE } from '@/link/wire/nats-subjects';

import { Folder } from './battle-cli';
import { NatsCluster } from './nats-cluster';
import { findOrFetchNatsServer, whyNoServer } from './nats-server';
import { testUnless } from './not-run';

type Version = Parameters<typeof findOrFetchNatsServer>[0];

/** The table that a test has on this wire. */
export const TABLE = 'battle';

/** The connection of a user of the server, whatever its version. */
export async function connectAs(server: NatsCluster, user: string): Promise<NatsConnection> {
  const { servers, password = '' } = parseAddress(server.address(user))!;
  return connect({ servers: [...servers], user, pass: password, inboxPrefix: `_INBOX_${user}` });
}

/** One nats-server with the accounts of a league, and asks and shows that go through it: a wire without a worker's log. */
export class NatsWire {
  private asks: AskServer | null = null;
  gateway: Gateway | null = null;

  private constructor(
    readonly server: NatsCluster,
    readonly worker: NatsConnection,
    readonly hall: NatsConnection,
    private readonly folder: Folder,
  ) {}

  static async open(version: Version): Promise<NatsWire> {
    const folder = new Folder();
    const server = await NatsCluster.start(findOrFetchNatsServer(version) ?? '', folder, 1, {
      gateways: ['hall', 'annex'],
      // Older ones do not know it.
      config: (text) => (version === '2.9.10' ? text.replace(', sync_interval: always', '') : text),
    });
    const [worker, hall] = [await connectAs(server, 'worker'), await connectAs(server, 'hall')];
    await addAsks(await jetstreamManager(worker), 1);
    worker.subscribe(WHERE, { callback: (_, message) => void message.respond(TABLE) });
    return new NatsWire(server, worker, hall, folder);
  }

  /** The same umpire, behind a gateway. */
  async behind(accept: Accept): Promise<Accept> {
    await this.hangUp();
    this.asks = await serveAsks(this.worker, TABLE, accept);
    this.gateway = openGateway({
      connection: this.hall,
      name: 'hall',
      // No two lines are ever called the same, or the server takes what is said on the second for said already.
      random: (bytes) => randomBytes(bytes).toString('hex'),
      strangers: accept,
      mayPass: () => () => true,
    });
    return this.gateway.accept;
  }

  /** When everything that was said to phones has come to the gateway. */
  async settled(): Promise<void> {
    await this.worker.flush();
    await this.hall.flush();
  }

  async hangUp(): Promise<void> {
    this.gateway?.close();
    await this.asks?.close();
  }

  async close(): Promise<void> {
    await this.hangUp();
    await Promise.all([this.worker.close(), this.hall.close()]);
    await this.server.stop();
    this.folder.remove();
  }
}

/** Tests that need a nats-server of this version. */
export const natsTest = (version: Version) => testUnless(whyNoServer(version));

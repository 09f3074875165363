import { makeLeagueTable, readLeagueTable } from '@/link/league/league-table';
import { connectServer, openShared, parseAddress } from '@/link/league/server';
import type { Shared } from '@/link/league/shared';
import { joinOf } from '@/link/umpire/seats';
import { createBattle } from '@/store/battles';

import type { Folder } from './battle-cli';
import type { Hall, HallSeat } from './hall';
import { emptyDatabase, leagueOptions } from './league-options';
import { LEDGER } from './link-table';
import { NatsCluster } from './nats-cluster';
import { findOrFetchNatsServer } from './nats-server';
import { bundled, Program, started } from './program';

const TABLE = 'battle';
const LEASE = 1000;

/** What only the workers of a league may do on its server. */
export async function sharedOf(cluster: NatsCluster): Promise<Shared> {
  const connection = await connectServer(parseAddress(cluster.address('worker'))!, 'test');
  if (!connection.ok) throw new Error(connection.error);
  const shared = await openShared(connection.value);
  if (!shared.ok) throw new Error(shared.error);
  return shared.value;
}

/** A ledger with a captain for each side, and nobody who has it yet. */
export async function makeLedgerTable(shared: Shared): Promise<readonly HallSeat[]> {
  let joins: readonly HallSeat[] = [];
  const options = leagueOptions(shared);
  await makeLeagueTable(options, TABLE, async (db, seats) => {
    const made = { id: TABLE, name: 'Test', seed: 7, setup: { limit: 1e9 } };
    await createBattle(db, LEDGER, made, new Date().toISOString());
    await seats.setUp(TABLE, LEDGER.sides, options.nameOf);
    for (const side of LEDGER.sides) await seats.invite(TABLE, side, `Captain of ${side}`, null);
    joins = seats.at(TABLE).map((seat) => ({ role: seat.role, side: seat.side, join: joinOf(seat) }));
  });
  return joins;
}

/** A league of three nodes, two workers and a gateway. */
export async function openLeagueHall(folder: Folder, programs: string): Promise<Hall> {
  const files = await Promise.all(['link-worker', 'link-gateway'].map((name) => bundled(name, programs)));
  const [workerFile = '', gatewayFile = ''] = files;
  const cluster = await NatsCluster.start(findOrFetchNatsServer('2.15.1') ?? '', folder, 3);
  const shared = await sharedOf(cluster);
  const seats = await makeLedgerTable(shared);
  let names = 0;
  const startWorker = async (): Promise<Program<object>> => {
    names += 1;
    // A new one each time, so that the tables of the one that was killed go to another when its lease is over.
    const [worker] = await started<object>(workerFile, [cluster.address('worker'), `worker-${names}`, String(LEASE)]);
    return worker;
  };
  const workers = [await startWorker(), await startWorker()];
  let [gateway, { port }] = await started<{ port: number }>(gatewayFile, [cluster.address('hall')]);
  const stopPrograms = async () => {
    await Promise.all([...workers, gateway].map((each) => each.kill()));
  };
  return {
    address: `http://127.0.0.1:${port}`,
    seats,
    shoot: async (pick) => {
      const [what, which] = [pick(4), pick(6)];
      if (what === 0) return cluster.shoot(which % 3);
      if (what === 1) {
        await gateway.kill();
        [gateway] = await started<{ port: number }>(gatewayFile, [cluster.address('hall'), String(port)]);
        return;
      }
      if (what === 2) return workers[which % 2]!.sleep(3 * LEASE);
      await workers[which % 2]!.kill();
      workers[which % 2] = await startWorker();
    },
    database: async () => {
      await stopPrograms();
      const file = folder.file('league.db');
      const { db } = await readLeagueTable(shared, TABLE, () => emptyDatabase(file));
      await db.close();
      return file;
    },
    stop: async () => {
      await stopPrograms();
      await shared.connection.close();
      await cluster.stop();
    },
  };
}

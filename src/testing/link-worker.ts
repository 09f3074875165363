import { connectServer, openShared, parseAddress } from '@/link/league/server';
import { Worker } from '@/link/league/worker';

import { leagueOptions } from './league-options';

/** A worker of a league as a process of its own, to be killed: `link-worker NATS NAME LEASE`. Says when it is there. */
const [nats = '', name = '', leaseLasts = ''] = process.argv.slice(2);
const connection = await connectServer(parseAddress(nats)!, name);
if (!connection.ok) throw new Error(connection.error);
const shared = await openShared(connection.value);
if (!shared.ok) throw new Error(shared.error);
await Worker.start({ ...leagueOptions(shared.value), name, leaseLasts: Number(leaseLasts) });
process.stdout.write(`${JSON.stringify({ worker: name })}\n`);
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume();

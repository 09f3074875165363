import { Worker } from '@/link/league/worker';
import { rulesHash } from '@/testing/rules-hash';

import { connected, SERVER_ENVIRONMENT, sharedBy } from './league-connection';
import { leagueMakings } from './league-tables';
import { stop } from './stop';

/** A worker of `npm run league`, as a process of its own: `league-worker NAME`, with the server's address in the environment. */
const [name = ''] = process.argv.slice(2);
process.env.ZFLAG_RULES_BUILD = rulesHash();
const connection = await connected(process.env[SERVER_ENVIRONMENT] ?? '', name);
if (!connection.ok) stop(connection.error);
const shared = await sharedBy(connection.value);
if (!shared.ok) stop(shared.error);
const worker = await Worker.start({
  ...leagueMakings(shared.value),
  name,
  report: (table, error) => console.error(`Worker ${name}, ${table}: ${(error as Error).message}`),
});
let leaving: Promise<void> | null = null;
const leave = () => void (leaving ??= worker.stop()).then(() => process.exit());
process.on('SIGTERM', leave).on('SIGINT', leave);
// Whoever started it is gone: the others take its tables.
process.stdin.on('end', leave).resume();

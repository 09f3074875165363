import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';

import encodeQR from 'qr';

import { OPTION_NAMES, parseOptions, wholeNumber } from '@/cli/battle/options';
import { LINK_PATH } from '@/link/client/socket';
import { Register } from '@/link/league/register';
import { parseAddress } from '@/link/league/server';
import { LEASE_LASTS } from '@/link/league/worker';
import { Bucket, LIMITS } from '@/link/umpire/limits';
import { Seats } from '@/link/umpire/seats';
import { Umpire } from '@/link/umpire/umpire';
import { serveEmbedded } from '@/link/wire/embedded';
import { openGateway } from '@/link/wire/nats-gateway';
import { rulesHash } from '@/testing/rules-hash';

import { buildWebIfNeeded, WEB_DIR } from './build-web';
import { connected, SERVER_ENVIRONMENT, sharedBy } from './league-connection';
import { leaguePage } from './league-page';
import { leagueSecrets, startServer } from './league-server';
import { makeTables, makeTablesFrom } from './league-tables';
import { networkAddress } from './network-address';
import { serveStatic } from './static-server';
import { stop } from './stop';

/** `npm run league`: many tables on one or more machines. Each runs this; where one dies the others take its tables. */
const OPTIONS = [...OPTION_NAMES, 'nats', 'gateway', 'port', 'tables', 'captains', 'workers', 'folder'] as const;

process.env.ZFLAG_RULES_BUILD = rulesHash();
const options = parseOptions(process.argv.slice(2), OPTIONS);
if (!options.ok) stop(options.error);
const { folder = 'z-flag-league', ...given } = options.value;
const [port, tables, captains, workers] = (
  [
    ['port', '8090'],
    ['tables', '4'],
    ['captains', '0'],
    ['workers', '2'],
  ] as const
).map(([name, usual]) => {
  const number = wholeNumber(given[name] ?? usual, name);
  return number.ok ? number.value : stop(number.error);
}) as [number, number, number, number];

const secrets = leagueSecrets(folder);
const started = given.nats === undefined ? await startServer(folder, secrets) : null;
const nats = given.nats ?? started?.nats;
if (nats === undefined)
  stop('There is no nats-server here to try a league with: install 2.15 or newer, or name one with --nats nats://...');
const gatewayAddress = given.gateway ?? started?.gateway ?? nats;

const connection = await connected(nats, 'organiser', { tries: started ? 100 : 1 });
if (!connection.ok) stop(connection.error);
const shared = await sharedBy(connection.value);
if (!shared.ok) stop(shared.error);
const hall = await connected(gatewayAddress, 'gateway');
if (!hall.ok) stop(hall.error);
if (gatewayAddress === nats)
  console.log(
    'Phones come in as the same user as the workers: give the gateway one of its own with --gateway nats://...',
  );

const game = given.book === undefined && given.scenario === undefined ? { scenario: 'ulsan' } : {};
await makeTables(shared.value, tables, captains, { ...given, ...game }).catch((error: Error) => stop(error.message));
await buildWebIfNeeded();

const machine = hostname().replace(/[^A-Za-z0-9-]/g, '-');
const register = new Register(shared.value.register, machine, LEASE_LASTS, 'onlooker');
await register.start();

// A battle that was begun elsewhere, each time it is named.
if (given.file !== undefined) {
  const bytes = existsSync(given.file) ? readFileSync(given.file) : stop(`There is no file ${given.file}.`);
  const added = await makeTablesFrom(shared.value, register.tables.keys(), bytes);
  if (!added.ok) stop(added.error);
  console.log(`${given.file} is at ${added.value.join(', ')}.`);
}

const home = `http://${networkAddress() ?? 'localhost'}:${port}`;

// Isolation is for https alone, and this is the network of a hall.
const served = await serveStatic(WEB_DIR, {
  port,
  isolated: false,
  to: 'network',
  first: leaguePage({ shared: shared.value, register, secret: secrets.organiser, home }),
}).catch((error: Error) =>
  stop(`Port ${port} cannot be used, choose another with "npm run league -- --port 8091": ${error.message}`),
);
const random = (bytes: number) => randomBytes(bytes).toString('hex');
const nobody = (await Seats.open({ read: async () => null, write: async () => undefined }, random))!;
const gateway = openGateway({
  connection: hall.value,
  name: parseAddress(gatewayAddress)?.user ?? 'any',
  random,
  strangers: new Umpire({ seats: nobody, random, now: Date.now }).accept,
  mayPass: () => {
    const bucket = new Bucket(LIMITS.framesASecond, LIMITS.framesAtOnce, Date.now);
    return () => bucket.take();
  },
});
serveEmbedded(served.server, LINK_PATH, gateway.accept);

let isLeaving = false;
const children = new Map<string, ChildProcess>();
for (let number = 1; number <= workers; number += 1) startWorker(`${machine}-${number}`);
const address = `${home}/league#${secrets.organiser}`;
console.log(`\n  The organiser's page, with the join codes of every table; it is for nobody else:\n\n  ${address}\n`);
console.log(encodeQR(address, 'ascii'));
console.log(`  ${register.tables.size} tables, ${workers} workers. Stop with Ctrl+C; start again to go on.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // From a terminal it comes twice: by itself, and from npm.
  process.on(signal, async () => {
    if (isLeaving) return;
    isLeaving = true;
    const over = [...children.values()].map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of children.values()) child.kill('SIGTERM');
    await Promise.all(over);
    gateway.close();
    process.exit();
  });
}

/** Started again whenever it dies; meanwhile others have its tables, or it has them back at once. */
function startWorker(name: string): void {
  const env = { ...process.env, [SERVER_ENVIRONMENT]: nats };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/league-worker.mts', name], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env,
  });
  children.set(name, child);
  child.once('exit', () => {
    children.delete(name);
    if (!isLeaving) setTimeout(() => startWorker(name), 1000);
  });
}

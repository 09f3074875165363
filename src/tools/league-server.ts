import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';

import { isOlder, OLDEST_SERVER } from '@/link/league/server';
import { serverConfig } from '@/link/league/server-config';
import { findOrFetchNatsServer } from '@/testing/nats-server';

/** What a league keeps beside its server's data: whoever has them may do everything. */
interface Secrets {
  readonly worker: string;
  readonly gateway: string;
  readonly organiser: string;
}

/** Those of the last time, or new ones. */
export function leagueSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  mkdirSync(folder, { recursive: true });
  const [worker = '', gateway = '', organiser = ''] = [1, 2, 3].map(() => randomBytes(16).toString('hex'));
  const secrets: Secrets = { worker, gateway, organiser };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** A nats-server that is new enough: on the PATH, or unpacked from Debian's packages. */
function newestServer(): string | null {
  try {
    const said = execFileSync('nats-server', ['--version'], { encoding: 'utf8' });
    if (!isOlder(/v(\d+\.\d+\.\d+)/.exec(said)?.[1] ?? '', OLDEST_SERVER)) return 'nats-server';
  } catch {
    // There is none.
  }
  return findOrFetchNatsServer('2.15.1');
}

/** One server on this machine, for a trial; null where there is none to be started. */
export async function startServer(folder: string, { worker, gateway }: Secrets) {
  const program = newestServer();
  if (program === null) return null;
  const [config, pidFile] = [join(folder, 'nats-server.conf'), resolve(folder, 'nats-server.pid')];
  // A league that was killed leaves its server running, and no two servers may have the same folder.
  const before = existsSync(config) ? Number(/:(\d+)"/.exec(readFileSync(config, 'utf8'))?.[1]) : 0;
  const port = before || (await freePort());
  const addresses = {
    nats: `nats://worker:${worker}@127.0.0.1:${port}`,
    gateway: `nats://hall:${gateway}@127.0.0.1:${port}`,
  };
  process.on('exit', () => stopServer(pidFile));
  if (before && (await isListening(before))) return addresses;
  const text = serverConfig({
    port,
    folder: resolve(folder, 'jetstream'),
    workerPassword: worker,
    gateways: { hall: gateway },
  });
  writeFileSync(config, text, { mode: 0o600 });
  // Apart from this process: Ctrl+C is for the workers first, who say goodbye to it.
  spawn(program, ['-c', config, '-P', pidFile], { stdio: 'ignore', detached: true }).unref();
  return addresses;
}

function stopServer(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')));
  } catch {
    // It is over already.
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

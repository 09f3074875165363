import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { serverConfig } from '@/link/league/server-config';

import type { Folder } from './battle-cli';

const PASSWORD = 'open sesame';

/** Ports nobody has now. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** nats-servers on this machine that can be killed, as many as there are nodes: one alone, or three. */
export class NatsCluster {
  private readonly nodes: (ChildProcess | null)[] = [];

  private constructor(
    private readonly program: string,
    private readonly folder: Folder,
    private readonly ports: readonly number[],
    private readonly monitors: readonly number[],
  ) {}

  static async start(
    program: string,
    folder: Folder,
    count: 1 | 3,
    {
      config = (text: string) => text,
      gateways = ['hall'],
    }: { config?: (text: string) => string; gateways?: readonly string[] } = {},
  ): Promise<NatsCluster> {
    const free = await freePorts(3 * count);
    const [ports, monitors, routes] = [0, 1, 2].map((part) => free.slice(part * count, (part + 1) * count));
    const cluster = new NatsCluster(program, folder, ports!, monitors!);
    for (const [place, port] of ports!.entries()) {
      const text = serverConfig({
        port,
        folder: folder.file(`node-${place}`),
        workerPassword: PASSWORD,
        gateways: Object.fromEntries(gateways.map((name) => [name, PASSWORD])),
        monitorPort: monitors![place]!,
        ...(count > 1 && { cluster: { node: `node-${place}`, port: routes![place]!, routes: routes! } }),
      });
      writeFileSync(folder.file(`node-${place}.conf`), config(text));
    }
    for (let place = 0; place < count; place += 1) cluster.begin(place);
    // Whoever started it is gone.
    process.once('exit', () => cluster.nodes.forEach((node) => node?.kill('SIGKILL')));
    for (let place = 0; place < count; place += 1) await cluster.isWell(place);
    return cluster;
  }

  /** As `--nats` takes it. */
  address = (user: string): string =>
    `nats://${user}:${encodeURIComponent(PASSWORD)}@${this.ports.map((port) => `127.0.0.1:${port}`).join(',')}`;

  private begin(place: number): void {
    const args = ['-c', this.folder.file(`node-${place}.conf`)];
    this.nodes[place] = spawn(this.program, args, { stdio: 'ignore' });
  }

  private async isWell(place: number): Promise<void> {
    const node = this.nodes[place];
    while (node?.exitCode === null && node.signalCode === null) {
      try {
        const { ok } = await fetch(`http://127.0.0.1:${this.monitors[place]}/healthz`);
        if (ok) return;
      } catch {
        // It does not listen yet.
      }
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`nats-server ${place} ended by itself`);
  }

  private async end(place: number): Promise<void> {
    const node = this.nodes[place];
    this.nodes[place] = null;
    if (!node) return;
    const over = once(node, 'exit');
    node.kill('SIGKILL');
    await over;
  }

  /** Shoots a node and waits until it has caught up again: with two gone the others would have to wait for it anyway. */
  async shoot(place: number): Promise<void> {
    await this.end(place);
    this.begin(place);
    await this.isWell(place);
  }

  stop = async (): Promise<void> => {
    await Promise.all(this.nodes.map((_, place) => this.end(place)));
  };
}

import type { Subscription } from '@nats-io/nats-core';

import { WHERE } from '../wire/nats-subjects';
import { type LeagueTable, openLeagueTable, type TableMakings } from './league-table';
import { Register } from './register';

export interface WorkerOptions extends TableMakings {
  /** Milliseconds after which a worker that is not heard of has lost its tables. */
  readonly leaseLasts?: number;
  /** What went wrong with a table, for whoever looks after the machine. */
  readonly report?: (table: string, error: unknown) => void;
}

export const LEASE_LASTS = 4000;
const TRY_AGAIN_AFTER = 30_000;

/** Takes every table that nobody has, one after the other, and is its umpire until it loses it or dies. */
export class Worker {
  private readonly tables = new Map<string, LeagueTable>();
  /** Tables that could not be opened, and when they are tried again. */
  private readonly notBefore = new Map<string, number>();
  private readonly where: Subscription;
  private isStopped = false;
  private readonly rounds: Promise<void>;

  private constructor(
    private readonly options: WorkerOptions,
    private readonly register: Register,
  ) {
    this.where = options.shared.connection.subscribe(WHERE, {
      queue: 'workers',
      callback: (error, message) => {
        if (!error) message.respond(register.tableOf(message.string()) ?? '');
      },
    });
    this.rounds = this.goRound();
  }

  static async start(options: WorkerOptions): Promise<Worker> {
    const register = new Register(options.shared.register, options.name, options.leaseLasts ?? LEASE_LASTS);
    await register.start();
    return new Worker(options, register);
  }

  private async goRound(): Promise<void> {
    const { register, options } = this;
    while (!this.isStopped) {
      for (const [id, table] of this.tables) {
        if (table.isLost || register.ownerOf(id) !== options.name) await this.drop(id, table);
        else await register.publish(table.about()).catch(() => undefined);
      }
      const [most] = [...this.tables].slice(register.share());
      // Another worker has come: one table a round goes over to it.
      if (most) await this.drop(...most).then(() => register.release(most[0]));
      for (const id of [...register.tables.keys()]) await this.takeIfFree(id);
      await new Promise((later) => setTimeout(later, (options.leaseLasts ?? LEASE_LASTS) / 10));
    }
  }

  private async takeIfFree(id: string): Promise<void> {
    const { register, tables } = this;
    if (this.isStopped || tables.has(id) || tables.size >= register.share()) return;
    if (performance.now() < (this.notBefore.get(id) ?? 0)) return;
    if (!register.isFree(id) || !(await register.lease(id))) return;
    try {
      tables.set(id, await openLeagueTable(this.options, id, (about) => register.publish(about)));
    } catch (error) {
      this.options.report?.(id, error);
      // Another worker may be able to: one with a newer version, say.
      this.notBefore.set(id, performance.now() + TRY_AGAIN_AFTER);
      await register.release(id);
    }
  }

  private async drop(id: string, table: LeagueTable): Promise<void> {
    this.tables.delete(id);
    await table.close().catch((error: unknown) => this.options.report?.(id, error));
  }

  /** Leaves its tables to the others. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.rounds;
    this.where.unsubscribe();
    for (const [id, table] of this.tables) await this.drop(id, table);
    await this.register.stop();
  }
}

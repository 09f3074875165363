import type { KV, KvWatchEntry } from '@nats-io/kv';
import type { QueuedIterator } from '@nats-io/nats-core';

import type { Where } from '@/rules/common/where';

/** What is known of a table without opening it; nothing that one side alone may know. */
export interface About {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  /** Ids of its seats: not their secrets. */
  readonly seats: readonly string[];
  /** Rows of its log. */
  readonly seq: number;
  /** Where the game stands, as everybody may know. */
  readonly where: Where | null;
}

/** Where a table stands in the register. */
export const placeOf = (table: string): string => `table.${table}`;

interface Owner {
  readonly worker: string;
  readonly revision: number;
  /** When this worker heard of it. */
  readonly since: number;
}

/** Reading a long battle keeps a worker busy: whoever has just taken a table is given so many leases to be heard of. */
const LEASES_TO_BEGIN = 4;

/**
 * Which tables there are, and which worker has which. A worker shows that it lives by writing its name again and again;
 * whoever has not for as long as a lease lasts loses his tables to whoever takes them first. The clocks of two machines are
 * never compared. Who may write is decided by the log alone: a lease says who should try.
 */
export class Register {
  readonly tables = new Map<string, About>();
  private readonly owners = new Map<string, Owner>();
  private readonly heard = new Map<string, number>();
  private heardOneself = -Infinity;
  private watching: QueuedIterator<KvWatchEntry> | null = null;
  private beating: NodeJS.Timeout | null = null;
  private isStopped = false;
  private onBeat: () => void = () => undefined;

  constructor(
    private readonly kv: KV,
    private readonly worker: string,
    private readonly leaseLasts: number,
    /** Somebody who only looks is never counted on. */
    private readonly kind: 'worker' | 'onlooker' = 'worker',
  ) {}

  /** Resolves once everything that was there is known: what this worker writes now comes after it. */
  async start(): Promise<void> {
    const caughtUp = new Promise<void>((done) => (this.onBeat = done));
    void this.watch();
    const beat = async () => {
      await this.kv.put(`${this.kind}.${this.worker}`, '').catch(() => undefined);
    };
    await beat();
    this.beating = setInterval(() => void beat(), this.leaseLasts / 4);
    await caughtUp;
  }

  private async watch(): Promise<void> {
    while (!this.isStopped) {
      try {
        this.watching = await this.kv.watch();
        for await (const entry of this.watching) this.take(entry);
      } catch {
        // The server was gone for a moment.
      }
      await new Promise((later) => setTimeout(later, 200));
    }
  }

  private take(entry: KvWatchEntry): void {
    const { key, operation, revision } = entry;
    const [kind, id = ''] = key.split('.');
    const isThere = operation === 'PUT';
    if (kind === this.kind && id === this.worker) this.hearOneself();
    if (kind === 'worker') this.heard.set(id, isThere ? performance.now() : -Infinity);
    if (kind === 'owner')
      this.owners.set(id, { worker: isThere ? entry.string() : '', revision, since: performance.now() });
    if (kind === 'table' && isThere) this.tables.set(id, entry.json<About>());
  }

  /** After a silence of the server's it says nothing of the others that they were not heard either. */
  private hearOneself(): void {
    const now = performance.now();
    const isBack = now - this.heardOneself > this.leaseLasts / 2;
    this.heardOneself = now;
    if (isBack) {
      for (const [worker, at] of this.heard) if (at > -Infinity) this.heard.set(worker, now);
    }
    this.onBeat();
  }

  private isHeard = (worker: string, within = this.leaseLasts): boolean =>
    performance.now() - (this.heard.get(worker) ?? -Infinity) < within;

  ownerOf = (table: string): string | null => this.owners.get(table)?.worker || null;

  isFree(table: string): boolean {
    const { worker: owner = '', since = 0 } = this.owners.get(table) ?? {};
    if (owner === '' || owner === this.worker) return true;
    const toBegin = LEASES_TO_BEGIN * this.leaseLasts;
    const isNew = performance.now() - since < toBegin;
    return this.isHeard(this.worker) && !this.isHeard(owner, isNew ? toBegin : this.leaseLasts);
  }

  /** As many tables as each worker should have. */
  share = (): number =>
    Math.ceil(this.tables.size / Math.max(1, [...this.heard.keys()].filter((worker) => this.isHeard(worker)).length));

  tableOf = (seat: string): string | null =>
    [...this.tables.values()].find(({ seats }) => seats.includes(seat))?.id ?? null;

  /** False where another one was faster. */
  lease = (table: string): Promise<boolean> => this.putOwner(table, this.worker);

  /** For others to take. */
  release = (table: string): Promise<boolean> => this.putOwner(table, '');

  private async putOwner(table: string, worker: string): Promise<boolean> {
    const previousSeq = this.owners.get(table)?.revision ?? 0;
    const revision = await this.kv.put(`owner.${table}`, worker, { previousSeq }).catch(() => null);
    if (revision !== null) this.owners.set(table, { worker, revision, since: performance.now() });
    return revision !== null;
  }

  async publish(about: About): Promise<void> {
    const text = JSON.stringify(about);
    if (JSON.stringify(this.tables.get(about.id)) === text) return;
    this.tables.set(about.id, about);
    await this.kv.put(placeOf(about.id), text);
  }

  /** Says goodbye: others need not wait. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.beating) clearInterval(this.beating);
    await this.kv.delete(`${this.kind}.${this.worker}`).catch(() => undefined);
    this.watching?.stop();
  }
}

import type { Ask } from '../protocol/messages';

/** Where a phone keeps what it has asked for until it is answered. Resolved means: on disk. */
export interface OutboxStore {
  /** In the order they were put. */
  load(): Promise<readonly Ask[]>;
  put(ask: Ask): Promise<void>;
  remove(tap: string): Promise<void>;
}

/** Keeps nothing beyond this page: for tests, and for a browser that keeps nothing at all. */
export function memoryOutbox(): OutboxStore {
  const asks = new Map<string, Ask>();
  return {
    load: async () => [...asks.values()],
    put: async (ask) => void asks.set(ask.tap, ask),
    remove: async (tap) => void asks.delete(tap),
  };
}

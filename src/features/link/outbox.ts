import type { OutboxStore } from '@/link/client/outbox';
import type { Ask } from '@/link/protocol/messages';
import { keep, readKept } from '@/store/kept-text';

/** On a phone: one small file for each seat, written whole before anything is sent. */
export async function openOutbox(seat: string): Promise<OutboxStore> {
  const name = `outbox-${seat}`;
  let asks = read(await readKept(name));
  let last: Promise<void> = Promise.resolve();
  // One after the other, each on what the one before it left: an answer may come while the next tap is being written.
  const change = (how: (now: readonly Ask[]) => readonly Ask[]): Promise<void> => {
    const done = last.then(async () => {
      const next = how(asks);
      await keep(name, JSON.stringify(next));
      asks = next;
    });
    last = done.catch(() => undefined);
    return done;
  };
  return {
    load: async () => asks,
    put: (ask) => change((now) => [...now, ask]),
    remove: (tap) => change((now) => now.filter((ask) => ask.tap !== tap)),
  };
}

function read(text: string | null): readonly Ask[] {
  try {
    const asks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(asks) ? (asks as Ask[]) : [];
  } catch {
    return [];
  }
}

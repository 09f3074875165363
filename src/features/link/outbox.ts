import type { OutboxStore } from '@/link/client/outbox';
import type { Ask } from '@/link/protocol/messages';
import { keep, readKept } from '@/store/kept-text';

/** On a phone: one small file for each seat, written whole before anything is sent. */
export async function openOutbox(seat: string): Promise<OutboxStore> {
  const name = `outbox-${seat}`;
  let asks = read(await readKept(name));
  const change = async (next: readonly Ask[]) => {
    await keep(name, JSON.stringify(next));
    asks = next;
  };
  return {
    load: async () => asks,
    put: (ask) => change([...asks, ask]),
    remove: (tap) => change(asks.filter((ask) => ask.tap !== tap)),
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

import type { Tagged } from '@/rules/rulebook';
import { useSession } from '@/store/session';

const underWay = new Set<string>();

/** A host takes a moment to answer: the same order tapped again meanwhile is one tap. False for the second. */
export async function once(command: Tagged, work: () => Promise<boolean>): Promise<boolean> {
  if (!useSession.getState().seat) return work();
  const order = JSON.stringify(command);
  if (underWay.has(order)) return false;
  underWay.add(order);
  try {
    return await work();
  } finally {
    underWay.delete(order);
  }
}

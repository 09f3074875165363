import { err, ok, type Result } from '@/lib/result';
import { compactFleet, type FleetWithShips, parseCompactFleet } from '@/rules/togo/index';
import { type CodeProblem, makeCode, readCode } from '@/store/transfer/code';
import type { Transfer } from '@/store/transfer/format';

const MINUTE_MS = 60_000;

/** A fleet with its own ships as a line for a QR code; null when it is too large for one. */
export const makeFleetCode = (sent: FleetWithShips, now: Date): string | null =>
  makeCode([Math.floor(now.getTime() / MINUTE_MS), compactFleet(sent)]);

/** From a code to what a file would have brought: the rest of the way is the same. */
export function readFleetCode(text: string): Result<Transfer, CodeProblem> {
  const read = readCode(text);
  if (!read.ok) return read;
  const [minutes, compact] = Array.isArray(read.value) ? (read.value as readonly unknown[]) : [];
  const parsed = parseCompactFleet(compact);
  const made = new Date(typeof minutes === 'number' ? minutes * MINUTE_MS : NaN);
  if (!parsed.ok || Number.isNaN(made.getTime())) return err({ code: 'CODE_DAMAGED' });
  const exportedAt = made.toISOString();
  const { fleet, ships } = parsed.value;
  const documents = [
    { kind: 'fleet', id: fleet.id, body: fleet, updatedAt: exportedAt },
    ...ships.map((ship) => ({ kind: 'ship', id: ship.id, body: ship, updatedAt: exportedAt })),
  ];
  return ok({ exportedAt, documents, battles: [], unusable: [] });
}

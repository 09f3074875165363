import { err, ok, type Result } from '@/lib/result';
import { type CodeProblem, makeCode, readCode } from '@/store/transfer/code';
import type { Transfer } from '@/store/transfer/format';

const MINUTE_MS = 60_000;

interface Body {
  readonly id: string;
}

/** A thing of the owner's, or several that belong together, as a line for a QR code; null when too large for one. */
export const makeDocumentCode = (kind: string, body: Body | readonly Body[], now: Date): string | null =>
  makeCode([Math.floor(now.getTime() / MINUTE_MS), kind, body]);

/** From a code to what a file would have brought: things of this kind only, checked by its own parser. */
export const documentCodeReader =
  (kind: string, parse: (body: unknown) => Result<Body, unknown>) =>
  (text: string): Result<Transfer, CodeProblem> => {
    const read = readCode(text);
    if (!read.ok) return read;
    const [minutes, of, body] = Array.isArray(read.value) ? (read.value as readonly unknown[]) : [];
    const made = new Date(typeof minutes === 'number' ? minutes * MINUTE_MS : NaN);
    const parsed = (Array.isArray(body) ? (body as readonly unknown[]) : [body]).map(parse);
    const bodies = parsed.flatMap((each) => (each.ok ? [each.value] : []));
    const isWhole = bodies.length === parsed.length && bodies.length > 0;
    if (of !== kind || !isWhole || Number.isNaN(made.getTime())) return err({ code: 'CODE_DAMAGED' });
    const exportedAt = made.toISOString();
    const documents = bodies.map((each) => ({ kind, id: each.id, body: each, updatedAt: exportedAt }));
    return ok({ exportedAt, documents, battles: [], unusable: [] });
  };

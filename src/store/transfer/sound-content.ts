import { pathOf, type TransferProblem } from './problem';
import type { Transfer, TransferBattle } from './format';
import { parseUntrusted } from './untrusted-json';

/** What the shape alone cannot say: rows in order, and no document twice. */
export function firstRepeated({ documents, battles }: Transfer): TransferProblem | null {
  const seen = new Set<string>();
  for (const [index, { kind, id }] of documents.entries()) {
    const name = JSON.stringify([kind, id]);
    if (seen.has(name)) return { code: 'BAD_VALUE', path: pathOf(['documents', index, 'id']) };
    seen.add(name);
  }
  for (const [index, { rows }] of battles.entries()) {
    const at = rows.findIndex(({ seq, action }, place) => seq <= (rows[place - 1]?.seq ?? 0) || action > seq);
    if (at >= 0) return { code: 'BAD_VALUE', path: pathOf(['battles', index, 'rows', at, 'seq']) };
  }
  return null;
}

/** Rows and drafts are JSON within JSON, opened long after the import: what is unsafe in there is found now. */
export function firstBadText({ battles }: Transfer, depth: number): TransferProblem | null {
  for (const [index, battle] of battles.entries()) {
    const { rows, draft } = battle;
    for (const [place, { seq, body }] of rows.entries()) {
      if (!isSound(body, depth, isKnownDamage(battle, seq))) {
        return { code: 'BAD_VALUE', path: pathOf(['battles', index, 'rows', place, 'body']) };
      }
    }
    if (draft && !isSound(draft.body, depth, true)) {
      return { code: 'BAD_VALUE', path: pathOf(['battles', index, 'draft', 'body']) };
    }
  }
  return null;
}

/** From the first broken seal on, a row may be unreadable: it was so on the phone it comes from, and is kept as it is. */
const isKnownDamage = ({ brokenAt }: TransferBattle, seq: number): boolean => brokenAt !== null && seq >= brokenAt;

function isSound(text: string, depth: number, mayBeUnreadable: boolean): boolean {
  const parsed = parseUntrusted(text, depth);
  if (parsed.ok) return true;
  return mayBeUnreadable && (parsed.error.code === 'TRUNCATED' || parsed.error.code === 'DAMAGED');
}

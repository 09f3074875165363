import type { transfer } from '@/messages/en/transfer';
import { t } from '@/messages/messages';

/** What can keep a file or a code from being imported: itself, the way to it, or the disk; and what its sentence needs. */
export type ImportProblem =
  | { readonly code: Exclude<keyof typeof transfer.problem, 'title' | 'TOO_LARGE' | 'BAD_VALUE' | 'EDITED'> }
  | { readonly code: 'TOO_LARGE'; readonly limit: number }
  | { readonly code: 'BAD_VALUE'; readonly path: string }
  | { readonly code: 'EDITED'; readonly battle: string; readonly row: number };

const MEBIBYTE = 1024 * 1024;
const LONGEST_NAME = 60;

/** One sentence for each, and each says that nothing was changed. */
export function problemSentence(problem: ImportProblem): string {
  switch (problem.code) {
    case 'TOO_LARGE':
      return t('transfer.problem.TOO_LARGE', { megabytes: Math.round(problem.limit / MEBIBYTE) });
    case 'BAD_VALUE':
      return t('transfer.problem.BAD_VALUE', { path: problem.path });
    case 'EDITED':
      return t('transfer.problem.EDITED', { row: problem.row, battle: shortened(problem.battle) });
    default:
      return t(`transfer.problem.${problem.code}`);
  }
}

/** A strange file may call a battle anything, at any length. */
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

import { t } from '@/messages/messages';
import type { TransferProblem } from '@/store/transfer/problem';

/** What can keep a file from being imported: the file itself, the way to it, or the disk. */
export type ImportProblem = TransferProblem | { readonly code: 'CANNOT_BE_OPENED' } | { readonly code: 'NOT_SAVED' };

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
      return t(PLAIN[problem.code]);
  }
}

const PLAIN = {
  NOT_A_FILE_OF_OURS: 'transfer.problem.NOT_A_FILE_OF_OURS',
  TRUNCATED: 'transfer.problem.TRUNCATED',
  DAMAGED: 'transfer.problem.DAMAGED',
  TOO_DEEP: 'transfer.problem.TOO_DEEP',
  FROM_A_NEWER_VERSION: 'transfer.problem.FROM_A_NEWER_VERSION',
  FILE_EDITED: 'transfer.problem.FILE_EDITED',
  CANNOT_BE_OPENED: 'transfer.problem.CANNOT_BE_OPENED',
  NOT_SAVED: 'transfer.problem.NOT_SAVED',
} as const satisfies Record<Exclude<ImportProblem['code'], 'TOO_LARGE' | 'BAD_VALUE' | 'EDITED'>, string>;

/** A strange file may call a battle anything, at any length. */
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

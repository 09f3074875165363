import { t } from '@/messages/messages';

/** What can keep a file or a code from being imported: itself, the way to it, or the disk; and what its sentence needs. */
export type ImportProblem =
  | { readonly code: keyof typeof PLAIN }
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
  NO_CODE_IN_PICTURE: 'transfer.problem.NO_CODE_IN_PICTURE',
  NOT_A_CODE_OF_OURS: 'transfer.problem.NOT_A_CODE_OF_OURS',
  CODE_DAMAGED: 'transfer.problem.CODE_DAMAGED',
  CODE_FROM_A_NEWER_VERSION: 'transfer.problem.CODE_FROM_A_NEWER_VERSION',
} as const;

/** A strange file may call a battle anything, at any length. */
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

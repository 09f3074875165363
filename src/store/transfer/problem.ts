/** Why a file was not taken. In every case nothing has been changed; the words for each code are in `messages`. */
export type TransferProblem =
  | { readonly code: 'NOT_A_FILE_OF_OURS' }
  | { readonly code: 'TRUNCATED' }
  | { readonly code: 'DAMAGED' }
  | { readonly code: 'TOO_LARGE'; readonly limit: number }
  | { readonly code: 'TOO_DEEP'; readonly limit: number }
  | { readonly code: 'FROM_A_NEWER_VERSION'; readonly version: number }
  | { readonly code: 'BAD_VALUE'; readonly path: string }
  /** A row of a battle does not fit its seal. */
  | { readonly code: 'EDITED'; readonly battle: string; readonly row: number }
  /** Something outside the logs does not fit the seal of the file. */
  | { readonly code: 'FILE_EDITED' };

const LONGEST_PATH = 80;

/** Where in the file it is: `battles[0].rows[4].seq`. Names from a strange file are shown to people, so only tame ones. */
export function pathOf(keys: readonly (string | number)[]): string {
  const path = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key.replace(/[^\w-]/g, '?')}`))
    .join('')
    .replace(/^\./, '');
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
}

/** Why a backup was made: once a day in use, before the database changes its form, or because somebody asked. */
export const BACKUP_REASONS = ['daily', 'migration', 'asked'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface Backup {
  readonly name: string;
  readonly bytes: number;
  readonly at: string;
  readonly reason: BackupReason;
}

const ENDING = '.zflag';

/** A name that tells when and why, and sorts by time: on a phone there is nothing but the name. */
export const backupName = (at: string, reason: BackupReason): string =>
  `${at.replaceAll(':', '').replace('.', '_')} ${reason}${ENDING}`;

/** Null for what else may lie on the shelf. */
export function readBackupName({ name, bytes }: { readonly name: string; readonly bytes: number }): Backup | null {
  const [, day, hour, minute, second, part, why] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)_(\d{3})Z (\w+)\.zflag$/.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((each) => each === why);
  return reason === undefined ? null : { name, bytes, at: `${day}T${hour}:${minute}:${second}.${part}Z`, reason };
}

const DAYS = 7;
const WEEKS = 4;
const OTHERS = 3;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** What may go: of the daily ones the last seven stay, then one a week for four weeks; of the others the last three. */
export function outdated(backups: readonly Backup[]): readonly Backup[] {
  const newestFirst = [...backups].sort((a, b) => (a.at < b.at ? 1 : -1));
  const daily = newestFirst.filter(({ reason }) => reason === 'daily');
  const weeks = new Map<number, Backup>();
  for (const backup of daily.slice(DAYS)) {
    const week = Math.floor(Date.parse(backup.at) / WEEK_MS);
    if (weeks.size < WEEKS && !weeks.has(week)) weeks.set(week, backup);
  }
  const stay = new Set([
    ...daily.slice(0, DAYS),
    ...weeks.values(),
    ...newestFirst.filter(({ reason }) => reason === 'migration').slice(0, OTHERS),
    ...newestFirst.filter(({ reason }) => reason === 'asked').slice(0, OTHERS),
  ]);
  return newestFirst.filter((backup) => !stay.has(backup));
}

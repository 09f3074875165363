import { t } from '@/messages/messages';

/** Bytes as people read them. */
export function sizeWords(bytes: number): string {
  if (bytes < 1e6) return t('backup.size.kilobytes', { value: Math.ceil(bytes / 1e3) });
  if (bytes < 1e9) return t('backup.size.megabytes', { value: (bytes / 1e6).toFixed(1) });
  return t('backup.size.gigabytes', { value: (bytes / 1e9).toFixed(1) });
}

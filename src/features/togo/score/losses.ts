import { t } from '@/messages/messages';
import type { Losses } from '@/rules/togo/index';

export function lossWords({ ships, boats, transports }: Losses): string {
  const parts = [
    ...(ships > 0 ? [t('standing.ships', { count: ships })] : []),
    ...(boats > 0 ? [t('standing.boats', { count: boats })] : []),
    ...(transports > 0 ? [t('standing.transports', { count: transports })] : []),
  ];
  return parts.length === 0 ? t('standing.noLosses') : parts.join(', ');
}

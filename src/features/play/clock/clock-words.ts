import type { ClockReading } from '@/game/play-clock';
import { t } from '@/messages/messages';

export const MINUTE = 60_000;

const minutes = (time: number): number => Math.max(1, Math.round(time / MINUTE));

export const leftWords = ({ left }: ClockReading): string =>
  left <= 0 ? t('clock.over') : t('clock.left', { count: Math.ceil(left / MINUTE) });

export const paceWords = ({ pace }: ClockReading): string =>
  pace === null ? t('clock.noPace') : t('clock.pace', { count: minutes(pace) });

export const fitsWords = ({ fits }: ClockReading): string | null =>
  fits === null ? null : t('clock.fits', { count: fits });

/** "2 turns behind": the scenario's turns against those that fit. */
export function aheadWords({ ahead }: ClockReading): string | null {
  if (ahead === null) return null;
  if (ahead === 0) return t('clock.onTime');
  return ahead > 0 ? t('clock.ahead', { count: ahead }) : t('clock.behind', { count: -ahead });
}

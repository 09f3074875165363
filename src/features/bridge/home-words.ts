import { t } from '@/messages/messages';
import type { BookId, CounterLink, Homecoming, Reason } from '@/rules/bridge/index';

/** What so many hits are to a counter, in a word or two. */
export function harmWords(book: BookId, { kind, sinksAt }: CounterLink, harm: number): string {
  if (harm === 0) return t('bridge.home.result.none');
  if (harm >= sinksAt || (book === 'tsushima' && kind === 'merchant')) return t('bridge.home.result.sunk');
  if (book === 'tide' && kind === 'battleship') return t('bridge.home.result.damaged');
  return t('bridge.home.result.hits', { count: harm });
}

export const isBoats = ({ kind }: CounterLink): boolean => kind === 'destroyers' || kind === 'torpedo-boats';

/** All that is to be known of her in the campaign, each in a line. */
export function homeLines(book: BookId, counter: CounterLink, home: Homecoming): readonly string[] {
  const { before, harm, went, torpedoes } = home;
  return [
    harmWords(book, counter, harm),
    ...(before > 0 && harm !== before ? [t('bridge.home.before', { result: harmWords(book, counter, before) })] : []),
    ...(book === 'tsushima' && went !== 'stays' ? [t(`bridge.home.went.${went}`)] : []),
    ...(book === 'tsushima' && torpedoes ? [t('bridge.home.torpedoes')] : []),
  ];
}

/** One thing that happened to her in the battle. */
export function reasonWords({ code, count, marker, points = 0 }: Reason): string {
  const counted = t('bridge.reason.points', { count: points });
  switch (code) {
    case 'damage':
      return t('bridge.reason.damage', { count, marker: marker ?? '', points: counted });
    case 'fires':
      return t('bridge.reason.fires', { count, points: counted });
    default:
      return t(`bridge.reason.${code}`, { count });
  }
}

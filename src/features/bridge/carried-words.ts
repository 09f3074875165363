import { t } from '@/messages/messages';
import { isSmallCraft, MARKERS } from '@/rules/togo/index';

import type { Crossing } from './use-bridge-battle';

/** What a counter begins the battle with, where she is not as good as new. */
export function carriedWords({ harm, of, bases }: Crossing): readonly string[] {
  const [first] = bases;
  if (harm === 0 || first === undefined) return [];
  if (of === 1) {
    const markers = MARKERS.flatMap((marker) => Array<string>(first.damage?.[marker] ?? 0).fill(marker));
    return [
      markers.length === 0 ? t('bridge.carried.none') : t('bridge.carried.markers', { markers: markers.join(' ') }),
    ];
  }
  return isSmallCraft(first.card.type)
    ? [t('bridge.carried.boats', { boats: first.units ?? of, of })]
    : [t('bridge.carried.ships', { ships: bases.length, of })];
}

import { t } from '@/messages/messages';
import type { BattleView, Group } from '@/rules/togo/index';

type CounterView = BattleView['formations'][string];

export function placeWords(place: Group['place']): string {
  switch (place) {
    case 'table':
      return t('changes.place.table');
    case 'off':
      return t('changes.place.off');
    case 'left':
      return t('changes.place.left');
    case 'gone':
      return t('changes.place.gone');
  }
}

/** A counter's state, in a line. */
export const counterWords = ({ place, sighted }: CounterView): string =>
  sighted
    ? t('changes.counter.sighted', { place: placeWords(place) })
    : t('changes.counter.blank', { place: placeWords(place) });

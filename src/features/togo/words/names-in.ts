import { t } from '@/messages/messages';
import type { BattleView } from '@/rules/togo/index';

import { markerName } from '../torpedo/marker-words';
import { formationName, shipName } from './ship-words';

/** A ship, formation, side or marker by name, as far as this view knows it. */
export function namesIn(view: BattleView): (id: string) => string {
  const nameOf = (id: string): string => {
    if (id === 'ijn') return t('battle.side.ijn');
    if (id === 'irn') return t('battle.side.irn');
    const formation = view.formations[id];
    const ship = view.ships[id];
    if (ship !== undefined) return shipName(ship);
    if (formation?.known) return formationName(formation.known);
    const marker = view.markers[id];
    if (marker !== undefined) return markerName(marker, nameOf);
    // A ship behind a blank counter is not even called by her id.
    return formation === undefined ? t('battle.someCounter') : t('battle.counter', { id });
  };
  return nameOf;
}

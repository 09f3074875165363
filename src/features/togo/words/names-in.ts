import { t } from '@/messages/messages';
import type { BattleView } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { markerName } from '../torpedo/marker-words';
import { shipName } from './ship-words';

/** A ship, formation, side or marker by name, as far as this view knows it. */
export function namesIn(view: BattleView): (id: string) => string {
  const nameOf = (id: string): string => {
    if (id === 'ijn') return t('battle.side.ijn');
    if (id === 'irn') return t('battle.side.irn');
    const formation = view.formations[id];
    const ship = view.ships[id] ?? onlyShip(view, formation);
    const named = ship ? shipName(ship) : formation?.known?.name;
    if (named !== undefined) return named;
    const marker = view.markers[id];
    if (marker !== undefined) return markerName(marker, nameOf);
    // A ship behind a blank counter is not even called by her id.
    return formation === undefined ? t('battle.someCounter') : t('battle.counter', { id });
  };
  return nameOf;
}

/** A convoy and its one base have the same name. */
function onlyShip(view: BattleView, formation: FormationView | undefined): BattleView['ships'][string] | undefined {
  const [first] = formation?.known?.ships ?? [];
  const ship = first === undefined ? undefined : view.ships[first];
  return ship?.name === formation?.known?.name ? ship : undefined;
}

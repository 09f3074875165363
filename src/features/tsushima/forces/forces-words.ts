import { minus } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import type { ShipView } from '@/rules/tsushima/index';

import { classWords, gunsWords } from './counter-words';
import { isUnknown } from './forces-lists';

/** Phases of a row in port that raise morale (TSU-23). */
export const PORT_CLOCK = 4;

/** What stands beside her name: morale, clock in port, dock. */
export function tagsOf(ship: ShipView): readonly string[] {
  const { morale, inDock, unready, captured, torpedoUsed, portPhases } = ship;
  return [
    ...(captured ? [t('tsushima.forces.captured')] : []),
    ...((morale ?? 0) < 0 ? [t('tsushima.forces.morale', { morale: minus(morale ?? 0) })] : []),
    ...(inDock === true ? [t('tsushima.forces.inDock')] : []),
    ...((morale ?? 0) < 0 && (portPhases ?? 0) > 0
      ? [t('tsushima.forces.inPort', { phases: Math.min(PORT_CLOCK, portPhases ?? 0) })]
      : []),
    ...(unready === true ? [t('tsushima.forces.unready')] : []),
    ...(torpedoUsed === true ? [t('tsushima.forces.torpedoUsed')] : []),
  ];
}

const hitWords = (hits: number): string =>
  hits === 1 ? t('tsushima.forces.oneHitSaid') : t('tsushima.forces.twoHitsSaid');

/** How she is, in words. */
export function stateWords(ship: ShipView): string {
  if (ship.fate !== 'afloat') return t(`tsushima.forces.fates.${ship.fate}`);
  if (isUnknown(ship)) return t('tsushima.forces.unknownSaid');
  const hits = ship.hits ?? 0;
  const parts = [...(hits > 0 ? [hitWords(hits)] : []), ...tagsOf(ship)];
  return parts.length === 0 ? t('tsushima.forces.sound') : parts.join(', ');
}

/** Her whole row in a sentence. */
export const shipSaid = (ship: ShipView): string =>
  [
    t('tsushima.forces.said', { name: ship.name, class: classWords(ship), state: stateWords(ship) }),
    ship.guns === null ? t('tsushima.forces.checkSaid') : gunsWords(ship.guns),
  ].join(', ');

import { t } from '@/messages/messages';
import type { EventOf } from '@/rules/togo/index';

type Damage = Omit<EventOf<'DamageResolved'>, 'type'>;

/** What the hits of a ship came to, the worst of it first. */
export function damageSentence(damage: Damage, nameOf: (id: string) => string): string {
  const name = nameOf(damage.ship);
  if (damage.status === 'sunk') {
    return damage.cause === 'magazine' || damage.cause === 'torpedoes'
      ? t('togo.event.BlewUp', { name })
      : t('togo.event.Sunk', { name });
  }
  if (damage.status === 'abandoned') return t('togo.event.Abandoned', { name });
  if (damage.status === 'silenced') return t('togo.event.Silenced', { name });
  const letters = damage.markers.map(({ letter }) => letter).join(' ');
  const fires = damage.hits.reduce((sum, hit) => sum + hit.fires, 0);
  const results = [
    ...(letters === '' ? [] : [t('togo.event.results.letters', { letters })]),
    ...(fires === 0 ? [] : [t('togo.event.results.fires', { count: fires })]),
  ];
  return results.length === 0
    ? t('togo.event.DamageNone', { name })
    : t('togo.event.DamageResolved', { name, results: results.join(', ') });
}

/** Explosions are announced so that the whole table notices. */
export const isExplosion = ({ status, cause }: Damage): boolean =>
  status === 'sunk' && (cause === 'magazine' || cause === 'torpedoes');

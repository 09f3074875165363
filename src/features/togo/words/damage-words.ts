import { t } from '@/messages/messages';
import type { EventOf } from '@/rules/togo/index';

type Damage = Omit<EventOf<'DamageResolved'>, 'type'>;

/** What the hits of a ship came to, the worst of it first. */
export function damageSentence(damage: Damage, nameOf: (id: string) => string): string {
  const name = nameOf(damage.ship);
  if (damage.status === 'sunk') {
    return damage.cause === 'magazine' || damage.cause === 'torpedoes'
      ? t('event.BlewUp', { name })
      : t('event.Sunk', { name });
  }
  if (damage.status === 'abandoned') return t('event.Abandoned', { name });
  if (damage.status === 'silenced') return t('event.Silenced', { name });
  const letters = damage.markers.map(({ letter }) => letter).join(' ');
  const fires = damage.hits.reduce((sum, hit) => sum + hit.fires, 0);
  const results = [
    ...(letters === '' ? [] : [t('event.results.letters', { letters })]),
    ...(fires === 0 ? [] : [t('event.results.fires', { count: fires })]),
  ];
  return results.length === 0
    ? t('event.DamageNone', { name })
    : t('event.DamageResolved', { name, results: results.join(', ') });
}

/** Explosions are announced so that the whole table notices. */
export const isExplosion = ({ status, cause }: Damage): boolean =>
  status === 'sunk' && (cause === 'magazine' || cause === 'torpedoes');

import { t } from '@/messages/messages';
import type { EventOf } from '@/rules/togo/index';

type Status = EventOf<'DamageResolved'>['status'];
type Damage = Omit<EventOf<'DamageResolved'>, 'type'> & { readonly was?: Status };

/** What the hits made of her: whoever was silenced or abandoned before is hit once more, and that is all (AMB-48). */
export const madeOf = ({ was, status }: Damage): Status => (status === was ? 'afloat' : status);

/** What the hits of a ship came to, the worst of it first. */
export function damageSentence(damage: Damage, nameOf: (id: string) => string): string {
  const name = nameOf(damage.ship);
  const made = madeOf(damage);
  if (made === 'sunk') {
    return damage.cause === 'magazine' || damage.cause === 'torpedoes'
      ? t('togo.event.BlewUp', { name })
      : t('togo.event.Sunk', { name });
  }
  if (made === 'abandoned') return t('togo.event.Abandoned', { name });
  if (made === 'silenced') return t('togo.event.Silenced', { name });
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

import { t } from '@/messages/messages';
import { isSmallShip, type OutcomeOf, type QuickDamage, type QuickEvent, type QuickShip } from '@/rules/togo/index';

type ShipType = QuickShip['card']['type'];

export const SHIP_TYPES: readonly ShipType[] = ['B', 'CA', 'C2', 'C3', 'TBD', 'TB', 'convoy'];
export const typeWords = (type: ShipType): string => t(`quick.type.${type}`);

export const movesWords = (result: OutcomeOf<'rollUnplanned'>['result']): string => t(`quick.unplanned.${result}`);

export function shipFacts(ship: QuickShip): string {
  const { card, units } = ship;
  const type = typeWords(card.type);
  if (isSmallShip(ship) && units !== undefined) return t('quick.ships.boats', { type, count: units });
  return t('quick.ships.facts', { type, size: card.size.gun, armour: card.armour });
}

/** What came of a roll, in a few words. */
export function rollSentence(event: QuickEvent): string {
  switch (event.type) {
    case 'GunsFired':
    case 'TorpedoLaunched': {
      const count = event.outcome.hits.length;
      const { firer, target } = event.asked;
      if (firer.id === null || target.id === null) return t('quick.told.hits', { count });
      return t('quick.told.hitsOn', { firer: firer.name, target: target.name, count });
    }
    case 'HitsRolled': {
      const { damage, status, units } = event.outcome;
      if (units !== null) return t('quick.told.units', units);
      const words = damageWords(damage);
      if (status === 'sunk') return t('quick.told.sunk');
      if (status !== 'afloat') return t(`quick.told.${status}`, { damage: words });
      return words === '' ? t('quick.told.noDamage') : t('quick.told.damage', { damage: words });
    }
    case 'DamageControlled': {
      const { attempt, extraHits } = event.outcome;
      const result = t(`quick.told.${attempt ?? 'noAttempt'}`);
      return extraHits === 0 ? result : t('quick.told.firesHit', { result, count: extraHits });
    }
    case 'SightingTried':
      return event.outcome.sighted ? t('quick.told.seen') : t('quick.told.unseen');
    case 'UnplannedRolled': {
      const { total, result } = event.outcome;
      return t('quick.told.moves', { total, result: movesWords(result) });
    }
  }
}

/** Markers as they would lie beside the model: "P, M×2, 1 fire". */
function damageWords({ P, M, S, T, fires }: QuickDamage): string {
  const letters = Object.entries({ P, M, S, T }).flatMap(([letter, count]) =>
    count === 0 ? [] : [count === 1 ? letter : t('quick.told.letter', { letter, count })],
  );
  return [...letters, ...(fires > 0 ? [t('quick.told.fires', { count: fires })] : [])].join(', ');
}

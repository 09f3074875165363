import { t } from '@/messages/messages';
import type { OutcomeOf, QuickDamage, QuickEvent, QuickShip } from '@/rules/togo/index';

/** What came of a roll, in a few words. */
export function eventSentence(event: QuickEvent): string {
  switch (event.type) {
    case 'GunsFired':
    case 'TorpedoLaunched': {
      const count = event.outcome.hits.length;
      const { firer, target } = event.asked;
      if (firer.id === null || target.id === null) return t('quick.told.hits', { count });
      return t('quick.told.hitsOn', { firer: firer.name, target: target.name, count });
    }
    case 'HitsRolled':
      return damageSentence(event.outcome);
    case 'DamageControlled': {
      const { attempt, extraHits } = event.outcome;
      const result = attempt === null ? t('quick.told.noAttempt') : attemptWords(attempt);
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

function damageSentence({ damage, status, units }: OutcomeOf<'rollHits'>): string {
  if (units !== null) return t('quick.told.units', units);
  const words = damageWords(damage);
  switch (status) {
    case 'sunk':
      return t('quick.told.sunk');
    case 'abandoned':
      return t('quick.told.abandoned', { damage: words });
    case 'silenced':
      return t('quick.told.silenced', { damage: words });
    case 'afloat':
      return words === '' ? t('quick.told.noDamage') : t('quick.told.damage', { damage: words });
  }
}

/** Markers as they would lie beside the model: "P, M×2, 1 fire". */
export function damageWords({ P, M, S, T, fires }: QuickDamage): string {
  const letters = Object.entries({ P, M, S, T }).flatMap(([letter, count]) =>
    count === 0 ? [] : [count === 1 ? letter : t('quick.told.letter', { letter, count })],
  );
  return [...letters, ...(fires > 0 ? [t('quick.told.fires', { count: fires })] : [])].join(', ');
}

const ATTEMPTS = {
  REMOVED: 'quick.told.REMOVED',
  NO_CHANGE: 'quick.told.NO_CHANGE',
  PERMANENT: 'quick.told.PERMANENT',
  OUT: 'quick.told.OUT',
  BURNS_ON: 'quick.told.BURNS_ON',
  EXTRA_HIT: 'quick.told.EXTRA_HIT',
} as const;

export const attemptWords = (attempt: keyof typeof ATTEMPTS): string => t(ATTEMPTS[attempt]);

const MOVES = {
  LEFT_180: 'quick.unplanned.LEFT_180',
  LEFT_90: 'quick.unplanned.LEFT_90',
  STRAIGHT: 'quick.unplanned.STRAIGHT',
  AS_ORDERED: 'quick.unplanned.AS_ORDERED',
  RIGHT_90: 'quick.unplanned.RIGHT_90',
  RIGHT_180: 'quick.unplanned.RIGHT_180',
} as const;

export const movesWords = (result: keyof typeof MOVES): string => t(MOVES[result]);

const TYPES = {
  B: ['quick.type.B', 'quick.type.short.B'],
  CA: ['quick.type.CA', 'quick.type.short.CA'],
  C2: ['quick.type.C2', 'quick.type.short.C2'],
  C3: ['quick.type.C3', 'quick.type.short.C3'],
  TBD: ['quick.type.TBD', 'quick.type.short.TBD'],
  TB: ['quick.type.TB', 'quick.type.short.TB'],
  convoy: ['quick.type.convoy', 'quick.type.short.convoy'],
} as const;
export const SHIP_TYPES = Object.keys(TYPES) as readonly QuickShip['card']['type'][];

export const typeWords = (type: QuickShip['card']['type']): string => t(TYPES[type][0]);
export const typeShort = (type: QuickShip['card']['type']): string => t(TYPES[type][1]);

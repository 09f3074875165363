import { t } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';

type NameOf = (id: string) => string;

/** What the rules still want, as the row that settles it. */
export function owedSentence({ code, about }: Obligation, nameOf: NameOf): string {
  const name = nameOf(about);
  switch (code) {
    case 'roll-initiative':
      return t('battle.owed.rollInitiative');
    case 'pass-torpedoes':
      return t('battle.owed.passTorpedoes', { name });
    case 'set-counters':
      return t('battle.owed.setCounters', { name });
    case 'roll-visibility':
      return t('battle.owed.rollVisibility');
    case 'begin-move':
      return t('battle.owed.beginMove', { name });
    case 'roll-unplanned':
      return t('battle.owed.rollUnplanned', { name });
    case 'note-move':
      return t('battle.owed.noteMove', { name });
    case 'roll-arrival':
      return t('battle.owed.rollArrival', { name });
    case 'arrive':
      return t('battle.owed.arrive', { name });
    case 'name-flagship':
      return t('battle.owed.nameFlagship', { name });
    case 'judge-evasion':
      return t('battle.owed.judgeEvasion', { name });
    case 'resolve-torpedo':
      return t('battle.owed.resolveTorpedo', { name });
    case 'tell-range': {
      const [a = '', b = ''] = about.split('.');
      return t('battle.owed.tellRange', { a: nameOf(a), b: nameOf(b) });
    }
    case 'sight':
      return t('battle.owed.sight');
    case 'may-fire':
      return t('battle.owed.mayFire', { name });
    case 'check-fires':
      return t('battle.owed.checkFires', { name });
    case 'try-control':
      return t('battle.owed.tryControl', { name });
    case 'roll-damage':
      return t('battle.owed.rollDamage', { name });
    case 'draw-cards':
      return t('battle.owed.drawCards', { name });
    case 'name-fleet-flagship':
      return t('battle.owed.nameFleetFlagship', { name });
    case 'end-battle':
      return t('battle.owed.endBattle');
    default:
      return t('battle.owed.other', { code });
  }
}

/** What the number above the list counts; the number itself stands beside these words. */
export function owedCountWords(owed: readonly Obligation[]): string {
  const count = owed.length;
  const all = (...codes: readonly string[]) => owed.every(({ code }) => codes.includes(code));
  if (all('may-fire')) return t('battle.owed.fire', { count });
  if (all('check-fires', 'try-control')) return t('battle.owed.control', { count });
  if (all('roll-damage')) return t('battle.owed.damage', { count });
  return t('battle.owed.things', { count });
}

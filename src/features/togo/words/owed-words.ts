import { t } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { ObligationCode } from '@/rules/togo/index';

type NameOf = (id: string) => string;

/** What the rules still want, as the row that settles it. */
export function owedSentence(obligation: Obligation, nameOf: NameOf): string {
  const { code, about } = obligation as Obligation<ObligationCode>;
  // A range is told between two of them.
  const [a = '', b = ''] = about.split('.');
  return t(`togo.owed.${code}`, { name: nameOf(about), a: nameOf(a), b: nameOf(b) });
}

/** What the number above the list counts; the number itself stands beside these words. */
export function owedCountWords(owed: readonly Obligation[]): string {
  const count = owed.length;
  const all = (...codes: readonly ObligationCode[]) =>
    owed.every(({ code }) => (codes as readonly string[]).includes(code));
  if (all('may-fire')) return t('battle.owed.fire', { count });
  if (all('check-fires', 'try-control')) return t('battle.owed.control', { count });
  if (all('roll-damage')) return t('battle.owed.damage', { count });
  return t('battle.owed.things', { count });
}

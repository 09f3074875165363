import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { OwedCode } from '@/rules/mukden/index';
import type { Obligation } from '@/rules/rulebook';

/** What the rules still want, as the row that settles it. */
export function owedSentence(obligation: Obligation, nameOf: NameOf): string {
  const { code, about } = obligation as Obligation<OwedCode>;
  return t(`mukden.owed.${code}`, { name: nameOf(about) });
}

/** What the number above the list counts; the number itself stands beside these words. */
export const owedCountWords = (owed: readonly Obligation[]): string => t('mukden.owedThings', { count: owed.length });

import { t } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { OpenGame } from '../game';

/** What the filled button says of a torpedo that is owed, in few words; null for anything else. */
export function torpedoLabel(
  { code, about }: Obligation,
  { view, nameOf }: Pick<OpenGame, 'view' | 'nameOf'>,
): string | null {
  if (code === 'pass-torpedoes') return about === 'ijn' ? t('torpedo.next.ijn') : t('torpedo.next.irn');
  const attack = view.markers[about]?.attack;
  if (!attack) return null;
  const target = nameOf(attack.target);
  if (code === 'judge-evasion') return t('torpedo.next.judge', { target });
  const left = view.ships[attack.target]?.fate === 'left';
  return left ? t('torpedo.next.rollLeft', { target }) : t('torpedo.next.roll', { target });
}

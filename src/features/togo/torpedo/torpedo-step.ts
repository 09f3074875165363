import { t } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { BattleView } from '@/rules/togo/index';

import type { NamedStep, OpenGame } from '../game';

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

/** Both admirals say that nobody launches: one tap in front of both curtains. */
export const PASS_ALOUD = (): NamedStep => ({
  label: t('torpedo.aloud.action'),
  step: { type: 'command', command: { type: 'passTorpedoesAloud' } },
});

/** As long as neither has passed, and nothing lies in the water. */
export const mayPassAloud = ({ phase, turn, markers }: BattleView, owed: readonly Obligation[]): boolean =>
  phase === 'A' &&
  owed.filter(({ code }) => code === 'pass-torpedoes').length === 2 &&
  !Object.values(markers).some((marker) => marker.turn === turn);

/** Nobody is known to stand near enough for torpedoes after a move or two. */
export const isFarByDay = ({ light, ranges }: BattleView): boolean =>
  light.night === null && Object.values(ranges).every(({ inches }) => inches > NEAR);

/** Inches. Torpedoes reach 2. */
const NEAR = 4;

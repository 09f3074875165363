import { t } from '@/messages/messages';
import type { Moment } from '@/rules/rulebook';

import { type RollCompanion, useRollCompanion } from './companion';
import { useGame } from './open-game';

/** "Turn 4 · F Gunfire" */
export const momentWords = ({ phaseTitle }: Pick<RollCompanion, 'phaseTitle'>, moment: Moment | null): string =>
  moment && phaseTitle ? t('play.where', { turn: moment.turn, phase: phaseTitle(moment.phase) }) : '';

/** Where the open game is now. */
export function useMomentWords(): string {
  const { moment } = useGame();
  return momentWords(useRollCompanion(), moment);
}

import { SideMark } from '@/kit/side-mark';
import { bandOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import type { StackHeaderProps } from '@/ui/stack-header';

import { hasTurns, useRollCompanion } from './companion';
import { useGame } from './open-game';

/** Over Fleet, Table and Log: whose turn it is, in words, by the ensign and by the rule below. */
export function useTabHeader(): Pick<StackHeaderProps, 'subtitle' | 'mark' | 'rule'> {
  const companion = useRollCompanion();
  const game = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { moment } = game;
  if (!hasTurns(companion) || moment === null) return {};
  const { side, headline, scale } = companion.turn.head(game);
  const phase = scale.cells[scale.at];
  const subtitle =
    phase === undefined
      ? t('play.tabTurn', { turn: moment.turn, headline })
      : t('play.tabWhere', { turn: moment.turn, phase, headline });
  if (side === null) return { subtitle };
  const ensign = companion.ensignOf(side);
  return {
    subtitle,
    rule: bandOf(ensign),
    mark: <SideMark side={ensign} marks={marks} width={42} />,
  };
}

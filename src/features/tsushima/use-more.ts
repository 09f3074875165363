import { useChangeRows } from '@/features/play/changes/change-rows';
import type { MoreRow } from '@/features/play/companion';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/tsushima/index';

import { useGame } from './game';
import { sideWords } from './words/names-in';

/** The rows of the More sheet that are this book's own. A battle on the board only has no months to catch up with. */
export function useMore(): readonly MoreRow[] {
  const t = useT();
  const { view } = useGame();
  const isHidden = view.rulings.stacks === 'hidden';
  return [
    ...(isHidden ? SIDES : []).map((side) => ({
      ...{ id: `side-${side}`, title: t('tsushima.secret.of', { side: sideWords(side) }), to: `side/${side}` },
      subtitle: t('tsushima.secret.behind'),
    })),
    {
      ...{ id: 'victory', title: t('tsushima.board.part.victory'), subtitle: t('tsushima.board.victory.now') },
      to: 'victory',
    },
    ...useChangeRows(view.turnLimit === null ? null : t('tsushima.change.goTo')),
  ];
}

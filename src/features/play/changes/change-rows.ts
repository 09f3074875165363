import { useT } from '@/messages/messages';

import type { MoreRow } from '../companion';

/** The rows of the More sheet that every campaign has. `goTo`: "Set turn and phase", where there are turns. */
export function useChangeRows(goTo: string | null): readonly MoreRow[] {
  const t = useT();
  return [
    ...(goTo === null ? [] : [{ id: 'go-to', title: goTo, subtitle: t('play.change.goToText'), to: 'go-to' }]),
    { id: 'changes', title: t('play.change.title'), subtitle: t('play.change.text'), to: 'changes' },
    { id: 'rulings', title: t('play.change.rulings'), subtitle: t('play.change.rulingsText'), to: 'rulings' },
  ];
}

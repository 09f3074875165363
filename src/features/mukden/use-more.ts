import { useChangeRows } from '@/features/play/changes/change-rows';
import type { MoreRow } from '@/features/play/companion';
import { useT } from '@/messages/messages';

/** The rows of the More sheet that are this book's own. */
export function useMore(): readonly MoreRow[] {
  const t = useT();
  return useChangeRows(t('mukden.change.goTo'));
}

import { useChangeRows } from '@/features/play/changes/change-rows';
import type { MoreRow } from '@/features/play/companion';
import { useT } from '@/messages/messages';

/** The rows of the More sheet that are this book's own. */
export const useMore = (): readonly MoreRow[] => useChangeRows(useT()('tide.change.goTo'));

import { useRollCompanion } from '@/features/play/companion';
import { linesOf } from '@/features/play/log/log-words';
import { useGame } from '@/features/play/open-game';
import { t } from '@/messages/messages';
import { useSession } from '@/store/session';

/** What another phone did last, in a sentence; null while the last tap was this phone's. */
export function useNews(): string | null {
  const companion = useRollCompanion();
  const { nameOf } = useGame();
  const last = useSession(({ seat }) => seat?.told[0] ?? null);
  // An undo that others were asked for comes a while after its tap.
  if (last === null || (last.isOwn && last.type !== 'undone')) return null;
  const [what] = linesOf(companion, last, nameOf);
  if (what === undefined) return null;
  return t('link.banner.news', { seat: last.by ?? t('link.banner.someone'), what });
}

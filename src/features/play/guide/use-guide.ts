import { changeSettings, useSettings } from '@/store/settings';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '../act-provider';
import { useGame } from '../open-game';

interface OpenGuide {
  readonly isOpen: boolean;
  /** It was open in this game, and was closed by hand: one tap opens it again. */
  readonly isClosed: boolean;
  readonly toggle: () => void;
}

/** The guide is open in a first game, and in any other once somebody asks for it; closed by hand, it stays closed. */
export function useGuide(): OpenGuide {
  const toasts = useToast();
  const { id } = useGame();
  const chosen = useSettings(({ guides }) => guides[id]);
  const isOpen = chosen ?? false;
  const toggle = () =>
    void setGuide(id, !isOpen).catch(() =>
      toasts.show({ message: failureSentence(null, { type: 'store', code: 'NOT_SAVED' }) }),
    );
  return { isOpen, isClosed: chosen === false, toggle };
}

export const setGuide = (game: string, isOpen: boolean): Promise<void> =>
  changeSettings(({ guides }) => ({ guides: { ...guides, [game]: isOpen } }));

import { changeSettings, useSettings } from '@/store/settings';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '@/features/play/act-provider';
import { isFirstBattle } from './guide-step';
import { useGame } from '../game';

interface Guide {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The guide is open in a first battle, and in any other once somebody asks for it; closed by hand, it stays closed. */
export function useGuide(): Guide {
  const toasts = useToast();
  const { id, view } = useGame();
  const isOpen = useSettings(({ guides }) => guides[id]) ?? isFirstBattle(view);
  const toggle = () =>
    void changeSettings(({ guides }) => ({ guides: { ...guides, [id]: !isOpen } })).catch(() =>
      toasts.show({ message: failureSentence(null, { type: 'store', code: 'NOT_SAVED' }) }),
    );
  return { isOpen, toggle };
}

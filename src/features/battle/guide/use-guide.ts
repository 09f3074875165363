import { changeSettings, useSettings } from '@/store/settings';

import { useTable } from '../use-table';
import { isFirstBattle } from './guide-step';

interface Guide {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The guide is open in a first battle, and in any other once somebody asks for it; closed by hand, it stays closed. */
export function useGuide(): Guide {
  const { id, view } = useTable();
  const isOpen = useSettings(({ guides }) => guides[id]) ?? isFirstBattle(view);
  return { isOpen, toggle: () => void changeSettings(({ guides }) => ({ guides: { ...guides, [id]: !isOpen } })) };
}

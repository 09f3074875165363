import { create } from 'zustand';

import { useTable } from '../use-table';
import { isFirstBattle } from './guide-step';

/** Battles in which the guide was opened or closed by hand. It may vanish with the app: nothing is lost with it. */
const useChoices = create<Readonly<Record<string, boolean>>>(() => ({}));

interface Guide {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The guide is open in a first battle, and in any other once somebody asks for it. */
export function useGuide(): Guide {
  const { id, view } = useTable();
  const isOpen = useChoices((choices) => choices[id]) ?? isFirstBattle(view);
  return { isOpen, toggle: () => useChoices.setState({ [id]: !isOpen }) };
}

import { useSession } from '@/store/session';

import { useRollCompanion } from './companion';

/**
 * The sides whose secrets are opened on this phone: both on one that goes across the table and on the umpire's, and its own
 * on one that is one side's at a hosted table.
 */
export function useSidesHere<Side extends string>(sides: readonly Side[]): readonly Side[] {
  const viewer = useSession(({ seat }) => seat?.viewer ?? null);
  return viewer === null || viewer === 'umpire' ? sides : sides.filter((side) => side === viewer);
}

/** Whether a screen of this game is a side's alone, and opens here. */
export function useIsOwn(): (to: string) => boolean {
  const here = useSidesHere(useRollCompanion().book.sides);
  return (to) => here.some((side) => to.endsWith(`/${side}`));
}

/** The side that a screen of this game belongs to, where that side has a phone of its own; null for what opens here. */
export function useElsewhere(): (to: string) => string | null {
  const { sides } = useRollCompanion().book;
  const here = useSidesHere(sides);
  return (to) => sides.find((side) => !here.includes(side) && to.endsWith(`/${side}`)) ?? null;
}

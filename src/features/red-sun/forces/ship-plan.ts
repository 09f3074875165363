import type { PlanFacts } from '@/kit/ship-plan/plan-facts';
import type { Ship } from '@/rules/red-sun/index';

const NO_TUBES = { factors: 0, mount: null } as const;
const arcs = (bow: number, side: number, stern: number) => ({ bow, side, stern });

const BATTLESHIP: PlanFacts = {
  type: 'B',
  batteries: [
    { weapon: '12in', main: true, dice: arcs(2, 4, 2) },
    { weapon: '6in', main: false, dice: arcs(2, 6, 2) },
  ],
  torpedoes: NO_TUBES,
};
const CRUISER: PlanFacts = {
  type: 'CA',
  batteries: [
    { weapon: '8in', main: true, dice: arcs(2, 4, 2) },
    { weapon: '6in', main: false, dice: arcs(2, 6, 2) },
  ],
  torpedoes: NO_TUBES,
};
const BOATS: PlanFacts = {
  type: 'TBD',
  batteries: [{ weapon: '12p', main: true, dice: arcs(1, 1, 1) }],
  torpedoes: { factors: 2, mount: 'trainable' },
};

/** Guns of a battleship. */
const HEAVY = 8;
/** At most the guns of boats. */
const LIGHT = 4;

/** A counter prints no class: its strength says what it is drawn as. */
export function planOf({ strength, torpedo }: Pick<Ship, 'strength' | 'torpedo'>): PlanFacts {
  if (torpedo !== null && (strength ?? 0) <= LIGHT) return BOATS;
  return (strength ?? 0) >= HEAVY ? BATTLESHIP : CRUISER;
}

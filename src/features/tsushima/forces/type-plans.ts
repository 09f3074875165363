import type { PlanFacts } from '@/kit/ship-plan/plan-facts';
import type { ShipType } from '@/rules/tsushima/index';

const NO_TUBES = { factors: 0, mount: null } as const;
const arcs = (bow: number, side: number, stern: number) => ({ bow, side, stern });

/** A counter prints no batteries: each type is drawn as a usual ship of it. */
export const TYPE_PLANS: Readonly<Record<ShipType, PlanFacts>> = {
  B: {
    type: 'B',
    batteries: [
      { weapon: '12in', main: true, dice: arcs(2, 4, 2) },
      { weapon: '6in', main: false, dice: arcs(2, 6, 2) },
    ],
    torpedoes: NO_TUBES,
  },
  A: {
    type: 'CA',
    batteries: [
      { weapon: '8in', main: true, dice: arcs(2, 4, 2) },
      { weapon: '6in', main: false, dice: arcs(2, 6, 2) },
    ],
    torpedoes: NO_TUBES,
  },
  C: { type: 'C2', batteries: [{ weapon: '6in', main: true, dice: arcs(2, 4, 2) }], torpedoes: NO_TUBES },
  D: {
    type: 'TBD',
    batteries: [{ weapon: '12p', main: true, dice: arcs(1, 1, 1) }],
    torpedoes: { factors: 2, mount: 'trainable' },
  },
  T: { type: 'TB', batteries: [], torpedoes: { factors: 1, mount: 'trainable' } },
  M: { type: 'convoy', batteries: [], torpedoes: NO_TUBES },
};

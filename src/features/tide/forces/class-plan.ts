import type { PlanFacts } from '@/kit/ship-plan/plan-facts';
import type { ShipClass, ShipView } from '@/rules/tide/index';

/** A counter is a ship of its class, or several: it is drawn as a usual one. */
export const CLASS_PLANS: Readonly<Record<ShipClass, PlanFacts>> = {
  battleship: {
    type: 'B',
    batteries: [
      { weapon: '12in', main: true, dice: { bow: 2, side: 4, stern: 2 } },
      { weapon: '6in', main: false, dice: { bow: 2, side: 6, stern: 2 } },
    ],
    torpedoes: { factors: 0, mount: null },
  },
  cruiser: {
    type: 'CA',
    batteries: [
      { weapon: '8in', main: true, dice: { bow: 2, side: 2, stern: 2 } },
      { weapon: '6in', main: false, dice: { bow: 2, side: 4, stern: 2 } },
    ],
    torpedoes: { factors: 0, mount: null },
  },
  destroyer: {
    type: 'TBD',
    batteries: [{ weapon: '12p', main: true, dice: { bow: 1, side: 1, stern: 1 } }],
    torpedoes: { factors: 2, mount: 'trainable' },
  },
};

/** The plan of the ship her owner has linked, else a usual one. */
export const planOf = ({ plan, class: type }: Pick<ShipView, 'plan' | 'class'>): PlanFacts => plan ?? CLASS_PLANS[type];

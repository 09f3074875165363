import { paintPlan, planColours } from '../ship-plan/paint-plan';
import type { PlanBearing, PlanFacts, PlanState } from '../ship-plan/plan-facts';
import { planShapes } from '../ship-plan/plan-shapes';
import type { DialShip } from './dial-props';

interface Drawn {
  readonly facts: PlanFacts;
  readonly state?: PlanState;
  /** What bears is solid, the rest open. */
  readonly bearing?: PlanBearing;
}

/** A ship in plan for the middle of the dial. */
export const dialShip = ({ facts, state, bearing }: Drawn): DialShip => ({
  key: JSON.stringify([facts, state, bearing]),
  paint(canvas, { length, color }) {
    const shapes = planShapes({ facts, length, state, bearing });
    paintPlan(canvas, shapes, planColours(color), { x: 0, y: 0, heading: 0 });
  },
});

/** For a firer of whom nothing is known but that she has a bow. */
export const PLAIN_SHIP: DialShip = dialShip({
  facts: { type: 'B', batteries: [], torpedoes: { factors: 0, mount: null } },
});

import { setupFromScenario } from '../battle/from-scenario';
import type { Designs } from '../documents/ship-design';
import type { Scenario } from '../scenarios/scenario';
import { SIDES } from '../types';
import { type DuelShip, standsInLine } from './duel';

export interface Lines {
  readonly ships: readonly (DuelShip & { readonly name: string })[];
  /** Bases of boats and transports that have no place in a line. */
  readonly leftOut: number;
}

/** More counters than any scenario has: the lines need none of them, but a set-up does. */
const COUNTERS = Array.from({ length: 400 }, (_, place) => `c${place}`);

/** Both sides' ships of the line as a scenario sets them up, in the order of their formations. */
export function linesOf(scenario: Scenario, designs?: Designs): Lines {
  const setup = setupFromScenario(scenario, { counters: COUNTERS, ...(designs ? { designs } : {}) });
  const all = SIDES.flatMap((side) =>
    setup.sides[side].formations.flatMap(({ ships }) => ships.map(({ card, name }) => ({ side, card, name }))),
  );
  const ships = all.filter(({ card }) => standsInLine(card));
  return { ships, leftOut: all.length - ships.length };
}

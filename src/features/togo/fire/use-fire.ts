import type { DiceMode } from '@/kit/dice-strip/strip-props';

import { plottedShot } from '../plot/plotted';
import { type Fire, fireOf, type FirePlan, shotsOf } from './fire-plan';
import { useAct, useGame } from '../game';
import { shipsInLine } from '../formations-in-line';

/** Fire opens the strip, with the phone's dice already thrown where they are wanted; hold is an order of its own. */
export function useFire(ship: string, onDone: () => void) {
  const act = useAct();
  const { state, view } = useGame();

  async function shoot(fires: readonly Fire[], dice: DiceMode): Promise<void> {
    if (fires.length > 0) await act({ type: 'fire', fires }, { dice, replace: true });
  }

  /** Ships of her formation that may still fire, herself among them. */
  const division = shipsInLine(view).filter(
    ({ formation, mayFire }) => mayFire && formation === view.ships[ship]?.formation,
  );

  return {
    division,
    fire: (plan: FirePlan, mode: DiceMode) => {
      const one = fireOf(state, ship, shotsOf(plan));
      return shoot(one ? [one] : [], mode);
    },
    /** All of them at the target on the dial: each as the plot has her, else as far away and in the same direction. */
    fireDivision({ active, positions }: FirePlan, mode: DiceMode): Promise<void> {
      const at = positions[active];
      if (!at) return Promise.resolve();
      const fires = division.flatMap(({ id, card }) => {
        const [ours, theirs] = [state.ships[id], state.ships[active]];
        const own = (ours && theirs && plottedShot(state, ours, theirs)) ?? at;
        const shots = card.batteries.map((_, battery) => ({ battery, target: active, ...own }));
        return fireOf(state, id, shots) ?? [];
      });
      return shoot(fires, mode);
    },
    async hold(): Promise<void> {
      if (await act({ type: 'holdFire', ships: [ship] })) onDone();
    },
  };
}

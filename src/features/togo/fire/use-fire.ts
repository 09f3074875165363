import { useMemo } from 'react';

import type { DiceMode } from '@/kit/dice-strip/strip-props';
import type { BattleState } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';
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
  const division = useMemo(
    () => shipsInLine(view).filter(({ formation, mayFire }) => mayFire && formation === view.ships[ship]?.formation),
    [view, ship],
  );

  return {
    division,
    fire: (plan: FirePlan, mode: DiceMode) => {
      const one = fireOf(state, ship, shotsOf(plan));
      return shoot(one ? [one] : [], mode);
    },
    fireDivision: (plan: FirePlan, mode: DiceMode) => shoot(divisionFires(state, division, plan), mode),
    async hold(): Promise<void> {
      if (await act({ type: 'holdFire', ships: [ship] })) onDone();
    },
  };
}

/** All of them at the target on the dial that reach it: each as the plot has her, else as far away and in the same direction. */
export function divisionFires(
  state: BattleState,
  division: readonly ShipView[],
  { active, positions }: FirePlan,
): readonly Fire[] {
  const at = positions[active];
  if (!at) return [];
  return division.flatMap(({ id, card }) => {
    const [ours, theirs] = [state.ships[id], state.ships[active]];
    const own = (ours && theirs && plottedShot(state, ours, theirs)) ?? at;
    const shots = card.batteries.map((_, battery) => ({ battery, target: active, ...own }));
    return fireOf(state, id, shots) ?? [];
  });
}

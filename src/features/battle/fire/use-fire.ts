import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { type Command, previewFire } from '@/rules/togo/index';

import { useAct } from '../act-provider';
import { plottedShot } from '../plot/plotted';
import { useTable } from '../use-table';
import { type FirePlan, shotsOf } from './fire-plan';

type Fire = Extract<Command, { type: 'fire' }>['fires'][number];

/** Fire opens the strip, with the phone's dice already thrown where they are wanted; hold is an order of its own. */
export function useFire(ship: string, onDone: () => void) {
  const act = useAct();
  const { state, view } = useTable();

  async function shoot(fires: readonly Fire[], dice: DiceMode): Promise<void> {
    if (fires.length > 0) await act({ type: 'fire', fires }, { dice, replace: true });
  }

  /** Batteries out of reach or arc hold their fire by themselves; whatever else is wrong is for the rules to say. */
  function firing(id: string, shots: ReturnType<typeof shotsOf>): Fire | null {
    const preview = previewFire(
      state,
      id,
      shots.map((shot) => ({ ...shot, arc: null })),
    );
    const silent = new Set(
      preview?.shots.flatMap(({ battery, refusal }) =>
        refusal !== null && SILENT_BY_THEMSELVES.has(refusal.code) ? [battery] : [],
      ),
    );
    const kept = shots.filter(({ battery }) => !silent.has(battery));
    return kept.length === 0 ? null : { ship: id, shots: kept };
  }

  /** Ships of her formation that may still fire, herself among them. */
  const division = Object.values(view.ships).filter(
    ({ formation, mayFire }) => mayFire && formation === view.ships[ship]?.formation,
  );

  return {
    division,
    fire: (plan: FirePlan, mode: DiceMode) => {
      const one = firing(ship, shotsOf(plan));
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
        return firing(id, shots) ?? [];
      });
      return shoot(fires, mode);
    },
    async hold(): Promise<void> {
      if (await act({ type: 'holdFire', ships: [ship] })) onDone();
    },
  };
}

const SILENT_BY_THEMSELVES: ReadonlySet<string> = new Set([
  'WEAPON_HAS_NO_VALUE_AT_RANGE',
  'BEYOND_NIGHT_GUN_RANGE',
  'NO_GUNS_BEARING',
]);

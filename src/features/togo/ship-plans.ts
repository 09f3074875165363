import type { NamedPlan } from '@/kit/ship-plan/plan-facts';
import { findShips } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

/** The ships of the library and the owner's own, as they are drawn. */
export const shipPlans = (): readonly NamedPlan[] =>
  findShips({ text: '', side: null, type: null }, useLibrary.getState().ship).map(
    ({ id, name, side, ratings: { type, batteries, torpedoes }, lengthM }) => ({
      ...{ id, name, side },
      facts: {
        type,
        batteries: batteries.map(({ weapon, main, dice: { bow, side: beam, stern } }) => ({
          ...{ weapon, main },
          dice: { bow, side: beam, stern },
        })),
        torpedoes: { factors: torpedoes.factors, mount: torpedoes.mount },
        lengthM,
      },
    }),
  );

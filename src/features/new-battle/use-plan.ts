import { useMemo, useState } from 'react';

import { useLibrary } from '@/store/library';

import {
  draw,
  type Drawn,
  findScenario,
  NEW_PLAN,
  type Plan,
  planFor,
  type Shelf,
  type Unplayable,
  unplayable,
} from './plan';

/** Why the scenario in the address was not taken. */
export type Unknown = { readonly id: string; readonly name: string | null; readonly why: Unplayable | 'unknown' };

export interface Planning {
  readonly plan: Plan;
  readonly drawn: Drawn | null;
  readonly shelf: Shelf;
  readonly unknown: Unknown | null;
  readonly change: (change: Partial<Plan>) => void;
  readonly choose: (from: Plan['from']) => void;
}

/** The owner's ships, fleets, scenarios and cards, as they are this moment. */
export function useShelf(): Shelf {
  const ships = useLibrary((library) => library.ship);
  const fleets = useLibrary((library) => library.fleet);
  const scenarios = useLibrary((library) => library.scenario);
  const cards = useLibrary((library) => library.card);
  const decks = useLibrary((library) => library.deck);
  return useMemo(() => ({ ships, fleets, scenarios, cards, decks }), [ships, fleets, scenarios, cards, decks]);
}

/** The plan of the battle, begun with the scenario of the address where it can be fought. */
export function usePlan(asked: string | undefined): Planning {
  const shelf = useShelf();
  const [unknown, setUnknown] = useState<Unknown | null>(() => refusalOf(asked, shelf));
  const [plan, setPlan] = useState<Plan>(() =>
    asked === undefined || unknown !== null ? NEW_PLAN : planFor(NEW_PLAN, { type: 'scenario', id: asked }),
  );
  const drawn = useMemo(() => draw(plan, shelf), [plan, shelf]);
  return {
    plan,
    drawn,
    shelf,
    unknown,
    change: (change) => setPlan((before) => ({ ...before, ...change })),
    choose: (from) => {
      setUnknown(null);
      setPlan((before) => planFor(before, from));
    },
  };
}

function refusalOf(asked: string | undefined, shelf: Shelf): Unknown | null {
  if (asked === undefined) return null;
  const scenario = findScenario(asked, shelf);
  if (scenario === null) return { id: asked, name: null, why: 'unknown' };
  const why = unplayable(scenario, shelf);
  return why && { id: asked, name: scenario.name, why };
}

import { createContext, useContext, useEffect, useState } from 'react';

import type { NamedPlan } from '@/kit/ship-plan/plan-facts';

/** How the ships that any book of this app can draw are loaded. The layout says so: a book does not know the others. */
export const ShipPlansContext = createContext<() => Promise<readonly NamedPlan[]>>(async () => []);

/** All of them; none until they are loaded. */
export function useShipPlans(): readonly NamedPlan[] {
  const load = useContext(ShipPlansContext);
  const [plans, setPlans] = useState<readonly NamedPlan[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    load().then(setPlans, setFailure);
  }, [load]);
  if (failure) throw failure;
  return plans;
}

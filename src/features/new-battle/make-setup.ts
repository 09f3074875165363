import { shuffled } from '@/game/shuffle';
import {
  countersFor,
  countersForForces,
  type Force,
  type Setup,
  setupFromForces,
  setupFromScenario,
} from '@/rules/togo/index';

import type { Dealt } from './decks';
import { type Drawn, nightRange, OPPOSITE, type Plan, type Shelf } from './plan';

/** The battle that was planned. `pick` shuffles the counters, so that their ids tell nothing. */
export function makeSetup(
  plan: Plan,
  drawn: Drawn,
  shelf: Shelf,
  { name, pick, dealt }: { readonly name: string; readonly pick: (n: number) => number; readonly dealt: Dealt },
): Setup | null {
  const { scenario, forces, dummies, year } = drawn;
  const common = {
    ...{ designs: shelf.ships, houseRules: plan.houseRules, year, dummies },
    cards: dealt.cards,
    tables: dealt.tables,
    admirals: { ijn: nameOrNull(plan.admirals.ijn), irn: nameOrNull(plan.admirals.irn) },
  };
  const counters = (count: number) =>
    shuffled(
      Array.from({ length: count }, (_, index) => `c${index + 1}`),
      pick,
    );
  if (scenario) {
    const without = [...plan.without.ijn, ...plan.without.irn];
    const light = plan.light === null && plan.dayRange === null ? undefined : changedLight(drawn);
    const setup = setupFromScenario(scenario, {
      ...common,
      counters: counters(countersFor(scenario, dummies)),
      without,
      light,
    });
    return { ...setup, name };
  }
  if (!forces.ijn || !forces.irn) return null;
  const kept = { ijn: keep(forces.ijn, plan.without.ijn), irn: keep(forces.irn, plan.without.irn) };
  return setupFromForces(kept, {
    ...common,
    name,
    counters: counters(countersForForces(kept, dummies)),
    light: { night: nightRange(drawn.light), day: drawn.dayRange },
    turnLimit: drawn.turnLimit,
    edges: { ijn: plan.edge, irn: OPPOSITE[plan.edge] },
  });
}

const changedLight = ({ light, dayRange }: Drawn) =>
  light === 'day'
    ? ({ light: 'day', sightingRange: dayRange } as const)
    : ({ light: 'night', sightingRange: nightRange(light) ?? 4 } as const);

const keep = (force: Force, without: readonly string[]): Force => ({
  ...force,
  formations: force.formations.filter(({ key }) => !without.includes(key)),
});

const nameOrNull = (name: string): string | null => (name.trim() === '' ? null : name.trim());

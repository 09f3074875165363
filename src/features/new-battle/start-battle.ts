import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import { err, ok, type Result } from '@/lib/result';
import { deckWords } from '@/messages/house-card-words';
import type { Json } from '@/rules/rulebook';
import {
  togoBattle,
  countersFor,
  countersForForces,
  dealDecks,
  type DealtDecks,
  type Force,
  type Setup,
  setupFromForces,
  setupFromScenario,
  withNothingHidden,
} from '@/rules/togo/index';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { commitDraft, openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

import { type Drawn, type Plan, type Shelf, nightRange, OPPOSITE } from './plan';

const BOOK = togoBattle as Book<unknown>;

type StartRefusal = { readonly code: 'NOT_TAKEN'; readonly field: string } | { readonly code: 'NOT_SAVED' };

/** On disk, open, and its id: then the battle's own screen takes over. */
export async function startBattle(
  plan: Plan,
  drawn: Drawn,
  shelf: Shelf,
  name: string,
): Promise<Result<string, StartRefusal>> {
  const db = currentDatabase();
  if (!db) return err({ code: 'NOT_SAVED' });
  const pick = picker(randomSeed());
  const dealt = dealDecks(plan.decks, shelf, deckWords(), (items) => shuffled(items, pick), plan.houseRules);
  const setup = dealt && makeSetup(plan, drawn, shelf, { name, pick, dealt });
  const parsed = setup && BOOK.parse.setup(setup);
  if (!parsed?.ok) return err({ code: 'NOT_TAKEN', field: parsed?.error.field ?? '' });
  const id = newId();
  try {
    // Another seed than the shuffle's: who has seen the cards must not know the dice.
    const battle = { id, name, seed: randomSeed(), setup: setup as unknown as Json };
    const created = await createBattle(db, BOOK, battle, new Date().toISOString());
    if (!created.ok) return err({ code: 'NOT_TAKEN', field: '' });
    await openSession(db, BOOK, id);
    // An order like any other: it deals the counters their berths, and without it the battle is only not plotted.
    if (plan.plotted) await commitDraft(newDraft({ type: 'keepPlot', on: true, from: 'known' }));
    return ok(id);
  } catch {
    return err({ code: 'NOT_SAVED' });
  }
}

/** The battle that was planned. `pick` shuffles the counters, so that their ids tell nothing. */
export function makeSetup(
  plan: Plan,
  drawn: Drawn,
  shelf: Shelf,
  { name, pick, dealt }: { readonly name: string; readonly pick: (n: number) => number; readonly dealt: DealtDecks },
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
    return { ...withNothingHidden(setup), name };
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

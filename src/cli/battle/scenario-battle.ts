import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import type { Json } from '@/rules/rulebook';
import { deckOf, scenarioById, setupFromScenario, togoBattle, type Side } from '@/rules/togo/index';

interface ScenarioBattle {
  readonly book: Book<unknown>;
  readonly name: string;
  readonly setup: Json;
}

/** A scenario ready to be begun; decks and counters are shuffled by the seed. Null when there is no such scenario. */
export function scenarioBattle(id: string, seed: number): ScenarioBattle | null {
  const scenario = scenarioById(id);
  if (!scenario) return null;
  const pick = picker(seed);
  const counters = shuffled(
    Array.from({ length: 200 }, (_, index) => `c${index + 1}`),
    pick,
  );
  const cards = { ijn: deck('ijn', pick), irn: deck('irn', pick) };
  const setup = setupFromScenario(scenario, { counters, cards });
  return { book: togoBattle as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
}

/** Blank cards, as many of each kind as the book says; an owner types the texts of their own. */
function deck(side: Side, pick: (n: number) => number) {
  const { events, dummies } = deckOf(side);
  const kinds = [...Array<'event'>(events).fill('event'), ...Array<'dummy'>(dummies).fill('dummy')];
  return shuffled(kinds, pick).map((kind, index) => ({
    id: `${side}-${index + 1}`,
    kind,
    title: kind === 'event' ? 'Event' : 'Blank',
    text: '',
    time: 'any' as const,
  }));
}

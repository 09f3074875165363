import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import type { Json } from '@/rules/rulebook';
import {
  dealDeck,
  deckOf,
  HOUSE_CARDS,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  houseCard,
  houseDeck,
  scenarioById,
  setupFromScenario,
  togoBattle,
  type Side,
} from '@/rules/togo/index';

type Pick = (n: number) => number;

/** What a battle is begun with. */
export interface NewBattle {
  readonly book: Book<unknown>;
  readonly name: string;
  readonly setup: Json;
}

/**
 * A scenario ready to be begun; decks and counters are shuffled by the seed. Null when there is no such scenario.
 * `varied`: some seeds bring house rules of their own and the house deck, as tables do.
 */
export function scenarioBattle(id: string, seed: number, { varied = false } = {}): NewBattle | null {
  const scenario = scenarioById(id);
  if (!scenario) return null;
  const pick = picker(seed);
  const counters = shuffled(
    Array.from({ length: 200 }, (_, index) => `c${index + 1}`),
    pick,
  );
  const dealt = varied && seed % 2 === 0 ? houseCards : blankCards;
  const cards = { ijn: dealt('ijn', pick), irn: dealt('irn', pick) };
  const houseRules = varied && seed % 3 === 0 ? houseRulesBy(pick) : {};
  const setup = setupFromScenario(scenario, { counters, cards, houseRules });
  return { book: togoBattle as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
}

/** Any events of the house deck, as many as the book says, called by their ids. */
function houseCards(side: Side, pick: Pick) {
  const printed = houseDeck(side, '');
  const own = HOUSE_CARDS.filter((card) => card.side === side).map(({ id }) => id);
  const dealt = dealDeck(
    { ...printed, events: shuffled(own, pick).slice(0, printed.events.length) },
    {
      find: (id) => {
        const card = houseCard(id);
        return card && { ...card, title: id, text: '' };
      },
      dummy: 'Blank',
      shuffle: (items) => shuffled(items, pick),
    },
  );
  return dealt.ok ? dealt.value : null;
}

/** Blank cards, as many of each kind as the book says; an owner types the texts of their own. */
function blankCards(side: Side, pick: Pick) {
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

const houseRulesBy = (pick: Pick) =>
  Object.fromEntries(
    HOUSE_RULE_KEYS.map((key) => [key, HOUSE_RULES[key].values[pick(HOUSE_RULES[key].values.length)]]),
  );

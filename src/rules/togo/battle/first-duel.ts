import { dealDeck, type Dealing, type DeckDesign, tablesWithDecks } from '../cards/deck-design';
import type { HouseCardId } from '../cards/data/house-cards';
import { FIRST_BATTLE } from '../scenarios/data/first-battle';
import type { Side } from '../types';
import { countersFor, setupFromScenario } from './from-scenario';
import type { Setup } from './setup-shape';

/** Two cards each, an event and a blank, one drawn each turn: enough to see what a card is. */
const deckFor = (side: Side, event: HouseCardId): DeckDesign => ({
  id: `first-${side}`,
  name: '',
  side,
  events: [event],
  dummies: 1,
  hand: 0,
  draws: 1,
});
const DECKS = { ijn: deckFor('ijn', 'ijn-gunlayers'), irn: deckFor('irn', 'irn-first-salvoes') };

/** The duel to learn the game by, as an ordinary battle. The words of its cards and all chance come from outside. */
export function duelSetup(name: string, dealing: Dealing): Setup {
  const [ijn, irn] = [dealDeck(DECKS.ijn, dealing), dealDeck(DECKS.irn, dealing)];
  const setup = setupFromScenario(FIRST_BATTLE, {
    counters: dealing.shuffle(Array.from({ length: countersFor(FIRST_BATTLE) }, (_, index) => `c${index + 1}`)),
    cards: { ijn: ijn.ok ? ijn.value : null, irn: irn.ok ? irn.value : null },
    tables: tablesWithDecks(null, DECKS),
  });
  return { ...setup, name };
}

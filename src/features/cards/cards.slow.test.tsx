import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { blankCard, DECK_LIMITS, HOUSE_CARDS, houseDeck } from '@/rules/togo/index';
import { loadLibrary, saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderIn, renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { CardEditScreen } from './card-edit-screen';
import { CardScreen } from './card-screen';
import { CardsScreen } from './cards-screen';
import { DeckScreen } from './deck-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
let mockId = '';
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useLocalSearchParams: () => ({ id: mockId }),
}));

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await currentDatabase()!.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
});

const SCREENS = { cards: CardsScreen, card: CardScreen, edit: CardEditScreen, deck: DeckScreen };

async function show(name: keyof typeof SCREENS, id = ''): Promise<void> {
  mockId = id;
  const Shown = SCREENS[name];
  renderUi(
    <ToastProvider>
      <Shown />
    </ToastProvider>,
  );
  await act(async () => {});
}
const press = async (id: string) => {
  fireEvent.press(screen.getByTestId(id));
  await act(async () => {});
};
/** A stepper counts when the finger goes down, so that holding can repeat. */
const step = async (id: string, times = 1) => {
  for (let taps = 0; taps < times; taps += 1) {
    fireEvent(screen.getByTestId(id), 'pressIn');
    fireEvent(screen.getByTestId(id), 'pressOut');
    fireEvent.press(screen.getByTestId(id));
    await act(async () => {});
  }
};
const card = (id: string) => useLibrary.getState().card.get(id);
const deck = (id: string) => useLibrary.getState().deck.get(id);

describe('the catalogue', () => {
  test('shows the decks and events of one side, and an empty place for one’s own', async () => {
    await show('cards');
    expect(screen.getByTestId('deck-house-ijn')).toBeTruthy();
    expect(screen.getByTestId('card-ijn-gunlayers')).toBeTruthy();
    expect(screen.queryByTestId('card-irn-mist')).toBeNull();
    expect(screen.getByTestId('no-own-cards')).toBeTruthy();
    await press('side-irn');
    expect(screen.getByTestId('deck-house-irn')).toBeTruthy();
    expect(screen.getAllByTestId(/^card-irn-/)).toHaveLength(HOUSE_CARDS.filter(({ side }) => side === 'irn').length);
  });

  test('a new card is on disk before its editor opens, and two new ones have two names', async () => {
    await show('cards');
    await press('new-card');
    await press('new-card');
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledTimes(2));
    const made = [...useLibrary.getState().card.values()];
    expect(made.map(({ name }) => name).sort()).toEqual(['New card', 'New card 2']);
    expect(mockRouter.push).toHaveBeenCalledWith(`/cards/${made[0]!.id}/edit`);
  });

  test('a card for both sides stands in both lists', async () => {
    await saveDocument('card', blankCard('mine', 'Fog bank', 'both'));
    await show('cards');
    expect(screen.getByText('Fog bank')).toBeTruthy();
    await press('side-irn');
    expect(screen.getByText('Fog bank')).toBeTruthy();
  });
});

describe('a card', () => {
  test('tells what it does with its number, when, on whom, and where it comes from', async () => {
    await show('card', 'irn-mist');
    expect(screen.getByText('−1 to the start number of every ship firing guns at it (limits 1 to 6).')).toBeTruthy();
    expect(screen.getByText('F, gunfire')).toBeTruthy();
    expect(screen.getByText('One of your own ships')).toBeTruthy();
    expect(screen.getByTestId('card-history')).toBeTruthy();
    expect(screen.getByTestId('card-balance')).toBeTruthy();
    expect(screen.getByTestId('deck-house-irn')).toBeTruthy();
    expect(screen.queryByTestId('delete-card')).toBeNull();
  });

  test('of the house is copied to be changed, not changed', async () => {
    await show('card', 'irn-mist');
    await press('copy-card');
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalled());
    const [copy] = [...useLibrary.getState().card.values()];
    expect(copy).toMatchObject({
      name: 'Mist on the strait, copy',
      side: 'irn',
      effect: { type: 'start-against', by: -1 },
    });
    expect(copy).not.toHaveProperty('origin');
  });

  test('of one’s own is deleted, and undo brings it back', async () => {
    await saveDocument('card', blankCard('mine', 'Fog bank', 'ijn'));
    await show('card', 'mine');
    await press('delete-card');
    await waitFor(() => expect(card('mine')).toBeUndefined());
    await press('toast-action');
    await waitFor(() => expect(card('mine')?.name).toBe('Fog bank'));
  });

  test('that is gone leads back', async () => {
    await show('card', 'nothing');
    await press('to-cards');
    expect(mockRouter.replace).toHaveBeenCalledWith('/cards');
  });
});

describe('the card editor', () => {
  beforeEach(() => saveDocument('card', blankCard('mine', 'Fog bank', 'ijn')));

  test('steps an effect between its ends, over nought, and no further', async () => {
    await show('edit', 'mine');
    await press('pick-effect');
    await press('pick-effect-speed');
    expect(card('mine')?.effect).toEqual({ type: 'speed', by: 0.5, lasts: 'turn' });
    await step('step-by-more', 4);
    expect(card('mine')?.effect?.by).toBe(1);
    expect(screen.getByTestId('step-by-more')).toBeDisabled();
    await step('step-by-less', 2);
    expect(card('mine')?.effect?.by).toBe(-0.5);
    await step('step-by-less', 4);
    expect(card('mine')?.effect?.by).toBe(-1);
    expect(screen.getByText('−1″ to its movement; a stopped ship stays stopped.')).toBeTruthy();
  });

  test('a card that changes a number cannot be played on nobody', async () => {
    await show('edit', 'mine');
    await press('target-nobody');
    expect(card('mine')?.target).toBeNull();
    await press('pick-effect');
    await press('pick-effect-hit');
    expect(card('mine')?.target).toEqual({ whose: 'own', kind: 'ship' });
    expect(screen.queryByTestId('target-nobody')).toBeNull();
  });

  test('an empty name is not kept, and the field says so', async () => {
    await show('edit', 'mine');
    fireEvent.changeText(screen.getByTestId('card-name'), '   ');
    await act(async () => {});
    expect(card('mine')?.name).toBe('Fog bank');
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.changeText(screen.getByTestId('card-name'), 'Sea fog');
    await waitFor(() => expect(card('mine')?.name).toBe('Sea fog'));
  });

  test('undo takes back step by step, and says what', async () => {
    await show('edit', 'mine');
    await press('choose-side-both');
    await press('pick-time');
    await press('pick-time-G');
    expect(card('mine')).toMatchObject({ side: 'both', time: 'G' });
    expect(screen.getByText('Undo time')).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve, 320)));
    await press('undo');
    expect(card('mine')).toMatchObject({ side: 'both', time: 'F' });
  });
});

describe('the deck editor', () => {
  test('steps hand, draws and blanks within their limits, warns, and goes back to the printed numbers', async () => {
    await show('deck', 'house-ijn');
    expect(screen.queryByTestId('deck-differs')).toBeNull();
    await step('deck-hand-less', 6);
    await step('deck-draws-more', 12);
    expect(deck('house-ijn')).toMatchObject({ hand: 0, draws: DECK_LIMITS.draws });
    expect(screen.getByText('In hand: 0, in the book 4')).toBeTruthy();
    expect(screen.getByText('Japanese deck, changed')).toBeTruthy();
    expect(screen.getByText('Drawn each turn: 10, in the book 2')).toBeTruthy();
    await press('deck-reset');
    expect(deck('house-ijn')).toMatchObject({ hand: 4, draws: 2, dummies: 12 });
    expect(screen.queryByTestId('deck-differs')).toBeNull();
    await press('toast-action');
    expect(deck('house-ijn')).toMatchObject({ hand: 0, draws: 10 });
  });

  test('puts events in and takes them out', async () => {
    await show('deck', 'house-irn');
    await press('event-irn-nets');
    expect(deck('house-irn')?.events).toEqual([...houseDeck('irn', '').events, 'irn-nets']);
    expect(screen.getByText('Events: 4, in the book 3')).toBeTruthy();
    await press('event-irn-mist');
    expect(deck('house-irn')?.events).not.toContain('irn-mist');
    await press('deck-house-again');
    expect(deck('house-irn')?.events).toEqual(houseDeck('irn', '').events);
  });

  test('tells the chance of an event in the first hand, exactly', async () => {
    await show('deck', 'house-ijn');
    // 1 - 11/68
    expect(screen.getByText('An event in the first hand: 84%')).toBeTruthy();
    expect(screen.getByText('The pile lasts 7 turns.')).toBeTruthy();
  });

  test('a card that is gone stands first and can be taken out', async () => {
    await saveDocument('deck', { ...houseDeck('ijn', 'Mine'), id: 'mine', events: ['gone', 'ijn-z-flag', 'irn-mist'] });
    await show('deck', 'mine');
    expect(screen.getByText('A deleted card')).toBeTruthy();
    await press('take-out-gone');
    await press('take-out-irn-mist');
    expect(deck('mine')?.events).toEqual(['ijn-z-flag']);
  });

  test('an own deck is copied and deleted, with a way back; the house deck cannot be deleted', async () => {
    await saveDocument('deck', { ...houseDeck('ijn', 'Mine'), id: 'mine' });
    await show('deck', 'mine');
    await press('copy-deck');
    await waitFor(() => expect(useLibrary.getState().deck.size).toBe(2));
    await press('delete-deck');
    await waitFor(() => expect(deck('mine')).toBeUndefined());
    await press('toast-action');
    await waitFor(() => expect(deck('mine')?.name).toBe('Mine'));
    screen.unmount();
    await show('deck', 'house-ijn');
    expect(screen.queryByTestId('delete-deck')).toBeNull();
  });
});

test.each(['day', 'dark', 'night'] as const)('the catalogue stands in %s with large text', async (theme) => {
  renderIn(
    { theme, textScale: 1.6 },
    <ToastProvider>
      <CardsScreen />
    </ToastProvider>,
  );
  await act(async () => {});
  expect(screen.getByTestId('house-cards')).toBeTruthy();
});

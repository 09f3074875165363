import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { BattleState, Side } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { Text } from '@/ui/text';

import { ActProvider } from '@/features/play/act-provider';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { Viewer } from '@/features/play/open-game';
import { CardsInForce } from './cards-in-force';
import { Desk } from './desk';
import { HandScreen } from './hand-screen';
import { useGame } from '../game';

const mockParams: { side: string } = { side: 'ijn' };
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true, replace: jest.fn() }),
  useLocalSearchParams: () => mockParams,
  useIsFocused: () => true,
}));

const state = () => useSession.getState().open?.battle.state as BattleState;
const order = (command: object) =>
  act(async () => void (await commitDraft({ command: command as never, override: false, dice: {}, appDice: 0 })));
const leave = jest.fn();
const behind = (side: Side) => (
  <Viewer.Provider value={side}>
    <ActProvider side={side}>
      <Desk side={side} onLeave={leave} />
    </ActProvider>
  </Viewer.Provider>
);
const show = (children: ReactNode) => renderUi(<InBattle>{children}</InBattle>);
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

beforeAll(() => openStorage());

test('[TOGO-71] in I the Japanese draw two cards with one tap, and see which are new', async () => {
  await openTogo(currentDatabase()!, 'draw', { scenario: 'ulsan', until: { turn: 1, phase: 'I' } });
  await order({ type: 'correct', path: ['sides', 'ijn', 'drewIn'], value: 0 });
  const before = state().sides.ijn.hand.length;
  show(behind('ijn'));
  fireEvent.press(screen.getByText('Draw 2 cards'));
  await waitFor(() => expect(state().sides.ijn.hand).toHaveLength(before + 2));
  expect((await screen.findAllByText('New')).length).toBeGreaterThan(0);
  expect(screen.getByTestId('desk-done')).toBeOnTheScreen();
});

test('[TOGO-73] a card is played on a ship that it fits; the others say why not, and all see it in force', async () => {
  await openTogo(currentDatabase()!, 'play', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'F' },
    cards: { ijn: ['ijn-gunlayers'] },
  });
  const card = state().sides.ijn.cards['ijn-top-1']!;
  const ships = Object.values(state().ships);
  const own = ships.find(({ side, fate }) => side === 'ijn' && fate === 'afloat')!;
  const enemy = ships.find(({ side, group }) => side === 'irn' && state().groups[group]?.sighted)!;
  const shown = show(behind('ijn'));
  tap(`card-${card.id}`);
  expect(screen.getByText(card.text)).toBeOnTheScreen();
  expect(screen.queryByTestId(`play-on-${enemy.id}`)).toBeNull();
  tap('others');
  fireEvent.press(screen.getByTestId(`play-on-${enemy.id}`));
  expect(await screen.findByTestId('refused-allow')).toBeOnTheScreen();
  tap('refused-leave');
  tap(`play-on-${own.id}`);
  await waitFor(() => expect(state().sides.ijn.played.map((one) => one.card)).toEqual([card.id]));
  shown.unmount();
  show(<CardsInForce />);
  expect(screen.getByText(`${card.title}: ${own.name}`)).toBeOnTheScreen();
  expect(within(screen.getByTestId(`in-force-${card.id}`)).getByLabelText('Japanese')).toBeOnTheScreen();
});

test('a card that has left the hand while it lies open makes room for the desk', async () => {
  const cards = { ijn: ['ijn-gunlayers'] } as const;
  await openTogo(currentDatabase()!, 'gone', { scenario: 'ulsan', cards });
  show(behind('ijn'));
  tap('card-ijn-top-1');
  expect(screen.getByTestId('card')).toBeOnTheScreen();
  await order({ type: 'discardCard', side: 'ijn', card: 'ijn-top-1' });
  expect(screen.getByTestId('desk')).toBeOnTheScreen();
});

test('a closed curtain has nothing of the hand in the tree, and says the same for a side without cards', async () => {
  await openTogo(currentDatabase()!, 'closed', { scenario: 'ulsan', cards: { ijn: ['ijn-gunlayers', 'ijn-z-flag'] } });
  mockParams.side = 'ijn';
  const shown = show(
    <ActProvider>
      <HandScreen param={mockParams.side} />
    </ActProvider>,
  );
  const words = JSON.stringify(screen.toJSON());
  expect(screen.getByTestId('curtain-closed')).toBeOnTheScreen();
  for (const { title, text } of Object.values(state().sides.ijn.cards)) {
    if (title.length > 5) expect(words).not.toContain(title);
    if (text !== '') expect(words).not.toContain(text);
  }
  shown.unmount();
});

/** What everybody sees of dice. */
function Dice() {
  return (
    <>
      <Text>{useGame().draft === null ? 'no dice' : 'dice'}</Text>
      <RolledCard />
    </>
  );
}

test('a ship nobody has seen is worked on behind the curtain: her dice are rolled there, and nobody else hears of them', async () => {
  await openTogo(currentDatabase()!, 'secret', { scenario: 'tsushima-night', until: { turn: 1, phase: 'G' } });
  expect(state().groups[state().ships.navarin!.group]?.sighted).toBe(false);
  show(
    <>
      {behind('irn')}
      <ActProvider>
        <Dice />
      </ActProvider>
    </>,
  );
  tap('secret-navarin');
  fireEvent.press(screen.getAllByTestId(/^try-\d+$/)[0]!);
  await waitFor(() => expect(state().ships.navarin?.controlledIn).toBe(1));
  // On the desk her dice can be seen, and nowhere else.
  const shown = await screen.findAllByTestId('rolled');
  expect(shown).toHaveLength(1);
  expect(within(screen.getByTestId('desk')).getByTestId('rolled')).toHaveTextContent(/Navarin/);
  expect(screen.getByText('no dice')).toBeOnTheScreen();
});

test('own dice for a ship nobody has seen are entered behind the curtain', async () => {
  await openTogo(currentDatabase()!, 'own', {
    scenario: 'tsushima-night',
    until: { turn: 1, phase: 'G' },
    dice: 'own',
  });
  show(
    <>
      {behind('irn')}
      <ActProvider>
        <Dice />
      </ActProvider>
    </>,
  );
  tap('secret-navarin');
  fireEvent.press(screen.getAllByTestId(/^try-\d+$/)[0]!);
  expect(await screen.findByTestId('roll')).toBeOnTheScreen();
  expect(screen.getByText('no dice')).toBeOnTheScreen();
  expect(useSession.getState().open?.drafts.irn).toBeDefined();
});

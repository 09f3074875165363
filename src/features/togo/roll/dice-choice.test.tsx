import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { useAct } from '@/features/play/act-provider';
import { Roll } from '@/features/play/roll/roll-screen';
import { draftFor } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import { changeDraft, useSession } from '@/store/session';
import { loadSettings, useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, renderInBattle, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { Button } from '@/ui/button';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
}));

const ULSAN = { scenario: 'ulsan', seed: 11, until: { turn: 2, phase: 'F' } } as const;
const draft = () => useSession.getState().open?.drafts.public;
const shots = (range: number) => [{ battery: 0, target: 'tokiwa', range, arc: 'bow' }];
const fire = (range: number) => {
  const { book, battle } = useSession.getState().open!;
  const command = { type: 'fire', fires: [{ ship: 'rossia', shots: shots(range) }] };
  return changeDraft(() => draftFor(book, battle, command as Json as never));
};

beforeAll(() => openStorage());

test('back from a strip nobody has rolled for forgets it: the next one has the facts of the next tap', async () => {
  await openTogo(currentDatabase()!, 'back', { ...ULSAN, dice: 'own' });
  await fire(12);
  const onClose = jest.fn();
  renderInBattle(<Roll onClose={onClose} />);
  expect(screen.queryByTestId('give-up-dice')).toBeNull();
  fireEvent.press(screen.getByTestId('back'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(draft()).toBeUndefined();
});

test('left in any other way it is forgotten, too; one with a die keeps it', async () => {
  await openTogo(currentDatabase()!, 'left', { ...ULSAN, dice: 'own' });
  await fire(12);
  const first = renderInBattle(<Roll onClose={jest.fn()} />);
  first.unmount();
  await waitFor(() => expect(draft()).toBeUndefined());
  await fire(5);
  const second = renderInBattle(<Roll onClose={jest.fn()} />);
  await act(async () => void fireEvent.press(screen.getByTestId('strip-pad-face-6')));
  await waitFor(() => expect(Object.keys(draft()!.dice)).toEqual(['rossia.start']));
  second.unmount();
  await act(async () => undefined);
  expect(draft()).toMatchObject({ command: { fires: [{ shots: [{ range: 5 }] }] } });
});

test('nothing is rolled before this battle’s dice were chosen; the choice is the battle’s own and outlives the app', async () => {
  await openTogo(currentDatabase()!, 'first', { scenario: 'chemulpo', until: { turn: 1, phase: 'B' }, dice: null });
  const turn = showTurn();
  await calm();
  fireEvent.press(screen.getByTestId('next-step'));
  await waitFor(() => expect(draft()).toMatchObject({ dice: {}, appDice: 0 }));
  fireEvent.press(await screen.findByTestId('in-place-app'));
  await waitFor(() => expect(draft()).toBeUndefined());
  expect(useSession.getState().open!.battle.actions.at(-1)).toMatchObject({ events: [{ type: 'InitiativeRolled' }] });
  expect(useSettings.getState()).toMatchObject({ dice: 'app', battleDice: { first: 'app' } });
  turn.unmount();
  await act(() => loadSettings(currentDatabase()!));
  expect(useSettings.getState().battleDice).toEqual({ first: 'app' });
});

test('the switch on a strip changes the dice of this battle, not those of the next', async () => {
  await openTogo(currentDatabase()!, 'switch', { ...ULSAN, dice: 'own' });
  await fire(5);
  renderInBattle(<Roll onClose={jest.fn()} />);
  fireEvent.press(screen.getByTestId('dice-switch-count'));
  await waitFor(() => expect(useSettings.getState().battleDice).toMatchObject({ switch: 'count' }));
  expect(useSettings.getState().dice).toBe('app');
  expect(screen.getByTestId('count-grid')).toBeOnTheScreen();
});

test.each([
  ['app', true],
  ['own', false],
  // Two captains have played it with the app's dice so far.
  [null, true],
] as const)('with the dice of this battle being %s, firing rolls at once: %s', async (dice, isRolled) => {
  await openTogo(currentDatabase()!, `fire-${dice}`, { ...ULSAN, dice });
  renderInBattle(<FireNow />);
  await act(async () => void fireEvent.press(screen.getByTestId('go')));
  await waitFor(() => expect(draft()).toBeDefined());
  expect(draft()!.appDice > 0).toBe(isRolled);
});

function FireNow() {
  const order = useAct();
  const command = { type: 'fire', fires: [{ ship: 'rossia', shots: shots(5) }] };
  return <Button label="Fire" onPress={() => void order(command as never, { dice: 'app' })} testID="go" />;
}

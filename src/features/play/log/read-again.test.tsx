import { act, cleanup, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';

import { closeSession, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderCampaign, shown } from '@/testing/campaign';
import { failReading } from '@/testing/failing-disk';
import { playMukden, TO_COMBAT } from '@/testing/mukden-campaign';
import { togoBattleAt } from '@/testing/played-togo';

let heal = () => undefined as void;

const UNREAD = 'This could not be read';

/** Goes to a room of the open game while the disk fails, and asks again there until it is well. */
async function goesOnWhenAskedAgain(address: string, reached: string | RegExp): Promise<void> {
  await screen.findByTestId('turn');
  heal = failReading('log');
  await act(async () => router.push(address as never));
  expect(await screen.findByText(UNREAD)).toBeOnTheScreen();
  expect(screen.getByText(/Nothing was changed/)).toBeOnTheScreen();
  expect(screen.queryByText(/^Reading/)).toBeNull();
  await act(async () => fireEvent.press(shown('read-again')));
  expect(await screen.findByText(UNREAD)).toBeOnTheScreen();
  heal();
  await act(async () => fireEvent.press(shown('read-again')));
  expect((await screen.findAllByTestId(reached)).length).toBeGreaterThan(0);
  expect(screen.queryByText(UNREAD)).toBeNull();
  expect(screen.queryByTestId('read-again')).toBeNull();
}

beforeAll(() => openStorage());
// What a net has caught React tells the console, too.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => heal());

test.each([
  ['log', '?tab=log', 'log-list'],
  ['report', '/report', 'verdict'],
  ['look back', '/look-back', 'past-line'],
  ['counter', '/unit/1st', /^counter-history$/],
])('the %s of a campaign that the disk does not give out says so, and is read again', async (_, at, reached) => {
  const id = await playMukden({ played: TO_COMBAT });
  await goesOnWhenAskedAgain(`/battle/${id}${at}`, reached);
});

test.each([
  ['report', '/report', 'verdict'],
  ['turns in brief', '/turns', 'turn-hits'],
  ['ship', '/ship/naniwa', 'ship-history'],
])('so does the %s of a Togo battle', async (name, at, reached) => {
  cleanup();
  closeSession();
  const until = { turn: 2, phase: 'A' } as const;
  await togoBattleAt(currentDatabase()!, name, { scenario: 'chemulpo', until });
  useSettings.setState({ battleDice: { [name]: 'app' } });
  renderCampaign(name);
  await goesOnWhenAskedAgain(`/battle/${name}${at}`, reached);
});

test('a disk that fails on the way back to an entry undoes nothing, and the player reads so', async () => {
  await playMukden({ played: [...TO_COMBAT, [{ type: 'flipUnit', unit: 'guards' }]], at: '?tab=log' });
  const entries = await screen.findAllByTestId(/^log-\d+$/);
  const entry = entries[1]!.props.testID as string;
  const { seq } = useSession.getState().open!.battle;
  fireEvent.press(screen.getByTestId(entry));
  fireEvent.press(await screen.findByTestId(entry.replace('log-', 'log-back-')));
  const confirm = await screen.findByTestId('back-to-confirm');
  heal = failReading('log');
  await act(async () => fireEvent.press(confirm));
  expect(await screen.findByText(/^That could not be saved/)).toBeOnTheScreen();
  expect(useSession.getState().open!.battle.seq).toBe(seq);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import { percentShort } from '@/kit/odds-charts/odds-words';
import type { Json } from '@/rules/rulebook';
import { bareShip, quickBatteries, shotOdds, type QuickEvent, type QuickState } from '@/rules/togo/index';
import { listBattles } from '@/store/battles';
import { changeDraft, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { readStory } from '@/store/story';
import { renderIn, renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';
import { THEME_NAMES } from '@/ui/themes';
import { motion } from '@/ui/tokens';

import { quickCompanion } from './companion';
import { QuickScreen } from './quick-screen';

const mockRouter = { canGoBack: jest.fn(() => true), back: jest.fn(), replace: jest.fn() };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter }));

const App = () => (
  <ToastProvider>
    <QuickScreen />
  </ToastProvider>
);
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const db = () => currentDatabase()!;
const state = () => useSession.getState().open?.battle.state as QuickState;
const draft = () => useSession.getState().open?.drafts.public ?? null;
const last = () => state().shots[0] as QuickEvent;
const show = async () => {
  const view = renderUi(<App />);
  await waitFor(() => expect(useSession.getState().open?.book.id).toBe('togo-quick'));
  return view;
};
const settled = (work: () => void) => waitFor(work, { timeout: 10_000 });
/** One face after the other, each on disk before the next. */
async function enter(...faces: number[]) {
  for (const face of faces) {
    const before = draft();
    tap(`strip-pad-face-${face}`);
    await settled(() => expect(draft()).not.toBe(before));
  }
}
/** New words on the button: it ignores taps for a moment. */
const choose = async (mode: string) => {
  tap(`mode-${mode}`);
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
};
const rollOwn = async () => {
  tap('quick-roll');
  await screen.findByTestId('quick-strip');
};
const note = async () => {
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
  tap('strip-done');
  await settled(() => expect(draft()).toBeNull());
};
const step = (testID: string, times: number, way: 'more' | 'less') => {
  for (let i = 0; i < times; i += 1) tap(`${testID}-${way}`);
};

beforeAll(() => openStorage());
beforeEach(async () => {
  jest.clearAllMocks();
  useSettings.setState({ dice: 'own', battleDice: {} });
  await db().run('DELETE FROM drafts', []);
  await db().run('DELETE FROM log', []);
  await db().run('DELETE FROM snapshots', []);
  await db().run('DELETE FROM battles', []);
});

test('opens on a heavy broadside at a battleship, with exact odds before the first tap', async () => {
  await show();
  expect(screen.getByTestId('weapon-12in')).toBeChecked();
  expect(screen.getByTestId('band-4')).toBeChecked();
  expect(screen.getByTestId('mode-fireGuns')).toBeChecked();
  const fact = { weapon: '12in', dice: 4, range: 4, size: 5, armour: 3 } as const;
  const odds = shotOdds({ batteries: [fact] });
  expect(screen.getByTestId('chance')).toHaveTextContent(
    percentShort(odds.ok ? odds.value.fire.effective.atLeastOne : 0),
  );
});

test('its log is one battle of a book of its own, made once', async () => {
  const first = await show();
  first.unmount();
  await show();
  expect((await listBattles(db())).map(({ book }) => book)).toEqual(['togo-quick']);
  expect(useSession.getState().open?.battle.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('gunfire with own dice, as in the worked example EX-06', async () => {
  await show();
  step('armour', 1, 'more');
  expect(screen.getByTestId('need-chain')).toHaveTextContent('≤4Start≤2Hit≤5Size≤2Pen');
  await rollOwn();
  await enter(4, 1, 2, 5, 2, 3, 5, 6, 2);
  expect(screen.queryByTestId('strip-done')).toBeNull();
  await enter(3);
  expect(screen.getByText('Record 1 hit')).toBeOnTheScreen();
  await note();
  expect(last()).toMatchObject({
    type: 'GunsFired',
    outcome: { die: 4, salvos: [{ potential: 3, actual: 2, effective: 1, restricted: false }] },
  });
  expect(screen.getByTestId('last-told')).toHaveTextContent('1 effective hit');
});

test('app dice roll it all at once; effects follow with a tap, on the same kind of ship', async () => {
  useSettings.setState({ dice: 'app' });
  await show();
  let hits = 0;
  for (let salvo = 0; salvo < 20 && hits === 0; salvo += 1) {
    tap('quick-roll');
    await screen.findByTestId('strip-done');
    expect(draft()?.appDice).toBeGreaterThan(0);
    await note();
    hits = state().pending?.hits.length ?? 0;
  }
  expect(hits).toBeGreaterThan(0);
  tap('roll-effects');
  await screen.findByTestId('strip-done');
  await note();
  expect(last()).toMatchObject({
    type: 'HitsRolled',
    asked: { target: { card: { type: 'B' } }, hits: { length: hits } },
  });
  expect(state().pending).toBeNull();
});

test('counts of a salvo are one grid: a tap says the least of the rolls before it, and blank is none', async () => {
  useSettings.setState({ dice: 'count' });
  await show();
  await rollOwn();
  expect(screen.getByText('Range found?')).toBeOnTheScreen();
  expect(screen.getByTestId('strip-done')).toBeDisabled();
  tap('grid-0-size-1');
  await settled(() => expect(Object.keys(draft()?.dice ?? {})).toEqual(['start', '0.hit', '0.size']));
  expect(screen.getByTestId('grid-yes')).toBeSelected();
  tap('grid-0-hit-2');
  await settled(() => expect(draft()?.dice['0.hit']).toEqual({ count: 2, source: 'count' }));
  await note();
  const salvo = { onTarget: true, potential: 2, actual: 1, effective: 0 };
  expect(last()).toMatchObject({ outcome: { die: null, salvos: [salvo], hits: [] } });
});

test('a range that was not found is one tap, and all of it', async () => {
  useSettings.setState({ dice: 'count' });
  await show();
  await rollOwn();
  tap('grid-no');
  await settled(() => expect(draft()?.dice).toEqual({ start: { count: 0, source: 'count' } }));
  expect(screen.queryByTestId('grid-0-hit-1')).toBeNull();
  await note();
  expect(last()).toMatchObject({ outcome: { salvos: [{ onTarget: false }] } });
});

test('how the last hit came says nothing of the next one, and the result is told once', async () => {
  await show();
  await choose('rollHits');
  tap('restricted');
  expect(screen.getByTestId('restricted')).toBeChecked();
  await rollOwn();
  await enter(5);
  await note();
  expect(screen.getByTestId('restricted')).not.toBeChecked();
  expect(screen.getByTestId('last-told')).toBeOnTheScreen();
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a torpedo attack, as in the worked example EX-17', async () => {
  await show();
  await choose('launchTorpedo');
  step('factors', 1, 'more');
  step('size', 2, 'more');
  step('armour', 2, 'less');
  step('range', 1, 'less');
  await rollOwn();
  // Start and size dice cannot fail here, and are not asked for.
  await enter(1, 4, 1, 3, 5);
  await note();
  expect(last()).toMatchObject({
    type: 'TorpedoLaunched',
    outcome: { salvos: [{ potential: 2, actual: 2, effective: 1 }] },
  });
});

test('evasion and surprise change the size a torpedo meets', async () => {
  await show();
  await choose('launchTorpedo');
  expect(screen.getByText('Size 4 for torpedoes')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('stationary'));
  expect(screen.getByText('Size 6 for torpedoes')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('stationary'));
  fireEvent.press(screen.getByTestId('evaded'));
  expect(screen.getByText('Size 1 for torpedoes')).toBeOnTheScreen();
});

test('with a ship the dial shows her tubes, and a target out of their reach is refused in words', async () => {
  await show();
  await choose('launchTorpedo');
  tap('launched-by-ship');
  fireEvent(screen.getByTestId('dial'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 358, height: 282 } } });
  expect(screen.getByTestId('quick-roll')).toBeEnabled();
  tap('dial-inch-more');
  tap('dial-inch-more');
  expect(screen.getByText(/Out of torpedo range/)).toBeOnTheScreen();
  expect(screen.getByTestId('quick-roll')).toBeDisabled();
  tap('dial-inch-less');
  tap('dial-port');
  expect(screen.getByTestId('quick-roll')).toBeEnabled();
  tap('launched-by-weapon');
  expect(screen.getByTestId('factors')).toBeOnTheScreen();
});

test('hit effects, as in the worked examples EX-13b and EX-18a', async () => {
  await show();
  await choose('rollHits');
  await rollOwn();
  await enter(2, 3);
  expect(screen.getByTestId('cell-0.effect')).toHaveTextContent(/M/);
  await note();
  expect(last()).toMatchObject({ outcome: { damage: { M: 1, fires: 1 }, status: 'afloat' } });
  expect(screen.getByTestId('last-told')).toHaveTextContent('Damage: M, 1 fire');
  tap('type-CA');
  tap('kind-torpedo');
  tap('no-damage');
  await rollOwn();
  await enter(1, 4);
  await note();
  expect(last()).toMatchObject({ outcome: { damage: { P: 2, S: 1 }, status: 'silenced' } });
});

test('hits on boats need no dice: EX-21a', async () => {
  await show();
  await choose('rollHits');
  tap('type-TBD');
  step('hits', 1, 'more');
  tap('quick-roll');
  await settled(() => expect(state().count).toBe(1));
  expect(screen.getByTestId('last-told')).toHaveTextContent('2 lost, 1 left');
});

test('damage control, as in the worked examples EX-19a and EX-19e', async () => {
  await show();
  await choose('controlDamage');
  expect(screen.getByTestId('chance')).toHaveTextContent('17%');
  await rollOwn();
  await enter(1);
  await note();
  expect(screen.getByTestId('last-told')).toHaveTextContent('Repaired');
  tap('treat-F');
  await rollOwn();
  await enter(6);
  await note();
  expect(last()).toMatchObject({ outcome: { attempt: 'EXTRA_HIT', extraHits: 1, fires: 1 } });
});

test('sighting, as in the worked examples EX-05a, EX-05b and EX-05d', async () => {
  await show();
  await choose('trySighting');
  expect(screen.getByTestId('sighting-how')).toHaveTextContent('Needs 4 or less');
  expect(screen.getByTestId('chance')).toHaveTextContent('67%');
  await rollOwn();
  await enter(4);
  await note();
  expect(screen.getByTestId('last-told')).toHaveTextContent('Sighted');
  tap('looks-irn');
  await rollOwn();
  await enter(3);
  await note();
  expect(screen.getByTestId('last-told')).toHaveTextContent('Not sighted');
  tap('fired');
  expect(screen.getByTestId('sighting-how')).toHaveTextContent('Sighted by its gun flashes');
  tap('quick-roll');
  await settled(() => expect(state().count).toBe(3));
  expect(last()).toMatchObject({ outcome: { sighted: true, how: 'fired' } });
});

test('unplanned movement, as in the worked example EX-04f', async () => {
  await show();
  await choose('rollUnplanned');
  expect(screen.getByTestId('chance')).toHaveTextContent('67%');
  await rollOwn();
  tap('strip-as-faces');
  await enter(5, 6);
  await note();
  expect(screen.getByTestId('last-told')).toHaveTextContent('11: Turns 90° to starboard');
});

test('what was rolled is the form to roll again, also after a restart', async () => {
  const first = await show();
  tap('weapon-6in');
  step('dice', 3, 'more');
  await rollOwn();
  await enter(6);
  await note();
  first.unmount();
  await show();
  expect(screen.getByTestId('weapon-6in')).toBeChecked();
  expect(screen.getByTestId('dice')).toHaveTextContent('7');
});

test('left in the middle, it opens on the same strip with the same faces', async () => {
  useSettings.setState({ dice: 'app' });
  const first = await show();
  tap('quick-roll');
  await screen.findByTestId('strip-done');
  const kept = draft();
  first.unmount();
  expect(useSession.getState().open).toBeNull();
  renderUi(<App />);
  await screen.findByTestId('quick-strip');
  expect(draft()).toEqual(kept);
});

test('a strip with app dice is given up only after a question, and the log keeps it', async () => {
  useSettings.setState({ dice: 'app' });
  await show();
  tap('quick-roll');
  await screen.findByTestId('strip-done');
  tap('back');
  tap('give-up-cancel');
  expect(draft()).not.toBeNull();
  tap('back');
  tap('give-up-confirm');
  await settled(() => expect(draft()).toBeNull());
  const { items } = await readStory(db(), quickCompanion.book, useSession.getState().open!.id);
  expect(items).toMatchObject([{ type: 'given-up' }]);
});

test('a strip that the rules do not allow any more says why, and is given up with a tap', async () => {
  await show();
  const [firer, target] = [bareShip({ gun: { weapon: 'misc', dice: 1 } }), bareShip({})];
  const facts = { range: 12, bearing: 90, turned: 'none', night: null, burning: false };
  await act(() => changeDraft(() => newDraft({ type: 'fireGuns', firer, target, ...facts } as unknown as Json)));
  expect(await screen.findByText('Out of range')).toBeOnTheScreen();
  tap('give-up-refused');
  await settled(() => expect(draft()).toBeNull());
  expect(screen.getByTestId('quick')).toBeOnTheScreen();
});

test('undo takes it back, and the log shows it struck through as taken back', async () => {
  await show();
  await rollOwn();
  await enter(6);
  await note();
  tap('undo-last');
  fireEvent.press(await screen.findByTestId('sure-confirm'));
  await settled(() => expect(state().count).toBe(0));
  await rollOwn();
  await enter(5);
  await note();
  tap('to-log');
  expect((await screen.findAllByText(/Undone/)).length).toBeGreaterThan(1);
  expect(screen.getByText(/Attempt 2/)).toBeOnTheScreen();
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
  tap('log-undo');
  fireEvent.press(await screen.findByTestId('sure-confirm'));
  await settled(() => expect(state().count).toBe(0));
});

test('what the rules refuse says which one, and the umpire may allow it', async () => {
  await show();
  tap('weapon-misc');
  expect(screen.getByTestId('objection')).toHaveTextContent(/TOGO-41/);
  expect(screen.getByTestId('quick-roll')).toBeDisabled();
  expect(screen.getByTestId('chance')).toHaveTextContent('–');
  tap('umpire-allows');
  await screen.findByTestId('quick-strip');
  await enter(6);
  await settled(() => expect(screen.getByTestId('tray-title')).toBeOnTheScreen());
  expect(draft()).toMatchObject({ override: true });
});

test('a disk that fails changes nothing and says so', async () => {
  await show();
  const failing = jest.spyOn(db(), 'transaction').mockRejectedValue(new Error('disk full'));
  tap('quick-roll');
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(draft()).toBeNull();
  failing.mockRestore();
  await rollOwn();
  await enter(6);
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
  const full = jest.spyOn(db(), 'transaction').mockRejectedValue(new Error('disk full'));
  tap('strip-done');
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(state().count).toBe(0);
  full.mockRestore();
});

test('a log that cannot be read is tried again, and opens once it is there', async () => {
  const first = await show();
  first.unmount();
  await db().run('DELETE FROM snapshots', []);
  await db().run('DELETE FROM log', []);
  renderUi(<App />);
  expect(await screen.findByText('Quick shot could not be opened')).toBeOnTheScreen();
  await db().run('DELETE FROM battles', []);
  tap('quick-again');
  expect(await screen.findByTestId('quick-roll')).toBeOnTheScreen();
});

test('what if: each key says the chance it would make, and makes it so', async () => {
  await show();
  const chance = () => screen.getByTestId('chance').props.children;
  const promised =
    screen.getByTestId('what-if-turned').props.accessibilityLabel ??
    screen.getByTestId('what-if-turned').props['aria-label'];
  tap('what-if-turned');
  expect(promised).toBe(`Turned: ${chance()}`);
  expect(screen.getByTestId('what-if-turned')).toBeChecked();
  expect(screen.getByTestId('what-if-closer').props.role).toBe('button');
  tap('what-if-closer');
  expect(screen.getByTestId('band-2')).toBeChecked();
  tap('what-if-night');
  expect(screen.getByTestId('light-night-4')).toBeChecked();
});

test('a ship fires all her batteries; recent ships stand first in the list', async () => {
  await show();
  tap('fired-by-ship');
  expect(screen.getByTestId('battery-0')).toHaveTextContent(/12″4/);
  const form = { firer: 'mikasa', target: 'knyaz-suvorov' };
  await rollOwn();
  await enter(5);
  await note();
  const { asked } = last() as Extract<QuickEvent, { type: 'GunsFired' }>;
  expect({ firer: asked.firer.id, target: asked.target.id }).toEqual(form);
  const odds = shotOdds({ batteries: quickBatteries(asked).map(({ facts }) => facts) });
  expect(screen.getByTestId('chance')).toHaveTextContent(
    percentShort(odds.ok ? odds.value.fire.effective.atLeastOne : 0),
  );
  tap('pick-firer');
  expect(screen.getByTestId('recent-mikasa')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('ship-search'), 'asama');
  tap('ship-asama');
  expect(screen.getByTestId('pick-firer')).toHaveTextContent(/Asama/);
});

test('numbers stop at their limits', async () => {
  await show();
  step('dice', 30, 'more');
  expect(screen.getByTestId('dice')).toHaveTextContent('20');
  step('armour', 9, 'less');
  expect(screen.getByTestId('armour')).toHaveTextContent('0');
});

test.each(THEME_NAMES)('stands in %s, for the left hand, with the largest text', async (theme) => {
  renderIn({ theme, hand: 'left', textScale: 1.6 }, <App />);
  await screen.findByTestId('quick');
  expect(screen.getByTestId('quick-roll')).toBeOnTheScreen();
  await act(async () => undefined);
});

test('goes back, or to the Harbour when it was opened by its address', async () => {
  await show();
  tap('back');
  expect(mockRouter.back).toHaveBeenCalledTimes(1);
  mockRouter.canGoBack.mockReturnValueOnce(false);
  tap('back');
  expect(mockRouter.replace).toHaveBeenCalledWith('/');
});

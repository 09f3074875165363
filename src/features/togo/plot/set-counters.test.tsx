import { inchWords } from '@/kit/words/inches';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { changeUi, NO_TOOLS, openSecretTable, openTable, useTableUi } from '../table/table-store';
import { HOLD_MS } from '@/kit/curtain/hold-ring';
import { type BattleState, battleView, looseCounters } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { TurnTab } from '@/features/play/turn/turn-tab';
import { putDown } from './arrangement';
import { SetCountersScreen } from './set-counters-screen';
import { SideTableScreen } from './side-table-screen';
import { TableTab } from './table-tab';

const mockPush = jest.fn();
const mockBack = jest.fn();
const mockReplace = jest.fn();
const mockParams = jest.fn(() => ({ side: 'ijn' }));
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: mockBack, canGoBack: () => true, replace: mockReplace }),
  useLocalSearchParams: () => mockParams(),
  useIsFocused: () => true,
}));
jest.mock('@/kit/drawing/lettering', () => ({ useLettering: () => null }));

const state = () => useSession.getState().open!.battle.state as BattleState;
const later = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));
const everything = () => JSON.stringify(screen.toJSON());
const PLOT = { type: 'keepPlot', on: true, from: 'known' } as const;

async function begin(id: string) {
  await openTogo(currentDatabase()!, id, { scenario: 'port-arthur-night', seed: 3, then: [PLOT] });
}

async function behindCurtain(side: 'ijn' | 'irn') {
  mockParams.mockReturnValue({ side });
  renderInBattle(<SetCountersScreen param={side} />);
  fireEvent(await screen.findByTestId('curtain-hold'), 'pressIn');
  await later(HOLD_MS + 100);
  await screen.findByTestId('table');
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test('[TOGO-19] until both sides have set their counters the Table tab shows nothing of the chart', async () => {
  await begin('a');
  renderInBattle(<TableTab tabBar={null} />);
  expect(await screen.findByTestId('table-setting')).toBeOnTheScreen();
  expect(screen.queryByTestId('table-chart')).toBeNull();
  for (const { id } of looseCounters(state(), 'ijn')) expect(everything()).not.toContain(`"${id}"`);
  fireEvent.press(screen.getByTestId('set-next'));
  expect(mockPush).toHaveBeenCalledWith('/battle/a/set/ijn');
});

test('the Turn tab leads to the curtain of the side that has yet to set its counters', async () => {
  renderInBattle(<TurnTab tabBar={null} onMore={jest.fn()} openedAt={0} />);
  expect(await screen.findByTestId('next-step')).toHaveTextContent('Japanese counters');
  fireEvent.press(screen.getByTestId('next-step'));
  expect(mockPush).toHaveBeenCalledWith('/battle/a/set/ijn');
});

test('[TOGO-19] behind its curtain a side places its counters in numbers, and others learn only that it is done', async () => {
  const before = battleView(state(), 'irn');
  await behindCurtain('ijn');
  const [dummy, fleet] = [true, false].map((is) => looseCounters(state(), 'ijn').find((group) => group.dummy === is)!);
  fireEvent.press(screen.getByTestId('tool-list'));
  expect(screen.getByTestId(`list-${fleet!.id}`)).toHaveTextContent(new RegExp(fleet!.name));
  expect(screen.getByTestId(`list-${dummy!.id}`)).toHaveTextContent(/dummy/i);
  fireEvent.press(screen.getByTestId(`list-${dummy!.id}`));
  for (let step = 0; step < 4; step += 1) fireEvent.press(screen.getByTestId('placing-y-more'));
  await calm();
  fireEvent.press(screen.getByTestId('placing-put'));
  const { x, y } = dummy!.plot!;
  await waitFor(() =>
    expect(screen.getByTestId(`list-${dummy!.id}`)).toHaveTextContent(`${inchWords(y + 1)} from the north`, {
      exact: false,
    }),
  );
  fireEvent.press(screen.getByTestId('table-set'));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/battle/a/set/irn'));
  expect(state().groups[dummy!.id]?.plot).toMatchObject({ x, y: y + 1 });
  expect(battleView(state(), 'irn')).toEqual({ ...before, setting: ['irn'] });
});

test('[TOGO-19] what was arranged is still there when the curtain has closed; at anchor nobody is moved', async () => {
  await behindCurtain('irn');
  const [loose] = looseCounters(state(), 'irn');
  const moored = Object.values(state().groups).find(({ name }) => name.includes('anchored'))!;
  fireEvent.press(screen.getByTestId('tool-list'));
  fireEvent.press(screen.getByTestId(`list-${moored.id}`));
  await calm();
  fireEvent.press(screen.getByTestId('placing-put'));
  expect(await screen.findByText(/at anchor/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(`list-${loose!.id}`));
  for (let step = 0; step < 4; step += 1) fireEvent.press(screen.getByTestId('placing-x-more'));
  await calm();
  fireEvent.press(screen.getByTestId('placing-put'));
  screen.unmount();
  await behindCurtain('irn');
  fireEvent.press(screen.getByTestId('tool-list'));
  expect(screen.getByTestId(`list-${loose!.id}`)).toHaveTextContent(`${inchWords(loose!.plot!.x + 1)} from the west`, {
    exact: false,
  });
  fireEvent.press(screen.getByTestId('table-set'));
  await waitFor(() => expect(mockBack).toHaveBeenCalled());
  expect(battleView(state(), 'public').plotted).toBe(true);
});

test('the scenario’s own places are one tap away', async () => {
  await begin('b');
  await behindCurtain('ijn');
  fireEvent.press(screen.getByTestId('table-more'));
  fireEvent.press(await screen.findByTestId('set-printed'));
  await calm();
  fireEvent.press(screen.getByTestId('table-set'));
  await waitFor(() => expect(mockReplace).toHaveBeenCalled());
  for (const { name, plot } of looseCounters(state(), 'ijn').filter(({ dummy }) => !dummy)) {
    const { position, heading } = state().scenario!.sides.ijn.formations.find((each) => each.name === name)!;
    expect(plot).toEqual({ ...position, heading });
  }
});

test('[TOGO-19] what an admiral chose behind his curtain is not chosen on the open table', async () => {
  const { id } = looseCounters(state(), 'ijn').find(({ dummy }) => dummy)!;
  openTable('b');
  for (const Behind of [SetCountersScreen, SideTableScreen]) {
    mockParams.mockReturnValue({ side: 'ijn' });
    if (Behind === SideTableScreen) {
      await openTogo(currentDatabase()!, `c${id}`, {
        scenario: 'port-arthur-night',
        seed: 3,
        then: [PLOT, ...(['ijn', 'irn'] as const).map((side) => ({ type: 'setCounters', side, places: [] }) as const)],
      });
    }
    renderInBattle(<Behind param="ijn" />);
    fireEvent(await screen.findByTestId('curtain-hold'), 'pressIn');
    await later(HOLD_MS + 100);
    await screen.findByTestId('table');
    act(() => changeUi({ chosen: id, face: 'list' }));
    screen.unmount();
    expect(useTableUi.getState()).toMatchObject({ id: 'b', chosen: null, face: 'chart' });
  }
});

test('a counter dropped on another changes places with it; elsewhere it just lies there', () => {
  const at = (x: number) => ({ x, y: 10, heading: x });
  const all = new Map([
    ['a', at(1)],
    ['b', at(5)],
  ]);
  expect([...putDown(all, 'a', at(5.5))]).toEqual([
    ['a', at(5)],
    ['b', at(1)],
  ]);
  expect(putDown(all, 'a', at(9)).get('a')).toEqual(at(9));
});

test('a table opened while another was still behind its curtain stays as it was opened', () => {
  openTable('before');
  changeUi({ face: 'list', chosen: 'mikasa' });
  const { tools } = useTableUi.getState();
  const leave = openSecretTable('b/irn', NO_TOOLS);
  openTable('b');
  leave();
  expect(useTableUi.getState()).toMatchObject({ id: 'b', chosen: null, face: 'chart', tools });
});

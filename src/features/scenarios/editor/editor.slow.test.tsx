import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { frameFor, toPoints } from '@/kit/opening-chart/geometry';
import { SCENARIOS, type ScenarioDraft } from '@/rules/togo/index';
import { loadLibrary, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { EditPartScreen } from '../edit-part-screen';
import { EditScreen } from '../edit-screen';
import { changeScenario, startBlank, startCopy } from '../keep-scenario';
import { EFFECT_TYPES } from '../words/effect-words';
import { freshEffect } from './fresh-effect';

const mockRouter = {
  push: jest.fn(),
  back: jest.fn(),
  replace: jest.fn(),
  dismissTo: jest.fn(),
  canGoBack: jest.fn(() => true),
};
let mockParams: Record<string, string | string[]> = {};
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useLocalSearchParams: () => mockParams }));

const chemulpo = SCENARIOS.find(({ id }) => id === 'chemulpo')!;
const kept = (id: string): ScenarioDraft => useLibrary.getState().scenario.get(id)!;

beforeEach(async () => {
  jest.clearAllMocks();
  mockRouter.canGoBack.mockReturnValue(true);
  await openStorage();
  await currentDatabase()?.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
});

function open(id: string, ...part: readonly string[]) {
  mockParams = part.length === 0 ? { id } : { id, part: [...part] };
  return renderUi(<ToastProvider>{part.length === 0 ? <EditScreen /> : <EditPartScreen />}</ToastProvider>);
}
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const becomes = (id: string, wanted: object) => waitFor(() => expect(kept(id)).toMatchObject(wanted));

test('a blank scenario lists what it lacks, and each line leads to its place', async () => {
  const id = await startBlank('Mine');
  open(id);
  expect(screen.getByText('The Japanese have no formation yet.')).toBeOnTheScreen();
  expect(screen.getByText('The Russians have no formation yet.')).toBeOnTheScreen();
  press('problem-1');
  expect(mockRouter.push).toHaveBeenCalledWith(`/scenarios/${id}/edit/irn`);
});

test('problems name the ship and the formation, and lead into them', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  await changeScenario(id, (draft) => ({
    ...draft,
    turnLimit: 4,
    table: { width: 40, depth: 48 },
    sides: {
      ...draft.sides,
      ijn: {
        ...draft.sides.ijn,
        formations: draft.sides.ijn.formations.map((line, at) => (at === 1 ? { ...line, ships: ['asama'] } : line)),
      },
    },
  }));
  open(id);
  const rows = screen.getAllByTestId(/^problem-/).map(({ props }) => props.accessibilityLabel as string);
  expect(rows).toContain('Asama is in two places., Japanese, Naniwa group');
  expect(rows).toContain('Outside the table., Russian, Guardships');
  expect(rows).toContain('A turn here is after the last turn., Special rule 4');
  press(`problem-${rows.indexOf('Outside the table., Russian, Guardships')}`);
  expect(mockRouter.push).toHaveBeenCalledWith(`/scenarios/${id}/edit/irn/0`);
});

test('a copy of one of the twelve is complete', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  open(id);
  expect(screen.getByTestId('edit-complete')).toBeOnTheScreen();
  expect(screen.queryByTestId('edit-problems')).toBeNull();
});

test('the twelve are not edited, but copied', async () => {
  open('chemulpo', 'basics');
  press('copy-instead');
  await waitFor(() => expect(useLibrary.getState().scenario.size).toBe(1));
});

test('name, light, range, turns and date are kept at once, and stop at their limits', async () => {
  const id = await startBlank('Mine');
  open(id, 'basics');
  fireEvent.changeText(screen.getByTestId('field-name'), 'Off Gensan');
  await becomes(id, { name: 'Off Gensan' });
  press('field-light-night');
  await becomes(id, { light: 'night', sightingRange: 2 });
  fireEvent.press(await screen.findByTestId('field-night-range-4'));
  await becomes(id, { sightingRange: 4 });
  for (let tap = 0; tap < 3; tap++) press('field-turns-more');
  await becomes(id, { turnLimit: 23 });
  await act(() =>
    changeScenario(id, (draft) => ({ ...draft, turnLimit: 1, date: '1905-01-31', dateText: '31 January 1905' })),
  );
  await waitFor(() => expect(screen.getByTestId('field-turns-less')).toBeDisabled());
  expect(screen.getByTestId('field-day-more')).toBeDisabled();
  press('field-month-more');
  await becomes(id, { date: '1905-02-28', dateText: '28 February 1905' });
});

test('a date in the owner’s own words is left alone', async () => {
  const id = await startBlank('Mine');
  await changeScenario(id, (draft) => ({ ...draft, dateText: 'a night in May' }));
  open(id, 'basics');
  press('field-day-more');
  await becomes(id, { date: '1905-05-28', dateText: 'a night in May' });
});

test('a formation is added, filled by search, ordered, flagged and placed', async () => {
  const id = await startBlank('Mine');
  open(id, 'ijn');
  press('add-formation');
  await becomes(id, { sides: { ijn: { formations: [{ name: 'Formation 1', ships: [] }] } } });
  screen.unmount();

  open(id, 'ijn', '0');
  press('add-ship');
  fireEvent.changeText(screen.getByTestId('ship-search'), 'mika');
  press('pick-mikasa');
  await becomes(id, { sides: { ijn: { formations: [{ ships: ['mikasa'], flagship: 'mikasa' }] } } });
  await waitFor(() => expect(screen.getByTestId('pick-mikasa')).toBeDisabled());
  fireEvent.changeText(screen.getByTestId('ship-search'), 'no such ship');
  expect(screen.getByText('No matching ship for this side.')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('ship-search'), 'asahi');
  press('pick-asahi');
  await becomes(id, { size: { ijn: 2 } });
  press('sheet-close');
  fireEvent.press(await screen.findByTestId('ship-1-up'));
  await becomes(id, { sides: { ijn: { formations: [{ ships: ['asahi', 'mikasa'] }] } } });
  press('ship-0-flagship');
  await becomes(id, { sides: { ijn: { formations: [{ flagship: 'asahi' }] } } });

  fireEvent(screen.getByTestId('opening-chart'), 'layout', { nativeEvent: { layout: { width: 358 } } });
  const { sides, table } = kept(id);
  const edges = [
    { side: 'japan' as const, edge: sides.ijn.entryEdge },
    { side: 'russia' as const, edge: sides.irn.entryEdge },
  ];
  const { x, y } = toPoints(frameFor({ table, edges }, 358), { x: 36.2, y: 23.9 });
  fireEvent(screen.getByTestId('opening-chart-table'), 'responderRelease', {
    nativeEvent: { locationX: x, locationY: y },
  });
  await becomes(id, { sides: { ijn: { formations: [{ position: { x: 36, y: 24 } }] } } });
  press('field-speed-more');
  await becomes(id, { sides: { ijn: { formations: [{ speed: 2.5, knots: 15 }] } } });
  await act(() =>
    changeScenario(id, (draft) => {
      const { ijn } = draft.sides;
      const formations = ijn.formations.map((line) => ({ ...line, heading: 0 }));
      return { ...draft, sides: { ...draft.sides, ijn: { ...ijn, formations } } };
    }),
  );
  press('field-course-less');
  await becomes(id, { sides: { ijn: { formations: [{ heading: 355 }] } } });
  press('field-late');
  await becomes(id, { sides: { ijn: { formations: [{ arrives: { turn: 2, edge: 'north' } }] } } });
});

test('[TOGO-12] a full line takes no ninth ship', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  const ships = ['asama', 'chiyoda', 'mikasa', 'asahi', 'fuji', 'shikishima', 'kasuga', 'nisshin'];
  await changeScenario(id, (draft) => ({
    ...draft,
    sides: {
      ...draft.sides,
      ijn: {
        ...draft.sides.ijn,
        formations: draft.sides.ijn.formations.map((line, at) => (at === 0 ? { ...line, ships } : line)),
      },
    },
  }));
  open(id, 'ijn', '0');
  expect(screen.getByTestId('add-ship')).toBeDisabled();
  expect(screen.getByText('A formation may have at most eight ships.')).toBeOnTheScreen();
});

test('a formation that was removed comes back with Undo', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  open(id, 'irn', '0');
  press('remove-formation');
  await waitFor(() => expect(kept(id).sides.irn.formations).toHaveLength(0));
  fireEvent.press(await screen.findByTestId('toast-action'));
  await waitFor(() => expect(kept(id).sides.irn.formations).toEqual(chemulpo.sides.irn.formations));
});

test('the offer to undo a removal goes with the next change: it would take that one along', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  open(id, 'irn', '0');
  press('remove-formation');
  expect(await screen.findByTestId('toast-action')).toBeOnTheScreen();
  press('add-formation');
  await waitFor(() => expect(kept(id).sides.irn.formations).toHaveLength(1));
  expect(screen.queryByTestId('toast-action')).toBeNull();
});

test('terrain and a convoy are added and taken away', async () => {
  const id = await startBlank('Mine');
  open(id, 'table');
  press('add-island');
  await becomes(id, { terrain: [{ kind: 'island', x: 36, y: 24, radius: 1 }] });
  fireEvent.press(await screen.findByTestId('terrain-0-radius-more'));
  await becomes(id, { terrain: [{ radius: 1.5 }] });
  press('terrain-0-remove');
  await becomes(id, { terrain: [] });
  screen.unmount();

  open(id, 'convoy');
  press('field-convoy');
  await becomes(id, { convoy: { side: 'ijn', groups: [{ count: 1 }] }, size: { ijn: 1 } });
  fireEvent.press(await screen.findByTestId('group-0-count-more'));
  await becomes(id, { size: { ijn: 2 } });
  press('field-convoy');
  await becomes(id, { convoy: null });
});

test.each(EFFECT_TYPES)('the effect %s has a form, and what it begins with is kept', async (type) => {
  const { id } = await startCopy(
    SCENARIOS.find((scenario) => scenario.id === 'yellow-sea')!,
    'Mine',
  );
  await changeScenario(id, (draft) => ({
    ...draft,
    specialRules: [{ id: 'special-1', text: 'Mine', effects: [freshEffect(type, draft)] }],
  }));
  open(id);
  expect(screen.getByTestId('edit-complete')).toBeOnTheScreen();
  screen.unmount();
  open(id, 'rules', '0');
  expect(screen.getByTestId('effect-0')).toBeOnTheScreen();
  press('effect-0-remove');
  await becomes(id, { specialRules: [{ effects: [] }] });
  press('add-effect');
  press(`pick-effect-${type}`);
  await waitFor(() => expect(kept(id).specialRules[0]?.effects[0]?.type).toBe(type));
});

test('an effect is told whom it concerns and when', async () => {
  const { id } = await startCopy(chemulpo, 'Mine');
  open(id, 'rules', '4');
  press('effect-0-inches-less');
  await becomes(id, { specialRules: { 4: { effects: [{ inches: 2.5 }] } } });
  press('effect-0-who');
  press('effect-0-who-side-irn');
  await becomes(id, { specialRules: { 4: { effects: [{ who: { side: 'irn', ships: ['varyag'] } }] } } });
  press('effect-0-who-ships-varyag');
  await waitFor(() => expect(kept(id).specialRules[4]?.effects[0]).toMatchObject({ who: { side: 'irn' } }));
  press('sheet-close');
  press('effect-0-when');
  press('effect-0-from-on');
  fireEvent.press(await screen.findByTestId('effect-0-from-more'));
  await waitFor(() => expect(kept(id).specialRules[4]?.effects[0]).toMatchObject({ when: { from: 2 } }));
});

test('victory in words and points', async () => {
  const id = await startBlank('Mine');
  open(id, 'victory');
  fireEvent.changeText(screen.getByTestId('field-victory'), 'Whoever is left.');
  press('add-score');
  await becomes(id, { victory: { text: 'Whoever is left.', scores: [{ side: 'ijn', points: 1 }] } });
  fireEvent.press(await screen.findByTestId('score-0-points-more'));
  await becomes(id, { victory: { scores: [{ points: 2 }] } });
  press('score-0-deed-hits-made');
  await becomes(id, { victory: { scores: [{ deed: { type: 'hits-made' } }] } });
  press('add-higher');
  await waitFor(() => expect(kept(id).victory.verdicts).toHaveLength(2));
  fireEvent.press(await screen.findByTestId('verdict-1-if-0-times-more'));
  await waitFor(() => expect(kept(id).victory.verdicts[1]?.if).toEqual([{ type: 'ahead', side: 'irn', times: 1.5 }]));
});

test('history and lines of notes', async () => {
  const id = await startBlank('Mine');
  open(id, 'words');
  fireEvent.changeText(screen.getByTestId('field-history'), 'It never happened.');
  press('facts-add');
  fireEvent.changeText(await screen.findByTestId('facts-0'), 'No fog.');
  await becomes(id, { history: 'It never happened.', facts: ['No fog.'] });
  press('facts-0-remove');
  await becomes(id, { facts: [] });
});

test('an address inside the editor that leads nowhere says so', async () => {
  const id = await startBlank('Mine');
  open(id, 'weather');
  expect(screen.getByTestId('scenario-unknown')).toBeOnTheScreen();
});

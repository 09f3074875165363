import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import {
  addShips,
  designOf,
  emptyFleet,
  type Fleet,
  fleetFromScenario,
  SCENARIOS,
  SHIPS,
  shipsOf,
  type ShipDesign,
  withOwnShips,
} from '@/rules/togo/index';
import { putDocument } from '@/store/db/documents';
import { loadLibrary, saveDocument, useLibrary } from '@/store/library';
import { pickFile } from '@/store/pick-file';
import { readPictureCode } from '@/store/picture-code';
import { saveFile } from '@/store/save-file';
import { currentDatabase, openStorage } from '@/store/storage';
import { makeCode } from '@/store/transfer/code';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { FleetsScreen } from './fleets-screen';
import { makeFleetCode, readFleetCode } from './share/fleet-code';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter }));
jest.mock('@/store/save-file', () => ({ saveFile: jest.fn(async () => {}) }));
jest.mock('@/store/pick-file');
jest.mock('@/store/picture-code', () => ({ readPictureCode: jest.fn() }));
const mockCamera: { current: { onCode: (text: string) => void; onRefused: () => void } | null } = { current: null };
jest.mock('@/kit/code/code-camera', () => ({
  hasCamera: () => true,
  CodeCamera: (props: { onCode: (text: string) => void; onRefused: () => void }) => {
    mockCamera.current = props;
    return null;
  },
}));

const mine: ShipDesign = { ...designOf(SHIPS[0]!), id: 'mine', name: 'Kongo', from: null };
const united = (): Fleet => {
  const added = addShips(
    emptyFleet('united', 'United Squadron', 'ijn'),
    null,
    ['mikasa', 'mine'].map((ship) => ({ ship, name: ship === 'mine' ? 'Kongo' : 'Mikasa', boats: null })),
    () => 'Line',
  );
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
};
const fleets = () => [...useLibrary.getState().fleet.values()];
const names = () =>
  fleets()
    .map(({ name }) => name)
    .sort();
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const pressed = async (id: string) => {
  press(id);
  await act(async () => {});
};
const show = async () => {
  renderUi(
    <ToastProvider>
      <FleetsScreen />
    </ToastProvider>,
  );
  await act(async () => {});
};
const forget = async () => {
  await currentDatabase()!.exec('DELETE FROM documents');
  await act(() => loadLibrary(currentDatabase()!));
};

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await forget();
});

test('an empty list says what a fleet is; a new one is named, kept and opened', async () => {
  await show();
  expect(screen.getByTestId('no-fleets')).toBeOnTheScreen();
  press('new-fleet-button');
  fireEvent.changeText(screen.getByTestId('new-name'), ' Port Arthur ');
  press('new-side-irn');
  await pressed('create-fleet');
  expect(fleets()).toMatchObject([{ name: 'Port Arthur', side: 'irn', formations: [] }]);
  expect(mockRouter.push).toHaveBeenCalledWith(`/fleets/${fleets()[0]?.id}`);
});

test('the forces of a scenario make a fleet', async () => {
  await show();
  const [scenario] = SCENARIOS;
  press('new-fleet-button');
  press('new-start-scenario');
  await pressed(`from-${scenario!.id}`);
  const [fleet] = fleets();
  expect(fleet?.name).toBe(`Japanese, ${scenario!.name}`);
  expect(shipsOf(fleet!).map(({ ship }) => ship)).toEqual(scenario!.sides.ijn.formations.flatMap(({ ships }) => ships));
});

test('a fleet is renamed, with a word where the name is another’s too, duplicated, deleted and brought back', async () => {
  await saveDocument('fleet', united());
  await saveDocument('fleet', emptyFleet('other', 'Port Arthur', 'irn'));
  await show();
  press('fleet-more-united');
  press('menu-rename');
  fireEvent.changeText(screen.getByTestId('name-field'), 'port arthur');
  expect(screen.getByTestId('name-field-hint')).toHaveTextContent(/Another fleet already has this name/);
  await pressed('name-save');
  expect(names()).toEqual(['Port Arthur', 'port arthur']);
  expect(screen.getAllByText('same name')).toHaveLength(2);
  press('fleet-more-united');
  await pressed('menu-duplicate');
  expect(names()).toEqual(['Port Arthur', 'port arthur', 'port arthur (copy)']);
  press('fleet-more-united');
  await pressed('menu-delete');
  expect(names()).toEqual(['Port Arthur', 'port arthur (copy)']);
  await pressed('toast-action');
  await waitFor(() => expect(names()).toContain('port arthur'));
  press('fleet-more-united');
  await pressed('menu-delete');
  await pressed('show-deleted');
  await pressed('bring-back-united');
  await waitFor(() => expect(names()).toContain('port arthur'));
});

test('missing ships are counted, and what cannot be read is shown as kept', async () => {
  await saveDocument('fleet', united());
  await putDocument(currentDatabase()!, 'fleet', 'old', { name: 'From the future', ships: 3 });
  await loadLibrary(currentDatabase()!);
  await show();
  expect(screen.getByText('1 ship missing')).toBeOnTheScreen();
  expect(within(screen.getByTestId('unread-fleets')).getByText('From the future')).toBeOnTheScreen();
});

test('a fleet goes out as a file with the owner’s ship in it, and comes in again', async () => {
  await saveDocument('ship', mine);
  await saveDocument('fleet', united());
  await show();
  press('fleet-more-united');
  press('menu-share');
  expect(screen.getByText('Your own ship in this fleet is included.')).toBeOnTheScreen();
  await pressed('share-file');
  expect(await screen.findByText('Shared.')).toBeOnTheScreen();
  const [name, , content] = jest.mocked(saveFile).mock.calls[0]!;
  expect(name).toBe('z-flag-united-squadron.json');
  await forget();
  jest.mocked(pickFile).mockResolvedValueOnce({ type: 'picked', bytes: new TextEncoder().encode(String(content)) });
  press('import-fleet');
  press('bring-file');
  fireEvent.press(await screen.findByTestId('import-confirm'));
  expect(await screen.findByText('Imported: 2 documents.')).toBeOnTheScreen();
  expect(fleets()).toEqual([united()]);
  expect(useLibrary.getState().ship.get('mine')).toEqual(mine);
});

describe('a code', () => {
  const code = () => makeFleetCode(withOwnShips(united(), new Map([[mine.id, mine]])), new Date('1905-05-27')) ?? '';
  const scan = async (text: string) => {
    press('import-fleet');
    press('bring-camera');
    await act(async () => mockCamera.current?.onCode(text));
  };

  test('is shown before it is kept, and never overwrites unasked', async () => {
    await show();
    await scan(code());
    const sheet = within(screen.getByTestId('import-sheet'));
    expect(sheet.getByText('What is in this code')).toBeOnTheScreen();
    expect(sheet.getByText('Made on 27 May 1905.')).toBeOnTheScreen();
    await pressed('import-cancel');
    expect(fleets()).toEqual([]);
    await scan(code());
    await pressed('import-confirm');
    expect(fleets()).toEqual([united()]);
    await scan(code());
    expect(screen.getByText('Everything in it is already here.')).toBeOnTheScreen();
    await pressed('import-cancel');
    await act(() => saveDocument('fleet', { ...united(), name: 'Mine' }));
    await scan(code());
    expect(screen.getByTestId('conflict-0-choice-both')).toBeChecked();
    await pressed('import-confirm');
    expect(names()).toEqual(['Mine', 'United Squadron']);
  });

  test.each([
    ['https://example.org', 'This code was not made by Z Flag, so nothing was changed.'],
    [makeCode(['of something else']) ?? '', 'The code was only partly read, so nothing was changed.'],
    ['ZFLAG:9:BB8', 'This code comes from a newer Z Flag: update the app first, nothing was changed.'],
  ])('that is none of ours gets one sentence', async (text, sentence) => {
    await show();
    await scan(text);
    expect(screen.getByText(sentence)).toBeOnTheScreen();
  });

  test('is read from a picture too, and a picture without one says so', async () => {
    await show();
    jest.mocked(readPictureCode).mockResolvedValueOnce({ type: 'read', text: code() });
    press('import-fleet');
    await pressed('bring-picture');
    expect(await screen.findByTestId('import-sheet')).toBeOnTheScreen();
    await pressed('import-cancel');
    jest.mocked(readPictureCode).mockResolvedValueOnce({ type: 'no-code' });
    press('import-fleet');
    await pressed('bring-picture');
    expect(await screen.findByText(/No code was found in this picture/)).toBeOnTheScreen();
  });

  test('where there is no camera the other ways stay open', async () => {
    await show();
    press('import-fleet');
    press('bring-camera');
    act(() => mockCamera.current?.onRefused());
    expect(screen.getByText(/The camera is not available/)).toBeOnTheScreen();
    expect(screen.getByTestId('bring-picture')).toBeOnTheScreen();
  });

  test('is drawn where the fleet fits, and refused in a sentence where it does not', async () => {
    await saveDocument('fleet', united());
    const crowd = Array.from({ length: 30 }, (_, place): ShipDesign => ({
      ...designOf(SHIPS[place]!),
      id: `own-${place * 7919}`,
      name: `Own ship ${place * 104_729}`,
      notes: `${place * 15_485_863} of them`,
    }));
    for (const ship of crowd) await saveDocument('ship', ship);
    const large = addShips(
      emptyFleet('large', 'Large', 'ijn'),
      null,
      crowd.map(({ id, name }) => ({ ship: id, name, boats: null })),
      String,
    );
    if (large.ok) await saveDocument('fleet', large.value);
    await show();
    press('fleet-more-united');
    press('menu-share');
    expect(screen.getByLabelText('QR code of the fleet United Squadron')).toBeOnTheScreen();
    await pressed('save-code');
    const [name, type, bytes] = jest.mocked(saveFile).mock.calls[0]!;
    expect([name, type]).toEqual(['z-flag-united-squadron.png', 'image/png']);
    expect([...(bytes as Uint8Array).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    press('fleet-more-large');
    press('menu-share');
    expect(screen.getByTestId('code-too-large')).toHaveTextContent(/too large for a code: share it as a file/);
  });
});

test('every fleet of the scenarios fits a code', () => {
  for (const scenario of SCENARIOS) {
    for (const side of ['ijn', 'irn'] as const) {
      const fleet = fleetFromScenario(scenario, side, 'm2x4k9ab-1234abcd', scenario.name);
      const code = makeFleetCode({ fleet, ships: [] }, new Date('1905-05-27'));
      expect([scenario.id, side, code === null]).toEqual([scenario.id, side, false]);
      expect(readFleetCode(code ?? '')).toMatchObject({ ok: true, value: { documents: [{ body: fleet }] } });
    }
  }
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Documents } from '@/game/documents';
import { saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider, ToastSlot } from '@/ui/toast-provider';

import { useOwnRegister } from './use-own-register';

const KIND = 'mukden-units';
type Register = Documents[typeof KIND];

const register = (...ids: string[]) =>
  ({ id: 'own', name: 'Mine', units: ids.map((id) => ({ id })) }) as never as Register;
const kept = () => useLibrary.getState()[KIND].get('own')!;
const left = () => kept().units.map(({ id }) => id);
const without = (gone: string) => (list: Register) => ({ ...list, units: list.units.filter(({ id }) => id !== gone) });

let owner: ReturnType<typeof useOwnRegister<typeof KIND>>;
function Owner() {
  const inForce = (all: ReadonlyMap<string, Register>) => all.get('own') ?? null;
  const own = useLibrary((library) => inForce(library[KIND]));
  const words = { removed: 'All removed', removedOne: (name: string) => `${name} removed` };
  owner = useOwnRegister({ kind: KIND, id: 'own', inForce }, own, words);
  return <ToastSlot />;
}

beforeAll(() => openStorage());
beforeEach(async () => {
  await saveDocument(KIND, register('first', 'second', 'third'));
  renderUi(
    <ToastProvider>
      <Owner />
    </ToastProvider>,
  );
});

test('of two that are removed quickly, Undo brings back the one it names', async () => {
  act(() => {
    owner.remove('First', without('first'));
    owner.remove('Second', without('second'));
  });
  expect(await screen.findByText('Second removed')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('Undo'));
  await waitFor(() => expect(left()).toEqual(['second', 'third']));
});

test('Undo goes with the next thing that is typed: it would be thrown away with it', async () => {
  act(() => owner.remove('First', without('first')));
  expect(await screen.findByText('First removed')).toBeOnTheScreen();
  await act(async () => owner.change((list) => ({ ...list, name: 'Typed since' })));
  await waitFor(() => expect(kept().name).toBe('Typed since'));
  expect(screen.queryByText('First removed')).toBeNull();
});

test('what could not be removed is not said to be', async () => {
  jest.spyOn(currentDatabase()!, 'run').mockRejectedValueOnce(new Error('disk full'));
  await act(async () => owner.remove('First', without('first')));
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(left()).toHaveLength(3);
});

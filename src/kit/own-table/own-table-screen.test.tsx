import { act, fireEvent, screen } from '@testing-library/react-native';

import type { TableForm } from '@/rules/common/owner-table';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { OwnTableScreen } from './own-table-screen';
import type { TableWords } from './table-words';

const form: TableForm = {
  id: 'results',
  rows: ['1'],
  columns: ['one'],
  entry: { type: 'symbols', symbols: ['a', 'b'], parts: 1 },
  order: 'rows',
  facts: [],
};
const words: TableWords = {
  title: 'Results',
  subtitle: 'From your copy',
  hint: '',
  corner: '',
  row: (row) => row,
  column: (column) => column,
  problem: () => '',
};

const onBack = jest.fn();
const onSave = jest.fn<Promise<void>, unknown[]>();
const table = () =>
  renderUi(
    <ToastProvider>
      <OwnTableScreen
        table="results"
        forms={[{ form, label: 'Mine', words }]}
        hasHouse
        saved={null}
        onSave={onSave}
        onBack={onBack}
      />
    </ToastProvider>,
  );

beforeEach(() => jest.clearAllMocks());

test('a table that could not be saved stays before the eyes, and the player reads so', async () => {
  onSave.mockRejectedValueOnce(new Error('disk full'));
  table();
  await act(async () => void fireEvent.press(screen.getByTestId('table-save')));
  expect(await screen.findByText('The table could not be saved, so nothing was changed.')).toBeOnTheScreen();
  expect(onBack).not.toHaveBeenCalled();
  onSave.mockResolvedValueOnce();
  await act(async () => void fireEvent.press(screen.getByTestId('table-save')));
  expect(onBack).toHaveBeenCalledTimes(1);
});

import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { PrintScreen } from '@/features/shelf/print-screen';
import { mukdenShelfBook } from '@/features/mukden/shelf-book';
import { redSunShelfBook } from '@/features/red-sun/shelf-book';
import { tideShelfBook } from '@/features/tide/shelf-book';
import { tsushimaShelfBook } from '@/features/tsushima/shelf-book';
import { BookContext } from '@/messages/book-context';
import { HOUSE_UNITS } from '@/rules/mukden/index';
import { HOUSE_FORCES } from '@/rules/red-sun/index';
import { COUNTERS } from '@/rules/tide/index';
import { houseCells } from '@/rules/tsushima/index';
import { useLibrary } from '@/store/library';
import { printPage } from '@/store/print';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

jest.mock('@/store/print', () => ({ printPage: jest.fn(async () => undefined) }));

const [mikasa, ...others] = COUNTERS;
const [ship] = HOUSE_FORCES.fleets[0]!.ships;

/** A book, what its owner has typed, and what must then stand on the sheet. */
const TYPED = [
  [
    'tide',
    tideShelfBook,
    {
      counters: new Map([
        ['counters', { id: 'counters', name: 'Mine', counters: [{ ...mikasa!, name: 'Own Mikasa' }, ...others] }],
      ]),
    },
    /Own Mikasa/,
  ],
  [
    'tsushima',
    tsushimaShelfBook,
    {
      'tsushima-table': new Map([
        [
          'gunfire',
          {
            ...{ id: 'gunfire', name: 'Gunfire', table: 'gunfire', source: 'yours', form: 'starts' },
            cells: { ...houseCells('gunfire'), '/1/one': '15', '/1/two': '18', '/1/sunk': '19' },
          },
        ],
      ]),
    },
    /<t[dh][^>]*>1<\/t[dh]>\s*<td[^>]*>15<\/td>\s*<td[^>]*>18<\/td>\s*<td[^>]*>19<\/td>/,
  ],
  [
    'red-sun',
    redSunShelfBook,
    {
      'red-sun-forces': new Map([
        [
          'forces',
          {
            ...{ id: 'forces', name: 'Mine' },
            forces: {
              ...HOUSE_FORCES,
              fleets: [{ ...HOUSE_FORCES.fleets[0]!, ships: [{ ...ship!, name: 'Own Ship', strength: 11 }] }],
            },
          },
        ],
      ]),
    },
    /Own Ship.*?>11</s,
  ],
  [
    'mukden',
    mukdenShelfBook,
    {
      'mukden-units': new Map([
        ['units', { id: 'units', name: 'Mine', units: [{ ...HOUSE_UNITS[0]!, name: 'Own Unit' }] }],
      ]),
    },
    /Own Unit/,
  ],
] as const;

test.each(TYPED)(
  '%s: nothing to print until it is typed; then the sheet says what was typed',
  async (id, book, typed, says) => {
    const before = useLibrary.getState();
    const show = () =>
      renderUi(
        <BookContext value={id}>
          <ToastProvider>
            <PrintScreen book={{ ...book, id, name: id }} printed={book.printed!} onBack={() => undefined} />
          </ToastProvider>
        </BookContext>,
      );
    show();
    expect(screen.getByTestId('print-own')).toBeDisabled();
    screen.unmount();
    useLibrary.setState(typed as never);
    show();
    fireEvent.press(screen.getByTestId('print-own'));
    await waitFor(() => expect(printPage).toHaveBeenCalled());
    const [html] = jest.mocked(printPage).mock.lastCall!;
    expect(html).toMatch(says);
    // The house's charts are a sheet of their own.
    fireEvent.press(screen.getByTestId('print-charts'));
    await waitFor(() => expect(printPage).toHaveBeenCalledTimes(2));
    expect(jest.mocked(printPage).mock.lastCall![0]).not.toMatch(says);
    jest.mocked(printPage).mockClear();
    useLibrary.setState(before, true);
  },
);

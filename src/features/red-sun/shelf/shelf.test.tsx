import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { BookContext } from '@/messages/book-context';
import { ownerTableParser } from '@/rules/common/owner-table';
import { DEFAULT_RULINGS, HOUSE_CELLS, redSunCampaign, TABLE_FORMS } from '@/rules/red-sun/index';
import { useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { calm } from '@/testing/render-battle';
import { ToastProvider } from '@/ui/toast-provider';

import { redSunShelfBook } from '../shelf-book';
import { type CampaignChoices, FIRST_CHOICES } from './campaign-choices';
import { ForcesEditor } from './forces-editor';
import { TableScreen } from './table-screen';

const { newCampaign, rulings, rules } = redSunShelfBook;

const show = (Editor: ComponentType<{ onBack: () => void }>) =>
  renderUi(
    <BookContext value="red-sun">
      <ToastProvider>
        <Editor onBack={() => undefined} />
      </ToastProvider>
    </BookContext>,
  );
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};
const own = () => useLibrary.getState()['red-sun-forces'].get('forces')?.forces;
const begin = (choices: Partial<CampaignChoices> = {}, chosen = {}) => {
  const setup = redSunCampaign.parse.setup(newCampaign.setup(chosen, { ...FIRST_CHOICES, ...choices }));
  if (!setup.ok) throw new Error(setup.error.field);
  return redSunCampaign.begin(setup.value);
};

beforeAll(() => openStorage());
beforeEach(async () => {
  await currentDatabase()!.run(`DELETE FROM documents WHERE kind LIKE 'red-sun%'`);
  useLibrary.setState({ 'red-sun-forces': new Map(), 'red-sun-table': new Map() });
});

test('every ruling that a table can change is offered, the default first, and a campaign begins with what was chosen', () => {
  expect(Object.fromEntries(rulings.map(({ id, options }) => [id, options[0]?.value]))).toEqual(DEFAULT_RULINGS);
  const chosen = Object.fromEntries(rulings.map(({ id, options }) => [id, options[1]!.value]));
  expect(begin({ season: 'spring', turnLimit: 12 }, chosen)).toMatchObject({
    ...{ season: 'spring', turnLimit: 12, rulings: chosen },
  });
  expect(rules).toEqual(expect.arrayContaining(['RSR-1', 'RSR-21', 'AMB-1', 'AMB-11']));
});

test('the owner’s list begins with names alone, is typed once, and campaigns begin with it', async () => {
  expect(begin().ships.mikasa).toMatchObject({ isHouse: true, strength: 8 });
  expect(begin({ values: 'later' }).ships.mikasa).toMatchObject({ isHouse: false, strength: null });
  show(ForcesEditor);
  expect(screen.queryByTestId('add-fleet-ijn')).toBeNull();
  tap('begin-forces');
  await screen.findByTestId('add-fleet-ijn');
  tap('entry-mikasa', 'field-strength-more', 'field-strength-more', 'fields-save');
  await waitFor(() => expect(own()?.fleets[0]?.ships[0]).toMatchObject({ name: 'Mikasa', strength: 1, defence: null }));
  tap('add-to-1st-army');
  fireEvent.changeText(screen.getByTestId('field-name'), 'Kobi Brigade');
  tap('field-steps-more', 'field-strength-1-more', 'fields-save');
  await waitFor(() =>
    expect(own()?.headquarters[1]?.units.at(-1)).toMatchObject({ name: 'Kobi Brigade', strengths: [1, 1] }),
  );
  tap('entry-asahi', 'fields-remove');
  await waitFor(() => expect(own()?.fleets[0]?.ships.map(({ name }) => name)).not.toContain('Asahi'));
  tap('toast-action');
  await waitFor(() => expect(own()?.fleets[0]?.ships.map(({ name }) => name)).toContain('Asahi'));
  tap('entry-ranges', 'field-fog-more', 'fields-save');
  await waitFor(() => expect(begin().sighting).toEqual({ clear: null, fog: 0, storm: null, isHouse: false }));
  expect(begin({ values: 'house' }).ships.mikasa).toMatchObject({ isHouse: true });
});

test('[AMB-11] the manoeuvre table: typed by the die, the house’s, or none; it counts once all of it is typed', async () => {
  expect(begin().manoeuvre).toEqual({ source: 'none', reading: null });
  show(TableScreen);
  tap('table-key--2', 'table-key--1', 'table-key-0', 'table-key-0', 'table-key-+1');
  await waitFor(() =>
    expect(Object.keys(useLibrary.getState()['red-sun-table'].get('manoeuvre')?.cells ?? {})).toHaveLength(5),
  );
  expect(begin().manoeuvre.source).toBe('none');
  tap('table-key-choice');
  // The button has other words now.
  await calm();
  tap('table-save');
  await waitFor(() =>
    expect(begin().manoeuvre).toEqual({ source: 'yours', reading: ['-2', '-1', '0', '0', '+1', 'choice'] }),
  );
  expect(begin({ manoeuvre: 'none' }).manoeuvre.source).toBe('none');
  const names = { id: 'manoeuvre', name: 'Manoeuvre', table: 'manoeuvre' } as const;
  const table = { ...names, source: 'yours', form: 'faces', cells: HOUSE_CELLS } as const;
  const code = makeDocumentCode('red-sun-table', table, new Date('1905-05-27T13:55:00Z'));
  const read = documentCodeReader('red-sun-table', ownerTableParser(TABLE_FORMS));
  expect(read(code ?? '')).toMatchObject({ ok: true, value: { documents: [{ id: 'manoeuvre' }] } });
});

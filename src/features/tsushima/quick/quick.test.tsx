import { fireEvent, screen } from '@testing-library/react-native';

import { BookContext } from '@/messages/book-context';
import type { CommandOf } from '@/rules/tsushima/index';
import { useLibrary } from '@/store/library';
import type { Json } from '@/rules/rulebook';
import { parseSettings, useSettings } from '@/store/settings';
import { renderUi } from '@/testing/render';
import { TsushimaTable } from '@/testing/tsushima-table';
import { ToastProvider } from '@/ui/toast-provider';

import { eventSentence } from '../words/event-words';
import { newTable } from '../shelf/own-tables';
import { QUICK_FORMS } from './quick-forms';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const told: string[] = [];
const kept: CommandOf<'keepRoll'>[] = [];

function show(id: string) {
  const { Form } = QUICK_FORMS.find((form) => form.id === id)!;
  renderUi(
    <BookContext value="tsushima">
      <ToastProvider>
        <Form
          head={{ title: 'Quick' }}
          forms={null}
          rolls={null}
          keep={null}
          onRolled={(line, command) => {
            told.push(line);
            kept.push(command as CommandOf<'keepRoll'>);
          }}
        />
      </ToastProvider>
    </BookContext>,
  );
}
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};
const text = (testID: string) => screen.getByTestId(testID);

const HOUSE = new Map(
  (['gunfire', 'torpedo'] as const).map((table) => [table, { ...newTable(table), source: 'house' as const }]),
);

beforeEach(() => {
  told.length = 0;
  kept.length = 0;
  useSettings.setState({ ...parseSettings(null), dice: 'own' }, true);
  useLibrary.setState({ 'tsushima-table': HOUSE });
});

test('a table that cannot be saved as chosen says so', async () => {
  useLibrary.setState({ 'tsushima-table': new Map() });
  show('salvo');
  // No database is open here.
  tap('quick-house-table');
  expect(await screen.findByText('The change could not be saved, so it was not made.')).toBeOnTheScreen();
});

test('[TSU-37] Retvizan at Mikasa, as in the book: the sum, and both salvos by their totals', () => {
  show('salvo');
  expect(text('salvo-sum-total-value')).toHaveTextContent('−3');
  tap('quick-total-6');
  expect(told).toEqual([]);
  tap('quick-total-11');
  expect(told).toEqual(['Salvos −3: 6, 11: 1 hit']);
});

test('[TSU-36][TSU-38] each modifier is a line of the sum; out of reach it is rolled anyway', () => {
  show('salvo');
  tap('salvo-sum-shared', 'salvo-sum-targetScreened', 'salvo-sum-targetMorale-less');
  expect(text('salvo-sum-total-value')).toHaveTextContent('−6');
  expect(screen.queryByTestId('salvo-no-effect')).toBeNull();
  for (let step = 0; step < 4; step += 1) tap('salvo-sum-range-more');
  expect(text('salvo-no-effect')).toHaveTextContent(/^No effect at this range/);
  // No total can score on the house table, so that no dice are asked for.
  expect(text('salvo-certain')).toHaveTextContent('Cannot hit: no dice needed.');
  expect(screen.queryByTestId('quick-total')).toBeNull();
});

test('without a table each result is asked for, and the house table is one tap away', () => {
  useLibrary.setState({ 'tsushima-table': new Map() });
  show('salvo');
  expect(text('quick-no-table')).toBeOnTheScreen();
  tap('quick-result-one', 'quick-result-none');
  expect(told).toEqual(['Salvos −3: 1 hit, no hit: 1 hit']);
  screen.unmount();
  show('torpedo');
  tap('quick-result-two', 'quick-result-sunk', 'quick-result-none');
  expect(told[1]).toBe('Torpedoes 0: 2 hits, sunk, no hit: 5 hits');
});

test('[TSU-44] torpedoes by armour: a roll can be taken back before the last', () => {
  show('torpedo');
  tap('quick-total-12', 'quick-total-take-back', 'quick-total-10', 'quick-total-9', 'quick-total-12');
  expect(told).toEqual(['Torpedoes 0: 10, 9, 12: 3 hits']);
});

test('[TSU-18][TSU-19] the search of the worked example: +3, spotted on a 2', () => {
  show('search');
  tap('search-sum-destroyers-more', 'search-sum-destroyers-more');
  tap('search-sum-alreadyThere', 'search-sum-partialSea', 'search-sum-evades');
  expect(screen.getByTestId('search-modifier', { includeHiddenElements: true })).toHaveTextContent('+3');
  expect(text('quick-chance')).toHaveTextContent(/83%/);
  tap('quick-pad-face-2');
  tap('quick-pad-face-1');
  expect(told).toEqual(['Search +3: rolled 2, spotted', 'Search +3: rolled 1, nobody found']);
  for (let step = 0; step < 3; step += 1) tap('search-sum-destroyers-more');
  expect(text('search-need')).toHaveTextContent('Spotted: no die needed.');
  expect(screen.queryByTestId('quick-pad')).toBeNull();
});

test('[TSU-9][TSU-10][TSU-51] dice follow from each other: aground in the second ship, a mine that strikes', () => {
  show('hazard');
  tap('quick-pad-face-6');
  expect(screen.getByText('Die of ship 1')).toBeOnTheScreen();
  tap('quick-pad-face-3', 'quick-pad-face-6', 'quick-pad-face-4');
  expect(told).toEqual(['Grounding: rolled 6, 3, 6, 4, ship 2 aground, two hits']);
  tap('hazard-which-mine', 'hazard-ships-less', 'hazard-ships-less', 'quick-pad-face-6', 'quick-pad-face-5');
  expect(told[1]).toBe('Mine: rolled 6, 5, no damage');
  tap('dice-switch-app', 'quick-roll');
  expect(told[2]).toMatch(/^Mine: rolled [1-6]/);
});

test('[TSU-47][TSU-61] repairs, and those of a captured ship', () => {
  show('repair');
  tap('quick-pad-face-4');
  tap('repair-captured');
  tap('quick-pad-face-4');
  expect(told).toEqual(['Repair: rolled 4, one hit', 'Repair: rolled 4, nothing']);
});

test('[TSU-59] a plan: months yet, the exact chance of each, and the die', () => {
  show('plan');
  expect(text('plan-mean')).toHaveTextContent(/^5\.9 months on average/);
  for (let step = 0; step < 15; step += 1) tap('plan-total-more');
  tap('plan-raids-more');
  // 14 of 19: five or six.
  expect(text('quick-chance')).toHaveTextContent(/33%/);
  tap('quick-pad-face-4', 'quick-pad-face-5');
  expect(told).toEqual(['Port Arthur: rolled 4, total 18 of 19', 'Port Arthur: rolled 5, total 19: it falls']);
  tap('plan-successes-less');
  expect(text('plan-no-dice')).toHaveTextContent('No dice yet: 1 more successful month first.');
});

test('every roll is kept in a campaign as it fell, with the words of its line; nothing follows from it', () => {
  useSettings.setState({ dice: 'app' });
  const table = new TsushimaTable('round-island');
  const before = table.state;
  for (const { id } of QUICK_FORMS) {
    show(id);
    tap('quick-roll');
    screen.unmount();
  }
  show('hazard');
  tap('hazard-which-mine', 'quick-roll');
  for (const command of kept) table.do(command);
  expect(table.told('RollKept').map(({ roll }) => roll.type)).toEqual([
    'salvo',
    'search',
    'salvo',
    'grounding',
    'repair',
    'plan',
    'mine',
  ]);
  const said = table
    .told('RollKept')
    .map(({ roll }) => eventSentence({ code: 'RollKept', data: { roll } as unknown as Json, about: [] }, String));
  expect(said).toEqual(told.map((line) => `${line} (quick roll, app dice)`));
  expect(table.state).toEqual(before);
});

test('a roll that its dice do not bring is not kept', () => {
  const table = new TsushimaTable('round-island');
  const refused = (roll: CommandOf<'keepRoll'>['roll']) => table.refused({ type: 'keepRoll', roll })[0];
  const source = 'table';
  expect(refused({ type: 'repair', captured: true, die: 5, result: 'one', source })).toBe('BAD_VALUE');
  expect(refused({ type: 'search', modifier: -2, die: 5, spotted: true, source })).toBe('BAD_VALUE');
  expect(refused({ type: 'mine', ships: 2, dice: [6, 4, 1], struck: [], source })).toBe('BAD_VALUE');
  expect(refused({ type: 'grounding', ships: 1, boats: false, dice: [6], aground: null, source })).toBe('BAD_VALUE');
});

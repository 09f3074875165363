import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { BookContext } from '@/messages/book-context';
import type { Json } from '@/rules/rulebook';
import { type Command, tideCampaign } from '@/rules/tide/index';
import { parseSettings, useSettings } from '@/store/settings';
import { renderUi } from '@/testing/render';
import { TideTable } from '@/testing/tide-table';
import { ToastProvider } from '@/ui/toast-provider';

import { eventSentence } from '../words/event-words';
import { QUICK_FORMS } from './quick-forms';

const told: string[] = [];
const kept: unknown[] = [];

function rolled(line: string, command?: unknown) {
  told.push(line);
  kept.push(command);
}

function show(id: string) {
  const { Form } = QUICK_FORMS.find((form) => form.id === id)!;
  renderUi(
    <BookContext value="tide">
      <ToastProvider>
        <Form head={{ title: 'Quick' }} forms={null} rolls={null} keep={null} onRolled={rolled} />
      </ToastProvider>
    </BookContext>,
  );
}
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

beforeEach(() => {
  told.length = 0;
  kept.length = 0;
  useSettings.setState({ ...parseSettings(null), dice: 'own' }, true);
});

test('[TAS-25][TAS-27][TAS-28] a shot says what its number is made of, and takes one’s own dice', () => {
  show('shot');
  // Rating 3 at medium range.
  expect(screen.getByTestId('shot-sum').props.accessibilityLabel).toBe(
    'What the number is made of, Rating 3, Range −1, Advantage 0, Smoke 0, Limits 0, Hits on ≤2',
  );
  tap('shot-advantage-crossing');
  tap('shot-dice-more');
  expect(screen.getByTestId('shot-sum').props.accessibilityLabel).toContain('Advantage +2');
  expect(screen.getByTestId('quick-chance')).toHaveTextContent(/89%/);
  tap('quick-pad-face-4');
  expect(told).toEqual([]);
  tap('quick-pad-face-5');
  expect(told).toEqual(['Primary ≤4: 4, 5, 1 hit']);
  expect(screen.getByTestId('quick-result')).toHaveTextContent('Primary ≤4: 4, 5, 1 hit');
  tap('shot-sum');
  expect(screen.getByTestId('rule-TAS-28')).toBeOnTheScreen();
});

test('fewer dice than were entered leave one to be rolled', () => {
  show('shot');
  tap('shot-dice-more');
  tap('shot-dice-more');
  tap('quick-pad-face-1');
  tap('quick-pad-face-6');
  tap('shot-dice-less');
  tap('shot-dice-less');
  expect(told).toEqual([]);
  tap('quick-pad-face-2');
  expect(told).toEqual(['Primary ≤2: 2, 1 hit']);
});

test('[TAS-29][AMB-18] smoke and limits are parts of the number too', () => {
  show('shot');
  for (let tapped = 0; tapped < 3; tapped += 1) tap('shot-rating-less');
  tap('shot-smoke');
  expect(screen.getByTestId('shot-sum').props.accessibilityLabel).toBe(
    'What the number is made of, Rating 0, Range −1, Advantage 0, Smoke −1, Limits +2, Hits on ≤0',
  );
});

test('[TAS-27] a weapon that may not fire says which rule forbids it, and nothing is rolled', () => {
  show('shot');
  tap('shot-letter-S');
  expect(screen.getByTestId('shot-refused')).toHaveTextContent(/^Out of range for this ship.*TAS-27$/);
  expect(screen.queryByTestId('quick-pad')).toBeNull();
  tap('shot-letter-L');
  tap('shot-weapon-torpedo');
  expect(screen.queryByTestId('shot-refused')).toBeNull();
  expect(screen.getByTestId('shot-sum').props.accessibilityLabel).toContain('Hits on ≤4');
  tap('shot-range-medium');
  expect(screen.getByTestId('shot-refused')).toHaveTextContent(/does not fire at that range/);
});

test('hits may be counted, and the phone rolls when asked to', () => {
  show('shot');
  tap('shot-dice-more');
  tap('dice-switch-count');
  tap('quick-count-2');
  expect(told).toEqual(['Primary ≤2: counted, 2 hits']);
  tap('dice-switch-app');
  tap('quick-roll');
  expect(told[1]).toMatch(/^Primary ≤2: [1-6], [1-6], (no|1|2) hits?$/);
});

test('[TAS-21] where one side alone has the broadside, it may try to cross the T', () => {
  show('matrix');
  expect(screen.queryByTestId('quick-pad')).toBeNull();
  tap('matrix-2-5');
  tap('quick-pad-face-5');
  expect(told).toEqual(['Cross the T, Japanese ≤4: 5, broadside kept']);
  tap('matrix-tsushima');
  tap('quick-pad-face-5');
  expect(told[1]).toBe('Cross the T, Japanese ≤5: 5, crossed');
  tap('matrix-1-1');
  expect(screen.getByText('Nobody may cross the T here.')).toBeOnTheScreen();
  expect(screen.getByTestId('rule-AMB-3')).toBeOnTheScreen();
});

test('[TAS-18][TAS-30] mines and recovery: a die for each ship', () => {
  show('mines');
  tap('quick-ships-more');
  tap('quick-pad-face-4');
  tap('quick-pad-face-5');
  expect(told).toEqual(['Mines, Russians ≤4: 4, 5, 1 turned back']);
  screen.unmount();
  show('recovery');
  tap('recovery-port-japan');
  tap('quick-pad-face-4');
  expect(told[1]).toBe('Recovery, Japan ≤4: 4, 1 ship');
});

test('each roll is one a campaign can keep, and its log says the same', () => {
  show('shot');
  tap('quick-pad-face-2');
  tap('dice-switch-count');
  tap('quick-count-1');
  screen.unmount();
  show('mines');
  tap('dice-switch-app');
  tap('quick-roll');
  screen.unmount();
  show('recovery');
  tap('quick-pad-face-6');
  screen.unmount();
  show('matrix');
  tap('matrix-2-5');
  tap('quick-pad-face-6');
  const table = new TideTable();
  for (const command of kept) {
    const parsed = tideCampaign.parse.command(command);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    table.do(parsed.value as Command);
  }
  const logged = table
    .told('RollKept')
    .map(({ roll }) => eventSentence({ code: 'RollKept', data: { roll } as unknown as Json, about: [] }, String));
  const sources = [
    'quick roll, own dice',
    'quick roll',
    'quick roll, app dice',
    'quick roll, own dice',
    'quick roll, own dice',
  ];
  expect(logged).toEqual(told.map((line, place) => `${line} (${sources[place]})`));
});

test('[TAS-23] a fight says its policy and that two rounds are exact; the numbers follow the ships', async () => {
  show('fight');
  expect(screen.getByTestId('fight-policy')).toHaveTextContent(/break off after round 2/);
  expect(screen.getByTestId('fight-exact')).toHaveTextContent('All numbers are exact.');
  const before = screen.getByTestId('losses-irn');
  expect(before).toHaveTextContent(/of 9 ships/);
  tap('fight-irn-battleship-less');
  await waitFor(() => expect(screen.getByTestId('losses-irn')).toHaveTextContent(/of 8 ships/));
  tap('fight-rounds-more');
  expect(screen.getByTestId('fight-exact')).toHaveTextContent(/estimates/);
  expect(screen.getByTestId('fight-policy')).toHaveTextContent(/break off after round 3/);
  for (let ship = 0; ship < 6; ship += 1) tap('fight-ijn-battleship-less');
  for (let ship = 0; ship < 4; ship += 1) tap('fight-ijn-cruiser-less');
  for (let ship = 0; ship < 2; ship += 1) tap('fight-ijn-destroyer-less');
  expect(screen.getByText('Each side needs at least one ship.')).toBeOnTheScreen();
});

test('[TAS-33] Tsushima: everybody against the European Fleet, four rounds, with bounds', () => {
  show('tsushima');
  expect(screen.getByTestId('losses-irn')).toHaveTextContent(/of 10 ships/);
  expect(screen.getByTestId('fight-policy')).toHaveTextContent(/break off after round 4/);
  expect(screen.getByLabelText(/^Suvorov: .*sunk between/)).toBeOnTheScreen();
});

import { fireEvent, screen } from '@testing-library/react-native';

import { BookContext } from '@/messages/book-context';
import { cellsOfCrt, HOUSE_CRT } from '@/rules/mukden/index';
import type { Tagged } from '@/rules/rulebook';
import { useLibrary } from '@/store/library';
import { parseSettings, useSettings } from '@/store/settings';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { newTable } from '../shelf/own-crt';
import { QUICK_FORMS } from './quick-forms';

const told: string[] = [];
const commands: (Tagged | undefined)[] = [];

function show(id: string) {
  const { Form } = QUICK_FORMS.find((form) => form.id === id)!;
  renderUi(
    <BookContext value="mukden">
      <ToastProvider>
        <Form
          head={{ title: 'Quick' }}
          forms={null}
          rolls={null}
          keep={null}
          onRolled={(line, command) => {
            told.push(line);
            commands.push(command);
          }}
        />
      </ToastProvider>
    </BookContext>,
  );
}
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};
const useHouseTable = () =>
  useLibrary.setState({ 'mukden-table': new Map([['crt', { ...newTable('crt'), source: 'house' as const }]]) });

beforeEach(() => {
  told.length = 0;
  commands.length = 0;
  useLibrary.setState({ 'mukden-table': new Map() });
  useSettings.setState({ ...parseSettings(null), dice: 'own' }, true);
});

test('[MUK-29][MUK-30][MUK-34] 9 against 3 in the open is the column +5, and the die is read off it', () => {
  useHouseTable();
  show('attack');
  expect(screen.getByTestId('quick-chance')).toHaveTextContent(/17%/);
  tap('quick-pad-face-1');
  expect(told).toEqual(['Japanese attack 9 v 3: rolled 1, losses 0/3']);
  expect(commands[0]).toEqual({
    type: 'keepRoll',
    roll: {
      ...{ type: 'attack', side: 'ijn', attack: 9, defence: 3, terrain: 'clear', shift: 0 },
      ...{ die: 1, losses: [0, 3], source: 'table' },
    },
  });
});

test('[MUK-31][MUK-32] town, a river on every hexside and opposite hexes shift the column', () => {
  useHouseTable();
  show('attack');
  tap('terrain-town', 'side-0', 'side-2');
  tap('hex-3', 'factors-2');
  tap('side-3');
  tap('quick-pad-face-2');
  expect(commands[0]).toMatchObject({ roll: { attack: 11, terrain: 'town', shift: 0 } });
});

test('[MUK-33] more guns than factors say so and do not stop the roll; the Russians have none', () => {
  useHouseTable();
  show('attack');
  tap('hex-2', 'factors-1');
  for (let gun = 0; gun < 7; gun += 1) tap('guns-more');
  expect(screen.getByText('At most 6: no more guns than infantry factors')).toBeOnTheScreen();
  tap('quick-pad-face-3');
  expect(told[0]).toMatch(/^Japanese attack 13 v 3/);
  tap('attack-side-irn');
  expect(screen.queryByTestId('guns')).toBeNull();
});

test('[MUK-34] without a table the players say what their own says; it is told, and not kept without a die', () => {
  show('attack');
  tap('result-attacker-1', 'result-defender-3');
  expect(told).toEqual(['Japanese attack 9 v 3: losses 1/3']);
  expect(commands).toEqual([undefined]);
});

test('an owner’s own table is read', () => {
  const { headings, grid } = cellsOfCrt(HOUSE_CRT);
  useLibrary.setState({
    'mukden-table': new Map([
      ['crt-headings', { ...newTable('crt-headings'), source: 'yours' as const, cells: headings }],
      ['crt', { ...newTable('crt'), source: 'yours' as const, cells: { ...grid, '/1/c4': '0/9' } }],
    ]),
  });
  show('attack');
  tap('quick-pad-face-1');
  expect(told).toEqual(['Japanese attack 9 v 3: rolled 1, losses 0/9']);
});

test('[MUK-26] without attackers there is a sentence and nothing to roll', () => {
  useHouseTable();
  show('attack');
  tap('hex-0', 'factors-0', 'hex-2', 'factors-0');
  expect(screen.getByTestId('attack-refused')).toHaveTextContent(/^Tap a hex around the target/);
  expect(screen.queryByTestId('quick-pad')).toBeNull();
});

test('[MUK-14] paralysis: a 5 is two units, a 1 none', () => {
  show('paralysis');
  tap('quick-pad-face-5', 'quick-pad-face-1');
  expect(told).toEqual(['Paralysis: rolled 5, 2 units', 'Paralysis: rolled 1, no units']);
  expect(commands[0]).toEqual({ type: 'keepRoll', roll: { type: 'paralysis', die: 5, count: 2, source: 'table' } });
});

test('[MUK-9] the losses meter: 20 against 21 and 2 without communication lack one step; with it the Japanese win', () => {
  show('losses');
  expect(screen.getByTestId('losses-verdict')).toHaveTextContent('1 more Russian step needed');
  tap('losses-irnLosses-more');
  expect(screen.getByTestId('losses-verdict')).toHaveTextContent('The Japanese win at the end');
  tap('losses-mukden-irn');
  expect(screen.getByTestId('losses-verdict')).toHaveTextContent('Losses suffice; the Japanese need Mukden');
});

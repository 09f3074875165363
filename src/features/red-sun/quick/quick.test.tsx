import { fireEvent, screen } from '@testing-library/react-native';

import { BookContext } from '@/messages/book-context';
import type { Tagged } from '@/rules/rulebook';
import { parseSettings, useSettings } from '@/store/settings';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { QUICK_FORMS } from './quick-forms';

const told: string[] = [];
const commands: Tagged[] = [];

function show(id: string) {
  const { Form } = QUICK_FORMS.find((form) => form.id === id)!;
  renderUi(
    <BookContext value="red-sun">
      <ToastProvider>
        <Form
          head={{ title: 'Quick' }}
          forms={null}
          rolls={null}
          keep={null}
          onRolled={(line, command) => {
            told.push(line);
            if (command) commands.push(command);
          }}
        />
      </ToastProvider>
    </BookContext>,
  );
}
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};

beforeEach(() => {
  told.length = 0;
  commands.length = 0;
  useSettings.setState({ ...parseSettings(null), dice: 'own' }, true);
});

test('[RSR-21][RSR-19] 20 against 7 in the mountains, as in the book: row 3 on a 5, and row 2 across a river', () => {
  show('land');
  tap('assault-terrain-mountain');
  expect(screen.getByTestId('quick-chance')).toHaveTextContent(/50%/);
  expect(screen.getByTestId('land-table').props['aria-label']).toMatch(
    'Odds 2-1, die −2. 1: 1/–, 2: 1/–, 3: 1/–, 4: 1/1, 5: 2/2, 6: 1/1',
  );
  tap('quick-pad-face-5', 'assault-river', 'quick-pad-face-5');
  expect(told).toEqual(['Assault 2-1, die −2: rolled 5, losses 2/2', 'Assault 2-1, die −3: rolled 5, losses 1/1']);
  expect(commands[0]).toEqual({
    type: 'keepRoll',
    roll: {
      ...{ type: 'assault', attack: 20, defence: 7, terrain: 'mountain', river: false },
      ...{ die: 5, losses: [2, 2], source: 'table' },
    },
  });
});

test('[RSR-21] without defenders, or below 1-3, there is a sentence and no die', () => {
  show('land');
  for (let step = 0; step < 7; step += 1) tap('assault-defence-less');
  expect(screen.getByTestId('land-refused')).toHaveTextContent(/^Enter the defenders’ strength\./);
  expect(screen.queryByTestId('quick-pad')).toBeNull();
  for (let step = 0; step < 7; step += 1) tap('assault-defence-more');
  for (let step = 0; step < 18; step += 1) tap('assault-attack-less');
  expect(screen.getByTestId('land-below')).toHaveTextContent(/^Below 1-3: attacker loses 1, no die\./);
  expect(screen.queryByTestId('quick-pad')).toBeNull();
});

test('[RSR-20][AMB-1] strength 8 at range 3 in fog is column 4; disabled it is column 1; by the other ruling the die falls', () => {
  show('shot');
  tap('shot-weather-fog');
  tap('quick-pad-face-4');
  tap('shot-disabled');
  tap('quick-pad-face-6');
  tap('shot-range-more');
  expect(screen.getByTestId('shot-cannot')).toHaveTextContent(/^Cannot hit: no die needed\./);
  expect(told).toEqual([
    'Shot, strength 8, range 3, fog: rolled 4, 3 damage points',
    'Shot, strength 8, range 3, fog: rolled 6, 5 damage points',
  ]);
  screen.unmount();
  useSettings.setState({ rulings: { 'red-sun': { navalModTo: 'die' } } });
  show('shot');
  tap('quick-pad-face-6');
  expect(told[2]).toBe('Shot, strength 8, range 3, clear: rolled 6, 5 damage points');
  expect(commands[2]).toMatchObject({ roll: { column: 8, dieModifier: -3 } });
});

test('[RSR-11][RSR-12] the first weather, its change, and the hours after', () => {
  show('weather');
  tap('quick-pad-face-5');
  tap('weather-now-fog');
  tap('quick-pad-face-3');
  expect(told).toEqual(['Weather: rolled 5, fog', 'Weather from fog: rolled 3, clear']);
  expect(screen.getByTestId('weather-later-clear')).toBeOnTheScreen();
});

test('[RSR-16][AMB-4] a winter 5 sinks two ships once, and five points afterwards', () => {
  show('blockade');
  tap('quick-pad-face-5');
  tap('blockade-used');
  tap('quick-pad-face-5');
  expect(told).toEqual([
    'Blockade in winter: rolled 5, two ships sunk',
    'Blockade in winter: rolled 5, five damage points',
  ]);
});

test('[RSR-15] an admiral; the phone rolls too', () => {
  show('admiral');
  tap('quick-pad-face-4');
  tap('dice-switch-app', 'quick-roll');
  expect(told[0]).toBe('Admiral: rolled 4, wounded');
  expect(commands[1]).toMatchObject({ type: 'keepRoll', roll: { type: 'admiral', source: 'app' } });
});

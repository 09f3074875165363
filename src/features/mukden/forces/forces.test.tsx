import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import '@/messages/mukden';

import { playMukden, stateNow, tap } from '@/testing/mukden-campaign';

import { hexProblem } from './unit-words';

test('[MUK-4][MUK-14] rows say where a unit is and how it stands; the filters keep those who are ready or flipped', async () => {
  await playMukden({
    played: [
      [{ type: 'correct', path: ['units', '9th', 'disrupted'], value: true }],
      [{ type: 'correct', path: ['units', '55th', 'paralysed'], value: true }],
      [{ type: 'correct', path: ['units', '8th', 'strength'], value: 2 }],
    ],
  });
  await tap('tab-fleet');
  expect(await screen.findByTestId('unit-8th')).toHaveTextContent(/8th Division1917 · ready2of 7 steps/);
  await tap('forces-filter-flipped');
  expect(screen.getByTestId('unit-9th')).toHaveTextContent(/flipped/);
  expect(screen.getByTestId('unit-55th')).toHaveTextContent(/paralysed/);
  expect(screen.queryByTestId('unit-8th')).toBeNull();
  await tap('forces-filter-ready');
  expect(screen.queryByTestId('unit-9th')).toBeNull();
  expect(screen.getByTestId('losses')).toHaveTextContent(/1 more Russian step needed/);
});

test('[MUK-18] of a stack everybody sees the top and how many lie below; with open stacks every unit has its row', async () => {
  await playMukden();
  await tap('tab-fleet');
  expect(await screen.findByTestId('unit-9th')).toHaveTextContent(/\+1 below/);
  expect(screen.queryByTestId('unit-kobi-1')).toBeNull();
  await playMukden({ setup: { houseRules: { stacks: 'open' } } });
  await tap('tab-fleet');
  expect(await screen.findByTestId('unit-kobi-1')).toBeOnTheScreen();
  expect(screen.getByTestId('unit-9th')).not.toHaveTextContent(/below/);
});

test('a unit is placed by its number; what is no hex says why and changes nothing', async () => {
  await playMukden({ at: 'unit/8th' });
  await tap('edit-counter');
  fireEvent.changeText(screen.getByTestId('field-hex'), '23100');
  expect(screen.getByTestId('field-hex-error')).toHaveTextContent(
    'Hexes run from 1000 to 4225. 23100 is one digit too long.',
  );
  await tap('fields-save');
  expect(stateNow().units['8th']?.hex).toBe('1917');
  fireEvent.changeText(screen.getByTestId('field-hex'), '1918');
  await tap('field-strength-less');
  await tap('fields-save');
  await waitFor(() => expect(stateNow().units['8th']).toMatchObject({ hex: '1918', strength: 6, start: 7 }));
});

test('[AMB-15] four digits that the map lacks are asked about, and may be allowed', async () => {
  await playMukden({ at: 'unit/8th' });
  await tap('edit-counter');
  fireEvent.changeText(screen.getByTestId('field-hex'), '4399');
  await tap('fields-save');
  await screen.findByTestId('refused-allow');
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().units['8th']?.hex).toBe('4399'));
});

test('a unit is added and removed, and undo brings it back', async () => {
  await playMukden();
  await tap('tab-fleet');
  await tap('add-ijn');
  await tap('fields-save');
  expect(screen.getByText('Enter a name.')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('field-name'), '1st Rifles');
  await tap('field-size-regiment');
  await tap('fields-save');
  await waitFor(() =>
    expect(Object.values(stateNow().units).at(-1)).toMatchObject({ name: '1st Rifles', side: 'ijn', size: 'regiment' }),
  );
  await playMukden({ at: 'unit/8th' });
  await tap('remove-unit');
  await tap('remove-sure-confirm');
  await waitFor(() => expect(stateNow().units['8th']?.strength ?? 0).toBe(0));
  await tap('toast-action');
  await waitFor(() => expect(stateNow().units['8th']?.strength).toBe(7));
});

test('[MUK-10] losses that are counted at the end are not shown before', async () => {
  await playMukden({
    setup: { houseRules: { lossCount: 'at-the-end' } },
    played: [[{ type: 'correct', path: ['losses', 'ijn'], value: 17 }]],
  });
  await tap('tab-fleet');
  expect(await screen.findByTestId('losses')).toHaveTextContent(/counted at the end/);
  expect(screen.getByTestId('losses')).not.toHaveTextContent(/17/);
});

test.each([
  ['23100', 25, 'Hexes run from 1000 to 4225. 23100 is one digit too long.'],
  ['2310000', 25, 'Hexes run from 1000 to 4225. 2310000 is 3 digits too long.'],
  ['231', 25, 'Hexes run from 1000 to 4225. 231 is one digit short.'],
  ['0910', 25, 'Hexes run from 1000 to 4225. 0910 is off the map: columns run from 10 to 42.'],
  ['2326', 25, 'Hexes run from 1000 to 4225. 2326 is off the map: rows run from 00 to 25.'],
  ['23a0', 25, 'Hexes run from 1000 to 4225, four digits.'],
  ['2326', 30, null],
])('hex %s on a map to row %i', (text, lastRow, sentence) => {
  expect(hexProblem(text, lastRow)).toBe(sentence);
});

import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { playRedSun, stateNow, tap } from '@/testing/red-sun-campaign';

test('ships stand under their fleet, units under their headquarters; what is printed on a counter is typed over', async () => {
  await playRedSun();
  await tap('tab-fleet');
  expect(await screen.findByTestId('ship-mikasa')).toHaveTextContent(/8guns/);
  await tap('forces-filter-land');
  expect(screen.queryByTestId('ship-mikasa')).toBeNull();
  await tap('unit-2nd-division');
  await tap('edit-counter');
  await tap('field-strength-0-more');
  await tap('field-number-more');
  await tap('fields-save');
  await waitFor(() => expect(stateNow().units['2nd-division']).toMatchObject({ strengths: [7, 3], number: 5 }));
});

test('[RSR-2] another admiral takes over, and a ship that nobody had listed joins', async () => {
  await playRedSun({ at: 'fleet/first-fleet' });
  await tap('edit-counter');
  await tap('field-rating-less');
  await tap('field-flagship-asahi');
  await tap('fields-save');
  await waitFor(() =>
    expect(stateNow().fleets['first-fleet']).toMatchObject({ admiral: { name: 'Togo', rating: 4 }, flagship: 'asahi' }),
  );
  await tap('add-ship');
  await tap('fields-save');
  expect(screen.getByText('Enter a name.')).toBeOnTheScreen();
});

test('a ship whose numbers nobody typed says so, and takes them', async () => {
  await playRedSun({
    at: 'ship/mikasa',
    played: [[{ type: 'typeShip', ship: 'mikasa', values: { strength: null, torpedo: null, defence: null } }]],
  });
  await tap('edit-counter');
  for (let strength = 0; strength <= 2; strength += 1) await tap('field-strength-more');
  await tap('field-disabled');
  await tap('fields-save');
  await waitFor(() => expect(stateNow().ships.mikasa).toMatchObject({ strength: 2, defence: null, disabled: true }));
});

test('[RSR-15] another flagship heals no wound, and an admiral may be struck off', async () => {
  await playRedSun({ played: [[{ type: 'rollAdmiral', fleet: 'first-fleet' }, 4]], at: 'fleet/first-fleet' });
  await tap('edit-counter');
  await tap('field-flagship-asahi');
  await tap('field-rating-less');
  await tap('fields-save');
  const togo = { name: 'Togo', rating: 4, condition: 'wounded' };
  await waitFor(() => expect(stateNow().fleets['first-fleet']).toMatchObject({ admiral: togo, flagship: 'asahi' }));
  expect(await screen.findByText('Corrected: First Fleet flagship, Mikasa to Asahi')).toBeOnTheScreen();
  expect(screen.getByText('Corrected: First Fleet admiral, Togo 5 to Togo 4')).toBeOnTheScreen();
  await tap('edit-counter');
  fireEvent.changeText(screen.getByTestId('field-admiral'), '');
  await tap('field-flagship-');
  await tap('fields-save');
  await waitFor(() => expect(stateNow().fleets['first-fleet']).toMatchObject({ admiral: null, flagship: null }));
});

test('[RSR-7] a number is taken back, and a Command Value is kept while the number is still to be typed', async () => {
  await playRedSun({
    played: [[{ type: 'correct', path: ['headquarters', 'japanese-supreme-hq', 'rating'], value: null }]],
    at: 'unit/japanese-supreme-hq',
  });
  await tap('edit-counter');
  await tap('field-commandValue-more');
  await tap('fields-save');
  await waitFor(() =>
    expect(stateNow().headquarters['japanese-supreme-hq']).toMatchObject({ rating: null, commandValue: 2 }),
  );
  await playRedSun({ at: 'unit/2nd-division' });
  await tap('edit-counter');
  // 4, 3, 2, 1, 0, and none.
  for (let number = 4; number >= 0; number -= 1) await tap('field-number-less');
  await tap('fields-save');
  await waitFor(() => expect(stateNow().units['2nd-division']?.number).toBeNull());
});

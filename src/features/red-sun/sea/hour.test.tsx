import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import type { Command } from '@/rules/red-sun/index';
import { nextLabel, playRedSun, shown, stateNow, tap } from '@/testing/red-sun-campaign';

/** Both squadrons at sea in the search stage, and in battle. */
const AT_SEA: readonly (readonly [Command, ...number[]])[] = [
  [{ type: 'rollInitiative', side: 'irn', fleets: ['vladivostok-squadron'] }, 1],
  [{ type: 'rollInitiative', side: 'ijn', fleets: ['second-fleet'] }, 1],
];
const IN_BATTLE: typeof AT_SEA = [
  ...AT_SEA,
  [{ type: 'startBattle', ijn: ['second-fleet'], irn: ['vladivostok-squadron'], hours: 2 }],
];
/** At range 4, beyond the sighting range of the house. */
const FOUND_IN_FOG: typeof AT_SEA = [
  ...IN_BATTLE,
  [{ type: 'rollWeather' }, 5],
  [{ type: 'recordSighting', found: true }],
];

test('[RSR-10] an hour on one screen: weather, range, gunnery, the next hour', async () => {
  await playRedSun({ played: IN_BATTLE });
  expect(await screen.findByText('Hour 1: weather')).toBeOnTheScreen();
  await tap('next-step');
  // Fog, and nobody in sight.
  await waitFor(() => expect(nextLabel()).toBe('Sighted'));
  await tap('next-step');
  await waitFor(() => expect(stateNow().battle?.step).toBe('range'));
  const { range } = stateNow().battle!;
  await tap('range-less');
  expect(nextLabel()).toBe(`Set range ${range! - 1}`);
  await tap('next-step');
  await waitFor(() => expect(stateNow().battle).toMatchObject({ range: range! - 1, step: 'gunnery' }));
  await tap('next-step');
  // The torpedo boats went down: nobody is left to attack.
  await waitFor(() => expect(nextLabel()).toBe('Next hour'));
  await tap('next-step');
  await waitFor(() => expect(stateNow().battle).toMatchObject({ hour: 2, step: 'weather' }));
});

test('[RSR-20] the list shows each sum at the range in hand; a tap on a ship aims her otherwise', async () => {
  await playRedSun({ played: [...FOUND_IN_FOG, [{ type: 'setRange', range: 3 }]] });
  // Izumo, strength 7, range 3 in fog.
  expect(within(await screen.findByTestId('gunner-izumo')).getByText('7 − 3 − 1 = 3')).toBeOnTheScreen();
  await tap('range-more');
  expect(within(screen.getByTestId('gunner-izumo')).getByText('7 − 4 − 1 = 2')).toBeOnTheScreen();
  await tap('gunner-azuma');
  await tap('aim-rurik');
  await waitFor(() => expect(stateNow().battle?.aims).toEqual({ azuma: 'rurik' }));
});

test('[RSR-10] beyond sighting range nobody may fire, and every row says why', async () => {
  await playRedSun({ played: [...FOUND_IN_FOG, [{ type: 'setRange', range: 4 }]] });
  expect(await screen.findByText('Hour 1: gunnery')).toBeOnTheScreen();
  expect(screen.getByText('0 ships may fire')).toBeOnTheScreen();
  expect(within(screen.getByTestId('gunner-izumo')).getByText('out of sight')).toBeOnTheScreen();
  expect(nextLabel()).toBe('Hold fire');
  // One step closer they see each other in fog.
  await tap('range-less');
  expect(within(screen.getByTestId('gunner-azuma')).getByText('on Gromoboi')).toBeOnTheScreen();
});

test('[RSR-10] on the board the range is in hand until it is set: no step of it ends the step of the hour', async () => {
  await playRedSun({ played: FOUND_IN_FOG });
  await tap('tab-table');
  fireEvent.press(shown('range-less'));
  fireEvent.press(shown('range-less'));
  expect(stateNow().battle).toMatchObject({ step: 'range', range: 4 });
  await tap('set-range');
  await waitFor(() => expect(stateNow().battle).toMatchObject({ step: 'gunnery', range: 2 }));
  expect(screen.queryByTestId('set-range')).toBeNull();
});

test('[RSR-13] a negative range is explained, and may be allowed', async () => {
  await playRedSun({ played: [...FOUND_IN_FOG, [{ type: 'setRange', range: 0 }]] });
  await tap('range-less');
  expect(nextLabel()).toBe('Set range -1');
  await tap('next-step');
  expect(await screen.findByText('Range is 0 or more.')).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().battle?.range).toBe(-1));
});

test('[RSR-10] one side attacks with torpedoes', async () => {
  const played: typeof AT_SEA = [
    ...IN_BATTLE,
    [{ type: 'rollWeather' }, 1],
    [{ type: 'setRange', range: 1 }],
    [{ type: 'holdFire' }],
  ];
  await playRedSun({ played });
  await tap('torpedo-side-irn');
  expect(nextLabel()).toBe('Launch 1 torpedo');
  expect(
    within(screen.getByTestId('torpedo-vladivostok-torpedo-boats')).getByText('6 − 1 = 5 on Iwate'),
  ).toBeOnTheScreen();
  // Who attacks is no range.
  expect(screen.getByTestId('range-now')).toHaveTextContent('1');
  await tap('next-step');
  await waitFor(() => expect(stateNow().battle).toMatchObject({ torpedoes: 'irn' }));
});

test('[RSR-10] beyond sighting range the hour is over unless somebody is found', async () => {
  await playRedSun({ played: [...IN_BATTLE, [{ type: 'rollWeather' }, 5]] });
  await waitFor(() => expect(nextLabel()).toBe('Sighted'));
  await tap('sighting-no');
  await waitFor(() => expect(stateNow().battle?.step).toBe('done'));
});

test('[RSR-3] a contact becomes a battle between the fleets that were ticked', async () => {
  await playRedSun({ played: AT_SEA });
  await tap('contact');
  // Alone at sea on their sides, they are ticked beforehand.
  await tap('start-battle');
  await waitFor(() =>
    expect(stateNow().battle?.fleets).toEqual({ ijn: ['second-fleet'], irn: ['vladivostok-squadron'] }),
  );
});

test('[RSR-13] the handle is dragged along the track to a range', async () => {
  await playRedSun({ played: FOUND_IN_FOG });
  const track = await screen.findByTestId('range-track');
  const at = (pageX: number) => ({ nativeEvent: { pageX } });
  fireEvent(track, 'responderGrant', at(100));
  fireEvent(track, 'responderMove', at(400));
  fireEvent(track, 'responderRelease', at(400));
  await waitFor(() => expect(nextLabel()).toBe('Set range 0'));
  expect(shown('range-track').props['aria-label']).toContain('Range 0');
});

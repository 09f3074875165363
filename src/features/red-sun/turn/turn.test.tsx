import { screen, waitFor } from '@testing-library/react-native';

import type { Command } from '@/rules/red-sun/index';
import { nextLabel, openCurtain, playRedSun, stateNow, tap } from '@/testing/red-sun-campaign';

const goTo = (
  stage: Extract<Command, { type: 'goTo' }>['stage'],
  season: 'winter' | 'summer' = 'winter',
): [Command] => [{ type: 'goTo', turn: 1, season, stage }];

test('[RSR-2] fleets that were taken off do not roll; the stages follow by the filled button', async () => {
  await playRedSun();
  expect(await screen.findByTestId('headline')).toHaveTextContent('Russian initiative');
  await tap('sail-port-arthur-squadron');
  await tap('next-step');
  await waitFor(() => expect(stateNow().stage).toBe('ijn-initiative'));
  expect(screen.queryByText('Port Arthur Squadron')).toBeNull();
  await tap('next-step');
  await tap('next-step');
  await waitFor(() => expect(nextLabel()).toBe('Next round'));
  await tap('row-raid');
  await waitFor(() => expect(stateNow().ticks).toEqual(['raid']));
  await tap('next-step');
  await waitFor(() => expect(stateNow()).toMatchObject({ stage: 'movement', round: 2, ticks: [] }));
  expect(screen.getByTestId('headline')).toHaveTextContent('Naval round 2');
});

test('[RSR-2] private initiative is chosen behind both curtains, then rolled openly', async () => {
  const setup = { houseRules: { sortiePicks: 'private' } } as const;
  const pick = async (fleet: string) => {
    await tap('next-step');
    await openCurtain();
    await tap(`sail-${fleet}`);
    await tap('lock-in');
  };
  await playRedSun({ setup });
  await pick('second-fleet');
  await waitFor(() => expect(stateNow().picks.ijn).toEqual(['second-fleet']));
  await pick('vladivostok-squadron');
  await waitFor(() => expect(nextLabel()).toBe('Roll initiative'));
  expect(screen.queryByText('Vladivostok Squadron')).toBeNull();
  await tap('next-step');
  await waitFor(() => expect(stateNow().stage).toBe('ijn-initiative'));
});

test('[RSR-16] a blockade costs two ships, which the Japanese choose, once a game', async () => {
  await playRedSun({
    played: [
      goTo('attrition'),
      [{ type: 'correct', path: ['fleets', 'first-fleet', 'place'], value: 'coast' }],
      [{ type: 'correct', path: ['fleets', 'first-fleet', 'blockade'], value: true }],
      [{ type: 'rollBlockade', fleet: 'first-fleet' }, 6],
    ],
  });
  expect(await screen.findByText('The Japanese choose two ships. Both sink.')).toBeOnTheScreen();
  // The two that cost least are ticked; another takes the place of the first of them.
  await tap('hit-mikasa');
  expect(nextLabel()).toBe('Sink 2 ships');
  await tap('next-step');
  await waitFor(() => expect(stateNow().ships.mikasa?.fate).toBe('sunk'));
  expect(Object.values(stateNow().ships).filter(({ fate }) => fate === 'sunk')).toHaveLength(2);
  expect(await screen.findByText('Two ships have been sunk on blockade: it happens once a game.')).toBeOnTheScreen();
});

test('[RSR-4] a fleet that would be lost at sea is brought home first', async () => {
  await playRedSun({
    played: [goTo('attrition'), [{ type: 'correct', path: ['fleets', 'transports', 'place'], value: 'sea' }]],
  });
  await tap('fleet-transports');
  await tap('fleet-place-port');
  await waitFor(() => expect(stateNow().fleets.transports?.place).toBe('port'));
  await tap('next-step');
  await waitFor(() => expect(stateNow().stage).toBe('irn-supply'));
  expect(stateNow().fleets.transports?.eliminated).toBe(false);
});

test('[RSR-9] trenches, morale and the season of the next turn', async () => {
  await playRedSun({ played: [goTo('end')] });
  await tap('row-trenches');
  await tap('pick-2nd-division');
  await tap('pick-many-done');
  await tap('row-morale');
  await tap('pick-first-fleet');
  await tap('pick-many-done');
  await tap('season-spring');
  await tap('next-step');
  await waitFor(() => expect(stateNow()).toMatchObject({ turn: 2, season: 'spring' }));
  expect(stateNow().units['2nd-division']?.entrenched).toBe(true);
  expect(stateNow().fleets['first-fleet']?.morale).toBe(4);
});

test('[RSR-17] refusing combat in port costs a morale, and the ledger says so', async () => {
  await playRedSun({ played: [goTo('movement')] });
  await tap('fleet-port-arthur-squadron');
  await tap('refuse-combat');
  await waitFor(() => expect(stateNow().fleets['port-arthur-squadron']?.morale).toBe(2));
  await tap('tab-table');
  await tap('board-part-morale');
  expect(await screen.findByText('Turn 1, refused combat')).toBeOnTheScreen();
});

test('[RSR-18] foreign aid is ticked on the board, once', async () => {
  await playRedSun();
  await tap('tab-table');
  await tap('aid-seoul');
  await waitFor(() => expect(stateNow().fleets['aid-seoul']?.name).toBe('Seoul Merchants'));
  await tap('aid-seoul');
  await tap('aid-take-back');
  await waitFor(() => expect(stateNow().aid.seoul).toBe(false));
});

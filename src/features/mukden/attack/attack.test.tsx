import { screen, waitFor } from '@testing-library/react-native';

import { useSession } from '@/store/session';
import { playMukden, renderCampaign, ROUND_THE_15TH, stateNow, tap, TO_COMBAT } from '@/testing/mukden-campaign';

const READY = [...ROUND_THE_15TH, ...TO_COMBAT];

test('[MUK-32] the rosette fills itself, finds the concentric attack, and the chance is exact', async () => {
  await playMukden({ played: READY, at: 'attack/1st' });
  expect(await screen.findByTestId('concentric')).toHaveTextContent(/every 2nd hex/);
  expect(screen.getByLabelText('Target: 15th Division, defence 3')).toBeOnTheScreen();
  expect(screen.getByLabelText('South-east: 9th Division, 5 factors')).toBeOnTheScreen();
  // 17 − 3 = +14, column +10, two to the right.
  expect(screen.getByTestId('attack-sum').props.accessibilityLabel).toContain('concentric 2 R');
  expect(screen.getByTestId('chance')).toHaveTextContent(/67%/);
  // A hexside goes on with every tap: one open one is enough for no shift.
  await tap('side-0');
  expect(screen.getByTestId('side-0').props.accessibilityLabel).toBe('Hexside North: minor river');
  expect(screen.queryByTestId('crossed')).toBeNull();
  await tap('side-2');
  await tap('side-4');
  expect(await screen.findByTestId('crossed')).toHaveTextContent(/Minor river/);
});

test('[MUK-34] an attack with own dice: declared, rolled, losses chosen, flips, and whose action it is next', async () => {
  await playMukden({ played: READY, at: 'attack/1613', dice: 'own' });
  await tap('declare');
  await waitFor(() => expect(stateNow().action?.step).toBe('roll'));
  await tap('own-die-face-5');
  // 2/2: the only defender loses without being asked.
  await waitFor(() => expect(stateNow().units['15th']?.strength).toBe(1));
  expect(stateNow().action?.step).toBe('losses');
  // Spread over the strongest; both steps onto the 9th instead.
  await tap('loss-1st-less');
  await tap('loss-11th-less');
  await tap('loss-9th-more');
  await tap('loss-9th-more');
  await tap('take-losses');
  await waitFor(() => expect(stateNow().units['9th']?.strength).toBe(3));
  expect(await screen.findByText('Done: flip 3 units')).toBeOnTheScreen();
  await tap('end-action');
  await waitFor(() => expect(stateNow()).toMatchObject({ action: null, actor: 'irn', losses: { ijn: 2, irn: 2 } }));
});

test('a plan survives a reload, hexside, guns and all', async () => {
  const id = await playMukden({ played: READY, at: 'attack/1613' });
  await tap('side-0');
  await tap('guns-more');
  await tap('terrain-town');
  renderCampaign(id, 'attack/1613');
  await waitFor(() => expect(screen.getByTestId('side-0').props.accessibilityLabel).toMatch(/minor river/));
  await tap('declare');
  await waitFor(() =>
    expect(stateNow().action?.attack).toMatchObject({
      bombardment: 1,
      terrain: 'town',
      attackers: [{ hex: '1612', hexside: 'minor' }, { hex: '1714' }, { hex: '1514' }],
    }),
  );
});

test('[MUK-33] too many guns are named before, refused at the declaration, and allowed anyway', async () => {
  await playMukden({
    played: [
      ...TO_COMBAT,
      [{ type: 'placeUnit', unit: '2nd-cavalry', hex: '1612' }],
      [{ type: 'placeUnit', unit: '1st', hex: null }],
    ],
    at: 'attack/2nd-cavalry',
  });
  await tap('guns-more');
  await tap('guns-more');
  await tap('guns-more');
  expect(await screen.findByText('At most 2: no more guns than infantry factors')).toBeOnTheScreen();
  await tap('declare');
  expect(await screen.findByText('No more markers than attacking factors.')).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().action?.attack?.bombardment).toBe(3));
});

test('[MUK-18] with hexes and factors typed the defender shows afterwards; without a table the result is typed', async () => {
  await playMukden({ played: TO_COMBAT, setup: { units: [], table: { source: 'none', crt: null } }, at: 'attack' });
  await tap('hex-0');
  await tap('factors-9');
  await tap('hex-3');
  await tap('factors-4');
  await tap('declare');
  await waitFor(() => expect(stateNow().action?.step).toBe('show'));
  await tap('show-5');
  await waitFor(() => expect(stateNow().action?.attack?.defence).toBe(5));
  await tap('result-defender-5');
  await tap('result-attacker-1');
  await waitFor(() => expect(stateNow().losses).toEqual({ ijn: 1, irn: 5 }));
  expect(stateNow().action?.step).toBe('advance');
  // They may go on once, with factors again.
  await tap('momentum');
  await tap('hex-0');
  await tap('factors-3');
  expect(screen.queryByTestId('guns')).toBeNull();
  await tap('declare');
  await waitFor(() => expect(stateNow().action?.parts).toHaveLength(2));
});

test('[MUK-37] units that advanced attack once more, alone; a probe instead ends it', async () => {
  await playMukden({
    played: [...READY, [{ type: 'placeUnit', unit: '31st', hex: '1513' }]],
    at: 'attack/1613',
    dice: 'own',
  });
  await tap('declare');
  await tap('own-die-face-1');
  await waitFor(() => expect(stateNow().action?.step).toBe('advance'));
  await tap('advance');
  await waitFor(() => expect(stateNow().action).toMatchObject({ step: 'follow', advanced: ['1st', '11th'] }));
  await tap('momentum');
  // Only hexes next to where they are now.
  await waitFor(() => expect(screen.getByTestId('rosette')).toBeOnTheScreen());
  expect(screen.queryByTestId('guns')).toBeNull();
  await tap('cancel-momentum');
  await tap('probe-on');
  await tap('probe-to-1612');
  await tap('probe-done');
  // The 31st in 1513 holds 1612 in its zone.
  await waitFor(() => expect(stateNow().action).toMatchObject({ step: 'done', hasFollowed: true }));
  expect(stateNow().units['1st']?.hex).toBe('1612');
});

test('[MUK-8] an advance that wins at once shows who has won; they play on where the action stood', async () => {
  await playMukden({
    played: [
      [{ type: 'placeUnit', unit: '61st', hex: null }],
      [{ type: 'placeUnit', unit: '15th', hex: '2310' }],
      [{ type: 'placeUnit', unit: '1st', hex: '2311' }],
      ...TO_COMBAT,
      [{ type: 'declareAttack', target: '2310', attackers: [{ units: ['1st'] }], defence: 1 }],
      [{ type: 'correct', path: ['units', '15th', 'strength'], value: 1 }],
      [{ type: 'rollAttack' }, 1],
    ],
    at: 'attack',
  });
  await tap('advance');
  await waitFor(() => expect(stateNow().result).toMatchObject({ winner: 'ijn', how: 'sudden' }));
  expect(await screen.findByTestId('result')).toHaveTextContent(/Japanese win/);
  expect(screen.queryByTestId('end-action')).toBeNull();
  await tap('play-on');
  await tap('end-action');
  await waitFor(() => expect(stateNow()).toMatchObject({ action: null, result: null }));
});

test('[MUK-18] before DECLARE nothing below the top defender is counted or named; declared, all are shown', async () => {
  await playMukden({
    played: [...TO_COMBAT, [{ type: 'placeUnit', unit: '3rd', hex: '1813' }]],
    at: 'attack/1814',
  });
  expect(await screen.findByTestId('seen')).toHaveTextContent(/Top 6, 1 unit below unknown/);
  expect(screen.getByLabelText('Target: 14th Division, defence 6+')).toBeOnTheScreen();
  expect(screen.getByTestId('chance')).toHaveTextContent(/at best/);
  expect(screen.queryByText(/5th Rifle/)).toBeNull();
  await tap('declare');
  await waitFor(() => expect(stateNow().action?.attack?.defence).toBe(9));
  expect(screen.getByLabelText('Target: 14th Division +1, defence 9')).toBeOnTheScreen();
});

test('[MUK-18] an own unit below another is named once it is ticked', async () => {
  await playMukden({ played: [...TO_COMBAT, [{ type: 'placeUnit', unit: '55th', hex: '2116' }]], at: 'attack/2116' });
  await tap('hex-3');
  expect(await screen.findByTestId('tick-3rd')).toBeOnTheScreen();
  expect(screen.queryByText('5th Division')).toBeNull();
  await tap('tick-2117-1');
  expect(await screen.findByText('5th Division')).toBeOnTheScreen();
  await tap('hex-done');
  expect(screen.getByLabelText('South: 3rd Division +1, 13 factors')).toBeOnTheScreen();
});

test('the app’s die is chosen with its first roll', async () => {
  await playMukden({ played: READY, at: 'attack/1613', dice: null });
  await tap('declare');
  await tap('roll');
  await waitFor(() => expect(stateNow().action?.step).not.toBe('roll'));
  expect(useSession.getState().open?.battle.appDice).toBe(1);
});

test('[MUK-26] without a target’s number, units of old hexes attack from one hex of the rosette', async () => {
  await playMukden({ played: TO_COMBAT, at: 'attack' });
  await tap('hex-0');
  await tap('tick-guards');
  await tap('tick-8th');
  await tap('hex-done');
  expect(screen.getByLabelText('North: Imperial Guard +1, 19 factors')).toBeOnTheScreen();
  await tap('declare');
  await waitFor(() => expect(stateNow().action).toMatchObject({ step: 'show', units: ['guards', '8th'] }));
  expect(screen.getByLabelText('North: Imperial Guard +1, 19 factors')).toBeOnTheScreen();
});

test('[MUK-18] a unit below another that its side names attacks the hex next to it', async () => {
  await playMukden({ played: [...TO_COMBAT, [{ type: 'placeUnit', unit: '55th', hex: '2116' }]], at: 'attack/5th' });
  await waitFor(() => expect(screen.getByLabelText('South: 3rd Division +1, 13 factors')).toBeOnTheScreen());
});

import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Stage } from '@/rules/red-sun/index';
import { nextLabel, playRedSun, renderCampaign, shown, stateNow, tap } from '@/testing/red-sun-campaign';

/** In summer no die is modified. */
const begin = (stage: Stage) =>
  playRedSun({ dice: 'own', played: [[{ type: 'goTo', turn: 2, season: 'summer', stage }]] });
const press = (testID: string) => fireEvent.press(shown(testID));

test('[RSR-5][RSR-6][RSR-7] supply, another headquarters, and who is activated: a tap each', async () => {
  await begin('ijn-supply');
  await tap('supply-2nd-division');
  await waitFor(() => expect(stateNow().units['2nd-division']?.supplied).toBe(false));
  await tap('next-step');
  await tap('row-replacements');
  await tap('unit-2nd-division');
  expect(screen.queryByTestId('replace-step')).toBeNull();
  await tap('assign-2nd-army');
  await waitFor(() => expect(stateNow().units['2nd-division']?.hq).toBe('2nd-army'));
  expect(stateNow().ticks).toEqual(['replacements']);
  await tap('next-step');
  // A tap before its turn is refused with the rule.
  await tap('try-1st-army');
  expect(screen.getByText('The supreme headquarters rolls first.')).toBeOnTheScreen();
  press('refused-leave');
  await tap('next-step');
  await tap('in-place-face-4');
  await waitFor(() => expect(stateNow().headquarters['japanese-supreme-hq']?.activation).toBe('active'));
  // Without the Command Value a 4 is one too many.
  await tap('lend');
  expect(nextLabel()).toBe('Roll activation');
  await tap('next-step');
  await tap('in-place-face-4');
  await waitFor(() => expect(stateNow().headquarters['1st-army']?.activation).toBe('failed'));
  await tap('next-step');
  await tap('in-place-face-4');
  await waitFor(() => expect(stateNow().headquarters['2nd-army']?.activation).toBe('active'));
  expect(nextLabel()).toBe('Roll 3 units');
});

test('[RSR-8][RSR-21] an assault by touch: its losses where the players want them, each defender once, three rounds', async () => {
  await begin('ijn-combat');
  await tap('enemy-1st-siberian-corps');
  await tap('attacker-guards-division');
  await tap('attacker-2nd-division');
  await tap('attacker-12th-division');
  expect(screen.getByTestId('assault-chance')).toHaveTextContent(/^83%/);
  // Steps lost by those who stop after the first round, and the swing; then with the roles swapped.
  expect(shown('break-off')).toHaveTextContent(/Round 11\.001\.17J \+0\.17/);
  press('swap-sides-swapped');
  expect(shown('swap-words')).toHaveTextContent(/^The defenders assault the attackers instead/);
  expect(shown('break-off')).not.toHaveTextContent(/Round 11\.001\.17/);
  await tap('roll-assault');
  await tap('in-place-face-6');
  await waitFor(() => expect(stateNow().losses?.owed).toEqual({ attackers: 1, defenders: 2 }));
  await tap('loss-guards-division-less');
  await tap('loss-12th-division-more');
  await tap('next-step');
  await waitFor(() => expect(stateNow().losses).toBeNull());
  expect(stateNow().units).toMatchObject({
    'guards-division': { lost: 0 },
    '12th-division': { lost: 1 },
    '1st-siberian-corps': { lost: 2, defended: true },
  });
  await tap('enemy-1st-siberian-corps');
  // The same once more, until somebody says otherwise.
  expect(screen.getByTestId('assault-attack')).toHaveTextContent('14');
  await tap('roll-assault');
  expect(screen.getByText('1st Siberian Corps has already defended this round.')).toBeOnTheScreen();
  press('refused-leave');
  await tap('assault-defence-less');
  await tap('assault-defence-less');
  await tap('roll-assault');
  expect(screen.getByText('Enter the defenders’ strength.')).toBeOnTheScreen();
  press('refused-leave');
  await tap('back');
  await tap('next-assault-round');
  await tap('next-assault-round');
  await waitFor(() => expect(stateNow().assaultRound).toBe(3));
  await tap('next-assault-round');
  expect(screen.getByTestId('refused')).toHaveTextContent(/A combat stage has three assault rounds/);
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().assaultRound).toBe(4));
});

test('what is chosen for an assault survives a reload', async () => {
  const id = await begin('ijn-combat');
  await tap('enemy-1st-siberian-corps');
  await tap('attacker-guards-division');
  await tap('assault-terrain-mountain');
  await tap('assault-river');
  await tap('assault-defence-more');
  const attack = shown('assault-attack').props.accessibilityValue;
  renderCampaign(id, 'assault/1st-siberian-corps');
  await waitFor(() => expect(screen.getByTestId('assault-defence')).toHaveTextContent('8'));
  expect(shown('assault-attack').props.accessibilityValue).toEqual(attack);
  expect(screen.getByTestId('assault-river')).toBeChecked();
  expect(screen.getByTestId('assault-terrain-mountain')).toBeChecked();
});

test('[RSR-14] a number that the season puts out of reach is said in words, and one beyond the die is a 6', async () => {
  await playRedSun({
    played: [
      [{ type: 'typeRating', who: 'japanese-supreme-hq', rating: 2 }],
      [{ type: 'goTo', turn: 2, season: 'winter', stage: 'ijn-activation' }],
    ],
  });
  expect(await screen.findByTestId('try-japanese-supreme-hq')).toHaveTextContent(/Cannot succeed/);
  await playRedSun({
    played: [
      [{ type: 'typeRating', who: 'japanese-supreme-hq', rating: 9 }],
      [{ type: 'goTo', turn: 2, season: 'winter', stage: 'ijn-activation' }],
    ],
  });
  expect(await screen.findByTestId('try-japanese-supreme-hq')).toHaveTextContent(/≤6 · 100%/);
});

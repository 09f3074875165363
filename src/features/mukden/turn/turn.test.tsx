import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { mukdenCampaign } from '@/rules/mukden/index';
import { useSession } from '@/store/session';
import { nextLabel, playMukden, ROUND_THE_15TH, stateNow, tap, TO_COMBAT } from '@/testing/mukden-campaign';

const RUSSIANS_ACT = [...TO_COMBAT, [{ type: 'flipUnit', unit: 'guards' }]] as const;

test('[MUK-13] combat first is one tap, and movement first two', async () => {
  await playMukden();
  expect(await screen.findByTestId('headline')).toHaveTextContent('Japanese choose');
  expect(nextLabel()).toBe('Combat first');
  await tap('order-movement');
  expect(nextLabel()).toBe('Move first');
  await tap('next-step');
  await waitFor(() => expect(stateNow()).toMatchObject({ phase: 'III', order: 'movement' }));
});

test('[MUK-14] the die is rolled on the tab, then that many Russian units are ticked', async () => {
  await playMukden({ played: [[{ type: 'chooseOrder', first: 'combat' }]], dice: 'own' });
  await tap('next-step');
  await tap('in-place-face-5');
  await waitFor(() => expect(stateNow().paralysis).toEqual({ die: 5, count: 2 }));
  await tap('paralyse-55th');
  expect(nextLabel()).toBe('Paralyse 1');
  // Too few are guided, not stopped.
  await tap('next-step');
  expect(await screen.findByText('The die says a different number of units.')).toBeOnTheScreen();
  await tap('refused-leave');
  await tap('paralyse-71st');
  await tap('next-step');
  await waitFor(() => expect(stateNow().phase).toBe('IV'));
  expect(stateNow().units['55th']?.paralysed).toBe(true);
  expect(await screen.findByText('2 paralysed: 55th Division, 71st Division')).toBeOnTheScreen();
});

test('[AMB-3][MUK-18] a phone that may not know a unit does not offer it, and says who can', async () => {
  await playMukden({ played: [[{ type: 'chooseOrder', first: 'combat' }], [{ type: 'rollParalysis' }, 5]] });
  // One phone for the table names it by its place.
  expect(await screen.findByTestId('paralyse-1814-1')).toBeOnTheScreen();
  expect(screen.queryByTestId('paralyse-below')).toBeNull();
  const open = useSession.getState().open!;
  const state = mukdenCampaign.known(stateNow(), 'ijn');
  act(() => useSession.setState({ open: { ...open, battle: { ...open.battle, state } } }));
  expect(screen.queryByTestId('paralyse-1814-1')).toBeNull();
  expect(screen.getByTestId('paralyse-below')).toHaveTextContent(/^3 units lie below others\./);
});

test('[MUK-15] one flips instead of attacking, nobody passes, and both agree to the end once they are asked', async () => {
  await playMukden({ played: TO_COMBAT });
  expect(await screen.findByTestId('face-up')).toHaveTextContent(/16of 16.*16of 16/);
  await tap('flip-one');
  await tap('flip-guards');
  await waitFor(() => expect(stateNow()).toMatchObject({ actor: 'irn', tape: [{ side: 'ijn' }] }));
  expect(screen.queryByText(/pass/i)).toBeNull();
  await tap('agree-to-end');
  await tap('sure-cancel');
  expect(stateNow().phase).toBe('IV');
  await tap('agree-to-end');
  await tap('sure-confirm');
  await waitFor(() => expect(stateNow().phase).toBe('V'));
  expect(nextLabel()).toBe('Recover all');
});

test('[MUK-17] a move against the rules names its rule, and is allowed anyway', async () => {
  await playMukden({
    played: [[{ type: 'goTo', turn: 1, phase: 'IV', order: 'movement' }]],
    at: 'move/8th',
  });
  // Two divisions are there already.
  expect(await screen.findByTestId('move-to')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('move-to'), '2117');
  await tap('move-done');
  expect(await screen.findByText('Two divisions at most in 2117.')).toBeOnTheScreen();
  expect(stateNow().units['8th']?.hex).toBe('1917');
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().units['8th']).toMatchObject({ hex: '2117', disrupted: true }));
});

test('[MUK-40] a finished action is undone only if the opponent agrees; the log says that he did', async () => {
  await playMukden({ played: RUSSIANS_ACT });
  expect(await screen.findByTestId('undo')).toHaveTextContent('Undo flip');
  await tap('undo');
  expect(await screen.findByText('Does your opponent agree?')).toBeOnTheScreen();
  await tap('sure-cancel');
  expect(stateNow().tape).toHaveLength(1);
  await tap('undo');
  await tap('sure-confirm');
  await waitFor(() => expect(stateNow()).toMatchObject({ tape: [], actor: 'ijn' }));
  // The yes itself is not what the next undo takes back: that is the paralysis before it.
  await waitFor(() => expect(screen.getByTestId('undo')).toHaveTextContent('Undo paralysis'));
  await tap('tab-log');
  expect(await screen.findByText('Russians agreed to the undo')).toBeOnTheScreen();
});

test('[MUK-7] a hex that ends the game is read across the screen, and they may go on for fun', async () => {
  await playMukden({ played: [...TO_COMBAT, [{ type: 'setControl', place: 'liaoyang', side: 'irn' }]] });
  expect(await screen.findByTestId('result')).toHaveTextContent(/Russians win.*Sudden victory/);
  await tap('play-on');
  await waitFor(() => expect(stateNow()).toMatchObject({ result: null, isForFun: true }));
  expect(nextLabel()).toBe('Attack…');
});

test('in a narrow window the words of the end stand below the ensign before one of them breaks', async () => {
  const look = { textScale: 1.6 };
  await playMukden({ played: [[{ type: 'setControl', place: 'liaoyang', side: 'irn' }]], look });
  const words = await screen.findByTestId('verdict-words');
  // "Japanese" takes 227 at this size; beside the ensign, in a window of 320, there are 210.
  expect(StyleSheet.flatten(words.props.style as ViewStyle).flexBasis).toBeGreaterThan(227);
});

test('[MUK-9] at the end units without communication are ticked, added to the losses, and judged', async () => {
  await playMukden({
    played: [
      [{ type: 'correct', path: ['losses', 'ijn'], value: 5 }],
      [{ type: 'correct', path: ['losses', 'irn'], value: 4 }],
      [{ type: 'setControl', place: 'liaoyang', side: 'ijn' }],
      [{ type: 'goTo', turn: 6, phase: 'end' }],
      [{ type: 'setControl', place: 'mukden', side: 'ijn' }],
    ],
  });
  expect(await screen.findByTestId('meter-missing')).toHaveTextContent('2');
  await tap('without-15th');
  expect(screen.queryByTestId('meter-missing')).toBeNull();
  await tap('next-step');
  await waitFor(() => expect(stateNow().result).toEqual({ winner: 'ijn', how: 'judged' }));
});

test('[MUK-18] a unit below another has no name on the tab until its side wants to use it', async () => {
  await playMukden({ played: [...ROUND_THE_15TH, ...TO_COMBAT] });
  await screen.findByTestId('tape');
  // The 3rd Division lies on the 5th.
  expect(await screen.findByTestId('ready-2117-1')).toHaveTextContent(/Unit 1 below 3rd Division/);
  expect(screen.queryByText('5th Division')).toBeNull();
  await tap('ready-2117-1');
  expect(await screen.findByText('Use this unit?')).toBeOnTheScreen();
  await tap('sure-cancel');
  expect(screen.queryByText('5th Division')).toBeNull();
});

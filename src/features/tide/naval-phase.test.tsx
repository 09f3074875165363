import { act, fireEvent, screen, waitFor, within } from 'expo-router/testing-library';

import { newDraft } from '@/game/act';
import type { Command } from '@/rules/tide/index';
import { commitDraft } from '@/store/session';
import { motion } from '@/ui/tokens';
import { nextLabel, openCurtain, playTide, renderTide, shown, stateNow, tap } from '@/testing/tide-campaign';

const RUSSIANS = ['sevastopol', 'poltava', 'retvizen'];
const JAPANESE = ['mikasa', 'asahi', 'fuji', 'japanese-cruisers-1'];

/** Port Arthur is out, the Japanese are outside. */
const AT_SEA: readonly (readonly [Command])[] = [
  [{ type: 'stayInPort', fleet: 'vladivostok' }],
  [{ type: 'sail', fleet: 'port-arthur', ships: RUSSIANS }],
  [{ type: 'sail', fleet: 'japan', ships: JAPANESE }],
];
const MET: readonly (readonly [Command, ...(readonly number[])])[] = [
  ...AT_SEA,
  [{ type: 'enterCoastal' }, 1, 1, 1, 1],
  [{ type: 'reveal' }],
];
const TO_CHITS = [...MET, [{ type: 'fightOn', side: 'irn' }], [{ type: 'fightOn', side: 'ijn' }]] as typeof MET;
const FIGHT = [
  ...TO_CHITS,
  [{ type: 'pickChits', side: 'ijn', chits: ['FSH', 'HP'] }],
  [{ type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] }],
  [{ type: 'revealChits' }],
] as typeof MET;
const CROSSED = [...FIGHT, [{ type: 'crossT', side: 'ijn' }, 3]] as typeof MET;

test('nobody sails: two taps, and the base game goes on', async () => {
  await playTide();
  await waitFor(() => expect(nextLabel()).toBe('Stay in port'));
  await tap('next-step');
  await waitFor(() => expect(stateNow().step).toBe('port-arthur'));
  await tap('next-step');
  await waitFor(() => expect(stateNow().step).toBe('land'));
  expect(nextLabel()).toBe('Start turn 3');
});

test('the ladder opens the step in hand with what each answer brings; the filled button gives it', async () => {
  await playTide({ played: [[{ type: 'stayInPort', fleet: 'vladivostok' }]] });
  await screen.findByTestId('ladder');
  expect(within(screen.getByTestId('step-1')).getByText('Vladivostok stays in port')).toBeOnTheScreen();
  expect(within(screen.getByTestId('step-2')).getByText('Does Port Arthur sail?')).toBeOnTheScreen();
  expect(screen.getByText('Rule 8.3.1 is lifted this turn.')).toBeOnTheScreen();
  await tap('answer-yes');
  expect(nextLabel()).toBe('Choose ships');
  expect(screen.queryByText('Rule 8.3.1 is lifted this turn.')).toBeNull();
});

test('[TAS-4] on turns 8 to 12 the step of Vladivostok is crossed out, with its reason and rule', async () => {
  await playTide({ setup: { turn: 1 }, played: [[{ type: 'goTo', turn: 8, step: 'sortie' }]] });
  await screen.findByTestId('ladder');
  const first = within(screen.getByTestId('step-1'));
  expect(first.getByText('Vladivostok is frozen on turns 8 to 12')).toHaveStyle({ textDecorationLine: 'line-through' });
  fireEvent.press(first.getByTestId('step-rule-1'));
  expect(await screen.findByText(/Vladivostok does not sortie on turns 8 to 12/)).toBeOnTheScreen();
});

test('ships are picked behind the curtain and locked in; everybody hears that the fleet sailed', async () => {
  await playTide({ played: [[{ type: 'stayInPort', fleet: 'vladivostok' }]], at: 'sail/port-arthur' });
  await openCurtain();
  await tap('pick-retvizen');
  await tap('pick-poltava');
  expect(shown('lock-in').props.accessibilityLabel).toBe('Lock in');
  await tap('lock-in');
  await waitFor(() => expect(stateNow().step).toBe('japan'));
  expect(stateNow().meetings['port-arthur'].irn?.ships).toEqual(['poltava', 'retvizen']);
  expect(screen.queryByText('Poltava')).toBeNull();
});

test('[TAS-30] a ship under a Port marker is asked for once, and the log says that she was allowed', async () => {
  await playTide({
    played: [
      [{ type: 'correct', path: ['ships', 'poltava', 'port'], value: true }],
      [{ type: 'stayInPort', fleet: 'vladivostok' }],
    ],
    at: 'sail/port-arthur',
  });
  await openCurtain();
  await tap('pick-poltava');
  await tap('sure-confirm');
  await waitFor(() => expect(screen.getByTestId('pick-poltava').props.accessibilityState.checked).toBe(true));
  await tap('lock-in');
  await waitFor(() => expect(stateNow().step).toBe('japan'));
  expect(stateNow().meetings['port-arthur'].irn?.ships).toEqual(['poltava']);
});

test('[AMB-1] where the Japanese decide once for both fleets they pick two groups behind one curtain', async () => {
  await playTide({
    setup: { houseRules: { bothFleetsOut: 'split' } },
    played: [
      [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
      [{ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] }],
    ],
    at: 'sail/japan',
  });
  await openCurtain();
  await tap('pick-mikasa');
  await tap('group-port-arthur');
  await tap('all-ships');
  await tap('lock-in');
  await waitFor(() => expect(stateNow().step).toBe('reveal'));
  expect(stateNow().meetings.vladivostok.ijn?.ships).toEqual(['mikasa']);
  expect(stateNow().meetings['port-arthur'].ijn?.ships).toHaveLength(11);
});

test('[AMB-1] a ship that is ticked in the other group changes over', async () => {
  await playTide({
    setup: { houseRules: { bothFleetsOut: 'split' } },
    played: [
      [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
      [{ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] }],
    ],
    at: 'sail/japan',
  });
  await openCurtain();
  await tap('pick-mikasa');
  await tap('pick-asahi');
  await tap('group-port-arthur');
  await tap('pick-mikasa');
  await tap('lock-in');
  await waitFor(() => expect(stateNow().step).toBe('reveal'));
  expect(stateNow().meetings.vladivostok.ijn?.ships).toEqual(['asahi']);
  expect(stateNow().meetings['port-arthur'].ijn?.ships).toEqual(['mikasa']);
});

test('[AMB-1][AMB-14] a fleet against which nobody was sent has its step behind it', async () => {
  await playTide({
    setup: { houseRules: { bothFleetsOut: 'split' } },
    played: [
      [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
      [{ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] }],
      [{ type: 'sail', fleet: 'japan', ships: [], portArthur: ['mikasa'] }],
      [{ type: 'reveal' }],
    ],
  });
  await waitFor(() => expect(stateNow().step).toBe('enter'));
  expect(within(await screen.findByTestId('step-6')).getByText('No ships to fight')).toBeOnTheScreen();
});

test('a ship that was ticked and went down before the fleet sailed is not in the way', async () => {
  await playTide({ played: [[{ type: 'stayInPort', fleet: 'vladivostok' }]], at: 'sail/port-arthur' });
  await openCurtain();
  await tap('pick-retvizen');
  await tap('pick-poltava');
  await act(async () => {
    await commitDraft(newDraft({ type: 'correct', path: ['ships', 'poltava', 'fate'], value: 'sunk' }));
  });
  await tap('lock-in');
  await waitFor(() => expect(stateNow().step).toBe('japan'));
  expect(stateNow().meetings['port-arthur'].irn?.ships).toEqual(['retvizen']);
});

test('mines are rolled behind the curtain; the fleets are revealed from there', async () => {
  await playTide({ played: AT_SEA, at: 'mines/ijn' });
  await openCurtain();
  await tap('roll-secret');
  await waitFor(() => expect(stateNow().step).toBe('reveal'));
  expect(screen.getAllByText(/^(Through|Back to port)$/)).toHaveLength(4);
  await tap('after-roll');
  await waitFor(() => expect(stateNow().step).toBe('withdraw-irn'));
  expect(await screen.findByTestId('met-fleets')).toBeOnTheScreen();
});

test('dice of the mines are still there when something else was done after them', async () => {
  await playTide({
    played: [...AT_SEA, [{ type: 'enterCoastal' }, 1, 6, 1, 1], [{ type: 'setBaseGame', transport: 11 }]],
    at: 'mines/ijn',
  });
  await openCurtain();
  expect(within(await screen.findByTestId('mine-mikasa')).getByText('Through')).toBeOnTheScreen();
  expect(within(screen.getByTestId('mine-asahi')).getByText('Back to port')).toBeOnTheScreen();
  expect(within(screen.getByTestId('mine-asahi')).getByLabelText('rolled 6')).toBeOnTheScreen();
});

test('a side that crossed no mines has no dice of theirs to look at', async () => {
  await playTide({ played: [...AT_SEA, [{ type: 'enterCoastal' }, 1, 1, 1, 1]], at: 'mines/irn' });
  await openCurtain();
  expect(await screen.findByTestId('not-now')).toBeOnTheScreen();
  expect(screen.queryByText('Back to port')).toBeNull();
});

test('once revealed, the log has both lists with the time each was locked in', async () => {
  await playTide({ played: [...AT_SEA, [{ type: 'enterCoastal' }, 1, 6, 1, 1], [{ type: 'reveal' }]], at: '?tab=log' });
  expect(await screen.findByText('Both fleets revealed')).toBeOnTheScreen();
  expect(
    screen.getByText(/^Japanese, locked in \d\d:\d\d: Mikasa, Asahi, Fuji, Japanese Cruisers 1$/),
  ).toBeOnTheScreen();
  expect(screen.getByText(/^Russians, locked in \d\d:\d\d: Sevastopol, Poltava, Retvizen$/)).toBeOnTheScreen();
  expect(screen.getByText('Turned back by mines: Asahi')).toBeOnTheScreen();
});

test('[TAS-12][TAS-13] fight or withdraw, the points and the transport beside it', async () => {
  await playTide({ played: [...MET, [{ type: 'fightOn', side: 'irn' }]] });
  await screen.findByTestId('met-fleets');
  expect(nextLabel()).toBe('Fight on');
  await tap('answer-no');
  expect(screen.getByText('Togo points −2.')).toBeOnTheScreen();
  expect(screen.getByText('Japanese transport −4 this turn.')).toBeOnTheScreen();
  await tap('next-step');
  await waitFor(() => expect(stateNow().togo.points).toBe(8));
  expect(stateNow().transport.minus).toBe(4);
});

test('[TAS-19] chits: after the first curtain the second one, then both are revealed on the matrix', async () => {
  await playTide({ played: [...MET, [{ type: 'fightOn', side: 'irn' }]] });
  await tap('next-step');
  await openCurtain();
  await tap('chit-FSH');
  await tap('chit-HP');
  expect(await screen.findByTestId('outlook')).toBeOnTheScreen();
  await tap('lock-in');
  expect(await screen.findByText('Russian admiral only')).toBeOnTheScreen();
  expect(screen.queryByText('FSH + HP')).toBeNull();
  await openCurtain();
  await tap('chit-HP');
  await tap('chit-HP');
  await tap('slot-1');
  await tap('chit-HS');
  await tap('lock-in');
  await waitFor(() => expect(nextLabel()).toBe('Reveal chits'));
  await tap('next-step');
  expect(await screen.findByTestId('manoeuvre')).toBeOnTheScreen();
  expect(screen.getByTestId('crossing-odds')).toHaveTextContent('67%on 4 or less');
});

test('[TAS-21] the T is crossed with its odds beside the button, and the guns are next', async () => {
  await playTide({ played: FIGHT, at: 'manoeuvre' });
  await tap('cross-t');
  expect(await screen.findByTestId('fire')).toBeOnTheScreen();
  expect(stateNow().fight?.round).toBe(1);
});

test('[TAS-23] sets are matched in line order; a changed one that is too early is refused with its rule', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await screen.findByTestId('pairs');
  expect(screen.getByText('3 sets, in line order')).toBeOnTheScreen();
  expect(screen.getByText('1 left over, used as a second ship')).toBeOnTheScreen();
  const first = within(screen.getByTestId('set-sevastopol'));
  expect(first.getByText('Mikasa')).toBeOnTheScreen();
  expect(first.getByText('Japanese Cruisers 1')).toBeOnTheScreen();
  await tap('change-sets');
  await tap('firer-asahi');
  await tap('target-sevastopol');
  expect(await screen.findByTestId('objection')).toHaveTextContent(/A (second|third) ship only when every target/);
  await tap('fire-all');
  expect(await screen.findByTestId('refused-allow')).toBeOnTheScreen();
  expect(screen.getByText('Allow anyway')).toBeOnTheScreen();
});

test('pairs that were changed are still there after a reload, and fire as they were changed', async () => {
  const id = await playTide({ played: CROSSED, at: 'fire' });
  await tap('change-sets');
  await tap('firer-japanese-cruisers-1');
  await tap('target-poltava');
  await screen.findByText('3 sets, changed');
  screen.unmount();
  renderTide(id, 'fire');
  expect(await screen.findByText('3 sets, changed')).toBeOnTheScreen();
  expect(within(screen.getByTestId('set-poltava')).getByText('Japanese Cruisers 1')).toBeOnTheScreen();
  // What the rules refuse is kept as well, and is no roll that waits for its dice.
  await tap('change-sets');
  await tap('firer-fuji');
  await tap('target-sevastopol');
  await screen.findByTestId('objection');
  screen.unmount();
  renderTide(id);
  await screen.findByTestId('next-step');
  expect(screen.queryByTestId('go-on-roll')).toBeNull();
  await tap('next-step');
  expect(await screen.findByTestId('objection')).toBeOnTheScreen();
  await tap('change-sets');
  await tap('firer-fuji');
  await tap('target-retvizen');
  await tap('fire-all');
  await waitFor(() => expect(stateNow().step).toBe('fire-irn'));
  expect(screen.getByText('3 sets, in line order')).toBeOnTheScreen();
});

test('[TAS-25] every number explains itself: what a gun needs, part by part with its rules', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await tap('need-mikasa-primary');
  const sheet = within(await screen.findByTestId('need-sheet'));
  expect(sheet.getByText('Mikasa, Primary')).toBeOnTheScreen();
  // Rating 3, medium range +1 to the die, T crossed -2.
  expect(sheet.getByTestId('need-need-value')).toHaveTextContent('≤4');
  expect(sheet.getByTestId('rule-TAS-28')).toBeOnTheScreen();
});

test('both halves of a round, one tap each; hits are dashed until both have fired', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await tap('fire-all');
  await waitFor(() => expect(stateNow().step).toBe('fire-irn'));
  const pending = Object.entries(stateNow().fight?.pending ?? {}).filter(([, hits]) => hits > 0);
  expect(pending.length).toBeGreaterThan(0);
  for (const [ship] of pending) expect(await screen.findByTestId(`pending-${ship}`)).toBeOnTheScreen();
  await tap('fire-all');
  await waitFor(() => expect(stateNow().step).toBe('smoke-irn'));
  expect(await screen.findByTestId('smoke-question')).toBeOnTheScreen();
  expect(screen.getByTestId('rolled')).toBeOnTheScreen();
});

test('a second tap of the same thumb does not fire for the other side', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await screen.findAllByTestId('fire-all');
  // However slow this machine is, the second tap comes in time.
  const guard = jest.replaceProperty(motion, 'guard', 5_000 as typeof motion.guard);
  try {
    await tap('fire-all');
    await screen.findByText('Russian fire');
    fireEvent.press(shown('fire-all'));
    await act(() => new Promise((done) => setTimeout(done, 60)));
    expect(stateNow().step).toBe('fire-irn');
  } finally {
    guard.restore();
  }
});

test('own dice are entered set by set on a strip: a row for each ship, columns for her guns', async () => {
  await playTide({ played: CROSSED, at: 'fire', dice: 'own' });
  await tap('fire-all');
  expect(await screen.findByTestId('cell-mikasa.primary')).toBeOnTheScreen();
  expect(screen.getByText('Sevastopol')).toBeOnTheScreen();
  expect(screen.getAllByText('Mikasa').length).toBeGreaterThan(0);
});

test('[TAS-24] torpedoes in place of guns, offered at short range only', async () => {
  const torpedo = { primary: 3, secondary: 2, letter: 'L', torpedo: true } as const;
  await playTide({
    played: [
      [{ type: 'typeRatings', ship: 'mikasa', ratings: torpedo }],
      ...TO_CHITS,
      [{ type: 'pickChits', side: 'ijn', chits: ['FSH', 'FSH'] }],
      [{ type: 'pickChits', side: 'irn', chits: ['HS', 'HS'] }],
      [{ type: 'revealChits' }],
    ],
    at: 'fire',
  });
  await tap('how-mikasa-torpedoes');
  expect(await screen.findByTestId('need-mikasa-torpedo')).toHaveTextContent('≤4');
  expect(screen.queryByTestId('how-asahi')).toBeNull();
});

test('[TAS-27] torpedoes beyond short range: the rule says no, and may be set aside', async () => {
  const torpedo = { primary: 3, secondary: 2, letter: 'L', torpedo: true } as const;
  await playTide({ played: [[{ type: 'typeRatings', ship: 'mikasa', ratings: torpedo }], ...CROSSED], at: 'fire' });
  await screen.findAllByTestId('fire-all');
  expect(screen.queryByTestId('how-mikasa')).toBeNull();
  await tap('change-sets');
  await tap('how-mikasa-torpedoes');
  expect(await screen.findByTestId('objection')).toHaveTextContent(/Torpedoes run at short range only/);
  await tap('fire-all');
  await tap('refused-allow');
  expect(await screen.findByTestId('cell-mikasa.torpedo')).toBeOnTheScreen();
});

test('a ship without values cannot fire: they are typed first', async () => {
  await playTide({
    played: [...CROSSED, [{ type: 'correct', path: ['ships', 'mikasa', 'ratings'], value: null }]],
    at: 'fire',
  });
  await tap('type-ratings');
  expect(await screen.findByTestId('ratings')).toBeOnTheScreen();
});

test('[TAS-29] smoke with what it changes, Russians first', async () => {
  const round = [
    ...CROSSED,
    [{ type: 'fire', side: 'ijn' }, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    [{ type: 'fire', side: 'irn' }, 6, 6, 6, 6, 6, 6],
  ];
  await playTide({ played: round as typeof MET });
  await screen.findByTestId('smoke-question');
  expect(nextLabel()).toBe('No smoke');
  await tap('answer-yes');
  expect(screen.getByText('The range becomes long.')).toBeOnTheScreen();
  await tap('next-step');
  await waitFor(() => expect(stateNow().step).toBe('smoke-ijn'));
});

test('[TAS-30] all dice of a port in one cell; one tap recovers', async () => {
  await playTide({
    played: [
      [{ type: 'correct', path: ['ships', 'poltava', 'port'], value: true }],
      [{ type: 'correct', path: ['ships', 'mikasa', 'port'], value: true }],
      [{ type: 'stayInPort', fleet: 'vladivostok' }],
      [{ type: 'stayInPort', fleet: 'port-arthur' }],
    ],
  });
  expect(await screen.findByTestId('port-port-arthur')).toHaveTextContent(/1 × ≤3/);
  expect(nextLabel()).toBe('Roll 2 dice');
  await tap('next-step');
  await waitFor(() => expect(stateNow().step).toBe('land'));
  expect(screen.getByTestId('rolled')).toBeOnTheScreen();
});

test('[TAS-31] where conditions in port are secret each side rolls behind its curtain, whatever it has to roll', async () => {
  await playTide({
    setup: { houseRules: { conditionInPort: 'secret' } },
    played: [
      [{ type: 'correct', path: ['ships', 'poltava', 'port'], value: true }],
      [{ type: 'stayInPort', fleet: 'vladivostok' }],
      [{ type: 'stayInPort', fleet: 'port-arthur' }],
    ],
  });
  await waitFor(() => expect(nextLabel()).toBe('Roll in port'));
  expect(screen.queryByText('Poltava')).toBeNull();
  await tap('next-step');
  await openCurtain();
  await tap('roll-secret');
  await waitFor(() => expect(stateNow().recovered.ijn).toBe(true));
  await tap('after-roll');
  expect(await screen.findByText('Russian admiral only')).toBeOnTheScreen();
});

test('[TAS-32] the evacuation is announced at the start of the phase, and asked about once', async () => {
  await playTide();
  await tap('announce-evacuation');
  await tap('sure-confirm');
  await waitFor(() => expect(stateNow().evacuating).toBe(true));
  expect(await screen.findByTestId('evacuating')).toBeOnTheScreen();
});

test('[TAS-5][TAS-33] Tsushima, the victory points of the base game, and the total against 70', async () => {
  await playTide({ setup: { turn: 1 } });
  await tap('begin-tsushima');
  await waitFor(() => expect(stateNow().step).toBe('mines'));
  expect(nextLabel()).toBe('Roll 10 dice');
  await tap('next-step');
  await waitFor(() => expect(stateNow().step).toBe('chits'));
});

test('a campaign that is not over has no result, and its screen says so', async () => {
  await playTide({ at: 'result' });
  expect(await screen.findByText('Not over yet')).toBeOnTheScreen();
  expect(screen.queryByTestId('result')).toBeNull();
});

test('the end: points are typed, the campaign is counted', async () => {
  await playTide({
    setup: { turn: 1 },
    played: [[{ type: 'beginTsushima' }], [{ type: 'enterOpenSea' }, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]],
  });
  await waitFor(() => expect(nextLabel()).toBe('Type points'));
  await tap('next-step');
  await tap('points-pad-6');
  await tap('points-pad-1');
  await tap('keep-points');
  await waitFor(() => expect(nextLabel()).toBe('End campaign'));
  await tap('next-step');
  expect(await screen.findByTestId('result-total')).toHaveTextContent('71');
  expect(screen.getByText('Japanese victory')).toBeOnTheScreen();
});

test('[TAS-4] a fleet that the calendar keeps in port may be allowed to sail, and the log says so', async () => {
  await playTide({ setup: { turn: 1 }, played: [[{ type: 'goTo', turn: 8, step: 'sortie' }]] });
  await tap('sortie-anyway');
  await openCurtain();
  await tap('all-ships');
  await tap('lock-in');
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().meetings.vladivostok.irn?.ships).toHaveLength(4));
});

test('[TAS-29] smoke at the wrong moment is refused with its rule, and may be allowed', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await tap('change-sets');
  await tap('smoke-anyway');
  expect(await screen.findByText(/Smoke is laid after round one of two/)).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().fight?.smoke.ijn).toBe(true));
});

test('[TAS-23] the side that is fired at lines up otherwise: the sets follow its line', async () => {
  await playTide({ played: CROSSED, at: 'fire' });
  await tap('change-sets');
  await tap('line-up');
  await tap('forward-poltava');
  await tap('keep-line');
  await waitFor(() => expect(stateNow().fight?.lines.irn).toEqual(['poltava', 'sevastopol', 'retvizen']));
  await waitFor(() => expect(within(screen.getByTestId('set-poltava')).getByText('Mikasa')).toBeOnTheScreen());
});

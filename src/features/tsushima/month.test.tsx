import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Command } from '@/rules/tsushima/index';
import {
  nextLabel,
  openCurtain,
  playTsushima,
  renderCampaign,
  shown,
  stateNow,
  tap,
} from '@/testing/tsushima-campaign';

type Played = readonly (readonly [Command, ...(readonly number[])])[];

/** War at Sea up to the first phase: the Italian cruisers are Japanese. */
const BEGUN: Played = [
  [{ type: 'rollItalianCruisers' }, 3, 5],
  [{ type: 'choosePlan', plan: 'B' }],
  [{ type: 'startCampaign' }],
];
/** Out of the surprise phases, at the claims of phase III. */
const PHASE_III: Played = [...BEGUN, [{ type: 'goTo', year: 1904, month: 2, phase: 3 }]];
const started: Played = [...PHASE_III, [{ type: 'startPhase', claims: [] }]];
const at = (kind: 'port' | 'partial' | 'open' | 'zone', name: string) => ({ kind, name }) as const;
const groupOf = (ship: string): string =>
  Object.values(stateNow().groups).find(({ ships }) => ships.includes(ship))!.id;

test('[TSU-54] protection is claimed port by port: what was taken off is not claimed, after a reload neither', async () => {
  const id = await playTsushima({ played: PHASE_III });
  await waitFor(() => expect(nextLabel()).toBe('Start phase III'));
  expect(shown('claim-irn.port-arthur-yes')).toBeOnTheScreen();
  await tap('claim-irn.vladivostok-no');
  screen.unmount();
  renderCampaign(id);
  expect(await screen.findByTestId('claim-irn.vladivostok-no')).toBeChecked();
  await tap('next-step');
  await waitFor(() => expect(stateNow().claims.irn).toContain('port-arthur'));
  expect(stateNow().claims.irn).not.toContain('vladivostok');
  expect(stateNow()).toMatchObject({ step: 'move', active: 'ijn' });
});

test('[TSU-9] a group is moved to a hex of partial sea, and grounding is rolled for once', async () => {
  await playTsushima({ played: started });
  await tap(`group-ijn-battle-1`);
  await tap('where-kind-partial');
  await tap('where-known-port-arthur');
  await tap('move-keep');
  await waitFor(() => expect(stateNow().groups['ijn-battle-1']!.where).toEqual(at('partial', 'port-arthur')));
  await waitFor(() => expect(nextLabel()).toBe('Roll grounding'));
  expect(await screen.findByText(/ships in partial sea, \d/)).toBeOnTheScreen();
  await tap('grounding');
  const order = () => screen.getAllByTestId(/^order-[a-z]+$/).map(({ props }) => props.testID as string);
  const [first, second] = await screen.findAllByTestId(/^order-[a-z]+$/).then(order);
  await tap(`${second}-up`);
  expect(order().slice(0, 2)).toEqual([second, first]);
  await tap('roll-grounding');
  await waitFor(() => expect(stateNow().grounded.ijn).toBe(true));
  await waitFor(() => expect(nextLabel()).toBe('End move'));
});

test('[TSU-9] before the die for grounding is entered it is said what it decides', async () => {
  await playTsushima({
    dice: 'own',
    played: [...started, [{ type: 'moveGroup', group: 'ijn-battle-1', where: at('partial', '1710') }]],
  });
  await tap('next-step');
  expect(await screen.findByTestId('tray-chance')).toHaveTextContent('17% for a grounding');
});

test('[TSU-19] [TSU-20] a search shows its sum, and evading costs 2 and the searches of the month', async () => {
  await playTsushima({
    played: [
      ...started,
      [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'correct', path: ['groups', 'irn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'endMove' }],
    ],
  });
  await waitFor(() => expect(nextLabel()).toBe('Search 1710'));
  await tap('next-step');
  // Nobody moved: they were there before.
  expect(await screen.findByTestId('search-modifier', { includeHiddenElements: true })).toHaveTextContent('+2');
  await tap('search-sum-evades-evade');
  expect(screen.getByTestId('search-modifier', { includeHiddenElements: true })).toHaveTextContent('0');
  expect(screen.getByText('Spotted on a die of 5 or more')).toBeOnTheScreen();
  await tap('roll-search');
  await waitFor(() => expect(stateNow().evading.irn).toBe(true));
  expect(stateNow().tried).toContain('search.1710');
});

test('[TSU-18] own dice: the face alone records the search', async () => {
  await playTsushima({
    dice: 'own',
    played: [
      ...started,
      [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'correct', path: ['groups', 'irn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'endMove' }],
    ],
  });
  await tap('contact-1710');
  await tap('own-die-face-2');
  await waitFor(() => expect(stateNow().tried).toContain('search.1710'));
  expect(stateNow().battle).toBeNull();
  expect(await screen.findByText('Japanese found nobody: rolled 2, needed 3')).toBeOnTheScreen();
});

test('[TSU-4] the terminal phase is one list: each row by the filled button, then the month ends', async () => {
  await playTsushima({
    played: [...BEGUN, [{ type: 'goTo', year: 1904, month: 2, phase: 7 }]],
  });
  expect(await screen.findByTestId('row-channel')).toBeOnTheScreen();
  await waitFor(() => expect(nextLabel()).toBe('Mines done'));
  await tap('next-step');
  await waitFor(() => expect(nextLabel()).toBe('Land troops'));
  await tap('next-step');
  await waitFor(() => expect(nextLabel()).toBe('Move on'));
  await tap('next-step');
  for (const group of Object.values(stateNow().groups).filter(({ where }) => where.kind === 'zone')) {
    await tap(`group-${group.id}`);
    await tap('where-zone-china-sea');
    await tap('zone-keep');
  }
  await tap('zones-keep');
  await waitFor(() => expect(stateNow().terminal.zones).toBe(true));
});

test('[TSU-61] Port Arthur falls: the Russians choose whom to scuttle, the others are captured', async () => {
  await playTsushima({
    played: [
      ...BEGUN,
      [{ type: 'goTo', year: 1904, month: 9, phase: 7 }],
      [{ type: 'correct', path: ['land', 'successes'], value: 6 }],
      [{ type: 'correct', path: ['land', 'total'], value: 18 }],
      [{ type: 'correct', path: ['land', 'delivered'], value: 8 }],
      [{ type: 'resolveTroops' }, 3],
    ],
  });
  await waitFor(() => expect(stateNow().step).toBe('fall'));
  await waitFor(() => expect(nextLabel()).toMatch(/^Scuttle \d+ ships$/));
  await tap('scuttle-retvizan');
  await tap('next-step');
  await waitFor(() => expect(stateNow().ships.retvizan).toMatchObject({ captured: true, side: 'ijn' }));
  expect(stateNow().released['baltic-2']).toBe(true);
});

test('[TSU-56] block ships follow a failed attack, [TSU-46] and the Russians raid a town', async () => {
  await playTsushima({
    played: [
      ...PHASE_III,
      [{ type: 'startPhase', claims: [{ side: 'irn', port: 'port-arthur' }] }],
      [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: at('partial', 'port-arthur') }],
      [{ type: 'correct', path: ['groups', 'irn-cruiser-1', 'where'], value: at('partial', '1905') }],
      [{ type: 'endMove' }],
      [{ type: 'attackPort', own: ['ijn-battle-1'], port: 'port-arthur' }, 5],
    ],
  });
  await tap('to-block-ships');
  expect(await screen.findByTestId('block-odds')).toHaveTextContent('42%blocked');
  await tap('send-block-ships');
  await waitFor(() => expect(stateNow().merchants.sunk).toBe(3));
  await tap('end-fight');
  await waitFor(() => expect(nextLabel()).toBe('End move'));
  await tap('next-step');
  await tap('raid-irn-cruiser-1');
  await waitFor(() => expect(stateNow().tried).toContain('raid.1905'));
});

test('[TSU-17] with hidden stacks grounding and repairs are rolled behind the curtain of their side', async () => {
  await playTsushima({
    setup: { houseRules: { stacks: 'hidden' } },
    played: [...started, [{ type: 'moveGroup', group: 'ijn-battle-1', where: at('partial', '1710') }]],
  });
  await waitFor(() => expect(nextLabel()).toBe('Roll grounding'));
  expect(screen.queryByText(/ships in partial sea/)).toBeNull();
  await tap('next-step');
  await openCurtain();
  await tap('roll-secret');
  await waitFor(() => expect(stateNow().grounded.ijn).toBe(true));
  expect(groupOf('mikasa')).toBe('ijn-battle-1');
});

test('[TSU-17] a search for a hidden stack is behind the curtain, under the strip that closes it', async () => {
  await playTsushima({
    setup: { houseRules: { stacks: 'hidden' } },
    played: [
      ...started,
      [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'correct', path: ['groups', 'irn-battle-1', 'where'], value: at('open', '1710') }],
      [{ type: 'endMove' }],
    ],
  });
  await tap('next-step');
  await openCurtain();
  await tap('search-1710');
  expect(shown('curtain-header')).toHaveTextContent(/Search hex 1710/);
  await tap('back');
  expect(shown('search-1710')).toBeOnTheScreen();
  await tap('search-1710');
  await tap('curtain-close');
  expect(screen.queryByTestId('search-sum')).toBeNull();
});

test('[TSU-34] ships that escape off the board are retreated by the other player, to another hex', async () => {
  const [meeting, hex] = [at('open', '1811'), ['groups', 'irn-cruiser-1', 'where']];
  await playTsushima({
    scenario: 'round-island',
    played: [
      [{ type: 'setStartColumns', ijn: 1, irn: 11 }],
      [{ type: 'place', group: 'ijn-battle-1', where: meeting }],
      [{ type: 'startCampaign' }],
      [{ type: 'goTo', year: 1904, month: 8, phase: 1 }],
      [{ type: 'startPhase', claims: [] }],
      [{ type: 'endMove' }],
      [{ type: 'endFight' }],
      [{ type: 'correct', path: hex, value: meeting }],
      [{ type: 'endMove' }],
      [{ type: 'search', own: ['irn-cruiser-1'], enemy: ['ijn-battle-1'], evades: false, destroyers: 4 }],
    ],
  });
  await tap('to-battle-board');
  await tap('board-more');
  await tap('flee-all');
  await tap('board-face');
  await tap('unit-irn-cruiser-1');
  await tap('move-to-13');
  // The battle is over: the board gives way to what follows.
  await waitFor(() => expect(nextLabel()).toBe('Retreat ships'));
  expect(screen.queryByTestId('no-battle-board')).toBeNull();
  expect(screen.getByText('The Japanese retreat the escaped ships one hex.')).toBeOnTheScreen();
  await tap('next-step');
  expect(shown('where-hex').props.value).toBe('');
  fireEvent.changeText(shown('where-hex'), '1812');
  await tap('move-keep');
  await waitFor(() => expect(stateNow().groups['irn-cruiser-1']!.where).toEqual(at('open', '1812')));
  await waitFor(() => expect(nextLabel()).toBe('End combat'));
});

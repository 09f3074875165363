import { act, fireEvent, screen } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import type { BattleState, Command, WaitingHit } from '@/rules/togo/index';
import { changeDraft, commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { Roll } from '@/features/play/roll/roll-screen';
import { WaitingHits } from '../ship/waiting-hits';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), back: jest.fn() }) }));

const hit = (id: number): WaitingHit => ({
  id,
  kind: 'gun',
  beyond8: false,
  restricted: false,
  source: 'gunfire',
  from: 'izumo',
  weapon: '8in',
  battery: '8in',
  range: 4,
  turn: 1,
  due: 'H',
});
const ULSAN = { scenario: 'ulsan', seed: 11, dice: 'own' } as const;
const command = (of: Command) => newDraft(of as unknown as Json);
const face = (number: number) =>
  act(async () => {
    fireEvent.press(screen.getByTestId(`strip-pad-face-${number}`));
  });

beforeAll(() => openStorage());

test('a hit on the main battery shows what it took, the odds of the die that follows, and the explosion loudly', async () => {
  const state: BattleState = await openTogo(currentDatabase()!, 'h', {
    ...ULSAN,
    until: { turn: 2, phase: 'H' },
  });
  expect(state.ships.rossia?.fate).toBe('afloat');
  const hits = [hit(1), hit(2)] as unknown as Json;
  await commitDraft(command({ type: 'correct', path: ['ships', 'rossia', 'waiting'], value: hits }));
  await changeDraft(() => command({ type: 'rollDamage', ships: ['rossia'] }));
  expect(useSession.getState().open?.drafts.public).toBeDefined();
  renderUi(
    <InBattle>
      <Roll onClose={jest.fn()} />
    </InBattle>,
  );
  expect(screen.getByText('1 of 2')).toBeOnTheScreen();
  await face(2);
  expect(screen.getByText('Half the main guns lost')).toBeOnTheScreen();
  expect(screen.getByLabelText('Sunk: 1 in 6')).toBeOnTheScreen();
  expect(screen.getByLabelText('Fire: 2 in 6')).toBeOnTheScreen();
  expect(screen.getByLabelText('No effect: 3 in 6')).toBeOnTheScreen();
  expect(screen.getByText('17% to blow up')).toBeOnTheScreen();
  await face(1);
  expect(screen.getByTestId('explosion')).toBeOnTheScreen();
});

test('[AMB-5] of a torpedo that did not penetrate only S counts; its hit is not said to be one of the damage phase', async () => {
  const state = await openTogo(currentDatabase()!, 't', { ...ULSAN, until: { turn: 2, phase: 'H' } });
  expect(state.ships.rossia?.card.type).toBe('CA');
  const torpedo = { ...hit(1), kind: 'torpedo', source: 'torpedo', weapon: 'torpedo', restricted: true };
  await commitDraft(
    command({ type: 'correct', path: ['ships', 'rossia', 'waiting'], value: [torpedo] as unknown as Json }),
  );
  const shown = renderInBattle(<WaitingHits waiting={[{ ...torpedo, due: 'D' } as WaitingHit]} />);
  expect(screen.getByText('One hit, resolved in D')).toBeOnTheScreen();
  expect(screen.queryByLabelText(/in H/)).toBeNull();
  shown.unmount();
  await changeDraft(() => command({ type: 'rollDamage', ships: ['rossia'] }));
  renderUi(
    <InBattle>
      <Roll onClose={jest.fn()} />
    </InBattle>,
  );
  await face(1);
  expect(screen.getByText('P P do not count: did not penetrate')).toBeOnTheScreen();
});

test('rolled for all ships, the dice stop at an explosion, say so, and tell the results once', async () => {
  await openTogo(currentDatabase()!, 'all', { ...ULSAN, until: { turn: 2, phase: 'H' } });
  for (const ship of ['rossia', 'gromoboi']) {
    const value = [ship === 'rossia' ? hit(1) : { ...hit(2), restricted: true }] as unknown as Json;
    await commitDraft(command({ type: 'correct', path: ['ships', ship, 'waiting'], value }));
  }
  await changeDraft(() => command({ type: 'rollDamage', ships: ['rossia', 'gromoboi'], stopAtExplosion: true }));
  renderUi(
    <InBattle>
      <Roll onClose={jest.fn()} />
    </InBattle>,
  );
  expect(screen.queryByText(/Paused so that everybody can see/)).toBeNull();
  expect(screen.getAllByText('S and F only')).toHaveLength(1);
  await face(2);
  await face(1);
  expect(screen.getAllByText(/Rossia blew up/)).toHaveLength(1);
  expect(screen.getByText(/Paused so that everybody can see/)).toBeOnTheScreen();
});

test('[TOGO-67] each crew says what it works on before its die is thrown', async () => {
  await openTogo(currentDatabase()!, 'g', { ...ULSAN, until: { turn: 2, phase: 'G' } });
  const marker = { id: 7, letter: 'M', permanent: false, hit: 1, turn: 1 };
  await commitDraft(command({ type: 'correct', path: ['ships', 'rossia', 'markers'], value: [marker] }));
  await commitDraft(command({ type: 'correct', path: ['ships', 'gromoboi', 'fires'], value: 1 }));
  const tries = [
    { ship: 'rossia', attempt: 7 },
    { ship: 'gromoboi', attempt: 'fire' as const },
  ];
  await changeDraft(() => command({ type: 'controlDamage', tries }));
  renderUi(
    <InBattle>
      <Roll onClose={jest.fn()} />
    </InBattle>,
  );
  expect(screen.getByTestId('cell-rossia.control')).toHaveTextContent(/main battery/);
  expect(screen.getByTestId('cell-gromoboi.control')).toHaveTextContent(/fire/);
});

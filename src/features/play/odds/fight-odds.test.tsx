import { screen, within } from '@testing-library/react-native';

import { battleAhead, type BattleState } from '@/rules/togo/index';
import { landOdds } from '@/rules/red-sun/index';
import { houseSetup, tsushimaCampaign } from '@/rules/tsushima/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderCampaign, shown, tap } from '@/testing/campaign';
import { togoBattleAt } from '@/testing/played-togo';
import { playRedSun } from '@/testing/red-sun-campaign';
import { playTide } from '@/testing/tide-campaign';
import { playTsushima } from '@/testing/tsushima-campaign';

/** What stands in the table, cell by cell. */
const cells = (): readonly string[] =>
  within(shown('break-off'))
    .getAllByText(/^[\d.]+$|^[JR] \+|^even$/)
    .map((cell) => cell.props.children as string);

/** Two old battleships and a strong one, met by one that is all but sunk behind one that is sound. */
const MET = [
  [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
  [{ type: 'sail', fleet: 'japan', ships: ['fuji', 'mikasa', 'japanese-cruisers-1'] }],
  [{ type: 'reveal' }],
  [{ type: 'fightOn', side: 'irn' }],
  [{ type: 'fightOn', side: 'ijn' }],
] as const;

test('Tide: the policy and what is swapped are said, and each choice has numbers of its own', async () => {
  await playTide({ played: MET, at: 'odds' });
  expect(await screen.findByTestId('policy')).toHaveTextContent(/Ships matched in line order/);
  expect(screen.queryByTestId('swap-words')).toBeNull();
  const now = cells();
  await tap('aims-best');
  expect(shown('policy')).toHaveTextContent(/The strongest guns take damaged battleships first/);
  await tap('swap-sides-swapped');
  expect(shown('swap-words')).toHaveTextContent(/^Each side fights with the other’s ships/);
  expect(cells()).not.toEqual(now);
  // The cruisers are Japanese now, and bring no points: whoever had the battleships lost none to begin with.
  expect(within(shown('who-is-lost')).getByText('Mikasa')).toBeOnTheScreen();
});

test('Tsushima: in a port battle the coast guns stay with the port; the rules set the targets, so none are chosen', async () => {
  const { units } = tsushimaCampaign.begin(houseSetup('', 'port-arthur')).battle!;
  const japanese = Object.values(units).filter(({ side }) => side === 'ijn');
  const near = japanese.map(({ id }) => [{ type: 'arrange', unit: id, column: 9 } as const] as const);
  await playTsushima({ scenario: 'port-arthur', played: near, at: 'odds' });
  expect(await screen.findByTestId('policy')).toHaveTextContent(/lead on lead as the rules set it/);
  expect(screen.queryByTestId('aims-best')).toBeNull();
  const now = cells();
  await tap('swap-sides-swapped');
  expect(shown('swap-words')).toHaveTextContent(/coast guns and the surprise stay with their side/);
  expect(cells()).not.toEqual(now);
});

test('Tsushima: on the open sea nothing is offered that only exchanges the losses', async () => {
  await playTsushima({ scenario: 'chemulpo', at: 'odds' });
  expect(await screen.findByTestId('swap-words')).toHaveTextContent(/^Both sides fight by the same rules here/);
  expect(screen.queryByTestId('swap-sides-swapped')).toBeNull();
});

const AT_SEA = [
  [{ type: 'goTo', turn: 1, season: 'winter', stage: 'movement' }],
  [{ type: 'moveFleet', fleet: 'second-fleet', place: 'sea' }],
  [{ type: 'moveFleet', fleet: 'vladivostok-squadron', place: 'sea' }],
  [{ type: 'startBattle', ijn: ['second-fleet'], irn: ['vladivostok-squadron'], hours: 4 }],
] as const;

test('Red Sun Rising: in line order or with the best targets', async () => {
  await playRedSun({ played: AT_SEA, at: 'odds' });
  expect(await screen.findByTestId('policy')).toHaveTextContent(/every ship fires at her opposite number/);
  const now = cells();
  await tap('aims-best');
  expect(shown('policy')).toHaveTextContent(/adds most to the defence points sunk/);
  expect(cells()).not.toEqual(now);
});

test('[RSR-21] the luck of assaults stands in the report, against what each face of the column costs', async () => {
  await playRedSun({
    played: [
      [{ type: 'goTo', turn: 1, season: 'winter', stage: 'ijn-combat' }],
      [
        {
          ...{ type: 'assault', attackers: ['guards-division'], defenders: ['1st-siberian-corps'] },
          ...{ attack: 9, defence: 9, terrain: 'clear', river: false },
        },
        4,
      ],
    ],
    at: 'report',
  });
  const row = await screen.findByText('Japanese: Assaults (defender’s steps)');
  const { cells: faces, meanDefender } = landOdds({ attack: 9, defence: 9, terrain: 'clear', river: false });
  const brought = faces[3]![1];
  expect(row).toBeOnTheScreen();
  expect(screen.getAllByText(meanDefender.toFixed(1)).length).toBeGreaterThan(0);
  const chance = faces.filter(([, lost]) => (brought >= meanDefender ? lost >= brought : lost <= brought)).length / 6;
  const words = brought >= meanDefender ? 'or more' : 'or fewer';
  expect(screen.getByText(`${Math.round(100 * chance)}% ${words}`)).toBeOnTheScreen();
});

test('Togo: turns ahead by the name of the turn, ships lost as the rules work them out', async () => {
  await openStorage();
  const state: BattleState = await togoBattleAt(currentDatabase()!, 'togo-ahead', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'F' },
  });
  renderCampaign('togo-ahead', 'odds');
  expect(await screen.findByTestId('policy')).toHaveTextContent(/her usual target/);
  const [first] = battleAhead(state, 'line', 1)!;
  expect(screen.getAllByText(`Turn ${state.turn}`).length).toBeGreaterThan(0);
  expect(cells()[0]).toBe(first!.lost.ijn.toFixed(2));
  expect(shown('swap-words')).toHaveTextContent(/^Both sides fight by the same rules here/);
  await tap('aims-best');
  const [best] = battleAhead(state, 'best', 1)!;
  expect(cells()[1]).toBe(best!.lost.irn.toFixed(2));
});

test('no fight: a sentence in place of numbers', async () => {
  await playTide({ at: 'odds' });
  expect(await screen.findByText('No fight to look ahead to')).toBeOnTheScreen();
});

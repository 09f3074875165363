import { act, fireEvent, screen } from '@testing-library/react-native';

import { battleView } from '@/rules/togo/index';
import { undoLast } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { FleetList } from './fleet-list';
import { fleetLists } from './fleet-lists';
import { useGame } from '../game';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const seen: ReturnType<typeof useGame>['view'][] = [];
function Witness() {
  seen.push(useGame().view);
  return <FleetList />;
}

test('a fleet of fifty-nine opens with a screen of rows, and what happens to one ship leaves the others as they are', async () => {
  await openStorage();
  await openTogo(currentDatabase()!, 'a', { scenario: 'tsushima-day', until: { turn: 3, phase: 'G' } });
  renderInBattle(<Witness />);
  expect(screen.getAllByTestId(/^fleet-(?!list|filter)/).length).toBeLessThan(15);
  const before = seen.at(-1)!;
  await act(() => undoLast());
  const after = seen.at(-1)!;
  expect(after).not.toBe(before);
  const same = Object.keys(after.formations).filter((id) => after.formations[id] === before.formations[id]);
  expect(same.length).toBeGreaterThan(0);
  expect(Object.keys(after.ships).every((id) => after.ships[id]?.card === before.ships[id]?.card)).toBe(true);
});

test('the row of a silenced ship says so, and every marker beside her, to whoever hears it', async () => {
  await openStorage();
  const state = await openTogo(currentDatabase()!, 'heard', {
    ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'A' } },
    then: [{ type: 'correct', path: ['ships', 'rurik', 'fires'], value: 4 }],
  });
  expect(state.ships.rurik).toMatchObject({ fate: 'afloat', fires: 4 });
  renderInBattle(<FleetList />);
  expect(screen.getByTestId('fleet-izumo')).toHaveAccessibleName(/^Izumo: \d+ dice of 8″, speed .*, \w/);
  fireEvent.press(screen.getByTestId('fleet-filter-burning'));
  expect(screen.getByTestId('fleet-rurik')).toHaveAccessibleName(/^Rurik: silent, speed .*, 4 fires/);
});

test('a ship whose hits have left her no gun is not among those that can fire, though nothing silenced her', async () => {
  await openStorage();
  const lost = (['M', 'M', 'S', 'S'] as const).map((letter, place) => ({
    ...{ id: 900 + place, letter, permanent: false, hit: 900 + place, turn: 3 },
  }));
  const state = await openTogo(currentDatabase()!, 'gunless', {
    ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'A' } },
    then: [
      { type: 'correct', path: ['ships', 'gromoboi', 'markers'], value: lost },
      { type: 'correct', path: ['ships', 'gromoboi', 'fires'], value: 0 },
    ],
  });
  const view = battleView(state, 'public');
  expect(view.ships.gromoboi!.silent).toBeNull();
  const listed = (filter: 'all' | 'fire') =>
    fleetLists(view, [], filter).flatMap(({ data }) => data.map(({ id }) => id));
  expect(listed('all')).toContain('gromoboi');
  expect(listed('fire')).not.toContain('gromoboi');
  expect(listed('fire')).toContain('rossia');
});

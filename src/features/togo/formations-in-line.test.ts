import { battleView, togoBattle } from '@/rules/togo/index';
import { unplotted } from '@/testing/togo-battles';

import { formationsInLine, shipsInLine } from './formations-in-line';

const begun = (scenario: string) => togoBattle.begin(unplotted(scenario, 5));
const names = (view: ReturnType<typeof battleView>) => formationsInLine(view).map(({ known }) => known?.name ?? null);

test('formations stand in the order of battle, Japanese and Russians apart', () => {
  const view = battleView(begun('tsushima-day'), 'public');
  expect(names(view).slice(0, 4)).toEqual(['1st Division', '2nd Division', '3rd Division', '4th Division']);
  expect(names(view).slice(7, 11)).toEqual(['1st Division', '2nd Division', '3rd Division', 'Cruisers']);
  expect(formationsInLine(view).map(({ side }) => side)).toEqual([...Array(7).fill('ijn'), ...Array(9).fill('irn')]);
  expect(
    shipsInLine(view)
      .slice(0, 7)
      .map(({ id }) => id),
  ).toEqual(['mikasa', 'shikishima', 'fuji', 'asahi', 'kasuga', 'nisshin', 'izumo']);
});

test('blank counters stand by their counters, for their admiral too: no order tells a fleet from a dummy', () => {
  const state = begun('port-arthur-night');
  const blank = (viewer: 'public' | 'ijn') =>
    formationsInLine(battleView(state, viewer))
      .filter(({ sighted, side }) => !sighted && side === 'ijn')
      .map(({ id }) => id);
  expect(blank('ijn')).toEqual(blank('public'));
  expect(blank('public').length).toBeGreaterThan(2);
  const numbers = blank('public').map((id) => Number(id.replace(/\D/g, '')));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('where a formation stands in the line does not tell how many others there are', () => {
  const state = begun('tsushima-day');
  const hidden = Object.values(state.groups).filter(({ side }) => side === 'irn')[0]!;
  const view = battleView({ ...state, groups: { ...state.groups, [hidden.id]: { ...hidden, sighted: false } } }, 'ijn');
  const lines = formationsInLine(view).flatMap(({ side, known }) => (side === 'irn' && known ? [known.line] : []));
  expect(lines).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

import { plottedScenario, smallSetup, Trial, unplotted } from '@/testing/togo-battles';

import { SCENARIOS } from '../scenarios/library';
import { type Side, SIDES } from '../types';
import { looseCounters } from './berths';
import { allGroups, groupsOnTable, other } from './queries';
import { paceOf } from './moving';
import { togoBattle } from './rulebook';
import type { BattleState, Group } from './state';
import { battleView } from './view';

const IDS = SCENARIOS.map(({ id }) => id);
const WITH_DUMMIES = SCENARIOS.filter(({ sides }) => sides.ijn.dummies + sides.irn.dummies > 0).map(({ id }) => id);

test('there are twelve scenarios, and dummies in five of them', () => {
  expect([IDS.length, WITH_DUMMIES.length]).toEqual([12, 5]);
});

test.each(IDS)('[TOGO-19] %s: before it is plotted no blank counter has a place that others see', (id) => {
  const { state } = Trial.of(unplotted(id, 1));
  for (const group of allGroups(state).filter(({ sighted }) => !sighted)) {
    for (const viewer of ['public', other(group.side)] as const) {
      expect(battleView(state, viewer).formations[group.id]).toMatchObject({ plot: null, wake: [] });
    }
  }
});

test.each(IDS)('[TOGO-19] %s: once it is plotted every counter on the table has a place of its own', (id) => {
  const places = groupsOnTable(plottedScenario(id, 1)).map(({ plot }) => plot!);
  expect(places).not.toContain(null);
  for (const { x, y, heading } of places) {
    // How round it is tells nothing either.
    expect([(x * 2) % 1, (y * 2) % 1, heading % 1]).toEqual([0, 0, 0]);
    expect([x >= 0, y >= 0, x <= 72, y <= 48]).toEqual([true, true, true, true]);
  }
  const apart = places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(1);
});

/** All that a viewer sees, and in which order. */
const seenBy = (state: BattleState, viewer: Side | 'public') => ({
  view: togoBattle.view(state, viewer),
  order: Object.keys(battleView(state, viewer).formations),
  owed: togoBattle.owed(state, viewer),
});

test.each(WITH_DUMMIES)('[TOGO-19] %s: a fleet and a dummy exchanged, and others see the very same battle', (id) => {
  const { counters } = unplotted(id, 5);
  const exchanged = (a: string, b: string) => counters.map((each) => (each === a ? b : each === b ? a : each));
  const [start, one] = [Trial.of(unplotted(id, 5)).state, plottedScenario(id, 5)];
  for (const side of SIDES) {
    const [dummies, fleets] = [true, false].map((dummy) =>
      looseCounters(one, side).filter((group) => group.dummy === dummy),
    );
    const pairs = [...dummies!.map((dummy) => [dummy, fleets![0]]), ...fleets!.map((fleet) => [dummies![0], fleet])];
    for (const [dummy, fleet] of pairs) {
      if (!dummy || !fleet) continue;
      const shuffled = exchanged(dummy.id, fleet.id);
      const [begun, two] = [Trial.of(unplotted(id, 5, shuffled)).state, plottedScenario(id, 5, shuffled)];
      expect(two.groups[dummy.id]?.dummy).toBe(false);
      for (const viewer of ['public', other(side)] as const) {
        expect(seenBy(begun, viewer)).toEqual(seenBy(start, viewer));
        expect(seenBy(two, viewer)).toEqual(seenBy(one, viewer));
      }
    }
  }
});

/** The same battle with a fleet and a dummy exchanged, and the place that the scenario has for the fleet. */
function otherwise(state: BattleState, a: Group, b: Group): BattleState {
  const behind = ({ name, dummy, ships, flagship, plot }: Group) => ({ name, dummy, ships, flagship, plot });
  const moved = [...a.ships.map((id) => [id, b.id]), ...b.ships.map((id) => [id, a.id])] as const;
  const ships = moved.map(([id, group]) => [id, { ...state.ships[id!]!, group: group! }]);
  return {
    ...state,
    groups: { ...state.groups, [a.id]: { ...a, ...behind(b) }, [b.id]: { ...b, ...behind(a) } },
    ships: { ...state.ships, ...Object.fromEntries(ships) },
  };
}

test.each(WITH_DUMMIES)('[TOGO-19] %s: plotted after two turns, a fleet and a dummy are shown alike', (id) => {
  const trial = Trial.of(unplotted(id, 4)).to('I');
  trial.do({ type: 'endPhase', phase: 'I', waive: true });
  const { state } = trial.to('C');
  for (const side of SIDES) {
    const [dummy, fleet] = [true, false].map((is) => looseCounters(state, side).find((group) => group.dummy === is));
    if (!dummy || !fleet) continue;
    const shown = [state, otherwise(state, dummy, fleet)].map((start) => {
      const later = new Trial(start);
      later.do({ type: 'keepPlot', on: true });
      return seenBy(later.state, 'public');
    });
    expect(shown[1]).toEqual(shown[0]);
    expect(Object.values(battleView(state, 'public').formations).every(({ plot }) => plot === null)).toBe(true);
  }
});

test.each(WITH_DUMMIES)('[TOGO-19] %s: what is owed is listed by counter, not by roster', (id) => {
  const trial = Trial.of(unplotted(id, 2)).to('C');
  const moves = () => togoBattle.owed(trial.state, 'public').filter(({ code }) => code === 'begin-move');
  const numbers = moves().map(({ about }) => Number(about.slice(1)));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  trial.to('E');
  const pairs = togoBattle
    .owed(trial.state, 'public')
    .flatMap(({ code, about }) => (code === 'tell-range' ? about : []));
  const first = pairs.map((pair) => pair.split('.')).flat();
  const ijn = first
    .filter((counter) => trial.state.groups[counter]?.side === 'ijn')
    .map((each) => Number(each.slice(1)));
  expect(ijn).toEqual([...ijn].sort((a, b) => a - b));
});

test('[AMB-37] a dummy keeps pace with a fleet of its side, and its dice turn it as they would turn that one', () => {
  const trial = Trial.of(smallSetup({}, false)).to('C');
  const dummy = () => trial.state.groups.x!;
  expect(paceOf(trial.state, dummy()).value).toBe(paceOf(trial.state, trial.state.groups.k!).value);
  trial.do({ type: 'moveAhead', moves: [{ counter: 'x', distance: 3 }] }, [1, 1], true);
  expect(dummy()).toMatchObject({ unplanned: { result: 'LEFT_180' }, move: null });
  expect(battleView(trial.state, 'ijn').formations.x?.known).toMatchObject({ course: -135, allowance: { value: 3 } });
});

test('[AMB-37] what a dummy kept pace with is not told when it is taken off', () => {
  const trial = Trial.of(smallSetup({ light: { night: 4, day: 24 } }, false)).to('E');
  trial.do({ type: 'trySighting', side: 'irn', counter: 'x', range: 2 }, [1]);
  const { x } = battleView(trial.state, 'public').formations;
  expect(x).toMatchObject({ place: 'gone', known: { allowance: { value: 0 } } });
});

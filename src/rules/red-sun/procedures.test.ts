import { run } from '../common/procedure';
import { num } from '../common/trace';
import { outcomeOf } from '@/testing/scripted-dice';

import { HOUSE_MANOEUVRE } from './data/manoeuvre';
import {
  fireShots,
  rollActivation,
  rollAdmiral,
  rollAssault,
  rollBlockade,
  rollInitiative,
  rollManoeuvre,
  rollWeather,
} from './procedures';
import { DEFAULT_RULINGS } from './rulings';

test('[RSR-2] one die a fleet, the rating or less; what is certain is not rolled', () => {
  const fleets = [
    { id: 'a', need: num(4, 'RSR-2') },
    { id: 'b', need: num(0, 'RSR-2') },
    { id: 'merchants', need: null },
    { id: 'c', need: num(6, 'RSR-2') },
    { id: 'd', need: num(3, 'RSR-2') },
  ];
  expect(outcomeOf(run(rollInitiative(fleets), [4, 4]))).toEqual([
    { id: 'a', die: 4, success: true },
    { id: 'b', die: null, success: false },
    { id: 'merchants', die: null, success: true },
    { id: 'c', die: null, success: true },
    { id: 'd', die: 4, success: false },
  ]);
});

test('[RSR-7] one die for each headquarters or unit', () => {
  const need = num(3, 'RSR-7');
  const answer = run(rollActivation([{ id: 'hq', need }]), []);
  expect(answer).toMatchObject({ type: 'needs', needs: { call: { key: 'hq.activation', at: 'most', need } } });
  expect(outcomeOf(run(rollActivation([{ id: 'hq', need }]), [3]))).toEqual([{ id: 'hq', die: 3, success: true }]);
});

test('[RSR-11][RSR-12] the first weather, then changes', () => {
  expect(outcomeOf(run(rollWeather(null), [6]))).toEqual({ die: 6, weather: 'storm' });
  expect(outcomeOf(run(rollWeather('storm'), [2]))).toEqual({ die: 2, weather: 'clear' });
});

test('[AMB-11] a manoeuvre by the table, or what the players’ own says', () => {
  expect(outcomeOf(run(rollManoeuvre(HOUSE_MANOEUVRE), [1]))).toEqual({ die: 1, change: '-2' });
  expect(outcomeOf(run(rollManoeuvre(HOUSE_MANOEUVRE), { manoeuvre: { result: '+1' } }))).toEqual({
    die: null,
    change: '+1',
  });
});

test('[RSR-20] a die a shot; one that cannot hit throws none', () => {
  const shot = (firer: string, column: number | null) => ({
    ...{ firer, target: 'x', column, dieModifier: 0, sum: num(column ?? 0, 'RSR-20') },
  });
  const shots = [shot('a', 4), shot('b', null), shot('c', 8)];
  expect(run(fireShots(shots, 'gunnery'), [])).toMatchObject({
    needs: { call: { key: 'a.gunnery', need: { value: 3 } } },
  });
  expect(outcomeOf(run(fireShots(shots, 'torpedo'), [2, 6]))).toEqual([
    { firer: 'a', target: 'x', die: 2, damage: 0 },
    { firer: 'c', target: 'x', die: 6, damage: 8 },
  ]);
});

test('[RSR-15] an admiral', () => {
  expect([1, 3, 4, 5].map((die) => outcomeOf(run(rollAdmiral('f'), [die])).casualty)).toEqual([
    ...['unharmed', 'unharmed', 'wounded', 'killed'],
  ]);
});

test('[RSR-16] a blockade', () => {
  const facts = { season: 'winter', sunkUsed: false } as const;
  expect(outcomeOf(run(rollBlockade('f', facts, DEFAULT_RULINGS), [5]))).toEqual({ die: 5, attrition: 'sunk' });
});

test('[RSR-21] an assault; below 1-3 without a die', () => {
  expect(outcomeOf(run(rollAssault('2-1', -2), [5]))).toEqual({ die: 5, losses: [2, 2] });
  expect(outcomeOf(run(rollAssault('<1-3', -2), []))).toEqual({ die: null, losses: [1, 0] });
});

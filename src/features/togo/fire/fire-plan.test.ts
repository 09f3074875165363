import { aimBattery, chooseTarget, type FirePlan, moveTarget, shotsOf, targetsOf } from './fire-plan';

const plan: FirePlan = {
  active: 'suvorov',
  aims: ['suvorov', 'suvorov', null],
  positions: { suvorov: { range: 3.75, bearing: 62 } },
};

test('shots are the batteries that fire, each with the position of its own target', () => {
  const split = moveTarget(aimBattery(plan, 1, 'oslyabya'), 'oslyabya', { range: 6, bearing: 100 });
  expect(shotsOf(split)).toEqual([
    { battery: 0, target: 'suvorov', range: 3.75, bearing: 62 },
    { battery: 1, target: 'oslyabya', range: 6, bearing: 100 },
  ]);
  expect(targetsOf(split)).toEqual(['oslyabya', 'suvorov']);
});

test('another target for the ship keeps the place on the dial, and a battery that holds its fire goes on holding', () => {
  const moved = chooseTarget(plan, 'borodino');
  expect(moved.aims).toEqual(['borodino', 'borodino', null]);
  expect(moved.positions.borodino).toEqual({ range: 3.75, bearing: 62 });
});

test('a battery can hold its fire and take it up again', () => {
  const held = aimBattery(plan, 0, null);
  expect(shotsOf(held).map(({ battery }) => battery)).toEqual([1]);
  expect(shotsOf(aimBattery(held, 2, 'suvorov')).map(({ battery }) => battery)).toEqual([1, 2]);
});

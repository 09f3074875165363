import { pose, type Pose, tablePoint } from '@/measure/point';
import { degrees, inches } from '@/measure/units';
import { smallTable } from '@/testing/table-pieces';

import { addLeg, boundLegs, type Ghost, ghostFacts, legsTowards } from './ghost';

const { rules, size } = smallTable();
const { circle } = rules;
const LINE = [pose(10, 10, 90), pose(8.5, 10, 90), pose(7, 10, 90)];
const turn = (by: number) => ({ type: 'turn', degrees: degrees(by) }) as const;
const run = (by: number) => ({ type: 'run', inches: inches(by) }) as const;
const facts = (legs: Ghost['legs'], allowance: number | null = 3, line: readonly Pose[] = LINE) =>
  ghostFacts({ line: 'first', legs }, line, { allowance }, { circle, size })!;

test('[TOGO-9][TOGO-10] a quarter turn costs two inches on a circle of an inch and a quarter, and the line follows', () => {
  const { poses, cost, turns, left, fire } = facts([turn(90), run(1)]);
  expect(cost).toBe(3);
  expect(turns).toEqual([90]);
  expect(left).toBe(0);
  expect(fire).toBe('none');
  expect(poses[0]!.at.x).toBeCloseTo(11.25, 6);
  expect(poses[0]!.at.y).toBeCloseTo(12.25, 6);
  expect(poses[0]!.heading).toBe(180);
  // The one astern is still an inch and a half behind along the leader's wake.
  expect(poses[1]!.heading).toBeGreaterThan(90);
});

test('[TOGO-35][TOGO-36] what a turn does to fire: half the dice, and none beyond half the movement', () => {
  expect(facts([run(3)]).fire).toBe('full');
  expect(facts([turn(22.5), run(2.5)]).fire).toBe('half');
  expect(facts([turn(67.5)]).fire).toBe('half');
  expect(facts([turn(67.6)]).fire).toBe('none');
});

test('[AMB-23] where an owner weighs turning against the inches moved, a short move with the same turn may not fire', () => {
  const short = [turn(45), run(0.5)];
  const of = (halfOfMoved: boolean) =>
    ghostFacts({ line: 'first', legs: short }, LINE, { allowance: 3 }, { circle, size, halfOfMoved })!.fire;
  expect(of(false)).toBe('half');
  expect(of(true)).toBe('none');
});

test('[AMB-24] turns made one after the other the same way are one turn, others are rounded up by themselves', () => {
  expect(addLeg(addLeg([], turn(22.5)), turn(22.5))).toEqual([turn(45)]);
  expect(addLeg([run(1)], run(0.5))).toEqual([run(1.5)]);
  expect(addLeg([turn(22.5)], turn(-22.5))).toEqual([]);
  expect(facts([turn(10), run(1), turn(10)]).cost).toBe(2);
});

test('dragging goes as far as the allowance pays, in steps while it snaps', () => {
  const towards = { circle, snapped: true, allowance: 3 };
  expect(legsTowards(LINE[0]!, [], tablePoint(40, 10), towards)).toEqual([run(3)]);
  const legs = legsTowards(LINE[0]!, [], tablePoint(11.25, 30), towards);
  expect(legs).toEqual([turn(90), run(1)]);
  expect(legsTowards(LINE[0]!, [], tablePoint(14, 11.3), { ...towards, snapped: false })[0]).not.toEqual(turn(22.5));
});

test('[TOGO-17] the move its dice force upon it: the turn, then all that is left', () => {
  expect(boundLegs(-90, 3, circle)).toEqual([turn(-90), run(1)]);
  expect(boundLegs(0, 3, circle)).toEqual([run(3)]);
});

test('[TOGO-11] a way that leads over the edge says over which', () => {
  expect(facts([run(3)], 3, [pose(71, 10, 90)]).exit).toMatchObject({ edge: 'east' });
  expect(facts([run(3)]).exit).toBeNull();
});

test('[TOGO-11] a line leaves the table with its last ship, a single ship as she crosses the edge', () => {
  const line = [pose(71, 10, 90), pose(69.5, 10, 90), pose(68, 10, 90)];
  expect(facts([run(3)], 3, line)).toMatchObject({ exit: { edge: 'east' }, leaves: null });
  expect(facts([run(3)], 3, facts([run(3)], 3, line).poses)).toMatchObject({ leaves: 'east' });
  expect(facts([run(3)], 3, [line[0]!]).leaves).toBe('east');
});

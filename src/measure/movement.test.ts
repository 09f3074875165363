import fc from 'fast-check';

import { anyCircle, anyLegs, anyPose, BAD_NUMBERS } from '@/testing/measure-arbitraries';

import { evasionOf } from './evasion';
import { gaps, lineUp, moveLine, shipsOf } from './formation';
import { distance, pointAt, pose, type Pose, tablePoint, turnBetween } from './point';
import { exitOf, keepOn, onTable } from './table';
import { endOf, extend, poseAstern, trackOf, trackOfCourses, trackThrough } from './track';
import {
  afterLeg,
  type Leg,
  moveCost,
  stepMarks,
  turnAndRun,
  turnCentre,
  turnCost,
  turnSteps,
  wayLength,
} from './turning';
import { degrees, inches } from './units';

const CIRCLE = { radius: 1.25, stepDegrees: 22.5, stepCost: 0.5 };
const turn = (by: number): Leg => ({ type: 'turn', degrees: degrees(by) });
const run = (by: number): Leg => ({ type: 'run', inches: inches(by) });
const samePlace = (a: Pose, b: Pose) => {
  expect(distance(a.at, b.at)).toBeLessThan(1e-4);
  expect(Math.abs(turnBetween(a.heading, b.heading))).toBeLessThan(1e-3);
};

describe('the turning circle', () => {
  test('a quarter turn to starboard ends a radius ahead and a radius to the side', () => {
    samePlace(afterLeg(pose(10, 10, 0), turn(90), CIRCLE), pose(11.25, 8.75, 90));
    samePlace(afterLeg(pose(10, 10, 0), turn(-90), CIRCLE), pose(8.75, 8.75, 270));
    samePlace(afterLeg(pose(10, 10, 90), turn(180), CIRCLE), pose(10, 12.5, 270));
  });

  test('every step mark stands on the circle, and 16 of them come back to where she was', () => {
    const start = pose(36, 24, 50);
    for (const way of [1, -1] as const) {
      const marks = stepMarks(start, way, CIRCLE, 16);
      for (const mark of marks) expect(distance(turnCentre(start, way, CIRCLE), mark.at)).toBe(1.25);
      samePlace(marks[15]!, start);
      expect(turnBetween(start.heading, marks[1]!.heading)).toBe(45 * way);
    }
  });

  test('a started step costs a whole one; a hair of rounding does not start one', () => {
    expect([0, 0.1, 22.5, 22.6, 45, 22.5000000001, -67.5].map((by) => turnSteps(degrees(by), CIRCLE))).toEqual([
      0, 1, 1, 2, 2, 1, 3,
    ]);
    expect(turnCost(degrees(-60), CIRCLE)).toBe(1.5);
  });

  test('a move costs what its parts cost, and a part of it never more', () => {
    expect(moveCost([turn(10), turn(10), run(2.25)], CIRCLE)).toBe(3.25);
    expect(wayLength(turn(-90), CIRCLE)).toBeCloseTo((Math.PI / 2) * 1.25, 10);
    fc.assert(
      fc.property(anyLegs, anyCircle, fc.nat(6), (legs, circle, some) => {
        expect(moveCost(legs.slice(0, some), circle)).toBeLessThanOrEqual(moveCost(legs, circle) + 1e-6);
      }),
    );
  });

  test('a turn made in two parts ends where the whole one does', () => {
    fc.assert(
      fc.property(
        anyPose,
        fc.integer({ min: -180, max: 180 }),
        anyCircle,
        fc.integer({ min: 1, max: 9 }),
        (start, by, circle, tenths) => {
          const first = afterLeg(start, turn((by * tenths) / 10), circle);
          samePlace(afterLeg(first, turn((by * (10 - tenths)) / 10), circle), afterLeg(start, turn(by), circle));
          samePlace(afterLeg(start, turn(by), circle, inches((wayLength(turn(by), circle) * tenths) / 10)), first);
        },
      ),
    );
  });

  test('turn and run: the two legs really lead to the point, for their cost and length', () => {
    fc.assert(
      fc.property(anyPose, anyPose, anyCircle, (start, { at }, circle) => {
        const plan = turnAndRun(start, at, circle);
        expect(distance(endOf(trackOf(start, plan.legs, circle)).at, at)).toBeLessThan(1e-3);
        expect(plan.cost).toBe(moveCost(plan.legs, circle));
        expect(plan.length).toBeCloseTo(trackOf(start, plan.legs, circle).length, 4);
      }),
    );
  });

  test('straight ahead needs no turn; a point inside one circle is reached round the other', () => {
    expect(turnAndRun(pose(0, 0, 90), tablePoint(5, 0), CIRCLE)).toMatchObject({ cost: 5, length: 5 });
    expect(turnAndRun(pose(0, 0, 0), tablePoint(0, 0), CIRCLE)).toMatchObject({ cost: 0, length: 0 });
    const [turned] = turnAndRun(pose(10, 10, 0), tablePoint(11.25, 10), CIRCLE).legs;
    expect(turned).toMatchObject({ type: 'turn' });
    expect(turned.type === 'turn' && turned.degrees).toBeLessThan(-180);
  });

  test('the cheaper side is taken', () => {
    const turnOf = (x: number) => {
      const [first] = turnAndRun(pose(10, 10, 0), tablePoint(x, 10), CIRCLE).legs;
      return first.type === 'turn' ? first.degrees : NaN;
    };
    expect(turnOf(16)).toBeGreaterThan(90);
    expect(turnOf(4)).toBe(-turnOf(16));
  });
});

describe('evasion', () => {
  const before = pose(30, 20, 0);
  const launcher = tablePoint(31, 19); // 45 degrees on the starboard bow

  test('turning from the launcher counts, turning towards her does not, however far', () => {
    expect(evasionOf(before, afterLeg(before, turn(-60), CIRCLE), launcher, inches(1.5))).toEqual({
      degrees: 60,
      away: true,
      moved: 1.5,
    });
    expect(evasionOf(before, afterLeg(before, turn(60), CIRCLE), launcher)).toMatchObject({ degrees: 60, away: false });
    expect(evasionOf(before, before, launcher)).toEqual({ degrees: 0, away: false, moved: 0 });
  });

  test('net change only: there and back is none', () => {
    const end = endOf(trackOf(before, [turn(-90), turn(90)], CIRCLE));
    expect(evasionOf(before, end, launcher)).toMatchObject({ degrees: 0, away: false });
  });

  test('a launcher on top of her is dead ahead: every turn is away', () => {
    expect(evasionOf(before, afterLeg(before, turn(60), CIRCLE), before.at)).toMatchObject({ degrees: 60, away: true });
  });
});

describe('a line ahead', () => {
  const anyLine = fc
    .tuple(anyPose, fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 7 }))
    .map(([leader, quarters]) => {
      let astern = 0;
      const ships = quarters.map((n) => {
        astern += n / 4;
        return { at: pointAt(leader.at, degrees(leader.heading + 180), inches(astern)), heading: leader.heading };
      });
      return { leader, ships, intervals: quarters.map((n) => n / 4) };
    });

  test('standing, every ship is where she was put', () => {
    fc.assert(
      fc.property(anyLine, anyCircle, ({ leader, ships }, circle) => {
        const shown = shipsOf(lineUp(leader, ships, circle));
        [leader, ...ships].forEach((ship, i) => samePlace(shown[i]!, ship));
      }),
    );
  });

  test('followers keep their interval along the track, turn after turn, and never come nearer or further by tape', () => {
    fc.assert(
      fc.property(
        anyLine,
        anyCircle,
        fc.array(anyLegs, { minLength: 1, maxLength: 4 }),
        ({ leader, ships, intervals }, circle, moves) => {
          let line = lineUp(leader, ships, circle);
          const straight = endOf(trackOf(leader, moves.flat(), circle));
          for (const legs of moves) line = moveLine(line, legs);
          const shown = shipsOf(line);
          samePlace(shown[0]!, straight);
          let astern = 0;
          intervals.forEach((interval, i) => {
            expect(line.intervals[i]).toBeCloseTo(interval, 5);
            astern += interval;
            samePlace(shown[i + 1]!, poseAstern(line.wake, inches(astern)));
          });
          gaps(shown).forEach((gap, i) => expect(gap).toBeLessThanOrEqual(intervals[i]! + 1e-4));
          expect(line.wake.length).toBeGreaterThanOrEqual(astern - 1e-4);
        },
      ),
    );
  });

  test('each ship passes over the very place where the leader turned', () => {
    const ships = [pose(10, 32, 0), pose(10, 33.5, 0)];
    let line = lineUp(pose(10, 30, 0), ships, CIRCLE);
    line = moveLine(line, [turn(90), run(2 - wayLength(turn(90), CIRCLE))]);
    samePlace(shipsOf(line)[1]!, pose(10, 30, 0));
    line = moveLine(line, [run(1.5)]);
    samePlace(shipsOf(line)[2]!, pose(10, 30, 0));
  });

  test('a bent line follows its bends, and two ships on one spot stay together', () => {
    const line = lineUp(pose(10, 10, 90), [pose(8, 10, 90), pose(8, 12, 0), pose(8, 12, 0)], CIRCLE);
    const moved = shipsOf(moveLine(line, [run(1)]));
    samePlace(moved[0]!, pose(11, 10, 90));
    samePlace(moved[1]!, pose(9, 10, 90));
    samePlace(moved[2]!, pose(8, 11, 0));
    samePlace(moved[3]!, moved[2]!);
    expect(shipsOf(lineUp(pose(1, 2, 3), [], CIRCLE))).toHaveLength(1);
  });

  test('what lies astern of the last ship is forgotten', () => {
    let line = lineUp(pose(10, 40, 0), [pose(10, 41, 0)], CIRCLE);
    for (let i = 0; i < 30; i++) line = moveLine(line, [turn(20), run(0.5)]);
    expect(line.wake.pieces.length).toBeLessThan(6);
  });
});

describe('a track', () => {
  test('is as long as its parts, and may be walked back to its start and beyond', () => {
    fc.assert(
      fc.property(anyPose, anyLegs, anyCircle, (start, legs, circle) => {
        const track = extend(trackOf(start, legs.slice(0, 2), circle), legs.slice(2));
        const whole = trackOf(start, legs, circle);
        expect(track.length).toBeCloseTo(whole.length, 9);
        samePlace(endOf(track), endOf(whole));
        samePlace(poseAstern(track, inches(0)), endOf(whole));
        const behind = poseAstern(track, inches(track.length + 2));
        expect(distance(behind.at, start.at)).toBeCloseTo(2, 4);
        expect(behind.heading).toBe(start.heading);
      }),
    );
  });

  test('through nothing but one place it has no length', () => {
    const track = trackThrough([], pose(3, 4, 5), CIRCLE);
    expect(track.length).toBe(0);
    samePlace(endOf(track), pose(3, 4, 5));
  });
});

describe('the edge of the table', () => {
  const TABLE = { width: 72, depth: 48 };

  test('the edge itself is still the table', () => {
    expect(
      [tablePoint(0, 0), tablePoint(72, 48), tablePoint(36, 48.0000000001)].map((at) => onTable(at, TABLE)),
    ).toEqual([true, true, true]);
    expect([tablePoint(-0.01, 5), tablePoint(72.01, 5), tablePoint(5, 48.01)].map((at) => onTable(at, TABLE))).toEqual([
      false,
      false,
      false,
    ]);
    expect(keepOn(tablePoint(80, -3), TABLE)).toEqual(tablePoint(72, 0));
  });

  test.each([
    ['north', pose(10, 1, 0), { x: 10, y: 0 }, 1],
    ['east', pose(71, 10, 90), { x: 72, y: 10 }, 1],
    ['south', pose(10, 46, 180), { x: 10, y: 48 }, 2],
    ['west', pose(2.5, 10, 270), { x: 0, y: 10 }, 2.5],
  ] as const)('runs off over the %s edge', (edge, start, at, along) => {
    const exit = exitOf(trackOf(start, [run(3)], CIRCLE), TABLE);
    expect(exit).toMatchObject({ edge, along });
    expect(distance(exit!.at, tablePoint(at.x, at.y))).toBe(0);
  });

  test('a turn that only brushes the edge stays on, one a hair wider goes off', () => {
    expect(exitOf(trackOf(pose(10, 1.25, 0), [turn(180)], CIRCLE), TABLE)).toBeNull();
    expect(exitOf(trackOf(pose(10, 1.2, 0), [turn(180)], CIRCLE), TABLE)).toMatchObject({ edge: 'north' });
    expect(exitOf(trackOf(pose(10, 1, 0), [run(1)], CIRCLE), TABLE)).toBeNull();
    expect(exitOf(trackOf(pose(10, 0, 90), [run(20)], CIRCLE), TABLE)).toBeNull();
  });

  test('who begins off the table is off at once', () => {
    expect(exitOf(trackOf(pose(-4, 5, 90), [run(9)], CIRCLE), TABLE)).toMatchObject({ edge: 'west', along: 0 });
  });

  test('she leaves exactly where a walk along her track first finds her outside', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.double({ min: 0, max: 72, noNaN: true }), fc.double({ min: 0, max: 48, noNaN: true }), fc.nat(359)),
        anyLegs,
        anyCircle,
        ([x, y, heading], legs, circle) => {
          const track = trackOf(pose(x, y, heading), legs, circle);
          const exit = exitOf(track, TABLE);
          const at = (along: number) => poseAstern(track, inches(track.length - along)).at;
          const end = exit === null ? track.length : exit.along;
          for (let along = 0; along < end; along += 0.05) {
            const { x: px, y: py } = at(along);
            expect(px > -1e-5 && px < 72 + 1e-5 && py > -1e-5 && py < 48 + 1e-5).toBe(true);
          }
          if (exit) {
            expect(onTable(exit.at, TABLE)).toBe(true);
            expect(distance(exit.at, at(exit.along))).toBeLessThan(1e-3);
          }
        },
      ),
    );
  });
});

test.each(BAD_NUMBERS)('lengths, turns, circles and tables of %d still give answers', (bad) => {
  const circle = { radius: bad, stepDegrees: bad, stepCost: bad };
  const start = pose(bad, bad, bad);
  const line = moveLine(lineUp(start, [start, start], circle), [turn(bad), run(bad)]);
  for (const { at, heading } of shipsOf(line)) {
    for (const value of [at.x, at.y, heading]) expect(Number.isFinite(value)).toBe(true);
  }
  expect(Number.isFinite(moveCost([turn(bad), run(bad)], circle))).toBe(true);
  expect(() => turnAndRun(start, tablePoint(bad, 1), circle)).not.toThrow();
  expect(() => exitOf(line.wake, { width: bad, depth: bad })).not.toThrow();
});

test('[TOGO-14] a line whose leader turned at a corner stands round it: on each course, and straight astern beyond', () => {
  const track = trackOfCourses([pose(10, 20, 0), pose(10, 17, 0)], pose(12, 15, 90), CIRCLE);
  const astern = (before: readonly Pose[], last: Pose, by: number) =>
    poseAstern(trackOfCourses(before, last, CIRCLE), inches(by));
  samePlace(poseAstern(track, inches(1)), pose(11, 15, 90));
  samePlace(poseAstern(track, inches(3)), pose(10, 16, 0));
  samePlace(poseAstern(track, inches(9)), pose(10, 22, 0));
  // Nothing known: straight astern. A way that no two courses explain: straight between.
  samePlace(astern([], pose(12, 15, 90), 4), pose(8, 15, 90));
  samePlace(astern([pose(10, 15, 0)], pose(12, 15, 45), 1), pose(11, 15, 90));
});

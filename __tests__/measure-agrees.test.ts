import fc from 'fast-check';

import { arcsHolding, inArc, offBow } from '@/measure/arc';
import { bandAt, nearEdge } from '@/measure/band';
import { edgeRange } from '@/measure/base';
import { evasionOf } from '@/measure/evasion';
import { gaps, lineUp, moveLine, shipsOf } from '@/measure/formation';
import { distance, pointAt, pose, relativeBearing, tablePoint } from '@/measure/point';
import { exitOf } from '@/measure/table';
import { endOf, trackOf } from '@/measure/track';
import { type Leg, moveCost, turnCost as measuredCost, wayLength } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import {
  ARC_LIMITS,
  ARCS,
  arcsAt,
  batteryNumbers,
  bearingDice,
  DEFAULT_HOUSE_RULES,
  evades,
  EVASION,
  FORMATION,
  gapRefusal,
  offBow as bookOffBow,
  RANGE_BANDS,
  SCALE,
  TUBE_LIMITS,
  tubesBear,
  turnCost,
  TURNING,
  turning,
} from '@/rules/togo';
import { house } from '@/testing/togo-arbitraries';

/** Every half degree twice round, and a hair to either side of each edge. */
const BEARINGS = [
  ...Array.from({ length: 1441 }, (_, i) => i / 2 - 360),
  ...[30, 75, 105, 150, 180, 210, 255, 285, 330].flatMap((edge) => [edge - 1e-6, edge, edge + 1e-6]),
];

/** Where a target at that bearing would stand, seen by a ship somewhere on the table with some heading. */
const measured = (bearing: number, heading = 0, range = 4) => {
  const firer = pose(30, 20, heading);
  return relativeBearing(firer, pointAt(firer.at, degrees(heading + bearing), inches(range)));
};

/** What differs, told in one go: a comparison for each half degree of each heading is too many for `expect`. */
const differing = (bearings: readonly number[], differs: (bearing: number) => boolean) => bearings.filter(differs);
const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const held = (bearing: number) => arcsHolding(ARC_LIMITS, degrees(bearing));

test('[TOGO-34][AMB-25] tape and rule book see the target in the same arcs, on edges in both', () => {
  expect(differing(BEARINGS, (at) => !same(held(at), arcsAt(at)))).toEqual([]);
  expect(differing(BEARINGS, (at) => Math.abs(offBow(degrees(at)) - bookOffBow(at)) > 1e-9)).toEqual([]);
  expect(held(30)).toEqual(['bow', 'side']);
  expect(held(-150)).toEqual(['side', 'stern']);
});

test('[TOGO-34][AMB-25] so they do from coordinates, on every half degree of every heading step', () => {
  const circle = BEARINGS.filter((at) => at >= 0 && at < 360 && Number.isInteger(at * 2));
  expect(circle.length).toBeGreaterThan(700);
  for (let heading = 0; heading < 360; heading += 22.5) {
    const differs = (at: number) => {
      const read = measured(at, heading);
      return !same(arcsAt(read), arcsAt(at)) || !same(held(read), arcsAt(at));
    };
    expect(differing(circle, differs)).toEqual([]);
  }
});

test('[TOGO-34][AMB-25] the dice a battery gets follow from the arcs that were measured', () => {
  const battery = { bow: 2, side: 4, stern: 3 };
  const best = (at: number) => Math.max(...held(at).map((arc) => battery[arc]));
  expect(differing(BEARINGS, (at) => bearingDice(battery, at, DEFAULT_HOUSE_RULES).dice !== best(at))).toEqual([]);
  const { houseRules } = house({ arcEdge: 'dice-off' });
  const contested = (at: number) => bearingDice(battery, at, houseRules).contested;
  expect(differing(BEARINGS, (at) => contested(at) !== held(at).length > 1)).toEqual([]);
  expect(BEARINGS.some(contested)).toBe(true);
  expect(ARCS).toEqual(Object.keys(ARC_LIMITS));
});

test('[TOGO-44] fixed and trainable tubes bear at the same bearings', () => {
  for (const mount of ['fixed', 'trainable'] as const) {
    const bears = (at: number) => inArc(TUBE_LIMITS[mount], degrees(at));
    expect(differing(BEARINGS, (at) => bears(at) !== tubesBear(mount, at))).toEqual([]);
    expect(differing(BEARINGS, (at) => bears(measured(at)) !== tubesBear(mount, measured(at)))).toEqual([]);
    expect(differing(BEARINGS, bears)).toContain(75);
  }
});

test('[AMB-26] ranges fall in the same band: the far end belongs to it, from the tape as from the book', () => {
  const inBook = (range: number) => {
    const asked = batteryNumbers({ weapon: '12in', dice: 4, range, size: 5, armour: 3 });
    return asked.ok ? asked.value.start.value : null;
  };
  for (let quarters = 0; quarters <= 56; quarters++) {
    const range = distance(tablePoint(30, 20), pointAt(tablePoint(30, 20), degrees(37), inches(quarters / 4)));
    expect(range).toBe(quarters / 4);
    expect([6, 4, 2, 1, null][bandAt(range, RANGE_BANDS)]).toBe(inBook(range));
  }
});

test('[AMB-26] base to base is never further than centre to centre', () => {
  const [a, b] = [pose(10, 10, 0), pose(14, 10, 0)];
  expect(edgeRange({ pose: a, length: 1.5, width: 0.5 }, { pose: b, length: 1.5, width: 0.5 })).toBe(3.5);
  expect(distance(a.at, b.at)).toBe(4);
});

test('[TOGO-28] half an inch either way really changes the start number where the ring says so', () => {
  const startAt = (range: number) => [6, 4, 2, 1][bandAt(inches(range), RANGE_BANDS)] ?? null;
  for (let quarters = 0; quarters <= 48; quarters++) {
    const range = quarters / 4;
    const changes = startAt(range - 0.5) !== startAt(range) || startAt(range + 0.5001) !== startAt(range);
    expect(nearEdge(inches(range), RANGE_BANDS, 0.5) !== null).toBe(changes);
  }
});

test('[TOGO-9] a turn costs by measure what it costs by the book, at every half degree', () => {
  const turned = Array.from({ length: 721 }, (_, half) => half / 2);
  expect(differing(turned, (by) => measuredCost(degrees(by), TURNING) !== turnCost(by))).toEqual([]);
  expect(differing(turned, (by) => measuredCost(degrees(-by), TURNING) !== turnCost(by))).toEqual([]);
});

const turns = fc.array(
  fc.integer({ min: 0, max: 720 }).map((half) => half / 2),
  { maxLength: 6 },
);
const runs = fc.array(
  fc.integer({ min: 0, max: 12 }).map((quarters) => quarters / 4),
  { maxLength: 6 },
);

test('[TOGO-9][AMB-24] a path of turns and runs costs the book’s turning and the tape’s inches', () => {
  fc.assert(
    fc.property(turns, runs, (by, straight) => {
      const legs: Leg[] = [
        ...by.map((turn, i): Leg => ({ type: 'turn', degrees: degrees(i % 2 ? -turn : turn) })),
        ...straight.map((run): Leg => ({ type: 'run', inches: inches(run) })),
      ];
      const book = turning({ turns: by, allowance: 3 });
      if (!book.ok) throw new Error(book.error.code);
      expect(moveCost(legs, TURNING)).toBeCloseTo(
        book.value.cost.value + straight.reduce((sum, run) => sum + run, 0),
        9,
      );
    }),
  );
});

test('[TOGO-10] a step through the water is the half inch it costs, to a hundredth', () => {
  const step: Leg = { type: 'turn', degrees: degrees(TURNING.stepDegrees) };
  expect(Math.abs(wayLength(step, TURNING) - TURNING.stepCost)).toBeLessThan(0.01);
});

test('[TOGO-47][AMB-8] what the plot says of a dodge is what the book asks', () => {
  const before = pose(30, 20, 0);
  const judge = (turn: number, run: number) => {
    const legs: Leg[] = [
      { type: 'turn', degrees: degrees(turn) },
      { type: 'run', inches: inches(run) },
    ];
    const moved = moveCost(legs, TURNING);
    const dodge = evasionOf(before, endOf(trackOf(before, legs, TURNING)), tablePoint(31, 19.5), moved);
    return evades({ declared: true, agreed: false, ...dodge }, DEFAULT_HOUSE_RULES);
  };
  expect(judge(-EVASION.degrees, 0)).toBe(true);
  expect(judge(-59.5, 1)).toBe(false);
  expect(judge(EVASION.degrees, 1)).toBe(false);
  // Far enough round to port that the bow has come about to the other side of her: still further off than before.
  expect(judge(-90, 0)).toBe(true);
});

test('[TOGO-14] ships that follow in line never open the gaps the book allows', () => {
  const legs = fc.array(
    fc.oneof(
      fc.integer({ min: -8, max: 8 }).map((n): Leg => ({ type: 'turn', degrees: degrees(n * 22.5) })),
      fc.integer({ min: 0, max: 12 }).map((n): Leg => ({ type: 'run', inches: inches(n / 4) })),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(legs, fc.integer({ min: 1, max: FORMATION.maxShips - 1 }), (made, count) => {
      const astern = Array.from({ length: count }, (_, i) => pose(36, 24 + FORMATION.maxGap * (i + 1), 0));
      const after = moveLine(lineUp(pose(36, 24, 0), astern, TURNING), made);
      expect(gapRefusal(gaps(shipsOf(after)))).toBeNull();
    }),
  );
});

test('[TOGO-1][TOGO-11] on the table of the book a ship leaves over a named edge', () => {
  const off = exitOf(trackOf(pose(70, 24, 90), [{ type: 'run', inches: inches(3) }], TURNING), SCALE.table);
  expect(off).toEqual({ edge: 'east', at: { x: 72, y: 24 }, along: 2 });
});

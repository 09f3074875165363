import fc from 'fast-check';

import { houseRailroad, railroadOf } from './data/critical-hexes';
import { COLUMNS, FIRST_COLUMN, gridOf, hexAt, indexOf, isAdjacent, isOnMap, LAST_COLUMN, neighboursOf } from './hexes';
import { cheapestMarch, costOf, hexsideBetween, stepCost, terrainAt } from './movement';
import type { Board } from './shapes';
import type { Hex, Side } from './types';
import { hasLine, hexesIn, isIn, lineOf, supplyDistances, zoneOf } from './zones';

const EVEN = gridOf({ hexColumns: 'even-lower' });
const ODD = gridOf({ hexColumns: 'odd-lower' });
const anyHex = fc.integer({ min: 0, max: EVEN.size - 1 }).map((index) => hexAt(EVEN, index));
const someHexes = fc.uniqueArray(anyHex, { maxLength: 25 });
const board = (more: Partial<Board> = {}): Board => ({
  terrain: {},
  rivers: {},
  trenches: {},
  railroad: null,
  ...more,
});

describe('hexes', () => {
  test('[MUK-1][AMB-15] numbers of four digits; even columns stand lower, or odd ones; rows end at 25 or where it is typed', () => {
    expect(neighboursOf(EVEN, '2310')).toEqual(['2309', '2409', '2410', '2311', '2210', '2209']);
    expect(neighboursOf(ODD, '2310')).toEqual(['2309', '2410', '2411', '2311', '2211', '2210']);
    expect(neighboursOf(EVEN, '4225')).toEqual(['4224', '4125']);
    expect([isOnMap(EVEN, '4225'), isOnMap(EVEN, '4226'), isOnMap(EVEN, '0910'), isOnMap(EVEN, '23100')]).toEqual([
      ...[true, false, false, false],
    ]);
    expect(isOnMap(gridOf({ hexColumns: 'even-lower' }, 30), '4226')).toBe(true);
  });

  test('every hex has a number of its own, and is its neighbours’ neighbour, by both rulings', () => {
    for (const grid of [EVEN, ODD]) {
      for (let index = 0; index < grid.size; index += 1) {
        const hex = hexAt(grid, index);
        expect(indexOf(grid, hex)).toBe(index);
        expect(neighboursOf(grid, hex).every((near) => isAdjacent(grid, near, hex))).toBe(true);
      }
    }
  });

  test('[MUK-6][AMB-1] the railroad runs from Mukden to 2900 without a gap; 2210 belongs to it by the other ruling', () => {
    for (const grid of [EVEN, ODD]) {
      const line = houseRailroad(grid);
      expect([line[0], line.at(-1)]).toEqual(['2310', '2900']);
      expect(line.slice(1).every((hex, place) => isAdjacent(grid, line[place]!, hex))).toBe(true);
    }
    expect(railroadOf(EVEN, { railStart: '2310' }, null)).not.toContain('2210');
    expect(railroadOf(EVEN, { railStart: '2210' }, null)).toContain('2210');
    expect(railroadOf(EVEN, { railStart: '2310' }, ['2310', '2309', '2308'])).toEqual(['2309', '2308']);
  });
});

/** The map turned over from west to east: its middle column is even, so every column keeps its height. */
const mirrored = (hex: Hex): Hex => `${FIRST_COLUMN + LAST_COLUMN - Number(hex.slice(0, 2))}${hex.slice(2)}`;

describe('zones of control', () => {
  test('[MUK-19] six hexes around a unit; its own only where another covers it', () => {
    expect(hexesIn(EVEN, zoneOf(EVEN, ['2413']))).toEqual(['2313', '2314', '2412', '2414', '2513', '2514']);
    expect(hexesIn(EVEN, zoneOf(EVEN, ['2413', '2414']))).toEqual(expect.arrayContaining(['2413', '2414']));
  });

  test('[MUK-19] they are the same on the map in a mirror', () => {
    expect(COLUMNS % 2).toBe(1);
    fc.assert(
      fc.property(someHexes, fc.boolean(), (units, isOdd) => {
        const grid = isOdd ? ODD : EVEN;
        const zone = hexesIn(grid, zoneOf(grid, units)).map(mirrored).sort();
        expect(zone).toEqual(hexesIn(grid, zoneOf(grid, units.map(mirrored))));
      }),
      { numRuns: 60 },
    );
  });
});

/** A plain search from the unit, with sets: what the line is held against. */
function plainDistance(side: Side, unit: Hex, enemies: readonly Hex[]): number | null {
  const barred = new Set([...enemies, ...enemies.flatMap((hex) => neighboursOf(EVEN, hex))]);
  const isHead = (hex: Hex): boolean => (side === 'ijn' ? hex === '1922' : hex.endsWith('00'));
  let ring = [unit];
  const seen = new Set(ring);
  for (let steps = 0; ring.length > 0; steps += 1) {
    if (ring.some(isHead)) return steps;
    ring = ring
      .flatMap((hex) => neighboursOf(EVEN, hex))
      .filter((hex) => !barred.has(hex) && !seen.has(hex) && seen.add(hex));
  }
  return null;
}

describe('lines of communication', () => {
  test('[MUK-22] no line passes an enemy zone or an enemy; it is as short as a plain search finds one, or there is none', () => {
    let cut = 0;
    fc.assert(
      fc.property(
        anyHex,
        fc.uniqueArray(anyHex, { minLength: 20, maxLength: 110, size: 'max' }),
        fc.boolean(),
        (unit, others, isRussian) => {
          const side = isRussian ? 'irn' : 'ijn';
          const enemies = others.filter((hex) => hex !== unit);
          const zone = zoneOf(EVEN, enemies);
          const { path, blockedBy } = lineOf(EVEN, side, unit, enemies);
          const shortest = plainDistance(side, unit, enemies);
          expect(path === null ? null : path.length - 1).toBe(shortest);
          expect(hasLine(EVEN, side, supplyDistances(EVEN, side, enemies), unit)).toBe(path !== null);
          const isBarred = (hex: Hex): boolean => isIn(EVEN, zone, hex) || enemies.includes(hex);
          if (path === null) {
            cut += 1;
            expect(blockedBy.every(isBarred)).toBe(true);
            expect(blockedBy.length).toBeGreaterThan(0);
          } else {
            expect(path.slice(1).some(isBarred)).toBe(false);
            expect(path.slice(1).every((hex, place) => isAdjacent(EVEN, path[place]!, hex))).toBe(true);
          }
        },
      ),
      { numRuns: 120, seed: 22 },
    );
    expect(cut).toBeGreaterThan(10);
  });
});

describe('movement', () => {
  const painted = board({
    terrain: { '2412': 'mountain', '2414': 'pass', '2415': 'pass', '2313': 'town' },
    rivers: { '2412-2413': 'minor', '2413-2513': 'major', '2313-2413': 'minor', '2414-2415': 'minor' },
    trenches: { '2412-2413': 'irn', '2413-2514': 'ijn' },
  });

  test('[MUK-24] hexes and rivers add up; from pass to pass it is 1, and the river stays', () => {
    expect(stepCost(painted, '2413', '2412')).toBe(3);
    expect(stepCost(painted, '2413', '2513')).toBe(3);
    expect(stepCost(painted, '2413', '2313')).toBe(2);
    expect(stepCost(painted, '2413', '2314')).toBe(1);
    expect(stepCost(painted, '2413', '2414')).toBe(2);
    expect(stepCost(painted, '2414', '2415')).toBe(2);
    expect(costOf(EVEN, painted, ['2413', '2414', '2415'])).toBe(4);
    expect(costOf(EVEN, painted, ['2413', '2415'])).toBeNull();
  });

  test('[MUK-20] a unit stops in an enemy zone and never goes from zone to zone', () => {
    const against = (enemies: readonly Hex[]) => ({ enemies, zone: zoneOf(EVEN, enemies) });
    const march = (from: Hex, to: Hex, enemies: readonly Hex[]) =>
      cheapestMarch(EVEN, board(), { from, to, most: 8, zones: 'heed' }, against(enemies));
    expect(march('2413', '2411', [])?.cost).toBe(2);
    // 2412 lies in the zone: round it.
    expect(march('2413', '2411', ['2612', '2512'])).toMatchObject({ cost: 3 });
    // Out of the zone first, and into it again.
    expect(march('2412', '2413', ['2513'])).toMatchObject({ path: ['2412', '2313', '2413'] });
    expect(march('2412', '2413', ['2513', '2314'])).toBeNull();
    expect(march('2412', '2413', ['2512'])).toMatchObject({ cost: 1 });
    expect(march('2413', '2512', ['2512'])).toBeNull();
  });

  test('[MUK-31] what defenders stand in and attackers cross; a trench helps its owner only', () => {
    expect([terrainAt(painted, '2414'), terrainAt(painted, '2313'), terrainAt(painted, '2000')]).toEqual([
      ...['mountain', 'town', 'clear'],
    ]);
    expect(hexsideBetween(painted, '2412', '2413', 'ijn')).toBe('minor-trench');
    expect(hexsideBetween(painted, '2412', '2413', 'irn')).toBe('minor');
    expect(hexsideBetween(painted, '2514', '2413', 'irn')).toBe('trench');
    expect(hexsideBetween(painted, '2514', '2413', 'ijn')).toBe('open');
    expect(hexsideBetween(painted, '2513', '2413', 'ijn')).toBe('major');
  });
});

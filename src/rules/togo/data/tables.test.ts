import { GUN_HITS, FOLLOW_UPS, THRESHOLDS, TORPEDO_HITS } from './hit-tables';
import { RANGE_BANDS, START_NUMBERS, WEAPON_TABLE } from './range-tables';
import { SCALE, TURNING } from './scale';
import { DECKS, PHASES, SIGHTING, UNPLANNED_MOVEMENT } from './turn-tables';

// Typed a second time from the rule text, in another layout, so that a slip in one shows against the other.

test('[TOGO-28] start numbers, cell by cell', () => {
  expect(RANGE_BANDS.map((reach, band) => `${reach}": ${START_NUMBERS[band]}`)).toEqual([
    '2": 6',
    '4": 4',
    '8": 2',
    '12": 1',
  ]);
});

test.each([
  ['12.5in', '2 1 1 - / 4'],
  ['12in', '2 2 1 1 / 6'],
  ['10in', '2 2 1 1 / 5'],
  ['8in', '2 2 1 1 / 4'],
  ['6in', '3 2 1 - / 3'],
  ['4.7in', '4 2 - - / 2'],
  ['12p', '4 1 - - / 1'],
  ['6/12p(R)', '3 1 - - / 0'],
  ['6/12p(J)', '3 1 - - / 1'],
  ['misc', '2 - - - / 0'],
  ['torpedo', '1 - - - / 4'],
] as const)('[TOGO-41][AMB-30] weapon table, %s: %s', (weapon, printed) => {
  const { hit, power } = WEAPON_TABLE[weapon];
  expect(`${hit.map((value) => value ?? '-').join(' ')} / ${power}`).toBe(printed);
});

const column = (rows: readonly object[], heading: string): string =>
  rows.map((row) => ((row as Record<string, readonly string[]>)[heading] ?? []).join('') || 'NE').join(' ');

test.each([
  ['B/CA', 'P M S T NE F'],
  ['C2/C3', 'PP P M S T F'],
])('[TOGO-53] gun hit table, column %s: %s', (heading, printed) => {
  expect(column(GUN_HITS, heading)).toBe(printed);
});

test.each([
  ['B', 'P P P M M F'],
  ['CA', 'SPP PP PM P M SF'],
  ['C2/C3', 'sunk SPP PP PM P MF'],
])('[TOGO-54][AMB-21] torpedo hit table, column %s: %s', (heading, printed) => {
  expect(column(TORPEDO_HITS, heading)).toBe(printed);
});

test.each([
  ['M', 'sunk fire fire - - -'],
  ['S', 'fire fire - - - -'],
  ['T', 'sunk - - - - -'],
] as const)('[TOGO-58][TOGO-59][TOGO-60] the die after %s: %s', (letter, printed) => {
  expect(FOLLOW_UPS[letter].map((effect) => effect ?? '-').join(' ')).toBe(printed);
});

test('[TOGO-62] thresholds', () => {
  expect(THRESHOLDS).toEqual({ silenced: { P: 2, fires: 4 }, sunk: { P: 3 }, abandoned: { fires: 5 } });
});

test('[TOGO-17] unplanned movement, and its ways of 36', () => {
  const ways = new Map<string, number>();
  for (const [index, result] of UNPLANNED_MOVEMENT.entries()) {
    const total = index + 2;
    ways.set(result, (ways.get(result) ?? 0) + Math.min(total - 1, 13 - total));
  }
  expect([...ways]).toEqual([
    ['LEFT_180', 1],
    ['LEFT_90', 2],
    ['STRAIGHT', 6],
    ['AS_ORDERED', 24],
    ['RIGHT_90', 2],
    ['RIGHT_180', 1],
  ]);
});

test('[TOGO-4] nine phases in order, and who acts when', () => {
  expect(PHASES.map(({ id, name, order }) => `${id} ${name} ${order}`)).toEqual([
    'A torpedo-firing both',
    'B sighted-movement moves-first-first',
    'C unsighted-movement moves-first-first',
    'D torpedo-combat both',
    'E sighting both',
    'F gunfire-combat moves-last-first',
    'G damage-control both',
    'H gunfire-damage both',
    'I card-draw both',
  ]);
});

test('[TOGO-71][TOGO-72] decks', () => {
  expect(DECKS.ijn).toEqual({ events: 6, dummies: 12, hand: 4, draws: 2 });
  expect(DECKS.irn).toEqual({ events: 3, dummies: 15, hand: 2, draws: 1 });
});

test('[TOGO-20][TOGO-21][TOGO-23] sighting numbers', () => {
  expect(SIGHTING).toEqual({ day: 24, night: [2, 4], burning: 4, need: { ijn: 4, irn: 2 } });
});

test('[TOGO-1] the table is four feet by six', () => {
  expect(SCALE.table).toEqual({ width: 6 * 12, depth: 4 * 12 });
});

test('[TOGO-3] an inch a turn is 5.92 knots, and 18 knots are 3.04 inches', () => {
  const knots = (SCALE.yardsPerInch * (60 / SCALE.minutesPerTurn)) / SCALE.yardsPerSeaMile;
  expect(knots).toBeCloseTo(5.92, 2);
  expect(18 / knots).toBeCloseTo(3.04, 2);
});

test('[TOGO-10] a step of the turning circle is about the half inch it costs', () => {
  const arc = 2 * Math.PI * TURNING.radius * (TURNING.stepDegrees / 360);
  expect(TURNING.radius).toBe(1.25);
  expect(arc).toBeCloseTo(0.49, 2);
});

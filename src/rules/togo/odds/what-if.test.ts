import type { DeclaredFire } from '../gunfire';
import { rangeSeries, type Shot, whatIf } from './what-if';

const BATTERIES: readonly DeclaredFire[] = [
  { weapon: '12in', dice: 4, range: 6, size: 5, armour: 3 },
  { weapon: '6in', dice: 7, range: 6, size: 5, armour: 3 },
];
const SHOT: Shot = {
  batteries: BATTERIES,
  target: { column: 'B', P: 1, M: 0, S: 0, T: 0, fires: 2, torpedoFactors: 2, torpedoFactorsLeft: 2 },
};

const expected = (change: object): number => {
  const odds = whatIf(SHOT, change);
  return odds.ok ? odds.value.fire.effective.expected : NaN;
};

test('closing helps, turning and night do not', () => {
  expect(expected({ range: 4 })).toBeGreaterThan(expected({}));
  expect(expected({ turning: true })).toBeLessThan(expected({}));
  expect(expected({ range: 2, night: { range: 2 } })).toBeLessThan(expected({ range: 2 }));
  expect(whatIf(SHOT, { overHalfTurning: true })).toMatchObject({
    ok: false,
    error: { code: 'MORE_THAN_HALF_MOVEMENT_TURNING' },
  });
});

test('another target is another size, armour and state', () => {
  const light = { column: 'C3', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 1, torpedoFactorsLeft: 1 } as const;
  const odds = whatIf(SHOT, { size: 3, armour: 0, target: light });
  expect(odds.ok && odds.value.damage?.pPropulsion).toBeLessThan(1);
});

test('without a state of the target only hits are counted', () => {
  expect(whatIf({ batteries: BATTERIES }, {})).toMatchObject({ ok: true, value: { damage: null } });
});

test('the series runs from 0 to 12 inches, falls with every band, and leaves out weapons that no longer reach', () => {
  const series = rangeSeries(SHOT);
  expect(series).toHaveLength(49);
  expect(series[0]?.range).toBe(0);
  expect(series.at(-1)?.range).toBe(12);
  const values = series.map(({ odds }) => (odds.ok ? odds.value.fire.effective.expected : NaN));
  for (const [i, value] of values.entries()) if (i > 0) expect(value).toBeLessThanOrEqual(values[i - 1] ?? 0);
  expect(new Set(values).size).toBe(4);
  expect(series.at(-1)?.odds).toMatchObject({ ok: true });
  expect(rangeSeries({ batteries: [{ ...BATTERIES[1]!, weapon: 'misc' }] }).at(-1)?.odds).toMatchObject({
    ok: false,
    error: { code: 'WEAPON_HAS_NO_VALUE_AT_RANGE' },
  });
});

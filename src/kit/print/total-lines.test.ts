import { totalPaths, totalSvg } from './total-lines';

const TOTAL = {
  title: 'Togo points',
  points: [
    { turn: 0, japan: 10, russia: null },
    { turn: 1, japan: 8, russia: null },
    { turn: 2, japan: -2, russia: null },
  ],
  goal: 20,
};

test('the scale takes in the lowest value, the highest and the goal; who has no value has no line', () => {
  const { steps, japan, russia, goal, turns } = totalPaths(TOTAL, { width: 300, height: 100 });
  expect(steps[0]!.value).toBeLessThanOrEqual(-2);
  expect(steps.at(-1)!.value).toBeGreaterThanOrEqual(20);
  expect(japan.line.match(/[ML]/g)).toHaveLength(3);
  expect(russia).toEqual({ line: '', dots: '' });
  expect(goal).toMatch(/^M0 [\d.]+H300$/);
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  for (const { y } of steps) expect(y).toBeGreaterThanOrEqual(0);
});

test('a single point is a dot in its place, and a page can be printed of it', () => {
  const one = { title: 'x', points: [{ turn: 1, japan: 0, russia: 3 }] };
  expect(totalPaths(one, { width: 100, height: 100 }).russia.dots).not.toBe('');
  expect(totalSvg(one)).not.toContain('NaN');
});

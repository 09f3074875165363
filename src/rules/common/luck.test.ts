import { luckOf, successChances } from './luck';

test('each die by itself: two dice of 2 or less', () => {
  const chances = successChances({ dice: 2, need: 2, at: 'most', of: 'each' });
  [4 / 9, 4 / 9, 1 / 9].forEach((chance, count) => expect(chances[count]).toBeCloseTo(chance, 14));
});

test('the sum of two dice: 11 or more is 3 of 36', () => {
  expect(successChances({ dice: 2, need: 11, at: 'least', of: 'sum' })[1]).toBeCloseTo(3 / 36, 14);
});

test('rolls of different needs are added up exactly', () => {
  const thrown = [
    { rolls: 1, scored: 1, chances: successChances({ dice: 1, need: 3, at: 'most', of: 'each' }) },
    { rolls: 1, scored: 1, chances: successChances({ dice: 1, need: 6, at: 'least', of: 'each' }) },
  ];
  const luck = luckOf(thrown);
  expect(luck).toMatchObject({ rolls: 2, successes: 2 });
  expect(luck.expected).toBeCloseTo(1 / 2 + 1 / 6, 14);
  expect(luck.atLeast).toBeCloseTo(1 / 12, 14);
  expect(luck.atMost).toBe(1);
});

test('nobody threw anything', () => {
  expect(luckOf([])).toEqual({ rolls: 0, successes: 0, expected: 0, atLeast: 1, atMost: 1 });
});

test('a thousand rolls: the chances of more and of fewer overlap by their own alone', () => {
  const one = successChances({ dice: 1, need: 2, at: 'most', of: 'each' });
  const luck = luckOf(
    Array.from({ length: 1000 }, (_, place) => ({ rolls: 1, scored: place < 333 ? 1 : 0, chances: one })),
  );
  expect(luck.atLeast + luck.atMost).toBeGreaterThan(1);
  expect(luck.atLeast + luck.atMost).toBeLessThan(1.04);
});

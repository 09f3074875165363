import fc from 'fast-check';

import { picker, shuffled } from './shuffle';

test('a shuffle keeps every card, and belongs to its seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (cards, seed) => {
      const order = shuffled(cards, picker(seed));
      expect([...order].sort()).toEqual([...cards].sort());
      expect(shuffled(cards, picker(seed))).toEqual(order);
    }),
  );
});

test('every card comes on top about as often', () => {
  const tops = [0, 0, 0, 0];
  const pick = picker(5);
  for (let deal = 0; deal < 4000; deal += 1) tops[shuffled([0, 1, 2, 3], pick)[0] ?? 0]! += 1;
  for (const count of tops) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

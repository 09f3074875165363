import { appDice } from './app-dice';
import { appFaces, fairnessOf, NO_FACES } from './fairness';

const rolled = { command: {}, override: false, appDice: 2, roll: null, attempt: 1 };

test('counts what the app threw, corrected or not, and nothing the players threw', () => {
  const dice = {
    start: { dice: [{ face: 4, source: 'app' as const }] },
    hit: {
      dice: [
        { face: 2, source: 'umpire' as const, was: [{ face: 5, source: 'app' as const }] },
        { face: 3, source: 'table' as const },
        { face: 1, source: 'table' as const, was: [{ face: 6, source: 'table' as const }] },
      ],
    },
    size: { count: 2, source: 'count' as const },
  };
  expect(appFaces({ type: 'v1.Acted', ...rolled, dice })).toEqual([4, 5]);
  expect(appFaces({ type: 'v1.GivenUp', command: {}, dice, appDice: 2, roll: null })).toEqual([4, 5]);
  expect(appFaces({ type: 'v1.Retracted', actions: [1] })).toEqual([]);
});

test.each([
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
])('chi-square %d has the chance %d of the printed tables', (chiSquare, chance) => {
  // Two faces off by the same amount give any sum one likes.
  const off = Math.sqrt((chiSquare * 1000) / 2);
  const { chiSquare: found, chance: p } = fairnessOf([1000 + off, 1000 - off, 1000, 1000, 1000, 1000]);
  expect(found).toBeCloseTo(chiSquare, 6);
  expect(p).toBeCloseTo(chance, 3);
});

test('the app’s own dice are fair: twenty seeds of 6,000 dice each', () => {
  const chances = Array.from({ length: 20 }, (_, seed) => {
    const counts = [...NO_FACES];
    for (const face of appDice(seed + 1, 0, 6000)) counts[face - 1]! += 1;
    return fairnessOf(counts).chance;
  });
  expect(Math.min(...chances)).toBeGreaterThan(0.001);
  expect(chances.filter((chance) => chance > 0.5).length).toBeGreaterThan(3);
});

test('no dice are no evidence', () => {
  expect(fairnessOf(NO_FACES)).toEqual({ counts: NO_FACES, total: 0, chiSquare: 0, chance: 1 });
});

import { campaignWhere } from './where-words';

test('a card says whether its dice want a number or less, or a number or more', () => {
  const dice = { doing: 'repair', who: null, purpose: 'repair', missing: 2, need: 5 };
  const counts = (at: 'most' | 'least') =>
    campaignWhere(
      {
        ...{ turn: 1, turnLimit: null, phase: 'terminal', acting: null, owed: 1 },
        ...{ dice: { ...dice, at }, last: null, over: null },
      },
      { line: '', headline: '', last: null },
    ).counts;
  expect([counts('most'), counts('least')]).toEqual(['dice to roll, each ≤5', 'dice to roll, each ≥5']);
});

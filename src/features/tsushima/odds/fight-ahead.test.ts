import '@/messages/tsushima';

import { TsushimaTable } from '@/testing/tsushima-table';

import { fightAhead } from './fight-ahead';

test('rounds ahead are called as the board counts them', () => {
  const table = new TsushimaTable('chemulpo');
  expect(fightAhead({ state: table.state })?.roundName(1)).toBe('Round 1');
  // Nobody is in range yet, so that no dice are wanted.
  table.all({ type: 'fireRound' }, { type: 'markHits' });
  expect(table.state.battle?.round).toBe(1);
  expect(fightAhead({ state: table.state })?.roundName(1)).toBe('Round 2');
});

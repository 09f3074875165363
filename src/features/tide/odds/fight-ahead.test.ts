import '@/messages/tide';

import { counter, TideTable } from '@/testing/tide-table';

import { fightAhead } from './fight-ahead';

/** One battleship a side, and what the fight ahead says of its rounds. */
const namesOf = (table: TideTable): readonly string[] => {
  const ahead = fightAhead({ state: table.state });
  return (ahead?.rowsOf('line', false) ?? []).map(({ round }) => ahead!.roundName(round));
};
const COUNTERS = [
  counter('mikasa', 'japan', 'battleship'),
  counter('poltava', 'port-arthur', 'battleship'),
  counter('orel', 'european', 'battleship'),
];
const met = () =>
  new TideTable({ counters: COUNTERS })
    .all(
      { type: 'stayInPort', fleet: 'vladivostok' },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
      { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
    )
    .do({ type: 'enterCoastal' }, [1])
    .all({ type: 'reveal' });
const revealed = () =>
  met().all(
    { type: 'fightOn', side: 'irn' },
    { type: 'fightOn', side: 'ijn' },
    { type: 'pickChits', side: 'ijn', chits: ['FSH', 'HP'] },
    { type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] },
    { type: 'revealChits' },
  );

test('[TAS-22] before anybody has fired all rounds lie ahead, and no more', () => {
  expect(namesOf(met())).toEqual(['Round 1', 'Round 2']);
  // The T may still be crossed.
  expect(namesOf(revealed())).toEqual(['Round 1', 'Round 2']);
});

test('[TAS-22] after round one of two only the second lies ahead, and is called so', () => {
  const table = revealed().all({ type: 'keepBroadside', side: 'ijn' });
  expect(namesOf(table)).toEqual(['Round 1', 'Round 2']);
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
  expect(table.state.step).toBe('smoke-irn');
  expect(namesOf(table)).toEqual(['Round 2']);
  table.all({ type: 'noSmoke', side: 'irn' }, { type: 'noSmoke', side: 'ijn' });
  expect(namesOf(table)).toEqual(['Round 2']);
});

test('[TAS-33] at Tsushima there are four, also before the chits are known', () => {
  const table = new TideTable({ counters: COUNTERS, turnLimit: 2 }).all(
    { type: 'stayInPort', fleet: 'vladivostok' },
    { type: 'stayInPort', fleet: 'port-arthur' },
    { type: 'beginTsushima' },
  );
  expect(namesOf(table)).toHaveLength(4);
});

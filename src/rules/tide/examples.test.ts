import { readFileSync } from 'node:fs';

import { run } from '../common/procedure';
import { outcomeOf } from '@/testing/scripted-dice';
import { counter, TideTable } from '@/testing/tide-table';

import { manoeuvre } from './manoeuvre';
import { crossMines, crossTheT, rollInPort } from './procedures';
import { type ShotFacts, shotNeed } from './shot';
import type { ShipClass, Side } from './types';

interface Example {
  readonly id: string;
  readonly expected: unknown;
}
const examples = JSON.parse(readFileSync('__tests__/fixtures/tide/examples.json', 'utf8')) as readonly Example[];

const need = (facts: Partial<ShotFacts>): number => {
  const shot = {
    weapon: 'primary',
    rating: 4,
    letter: 'L',
    range: 'medium',
    advantage: null,
    enemySmoke: false,
  } as const;
  const answer = shotNeed({ ...shot, ...facts });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.value;
};
const passes = (side: Side, type: ShipClass, die: number): boolean =>
  outcomeOf(run(crossMines(side, [{ id: 'a', class: type }]), [die]))[0]!.success;
const crosses = (side: Side, die: number): boolean => outcomeOf(run(crossTheT(side, true), [die])).success;

/** Each case of the examples, worked out by the rule book. */
const WORKED: Readonly<Record<string, () => unknown>> = {
  'TAS-EX1': () => manoeuvre(['FSH', 'HP'], ['HP', 'HS']).result,
  'TAS-EX2': () => manoeuvre(['HP', 'HP'], ['HP', 'HP']).result,
  'TAS-EX1b': () => [need({ advantage: 'crossing' }), need({ weapon: 'secondary', rating: 3, advantage: 'crossing' })],
  'TAS-EX2b': () => need({ range: 'long', advantage: 'broadside' }),
  'TAS-EX4': () => need({ range: 'long', enemySmoke: true }),
  'TAS-EX4b': () => need({ rating: 3, range: 'long', enemySmoke: true }),
  'TAS-EX5': () => [
    passes('irn', 'battleship', 4),
    passes('irn', 'battleship', 5),
    passes('irn', 'destroyer', 6),
    passes('ijn', 'cruiser', 5),
  ],
  'TAS-EX6': () =>
    [
      ...outcomeOf(run(rollInPort('recovery', [{ port: 'port-arthur', ships: ['a', 'b'] }]), [3, 4])),
      ...outcomeOf(run(rollInPort('recovery', [{ port: 'vladivostok', ships: ['c'] }]), [4])),
    ].map(({ success }) => success),
  'TAS-EX7': () =>
    new TideTable({}, { bothFleetsOut: 'split' }).all(
      { type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
      { type: 'stayInPort', fleet: 'japan' },
    ).points,
  'TAS-EX8': () => [crosses('irn', 1), crosses('irn', 2), crosses('ijn', 5), crosses('ijn', 6)],
  'TAS-EX9': () => {
    const table = new TideTable({
      counters: [counter('rossia', 'vladivostok', 'cruiser'), counter('mikasa', 'japan', 'battleship')],
    });
    table.do({ type: 'correct', path: ['togo', 'points'], value: 1 });
    return table.all(
      { type: 'sail', fleet: 'vladivostok', ships: ['rossia'] },
      { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
      { type: 'reveal' },
      { type: 'fightOn', side: 'irn' },
      { type: 'withdraw', side: 'ijn' },
    ).points;
  },
};

test.each(examples.map(({ id, expected }) => [id, expected] as const))('the example %s', (id, expected) => {
  expect(WORKED[id]?.()).toEqual(expected);
});

test('every example is worked out', () => {
  expect(Object.keys(WORKED).sort()).toEqual(examples.map(({ id }) => id).sort());
});

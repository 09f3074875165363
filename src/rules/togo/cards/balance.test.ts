import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { batteryNumbers } from '../battery';
import { fireOdds } from '../odds/salvo-odds';
import type { CardModifier } from './effects';

const COLUMNS: readonly (CardModifier | null)[] = [
  null,
  { effect: 'start', by: 1, card: '' },
  { effect: 'start-again', by: 1, card: '' },
  { effect: 'dice', by: 1, card: '' },
  { effect: 'hit', by: 1, card: '' },
  { effect: 'start-against', by: -1, card: '' },
];

/** Rows of the README's table of effective hits. */
const rows = [...readFileSync(join(__dirname, 'README.md'), 'utf8').matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(
  ([, range = '', cells = '']) => [Number(range), cells.split(' | ').map(Number)] as const,
);

test('there is a table to check', () => {
  expect(rows).toHaveLength(4);
});

test.each(rows)('[CARD-3] the hits at %i inches are what the README says of them', (range, cells) => {
  const worked = COLUMNS.map((card) => {
    const facts = { range, size: 5, armour: 3, cards: card ? [card] : [] };
    const batteries = [
      batteryNumbers({ weapon: '12in', dice: 4, ...facts }),
      batteryNumbers({ weapon: '6in', dice: 7, ...facts }),
    ];
    const salvos = batteries.flatMap((numbers) => (numbers.ok ? [numbers.value] : []));
    return Number(fireOdds([salvos]).effective.expected.toFixed(2));
  });
  expect(worked).toEqual(cells);
});

import { answerMukden } from '../answers';
import type { Json } from '../json-lines';
import { QUESTIONS } from './questions';

const help = answerMukden({ do: 'help' }) as { ok: true; questions: readonly { do: string; example: Json }[] };
const near = (value: number): unknown => expect.closeTo(value, 12) as unknown;
const cells = (text: string) =>
  text.split(' ').map((cell) => ({ attacker: Number(cell[0]), defender: Number(cell[2]) }));

const AROUND = ['2412', '2314', '2514'];
const ATTACK: Json = {
  ...{ do: 'attack.odds', side: 'ijn', target: '2413', defence: 3, terrain: 'town' },
  attackers: AROUND.map((hex, place) => ({ hex, factors: place === 0 ? 3 : 2, hexside: 'minor' })),
  ...{ bombardment: 2, table: 'house' },
};
const from = (hex: string, factors: number, hexside = 'open'): Json => ({ hex, factors, hexside });
const plain = (attackers: readonly Json[], more: Json = {}): Json => ({
  ...{ do: 'attack.odds', side: 'ijn', target: '2413', defence: 3, terrain: 'clear', attackers, bombardment: 0 },
  ...more,
});
/** Without what may be left out. */
const SHORT: Json = {
  do: 'attack.odds',
  side: 'irn',
  target: '2413',
  defence: 3,
  terrain: 'clear',
  attackers: [from('2412', 5)],
};
const LOC: Json = { do: 'loc', side: 'ijn', unit: '2314', friends: [], enemies: [] };

test('help lists every question, and each example answers ok', () => {
  expect(help.questions.map((question) => question.do)).toEqual(['help', ...Object.keys(QUESTIONS)]);
  for (const { example } of help.questions) expect(answerMukden(example)).toMatchObject({ ok: true });
});

test.each<readonly [Json, Json]>([
  [
    ATTACK,
    {
      ...{ ok: true, differential: 6, column: '+5', finalColumn: '+5', concentric: 'alternate' },
      shifts: [
        { cause: 'town', shift: -1 },
        { cause: 'minor', shift: -1 },
        { cause: 'concentric', shift: 2 },
      ],
      ...{ cells: cells('0/3 1/2 1/2 2/1 3/1 3/0'), pClears: near(1 / 6) },
    },
  ],
  [
    plain([from('2412', 5)]),
    {
      ...{ ok: true, differential: 2, column: '+2', shifts: [], finalColumn: '+2', concentric: null },
      ...{ cells: cells('0/2 1/2 2/1 2/1 3/0 4/0'), pClears: 0 },
    },
  ],
  [
    plain([from('2412', 24), from('2414', 12, 'major')], { side: 'irn', defence: 1 }),
    {
      ...{ ok: true, differential: 35, column: '>=30', finalColumn: '>=30', concentric: 'opposite', pClears: 1 },
      shifts: [{ cause: 'concentric', shift: 1 }],
      cells: cells('0/5 0/5 0/4 0/4 1/3 2/3'),
    },
  ],
  [
    plain([from('2412', 1, 'major')], { terrain: 'mountain', defence: 24 }),
    {
      ...{ ok: true, differential: -23, column: '<=-1', finalColumn: '<=-1', concentric: null, pClears: 0 },
      shifts: [
        { cause: 'mountain', shift: -1 },
        { cause: 'major', shift: -2 },
      ],
      cells: cells('1/1 2/1 2/0 3/0 4/0 4/0'),
    },
  ],
  [
    { do: 'hex.neighbours', hex: '2413' },
    { ok: true, neighbours: ['2412', '2513', '2514', '2414', '2314', '2313'] },
  ],
  [
    { do: 'hex.neighbours', hex: '2413', houseRules: { hexColumns: 'odd-lower' } },
    { ok: true, neighbours: ['2412', '2512', '2513', '2414', '2313', '2312'] },
  ],
  [
    { do: 'hex.neighbours', hex: '1000' },
    { ok: true, neighbours: ['1100', '1101', '1001'] },
  ],
  [
    { do: 'zoc', units: ['1000', '1001'] },
    { ok: true, hexes: ['1000', '1001', '1002', '1100', '1101', '1102'] },
  ],
  [
    { do: 'zoc', units: [] },
    { ok: true, hexes: [] },
  ],
  [
    { do: 'loc', side: 'irn', unit: '1002', friends: ['1001'], enemies: [] },
    { ok: true, path: ['1002', '1001', '1000'], blockedBy: [] },
  ],
  [
    { do: 'loc', side: 'ijn', unit: '1922', friends: [], enemies: ['1923'] },
    { ok: true, path: ['1922'], blockedBy: [] },
  ],
  [
    { do: 'loc', side: 'irn', unit: '1001', friends: [], enemies: ['1102'] },
    { ok: true, path: ['1001', '1000'], blockedBy: [] },
  ],
  [
    { do: 'loc', side: 'irn', unit: '1001', friends: ['1000'], enemies: ['1002', '1101'] },
    { ok: true, path: null, blockedBy: ['1000', '1002', '1101', '1102'] },
  ],
  [{ do: 'paralysis' }, { ok: true, distribution: [near(1 / 6), near(1 / 3), near(1 / 3), near(1 / 6)] }],
  ...(
    [
      [20, 24, 0, 0, 'ijn', 'ijn', 0],
      [20, 23, 0, 0, 'ijn', 'irn', -5],
      [20, 22, 2, 0, 'ijn', 'ijn', 0],
      [10, 11, 0, 1, 'ijn', 'ijn', 0],
      [20, 40, 0, 0, 'irn', 'irn', 80],
      [0, 0, 0, 0, 'ijn', 'irn', 0],
      [0, 1, 0, 0, 'ijn', 'ijn', 5],
    ] as const
  ).map(([ijnLosses, irnLosses, withoutLoc, cavalryEliminations, mukden, winner, margin]): [Json, Json] => [
    { do: 'victory', ijnLosses, irnLosses, withoutLoc, cavalryEliminations, mukden },
    { ok: true, winner, margin },
  ]),
])('%j', (question, answer) => {
  expect(answerMukden(question)).toEqual(answer);
});

test('a line of communication is one of the shortest', () => {
  const answer = answerMukden(LOC) as { path: readonly string[] };
  expect(answer.path.length).toBe(11);
  expect([answer.path[0], answer.path.at(-1)]).toEqual(['2314', '1922']);
});

test('bombardment, table and friends may be left out', () => {
  expect(answerMukden(SHORT)).toMatchObject({ ok: true, column: '+2' });
  expect(answerMukden({ do: 'loc', side: 'irn', unit: '1000', enemies: [] })).toMatchObject({ path: ['1000'] });
});

test('a chain of a sure attack and a momentum attack', () => {
  const first = { ...plain([from('2412', 24), from('2414', 24)]), defence: 2 };
  const second = { defence: 4, terrain: 'clear', hexside: 'open' };
  expect(answerMukden({ do: 'chain.odds', first, advancing: 24, second })).toMatchObject({
    ...{ ok: true, pFirst: 1, pMomentum: 1, pBoth: near(1 / 3) },
  });
});

test.each<readonly [Json, string]>([
  [{ ...ATTACK, side: 'russian' }, 'side'],
  [{ ...ATTACK, target: '23100' }, 'target'],
  [{ ...ATTACK, target: '4226' }, 'target'],
  [{ ...ATTACK, target: 2413 }, 'target'],
  [{ ...ATTACK, defence: 0 }, 'defence'],
  [{ ...ATTACK, defence: 25 }, 'defence'],
  [{ ...ATTACK, terrain: 'river' }, 'terrain'],
  [{ ...ATTACK, attackers: [] }, 'attackers'],
  [{ ...ATTACK, attackers: [from('2412', 25)] }, 'attackers[0].factors'],
  [{ ...ATTACK, attackers: [from('0912', 2)] }, 'attackers[0].hex'],
  [{ ...ATTACK, attackers: [from('2412', 2, 'wall')] }, 'attackers[0].hexside'],
  [{ ...ATTACK, bombardment: 9 }, 'bombardment'],
  [{ ...ATTACK, table: 'mine' }, 'table'],
  [{ ...ATTACK, houseRules: { hexColumns: 'lower' } }, 'houseRules.hexColumns'],
  [{ do: 'hex.neighbours', hex: '4300' }, 'hex'],
  [{ do: 'hex.neighbours' }, 'hex'],
  [{ do: 'zoc', units: ['2413', 'x'] }, 'units[1]'],
  [{ ...LOC, unit: '0000' }, 'unit'],
  [{ ...LOC, enemies: '2413' }, 'enemies'],
  [{ do: 'victory', ijnLosses: -1, irnLosses: 0, withoutLoc: 0, cavalryEliminations: 0, mukden: 'ijn' }, 'ijnLosses'],
  [{ do: 'victory', ijnLosses: 1, irnLosses: 0, withoutLoc: 0, cavalryEliminations: 0, mukden: null }, 'mukden'],
])('%j is outside a field', (question, field) => {
  expect(answerMukden(question)).toMatchObject({ ok: false, error: 'BAD_VALUE', field });
});

test.each<readonly [Json, string]>([
  [plain([from('2411', 3)]), 'NOT_ADJACENT'],
  [plain([from('2413', 3)]), 'NOT_ADJACENT'],
  [plain([from('2412', 3)], { bombardment: 4 }), 'TOO_MANY_MARKERS'],
  [plain([from('2412', 3)], { side: 'irn', bombardment: 1 }), 'NOT_JAPANESE'],
  [plain([from('2412', 20), from('2412', 5)]), 'TOO_MANY_FACTORS'],
  [{ ...LOC, enemies: ['2314'] }, 'ENEMY_THERE'],
])('%j is refused: %s', (question, refused) => {
  expect(answerMukden(question)).toEqual({ ok: false, refused });
});

test('house rules and questions nobody knows', () => {
  expect(answerMukden({ ...LOC, houseRules: { fog: 'none' } })).toMatchObject({ error: 'UNKNOWN_HOUSE_RULE' });
  expect(answerMukden({ do: 'toString' })).toMatchObject({ ok: false, error: 'UNKNOWN_QUESTION' });
});

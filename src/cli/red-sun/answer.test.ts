import { answerRedSun } from '../answers';
import type { Json } from '../json-lines';
import { QUESTIONS } from './questions';

const help = answerRedSun({ do: 'help' }) as { ok: true; questions: readonly { do: string; example: Json }[] };
const near = (value: number): unknown => expect.closeTo(value, 12) as unknown;
const all = (values: readonly number[]): unknown => values.map(near);
const SHOT: Json = { do: 'shot.odds', strength: 8, range: 3, weather: 'fog', disabled: false };
const LAND: Json = { do: 'land.odds', attack: 20, defence: 7, terrain: 'mountain', river: false };
const NOTHING = [1, 0, 0, 0, 0, 0, 0, 0, 0];

test('help lists every question', () => {
  expect(help.questions.map((question) => question.do)).toEqual(['help', ...Object.keys(QUESTIONS)]);
});

test.each(help.questions.map(({ do: name, example }) => [name, example] as const))(
  'the example of %s answers ok',
  (_, example) => {
    expect(answerRedSun(example)).toMatchObject({ ok: true });
  },
);

const cells = (text: string) =>
  text.split(' ').map((cell) => ({ attacker: Number(cell[0]), defender: Number(cell[2]) }));

test.each<readonly [Json, Json]>([
  [
    SHOT,
    {
      ok: true,
      column: 4,
      p: near(4 / 6),
      mean: near(14 / 6),
      distribution: all([2 / 6, 0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 0, 0]),
    },
  ],
  [
    { ...SHOT, disabled: true },
    { ok: true, column: 1, p: near(1 / 6), mean: near(5 / 6), distribution: all([5 / 6, 0, 0, 0, 0, 1 / 6, 0, 0, 0]) },
  ],
  [
    { ...SHOT, range: 8 },
    { ok: true, column: null, p: 0, mean: 0, distribution: NOTHING },
  ],
  [
    { ...SHOT, strength: 0 },
    { ok: true, column: null, p: 0, mean: 0, distribution: NOTHING },
  ],
  // Above 8 counts as 8 before the modifiers.
  [
    { ...SHOT, strength: 12, weather: 'clear' },
    {
      ok: true,
      column: 5,
      p: near(5 / 6),
      mean: near(15 / 6),
      distribution: all([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 0, 0]),
    },
  ],
  [
    { ...SHOT, weather: 'storm', range: 0 },
    {
      ok: true,
      column: 6,
      p: 1,
      mean: near(21 / 6),
      distribution: all([0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 0]),
    },
  ],
  [
    { ...SHOT, houseRules: { navalModTo: 'die' } },
    {
      ok: true,
      column: 8,
      p: near(2 / 6),
      mean: near(7 / 6),
      distribution: all([4 / 6, 0, 0, 1 / 6, 1 / 6, 0, 0, 0, 0]),
    },
  ],
  [
    { do: 'weather.odds', start: null, hours: 0 },
    { ok: true, clear: near(4 / 6), fog: near(1 / 6), storm: near(1 / 6) },
  ],
  [
    { do: 'weather.odds', start: 'storm', hours: 0 },
    { ok: true, clear: 0, fog: 0, storm: 1 },
  ],
  [
    { do: 'weather.odds', start: 'fog', hours: 1 },
    { ok: true, clear: near(3 / 6), fog: near(2 / 6), storm: near(1 / 6) },
  ],
  [
    { do: 'weather.odds', start: null, hours: 1 },
    { ok: true, clear: near(25 / 36), fog: near(7 / 36), storm: near(4 / 36) },
  ],
  [
    { do: 'weather.odds', start: 'clear', hours: 500 },
    { ok: true, clear: near(11 / 15), fog: near(1 / 5), storm: near(1 / 15) },
  ],
  [
    LAND,
    {
      ok: true,
      column: '2-1',
      dieModifier: -2,
      cells: cells('1/0 1/0 1/0 1/1 2/2 1/1'),
      meanAttacker: near(7 / 6),
      meanDefender: near(4 / 6),
    },
  ],
  [
    { ...LAND, river: true },
    {
      ok: true,
      column: '2-1',
      dieModifier: -3,
      cells: cells('1/0 1/0 1/0 1/0 1/1 2/2'),
      meanAttacker: near(7 / 6),
      meanDefender: near(3 / 6),
    },
  ],
  [
    { ...LAND, attack: 2, terrain: 'clear' },
    {
      ok: true,
      column: '<1-3',
      dieModifier: 0,
      cells: cells('1/0 1/0 1/0 1/0 1/0 1/0'),
      meanAttacker: 1,
      meanDefender: 0,
    },
  ],
  [
    { ...LAND, attack: 99, terrain: 'town' },
    {
      ok: true,
      column: '4-1',
      dieModifier: 0,
      cells: cells('2/2 1/1 0/1 0/1 1/2 1/3'),
      meanAttacker: near(5 / 6),
      meanDefender: near(10 / 6),
    },
  ],
  [
    { do: 'blockade.odds', season: 'summer', sunkUsed: false },
    { ok: true, none: near(4 / 6), five: near(1 / 6), ten: near(1 / 6), sunk: 0 },
  ],
  [
    { do: 'blockade.odds', season: 'winter', sunkUsed: false },
    { ok: true, none: near(2 / 6), five: near(1 / 6), ten: near(1 / 6), sunk: near(2 / 6) },
  ],
  [
    { do: 'blockade.odds', season: 'winter', sunkUsed: true },
    { ok: true, none: near(2 / 6), five: near(2 / 6), ten: near(2 / 6), sunk: 0 },
  ],
  [
    { do: 'blockade.odds', season: 'winter', sunkUsed: true, houseRules: { laterSinking: 'ten' } },
    { ok: true, none: near(2 / 6), five: near(1 / 6), ten: near(3 / 6), sunk: 0 },
  ],
  [{ do: 'admiral.odds' }, { ok: true, unharmed: near(1 / 2), wounded: near(1 / 6), killed: near(1 / 3) }],
  [
    { do: 'initiative.odds', rating: 4, season: 'summer' },
    { ok: true, need: 4, p: near(4 / 6) },
  ],
  [
    { do: 'initiative.odds', rating: 4, season: 'winter' },
    { ok: true, need: 2, p: near(2 / 6) },
  ],
  [
    { do: 'initiative.odds', rating: 1, season: 'winter' },
    { ok: true, need: -1, p: 0 },
  ],
  [
    { do: 'initiative.odds', rating: 4, season: 'winter', houseRules: { commandMod: 'none' } },
    { ok: true, need: 4, p: near(4 / 6) },
  ],
  [
    { do: 'activation.odds', rating: 3, season: 'autumn', commandValue: 2 },
    { ok: true, need: 4, p: near(4 / 6) },
  ],
])('%j', (question, answer) => {
  expect(answerRedSun(question)).toEqual(answer);
});

test('a fleet of one ship for one hour is her shot; sunk points are those of the ships', () => {
  const one = { defence: 5, damage: 0, firers: [{ strength: 8, disabled: false }] };
  const fleet = { do: 'fleet.odds', weather: 'fog', ranges: [3], targets: [one, one] };
  expect(answerRedSun(fleet)).toEqual({
    ok: true,
    targets: [1, 2].map(() => ({
      ...{ pSunk: near(1 / 6), mean: near(14 / 6), distribution: all([2 / 6, 0, 1 / 6, 1 / 6, 1 / 6, 1 / 6]) },
    })),
    sunkPoints: [
      { points: 0, p: near(25 / 36) },
      { points: 5, p: near(10 / 36) },
      { points: 10, p: near(1 / 36) },
    ],
  });
});

test.each<readonly [Json, string]>([
  [{ ...SHOT, range: -1 }, 'range'],
  [{ ...SHOT, strength: 2.5 }, 'strength'],
  [{ ...SHOT, weather: 'rain' }, 'weather'],
  [{ ...SHOT, disabled: 1 }, 'disabled'],
  [{ do: 'weather.odds', start: 'hail', hours: 1 }, 'start'],
  [{ do: 'weather.odds', start: null, hours: -1 }, 'hours'],
  [{ do: 'weather.odds', start: null }, 'hours'],
  [{ ...LAND, defence: 0 }, 'defence'],
  [{ ...LAND, attack: -3 }, 'attack'],
  [{ ...LAND, terrain: 'river' }, 'terrain'],
  [{ ...LAND, river: null }, 'river'],
  [{ do: 'blockade.odds', season: 'monsoon', sunkUsed: false }, 'season'],
  [{ do: 'blockade.odds', season: 'winter' }, 'sunkUsed'],
  [{ do: 'initiative.odds', rating: 'four', season: 'winter' }, 'rating'],
  [{ do: 'assault.odds', attack: [3], defence: [2], terrain: 'clear', river: false, rounds: 4 }, 'rounds'],
  [{ do: 'assault.odds', attack: [3], defence: [0], terrain: 'clear', river: false, rounds: 1 }, 'defence[0]'],
  [{ ...SHOT, houseRules: { navalModTo: 'range' } }, 'houseRules.navalModTo'],
])('%j is outside a field', (question, field) => {
  expect(answerRedSun(question)).toMatchObject({ ok: false, error: 'BAD_VALUE', field });
});

test('house rules and questions nobody knows', () => {
  expect(answerRedSun({ ...SHOT, houseRules: { fog: 'none' } })).toMatchObject({
    error: 'UNKNOWN_HOUSE_RULE',
    field: 'houseRules.fog',
  });
  expect(answerRedSun({ do: 'toString' })).toMatchObject({ ok: false, error: 'UNKNOWN_QUESTION' });
});

import { answerTsushima } from '../answers';
import type { Json } from '../json-lines';
import { QUESTIONS } from './questions';

const help = answerTsushima({ do: 'help' }) as { ok: true; questions: readonly { do: string; example: Json }[] };
const SALVO: Json = { do: 'salvo.odds', ...QUESTIONS['salvo.odds']!.example };
const ROUND = { do: 'round.odds', ...QUESTIONS['round.odds']!.example } as unknown as Json & {
  readonly ijn: readonly Json[];
  readonly irn: readonly Json[];
};

test('help lists every question', () => {
  expect(help.questions.map((question) => question.do)).toEqual(['help', ...Object.keys(QUESTIONS)]);
});

test.each(help.questions.map(({ do: name, example }) => [name, example] as const))(
  'the example of %s answers ok',
  (_, example) => {
    expect(answerTsushima(example)).toMatchObject({ ok: true });
  },
);

const near = (value: number): unknown => expect.closeTo(value, 12) as unknown;

test.each([
  [
    SALVO,
    {
      ...{ ok: true, effective: 3, modifier: -5, expectedHits: 0 },
      perSalvo: { none: 1, one: 0, two: 0, sunk: 0 },
      targetAfter: { '0': 1, '1': 0, '2': 0, sunk: 0 },
    },
  ],
  [
    { ...SALVO, factor: 8, armour: 7, targetHits: 2 },
    {
      ...{ ok: true, effective: 4, modifier: -3, expectedHits: near(1 / 6) },
      perSalvo: { none: 33 / 36, one: 3 / 36, two: 0, sunk: 0 },
      targetAfter: { '0': 0, '1': 0, '2': near((33 / 36) ** 2), sunk: near(1 - (33 / 36) ** 2) },
    },
  ],
  [
    {
      ...SALVO,
      between: 0,
      salvos: 1,
      targetKind: 'merchant',
      table: { gunfire: { 9: { one: 6, two: 8, sunk: null } } },
    },
    {
      ...{ ok: true, effective: 7, modifier: -1, expectedHits: near((11 + 2 * 10) / 36) },
      perSalvo: { none: 15 / 36, one: 11 / 36, two: 10 / 36, sunk: 0 },
      targetAfter: { '0': near(15 / 36), '1': 0, '2': 0, sunk: near(21 / 36) },
    },
  ],
  [
    { ...SALVO, houseRules: { range: 'difference' } },
    { ok: true, effective: 2, modifier: -6 },
  ],
  [
    { do: 'torpedo.odds', salvos: 1, adjacent: true, armour: 0, targetHits: 0, table: 'house' },
    {
      ...{ ok: true, expectedHits: near((7 + 2 * 3) / 36) },
      perSalvo: { none: 26 / 36, one: 7 / 36, two: 3 / 36, sunk: 0 },
      targetAfter: { '0': 26 / 36, '1': 7 / 36, '2': 3 / 36, sunk: 0 },
    },
  ],
  [
    {
      do: 'spotting.odds',
      destroyers: 2,
      twoHits: 0,
      lowMorale: 0,
      alreadyThere: true,
      partialSea: true,
      evades: true,
    },
    { ok: true, modifier: 3, need: 2, p: 5 / 6 },
  ],
  [
    { do: 'grounding.odds', ships: 4 },
    { ok: true, p: near(671 / 7776) },
  ],
  [{ do: 'mine.odds' }, { ok: true, none: near(8 / 9), one: near(1 / 36), two: near(1 / 18), sunk: near(1 / 36) }],
  [
    { do: 'flight.odds', rounds: 4 },
    { ok: true, byRound: { '1': 0, '2': 0, '3': 1 / 8, '4': 3 / 16 } },
  ],
  [
    { do: 'repair.odds', hits: 1 },
    { ok: true, none: 2 / 6, one: 3 / 6, all: 1 / 6 },
  ],
  [
    { do: 'repair.odds', hits: 2, captured: true },
    { ok: true, none: 5 / 6, one: 0, all: 1 / 6 },
  ],
  [
    { do: 'port.odds', surprise: true },
    { ok: true, p: 4 / 6 },
  ],
  [
    { do: 'block.odds', merchants: 2 },
    { ok: true, p: near(11 / 36) },
  ],
  [
    { do: 'plan.odds', plan: 'C', total: 13, raids: 0, turns: 1 },
    { ok: true, mean: near(1), distribution: { '0': 0, '1': near(1) }, fallenBy: { '1': near(1) } },
  ],
  [
    { do: 'plan.odds', plan: 'C', total: 0, raids: 0, successes: 2, turns: 3 },
    { ok: true, fallenBy: { '1': 0, '2': 0, '3': 0 } },
  ],
  [
    { do: 'plan.odds', plan: 'B', total: 20, raids: 1 },
    { ok: true, mean: 0, distribution: { '0': 1 } },
  ],
])('%j', (question, answer) => {
  expect(answerTsushima(question as Json)).toMatchObject(answer);
});

test('a round: Mikasa against Retvizan as in the book', () => {
  const { ships } = answerTsushima(ROUND) as { ships: Record<string, Record<string, number>> };
  expect(ships.retvizan).toEqual({ '0': 1, '1': 0, '2': 0, sunk: 0, expectedHits: 0 });
  expect(ships.mikasa).toMatchObject({ '1': near(2 * (33 / 36) * (3 / 36)), sunk: 0, expectedHits: near(1 / 6) });
});

test('torpedoes of a round, and secondaries at another target', () => {
  const boat = {
    ...{ id: 'd1', type: 'D', size: 3, armour: 1, column: 8, hits: 0, morale: 0, primary: null, secondary: null },
    ...{ target: null, screened: false, torpedoes: { salvos: 3, targets: ['retvizan'] } },
  };
  const answer = answerTsushima({ ...ROUND, ijn: [...ROUND.ijn, boat] }) as {
    ships: Record<string, Record<string, number>>;
  };
  expect(answer.ships.retvizan?.expectedHits).toBeCloseTo((5 + 2) / 36, 12);
  const aimed = { ...ROUND.irn[0], column: 9, secondaryTarget: 'd1' };
  const both = answerTsushima({ ...ROUND, ijn: [...ROUND.ijn, { ...boat, torpedoes: undefined }], irn: [aimed] });
  expect(both).toMatchObject({ ok: true });
});

test.each([
  [
    { ...SALVO, between: 7 },
    { ok: false, refused: 'NO_EFFECT_AT_RANGE' },
  ],
  [
    { ...SALVO, targetKind: 'destroyer', weapon: 'primary' },
    { ok: false, refused: 'SECONDARIES_ONLY' },
  ],
  [
    { ...SALVO, firerMorale: 1 },
    { ok: false, error: 'BAD_VALUE', field: 'firerMorale' },
  ],
  [
    { ...SALVO, factor: 'seven' },
    { ok: false, error: 'BAD_VALUE', field: 'factor' },
  ],
  [
    { ...SALVO, size: 10 },
    { ok: false, error: 'BAD_VALUE', field: 'size' },
  ],
  [
    { ...SALVO, targetKind: 'whale' },
    { ok: false, error: 'BAD_VALUE', field: 'targetKind' },
  ],
  [
    { ...SALVO, table: 'printed' },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [
    { ...SALVO, table: { gunfire: { 9: { one: 'x' } } } },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [
    { ...SALVO, table: { gunfire: { 8: { one: 9, two: 12, sunk: 15 } } } },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [
    { ...SALVO, table: { torpedo: {} } },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [
    { do: 'torpedo.odds', salvos: 3, adjacent: 1, armour: 7, targetHits: 0, table: 'house' },
    { ok: false, error: 'BAD_VALUE', field: 'adjacent' },
  ],
  [
    { do: 'torpedo.odds', salvos: 3, adjacent: true, armour: 7, targetHits: 0, table: {} },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [
    { do: 'grounding.odds', ships: -1 },
    { ok: false, error: 'BAD_VALUE', field: 'ships' },
  ],
  [
    { do: 'repair.odds', hits: 3 },
    { ok: false, error: 'BAD_VALUE', field: 'hits' },
  ],
  [
    { do: 'plan.odds', plan: 'D', total: 0, raids: 0 },
    { ok: false, error: 'BAD_VALUE', field: 'plan' },
  ],
  [
    { ...ROUND, ijn: [{ ...ROUND.ijn[0], target: 'orel' }] },
    { ok: false, error: 'BAD_VALUE', field: 'ijn[0].target' },
  ],
  [
    { ...ROUND, ijn: [ROUND.ijn[0], ROUND.ijn[0]] },
    { ok: false, error: 'BAD_VALUE', field: 'ijn|irn' },
  ],
  [
    { ...ROUND, irn: [{ ...ROUND.irn[0], type: 'D' }] },
    { ok: false, refused: 'SECONDARIES_ONLY' },
  ],
  [
    { ...ROUND, ijn: [{ ...ROUND.ijn[0], torpedoes: { salvos: 1, targets: ['retvizan'] } }] },
    { ok: false, refused: 'TORPEDO_OUT_OF_RANGE' },
  ],
  [
    { ...ROUND, ijn: [{ ...ROUND.ijn[0], torpedoes: { salvos: 1, targets: ['mikasa'] } }] },
    { ok: false, error: 'BAD_VALUE', field: 'ijn[0].torpedoes.targets' },
  ],
  [
    { ...ROUND, table: { torpedo: {} } },
    { ok: false, error: 'BAD_VALUE', field: 'table' },
  ],
  [{ do: 'sink.all' }, { ok: false, error: 'UNKNOWN_QUESTION', field: 'do' }],
  [
    { ...SALVO, houseRules: { fog: 'on' } },
    { ok: false, error: 'UNKNOWN_HOUSE_RULE', field: 'houseRules.fog' },
  ],
])('%j', (question, answer) => {
  expect(answerTsushima(question as Json)).toMatchObject(answer);
});

import { answerTide } from '../answers';
import type { Json } from '../json-lines';
import { QUESTIONS } from './questions';

const SHOT = {
  ...{ do: 'shot.odds', weapon: 'primary', rating: 4, letter: 'L', range: 'long', advantage: 'broadside' },
  ...{ enemySmoke: false, dice: 1 },
};
const ROUND = { do: 'round.odds', ...QUESTIONS['round.odds']!.example } as unknown as Json & { sets: readonly Json[] };
const help = answerTide({ do: 'help' }) as { ok: true; questions: readonly { do: string; example: Json }[] };

test('help lists every question', () => {
  expect(help.questions.map((question) => question.do)).toEqual(['help', ...Object.keys(QUESTIONS)]);
});

test.each(help.questions.map(({ do: name, example }) => [name, example] as const))(
  'the example of %s answers ok',
  (_, example) => {
    expect(answerTide(example)).toMatchObject({ ok: true });
  },
);

test.each([
  [
    { do: 'maneuver', japanese: ['FSH', 'HP'], russian: ['HP', 'HS'] },
    { ok: true, result: 5, range: 'medium', broadside: 'ijn', rounds: 2 },
  ],
  [
    { do: 'maneuver', japanese: ['HP', 'FSH'], russian: ['HS', 'HP'] },
    { ok: true, result: 5, range: 'medium', broadside: 'ijn', rounds: 2 },
  ],
  [
    { do: 'maneuver', japanese: ['FSH', 'FSH'], russian: ['FSH', 'FSH'] },
    { ok: true, result: 1, range: 'short', broadside: 'both', rounds: 2 },
  ],
  [SHOT, { ok: true, need: 3, p: 0.5, expected: 0.5, distribution: [0.5, 0.5] }],
  [
    { ...SHOT, rating: 0, range: 'short', advantage: 'crossing', dice: 0 },
    { ok: true, need: 2, p: 1 / 3, expected: 0, distribution: [1] },
  ],
  [
    { ...SHOT, rating: 6, range: 'short', advantage: 'crossing', dice: 2 },
    { ok: true, need: 6, p: 1, expected: 2, distribution: [0, 0, 1] },
  ],
  [
    { do: 'shot.odds', weapon: 'torpedo', rating: null, letter: 'S', range: 'short', enemySmoke: true, dice: 1 },
    { ok: true, need: 3, p: 0.5, expected: 0.5, distribution: [0.5, 0.5] },
  ],
  [
    { do: 'mines.odds', side: 'irn', class: 'battleship' },
    { ok: true, pPass: 0.6666666666666666 },
  ],
  [
    { do: 'mines.odds', side: 'ijn', class: 'battleship' },
    { ok: true, pPass: 5 / 6 },
  ],
  [
    { do: 'crossing.odds', side: 'irn', tsushima: false },
    { ok: true, need: 2, p: 1 / 3 },
  ],
  [
    { do: 'crossing.odds', side: 'irn', tsushima: true },
    { ok: true, need: 1, p: 1 / 6 },
  ],
  [
    { do: 'crossing.odds', side: 'ijn', tsushima: true },
    { ok: true, need: 5, p: 5 / 6 },
  ],
  [
    { do: 'recovery.odds', port: 'port-arthur' },
    { ok: true, need: 3, p: 0.5 },
  ],
  [
    { do: 'recovery.odds', port: 'japan' },
    { ok: true, need: 4, p: 4 / 6 },
  ],
])('%j', (question, answer) => {
  expect(answerTide(question)).toEqual(answer);
});

test('a round: primary on 1 to 5, secondary on 1 to 3, and two hits sink', () => {
  const { targets } = answerTide(ROUND) as unknown as { targets: Json[] };
  expect(targets).toHaveLength(1);
  expect(targets[0]).toEqual({
    pUntouched: expect.closeTo((1 / 6) * (3 / 6), 12),
    pDamaged: expect.closeTo((5 / 6) * (3 / 6) + (1 / 6) * (3 / 6), 12),
    pSunk: expect.closeTo((5 / 6) * (3 / 6), 12),
    expectedHits: expect.closeTo(5 / 6 + 3 / 6, 12),
  });
  const flipped = answerTide({ ...ROUND, houseRules: { twoHitsOneRound: 'flips' } }) as unknown as { targets: Json[] };
  expect(flipped.targets[0]).toMatchObject({ pSunk: 0, expectedHits: expect.closeTo(8 / 6, 12) as number });
});

test('in a round a silent firer adds nothing, and every key is there', () => {
  const [set] = ROUND.sets as readonly [{ target: Json; firers: readonly Json[] }];
  const silent = { ...set, firers: [{ ...set.firers[0], letter: 'M' }] };
  const question = { ...ROUND, range: 'long', sets: [silent, { ...silent, firers: [] }] };
  const none = { pUntouched: 1, pDamaged: 0, pSunk: 0, expectedHits: 0 };
  expect(answerTide(question)).toEqual({ ok: true, targets: [none, none] });
  const layer = { ...ROUND, smoke: 'ijn' };
  expect(answerTide(layer)).toEqual({ ok: true, targets: [none] });
});

test.each([
  [{ ...SHOT, letter: 'M' }, 'OUT_OF_RANGE'],
  [{ ...SHOT, weapon: 'secondary', letter: 'M' }, 'OUT_OF_RANGE'],
  [{ ...SHOT, weapon: 'secondary' }, 'WEAPON_SILENT_AT_RANGE'],
  [{ ...SHOT, weapon: 'torpedo', range: 'medium' }, 'WEAPON_SILENT_AT_RANGE'],
  [{ ...SHOT, rating: null }, 'NO_SUCH_GUN'],
  [
    {
      ...ROUND,
      sets: [{ ...ROUND.sets[0], firers: [{ ...QUESTIONS['fight.odds']!.example, ...firer('torpedoes') }] }],
    },
    'NO_TORPEDOES',
  ],
])('%j is refused: %s', (question, refused) => {
  expect(answerTide(question)).toEqual({ ok: false, refused });
});

function firer(fire: string): Json {
  return { class: 'destroyer', primary: 1, secondary: null, letter: 'S', torpedo: false, fire, hits: 0 };
}

test.each([
  [{ ...SHOT, rating: 7 }, 'BAD_VALUE', 'rating'],
  [{ ...SHOT, rating: -1 }, 'BAD_VALUE', 'rating'],
  [{ ...SHOT, rating: undefined }, 'BAD_VALUE', 'rating'],
  [{ ...SHOT, weapon: '12in' }, 'BAD_VALUE', 'weapon'],
  [{ ...SHOT, range: 'far' }, 'BAD_VALUE', 'range'],
  [{ ...SHOT, advantage: 'both' }, 'BAD_VALUE', 'advantage'],
  [{ ...SHOT, enemySmoke: null }, 'BAD_VALUE', 'enemySmoke'],
  [{ ...SHOT, dice: -1 }, 'BAD_VALUE', 'dice'],
  [{ do: 'maneuver', japanese: ['FSH'], russian: ['HP', 'HS'] }, 'BAD_VALUE', 'japanese'],
  [{ do: 'maneuver', japanese: ['FSH', 'XX'], russian: ['HP', 'HS'] }, 'BAD_VALUE', 'japanese[1]'],
  [{ do: 'mines.odds', side: 'irn', class: 'frigate' }, 'BAD_VALUE', 'class'],
  [{ do: 'crossing.odds', side: 'raf', tsushima: false }, 'BAD_VALUE', 'side'],
  [{ do: 'recovery.odds', port: 'odessa' }, 'BAD_VALUE', 'port'],
  [{ ...ROUND, smoke: 'both' }, 'BAD_VALUE', 'smoke'],
  [{ ...ROUND, advantage: { ijn: null } }, 'BAD_VALUE', 'advantage.irn'],
  [
    { ...ROUND, sets: [{ ...ROUND.sets[0], firers: [{ ...firer('guns'), primary: 9 }] }] },
    'BAD_VALUE',
    'sets[0].firers[0].primary',
  ],
  [{ ...ROUND, houseRules: { smoke: 'thick' } }, 'UNKNOWN_HOUSE_RULE', 'houseRules.smoke'],
  [{ ...ROUND, houseRules: { twoHitsOneRound: 'maybe' } }, 'BAD_VALUE', 'houseRules.twoHitsOneRound'],
  [{ do: 'constructor' }, 'UNKNOWN_QUESTION', 'do'],
  [{}, 'UNKNOWN_QUESTION', 'do'],
])('%j: %s in %s', (question, error, field) => {
  expect(answerTide(question)).toEqual({ ok: false, error, field, message: expect.any(String) });
});

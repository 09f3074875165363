import { run } from '../common/procedure';
import { outcomeOf } from '@/testing/scripted-dice';

import { halved, hitsAfter, moveAfter, salvosAfter, torpedoSalvosAfter } from './damage';
import { type BoardShip, columnsBetween, shotsOf } from './fire-plan';
import { type GunFacts, gunModifier, sumCells, torpedoModifier } from './gunfire';
import { DEFAULT_RULINGS, type Rulings } from './rulings';
import { fireSalvos, type Shot } from './salvos';
import { HOUSE_READINGS } from './table-reading';

const FACTS: GunFacts = {
  ...{ factor: 7, between: 0, armour: 8, concentrated: false, targetScreened: false, firerScreened: false },
  ...{ firerMorale: 0, targetMorale: 0, tsarevitch: false },
};
const modifier = (facts: Partial<GunFacts>, rulings: Partial<Rulings> = {}) =>
  gunModifier({ ...FACTS, ...facts }, { ...DEFAULT_RULINGS, ...rulings });
const value = (facts: Partial<GunFacts>, rulings: Partial<Rulings> = {}): number | string => {
  const answer = modifier(facts, rulings);
  return answer.ok ? answer.value.modifier.value : answer.error.code;
};

test.each([
  ['[TSU-36][AMB-1] adjacent: the whole factor', { between: 0 }, -1],
  ['[TSU-36] one column between takes one off', { between: 1 }, -2],
  ['[TSU-36] a factor of 0 has no effect', { between: 7 }, 'NO_EFFECT_AT_RANGE'],
  ['[TSU-37] factor less armour', { factor: 8, between: 4, armour: 7 }, -3],
  ['[TSU-38] two ships at one target', { concentrated: true }, -3],
  ['[TSU-38][TSU-45] the target is screened', { targetScreened: true }, -3],
  ['[TSU-38][TSU-45] the firer is screened', { firerScreened: true }, -3],
  ['[TSU-24][AMB-22] her own morale is a handicap', { firerMorale: -2 }, -3],
  ['[TSU-24][AMB-22] so is that of the target', { targetMorale: -2 }, 1],
  ['[TSU-38] primary guns of Tsarevitch', { tsarevitch: true }, -5],
] as const)('%s', (_, facts, expected) => {
  expect(value(facts)).toBe(expected);
});

test('[AMB-1] as the difference of columns adjacent ships lose one', () => {
  expect(value({ between: 0 }, { range: 'difference' })).toBe(-2);
  expect(value({ between: 6 }, { range: 'difference' })).toBe('NO_EFFECT_AT_RANGE');
});

test('[AMB-22] to the letter, the signs of morale are the other way round', () => {
  expect(value({ firerMorale: -2 }, { moraleSign: 'literal' })).toBe(1);
  expect(value({ targetMorale: -2 }, { moraleSign: 'literal' })).toBe(-3);
});

test('every part of the sum has its rule, and they add up; cells of 0 are there to be seen', () => {
  const facts = { ...FACTS, concentrated: true, targetScreened: true, firerMorale: -1, targetMorale: -2 };
  const answer = gunModifier(facts, DEFAULT_RULINGS);
  expect(answer).toMatchObject({ value: { effective: 7, modifier: { value: -4 } } });
  const cells = sumCells(facts, DEFAULT_RULINGS);
  expect(cells.map(({ cell, rule, value: part }) => `${cell} ${rule} ${part}`)).toEqual([
    'factor TSU-5 7',
    'range TSU-36 0',
    'armour TSU-37 -8',
    'shared TSU-38 -2',
    'targetScreened TSU-45 -2',
    'firerScreened TSU-45 0',
    'ownMorale TSU-24 -1',
    'targetMorale TSU-24 2',
    'tsarevitch TSU-38 0',
  ]);
  expect(cells.reduce((sum, { value: part }) => sum + part, 0)).toBe(-4);
});

test('[TSU-44] torpedoes at an adjacent column have -3', () => {
  expect(torpedoModifier(true).value).toBe(-3);
  expect(torpedoModifier(false)).toEqual({ value: 0, parts: [] });
});

test('[AMB-2] the same column counts as adjacent', () => {
  expect([columnsBetween(4, 4), columnsBetween(4, 5), columnsBetween(9, 4)]).toEqual([0, 0, 4]);
});

test('[TSU-42][TSU-36] salvos halve with one hit and are one with two; factors stay', () => {
  const gun = { factor: 2, salvos: 4 };
  expect([0, 1, 2, 3].map((hits) => salvosAfter('B', gun, hits))).toEqual([4, 2, 1, 0]);
  expect([0, 1, 2].map((hits) => salvosAfter('B', { factor: 3, salvos: 3 }, hits))).toEqual([3, 1, 1]);
  expect([0, 1, 2].map((hits) => salvosAfter('A', { factor: 5, salvos: 1 }, hits))).toEqual([1, 1, 1]);
  expect([0, 1, 2].map((hits) => moveAfter('B', 5, hits))).toEqual([5, 5, 2]);
});

test('[TSU-43] boats lose a salvo by each hit and keep their speed; a merchant sinks by one', () => {
  const gun = { factor: 1, salvos: 3 };
  expect([0, 1, 2, 3].map((hits) => salvosAfter('D', gun, hits))).toEqual([3, 2, 1, 0]);
  expect([0, 1, 2].map((hits) => torpedoSalvosAfter(3, hits))).toEqual([3, 2, 1]);
  expect(moveAfter('D', 6, 2)).toBe(6);
  expect([hitsAfter('M', 0, 1), hitsAfter('B', 1, 1), hitsAfter('B', 1, 3), hitsAfter('T', 2, 1)]).toEqual([
    3, 2, 3, 3,
  ]);
  expect(hitsAfter('M', 0, 0)).toBe(0);
});

test('[AMB-20] halved salvos are at least one, and none of none', () => {
  expect([0, 1, 2, 3, 5].map(halved)).toEqual([0, 1, 1, 1, 2]);
});

const ship = (id: string, more: Partial<BoardShip> = {}): BoardShip => ({
  ...{ id, side: 'ijn', type: 'B', size: 9, armour: 7, column: 4, hits: 0, morale: 0 },
  guns: { primary: { factor: 7, salvos: 2 }, secondary: { factor: 2, salvos: 4 } },
  ...{ screened: false, fleeing: false, targets: { primary: null, secondary: null } },
  ...more,
});
const at = (target: string) => ({ targets: { primary: target, secondary: target } });
const shots = (
  ships: readonly BoardShip[],
  { rulings = {}, ...plan }: Partial<Parameters<typeof shotsOf>[0]> & { rulings?: Partial<Rulings> } = {},
): readonly Shot[] => shotsOf({ ships, coastGuns: [], launches: [], ...plan }, { ...DEFAULT_RULINGS, ...rulings });
const told = (all: readonly Shot[]) =>
  all.map(
    ({ firer, weapon, target, salvos, modifier: { value: sum } }) =>
      `${firer} ${weapon} ${target} ${salvos.value} ${sum}`,
  );
const enemy = (id: string, more: Partial<BoardShip> = {}) => ship(id, { side: 'irn', column: 6, armour: 8, ...more });

describe('the shots of a round', () => {
  test('[TSU-36][TSU-41] every gun that reaches fires; those that do not are left out', () => {
    expect(told(shots([ship('mikasa', at('retvizan')), enemy('retvizan')]))).toEqual([
      'mikasa primary retvizan 2 -2',
      'mikasa secondary retvizan 4 -7',
    ]);
    expect(told(shots([ship('mikasa', { ...at('retvizan'), column: 3 }), enemy('retvizan')]))).toEqual([
      'mikasa primary retvizan 2 -3',
    ]);
  });

  test('[TSU-38][AMB-7] who shares a target fires at -2, the rightful one and coast guns too', () => {
    const pair = [ship('mikasa', { ...at('retvizan'), column: 3 }), ship('asahi', { ...at('retvizan'), column: 3 })];
    expect(told(shots([...pair, enemy('retvizan')]))).toEqual([
      'mikasa primary retvizan 2 -5',
      'asahi primary retvizan 2 -5',
    ]);
    const alone = shots([ship('mikasa', { column: 1 }), enemy('retvizan', { ...at('mikasa'), column: 2 })], {
      coastGuns: [{ id: 'coast-1', column: 3, target: 'mikasa' }],
    });
    expect(told(alone)).toEqual([
      'retvizan primary mikasa 2 -2',
      'retvizan secondary mikasa 4 -7',
      'coast-1 coast-gun mikasa 2 -1',
    ]);
  });

  test('a ship whose guns do not reach shares nothing', () => {
    const pair = [ship('mikasa', { ...at('retvizan'), column: 5 }), ship('asahi', { ...at('retvizan'), column: -5 })];
    expect(told(shots([...pair, enemy('retvizan')]))[0]).toBe('mikasa primary retvizan 2 -1');
  });

  test('[TSU-33][AMB-3] in flight her own salvos are halved, or those fired at her', () => {
    const fleeing = [ship('mikasa', { ...at('retvizan'), fleeing: true }), enemy('retvizan', at('mikasa'))];
    const salvos = (all: readonly Shot[]) => all.map((each) => each.salvos.value);
    expect(salvos(shots(fleeing))).toEqual([1, 2, 2, 4]);
    expect(salvos(shots(fleeing, { rulings: { flightSalvos: 'at-them' } }))).toEqual([2, 4, 1, 2]);
    expect(shots(fleeing)[0]?.salvos.parts).toEqual([
      { rule: 'TSU-5', value: 2 },
      { rule: 'TSU-33', value: -1 },
    ]);
  });

  test('[TSU-35] Itsukushima and Hashidate lose their primary salvos in flight', () => {
    const fleeing = ship('hashidate', { ...at('retvizan'), fleeing: true });
    expect(told(shots([fleeing, enemy('retvizan')]))).toEqual(['hashidate secondary retvizan 2 -7']);
  });

  test('[TSU-44] torpedo salvos by their targets, by armour, fewer after hits', () => {
    const boat = ship('ijn-d1', { type: 'D', column: 6, guns: { primary: null, secondary: null } });
    const launch = { ship: 'ijn-d1', salvos: 3, targets: ['retvizan', 'retvizan', 'poltava'] };
    const ships = [boat, enemy('retvizan'), enemy('poltava', { column: 7 })];
    const launched = shots(ships, { launches: [launch] });
    expect(told(launched)).toEqual(['ijn-d1 torpedo retvizan 2 0', 'ijn-d1 torpedo poltava 1 -3']);
    expect(launched.map(({ row, firstSalvo }) => [row, firstSalvo])).toEqual([
      [8, 1],
      [8, 3],
    ]);
    const damaged = [{ ...boat, hits: 2 }, ...ships.slice(1)];
    expect(told(shots(damaged, { launches: [launch] }))).toEqual(['ijn-d1 torpedo retvizan 1 0']);
  });

  test('sunk ships neither fire nor are fired at', () => {
    expect(shots([ship('mikasa', at('retvizan')), enemy('retvizan', { hits: 3 })])).toEqual([]);
    expect(shots([ship('mikasa', { ...at('retvizan'), hits: 3 }), enemy('retvizan')])).toEqual([]);
  });
});

test('without a trace the shots have the same numbers', () => {
  const ships = [
    ship('tsarevitch', { ...at('retvizan'), fleeing: true, hits: 1, morale: -1, screened: true }),
    ship('hashidate', { ...at('retvizan'), fleeing: true }),
    ship('ijn-d1', { ...at('retvizan'), type: 'D', hits: 1, column: 5 }),
    enemy('retvizan', { ...at('tsarevitch'), morale: -3 }),
  ];
  const plan = { ships, coastGuns: [{ id: 'coast-1', column: 13, target: 'tsarevitch' }], launches: [] };
  for (const moraleSign of ['handicap', 'literal'] as const) {
    for (const range of ['between', 'difference'] as const) {
      for (const flightSalvos of ['own', 'at-them'] as const) {
        const rulings = { ...DEFAULT_RULINGS, moraleSign, range, flightSalvos };
        expect(told(shotsOf(plan, rulings, { traced: false }))).toEqual(told(shotsOf(plan, rulings)));
      }
    }
  }
});

describe('salvos', () => {
  const shot = (more: Partial<Shot> = {}): Shot => ({
    ...{ firer: 'mikasa', weapon: 'primary', target: 'retvizan', row: 9 },
    salvos: { value: 2, parts: [] },
    modifier: { value: -1, parts: [{ rule: 'TSU-37', value: -1 }] },
    ...more,
  });
  const HOUSE = { gunfire: HOUSE_READINGS.gunfire, torpedo: HOUSE_READINGS.torpedo };
  const fire = (
    all: readonly Shot[],
    dice: Parameters<typeof run>[1],
    tables: Parameters<typeof fireSalvos>[1] = HOUSE,
  ) => run(fireSalvos(all, tables), dice);

  test('[TSU-37] one roll of two dice for each salvo, read by size', () => {
    const [fired] = outcomeOf(fire([shot()], [6, 3, 6, 6]));
    expect(fired).toMatchObject({
      hits: 3,
      results: [
        { sum: 9, net: 8, hits: 1 },
        { sum: 12, net: 11, hits: 2 },
      ],
    });
  });

  test('the call says the lowest sum that scores, and takes a sum or a result', () => {
    const asked = fire([shot()], []);
    expect(asked).toMatchObject({
      type: 'needs',
      needs: { missing: 2, call: { key: 'mikasa.primary.1', need: { value: 9 }, at: 'least', of: 'sum' } },
    });
    const typed = fire([shot()], { 'mikasa.primary.1': { sum: 11 }, 'mikasa.primary.2': { result: 'sunk' } });
    expect(outcomeOf(typed)[0]).toMatchObject({
      hits: 4,
      results: [
        { net: 10, hits: 1 },
        { sum: null, hits: 3 },
      ],
    });
  });

  test('a salvo that cannot score, or cannot miss, throws no dice', () => {
    expect(outcomeOf(fire([shot({ modifier: { value: -5, parts: [] } })], []))[0]).toMatchObject({ hits: 0 });
    expect(outcomeOf(fire([shot({ modifier: { value: 12, parts: [] } })], []))[0]).toMatchObject({ hits: 6 });
  });

  test('without a table each result is entered', () => {
    const none = { gunfire: null, torpedo: null };
    expect(fire([shot()], [], none)).toMatchObject({
      needs: { missing: 0, call: { need: { value: -1 }, dice: { value: 0 }, results: ['none', 'one', 'two', 'sunk'] } },
    });
    const typed = { 'mikasa.primary.1': { result: 'none' }, 'mikasa.primary.2': { result: 'two' } };
    expect(outcomeOf(fire([shot()], typed, none))[0]).toMatchObject({ hits: 2 });
  });
});

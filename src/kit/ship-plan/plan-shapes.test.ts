import fc from 'fast-check';

import { MARKER_LETTERS, planLength, type PlanDice, type PlanFacts, type PlanState } from './plan-facts';
import { planShapes } from './plan-shapes';
import type { Shape } from './shapes';

const dice = (text: string): PlanDice => {
  const [bow = 0, side = 0, stern = 0] = text.split('-').map(Number);
  return { bow, side, stern };
};

const ship = (type: PlanFacts['type'], lengthM: number, ...batteries: [weapon: string, dice: string][]): PlanFacts => ({
  type,
  lengthM,
  batteries: batteries.map(([weapon, bearing], index) => ({ weapon, main: index === 0, dice: dice(bearing) })),
  torpedoes: { factors: 2, mount: type === 'TBD' || type === 'TB' ? 'trainable' : 'fixed' },
});

const mikasa = ship('B', 131.7, ['12in', '2-4-2'], ['6in', '4-7-4'], ['12p', '4-10-4'], ['misc', '1-2-1']);
const nakhimov = ship('CA', 103.3, ['8in', '6-6-6'], ['6in', '2-5-2']);
const rossia = ship('CA', 144.2, ['8in', '2-2-2'], ['6in', '3-7-3'], ['12p', '2-6-2']);
const askold = ship('C2', 132.5, ['6in', '3-7-3'], ['12p', '2-6-2']);
const kasuga = ship('CA', 111.7, ['10in', '1-1-0'], ['8in', '0-2-2'], ['6in', '4-7-4']);
const novik = ship('C3', 110.1, ['4.7in', '3-4-3']);
const torpedoBoat = ship('TB', 40, ['misc', '1-1-1']);

const CARD = 340;
const parts = (shapes: readonly Shape[], part: string) => shapes.filter((shape) => shape.part === part);
const places = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'path' ? [] : [[shape.x, shape.y]]));
const onCard = (facts: PlanFacts, state?: PlanState) => planShapes({ facts, length: CARD, state });
const counts = (facts: PlanFacts) => {
  const shapes = onCard(facts);
  return ['turret', 'wing', 'single', 'casemate', 'dot', 'funnel', 'barrel', 'deck-house'].map(
    (part) => parts(shapes, part).length,
  );
};

test.each([
  ['Mikasa 2-4-2: two turrets of two, seven casemates a side, ten dots', mikasa, [2, 0, 0, 14, 20, 2, 4, 1]],
  ['Nakhimov 6-6-6: four turrets of two in a lozenge', nakhimov, [2, 2, 0, 10, 0, 3, 8, 1]],
  ['Rossia 2-2-2: one gun at each corner', rossia, [0, 0, 4, 14, 12, 3, 4, 1]],
  ['Askold 3-7-3: corners, three along each side, a chaser at each end', askold, [2, 0, 10, 12, 0, 3, 12, 1]],
  ['Kasuga 1-1-0 and 0-2-2: one gun forward, two aft', kasuga, [2, 0, 0, 14, 0, 3, 3, 1]],
  ['Novik 3-4-3: corners and chasers', novik, [2, 0, 4, 0, 0, 2, 6, 1]],
  ['a torpedo boat: a gun at each end, one funnel, no deck house', torpedoBoat, [2, 0, 0, 0, 0, 1, 2, 0]],
])('%s', (_, facts, expected) => {
  expect(counts(facts)).toEqual(expected);
});

test('guns stand where they bear: turrets on the centre line, wings on the beam, corners at the corners', () => {
  expect(places(parts(onCard(mikasa), 'turret'))).toEqual([
    [0, expect.closeTo(-0.265 * CARD)],
    [0, expect.closeTo(0.285 * CARD)],
  ]);
  const [port = [], starboard = []] = places(parts(onCard(nakhimov), 'wing'));
  expect(port[0]).toBeLessThan(0);
  expect(starboard).toEqual([-(port[0] ?? 0), 0]);
  expect(places(parts(onCard(rossia), 'single')).map(([x = 0, y = 0]) => [Math.sign(x), Math.sign(y)])).toEqual([
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ]);
});

test('the after turret of Kasuga gives way where the main battery has one, and its guns go to the casemates', () => {
  const both = ship('CA', 111.7, ['10in', '1-2-1'], ['8in', '0-2-2']);
  expect(parts(onCard(both), 'turret')).toHaveLength(2);
  expect(parts(onCard(both), 'casemate')).toHaveLength(4);
});

test('a light gun on the centre line is smaller than a turret', () => {
  const liner = ship('C3', 131.7, ['6in', '1-2-1']);
  const radius = (facts: PlanFacts) => {
    const [first] = parts(planShapes({ facts: { ...facts, type: 'B' }, length: 90 }), 'turret');
    return first?.kind === 'oval' ? first.rx : 0;
  };
  expect(radius(liner)).toBeLessThan(radius(mikasa) * 0.75);
});

const width = (shapes: readonly Shape[]) => {
  const [hull] = parts(shapes, 'hull');
  const xs =
    hull?.kind === 'path' ? [...hull.d.matchAll(/[MLC ]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x)) : [];
  return Math.max(...xs) - Math.min(...xs);
};

test('at list size Mikasa is longer, broader and heavier gunned than Novik', () => {
  expect([planLength(mikasa), planLength(novik)]).toEqual([expect.closeTo(89.56, 1), expect.closeTo(74.87, 1)]);
  const [large, small] = [mikasa, novik].map((facts) => planShapes({ facts, length: planLength(facts) }));
  expect(width(large ?? [])).toBeGreaterThan(width(small ?? []) * 1.5);
  expect(parts(large ?? [], 'casemate-gun')).toHaveLength(14);
  expect(parts(small ?? [], 'casemate-gun')).toHaveLength(0);
});

test('the longest are no longer than a row has room for, and an unknown length is usual for the type', () => {
  expect(planLength(rossia)).toBe(90);
  expect(planLength({ ...torpedoBoat, lengthM: null })).toBeGreaterThan(20);
  expect(planLength({ ...mikasa, lengthM: undefined })).toBeGreaterThan(planLength({ ...novik, lengthM: undefined }));
});

test('small plans keep hull, funnels and turrets; a card shows everything', () => {
  const token = planShapes({ facts: mikasa, length: 40 }).map(({ part }) => part);
  expect(new Set(token)).toEqual(new Set(['hull', 'deck-house', 'funnel', 'turret']));
  const list = planShapes({ facts: mikasa, length: 90 }).map(({ part }) => part);
  expect(new Set(list)).toEqual(new Set(['hull', 'deck-house', 'funnel', 'casemate-gun', 'barrel', 'turret']));
  expect(onCard(mikasa).map(({ part }) => part)).toEqual(expect.arrayContaining(['casemate', 'dot', 'tube', 'ring']));
});

const halved = { left: mikasa.batteries.map((battery) => ({ dice: battery.main ? dice('1-2-1') : battery.dice })) };
const silenced = { left: mikasa.batteries.map((battery) => ({ dice: battery.main ? dice('0-0-0') : battery.dice })) };

test.each([40, 90, CARD])('a halved and a lost main battery change the drawing at %d points', (length) => {
  const [whole, half, none] = [undefined, halved, silenced].map((state) =>
    JSON.stringify(planShapes({ facts: mikasa, length, state })),
  );
  expect(new Set([whole, half, none]).size).toBe(3);
});

test('halved turrets keep one barrel each, lost ones none, and other guns stay as they were', () => {
  expect(parts(onCard(mikasa, halved), 'barrel')).toHaveLength(2);
  expect(parts(onCard(mikasa, halved), 'turret')).toHaveLength(0);
  expect(parts(onCard(mikasa, silenced), 'barrel')).toHaveLength(0);
  expect(parts(onCard(mikasa, silenced), 'turret-lost')).toHaveLength(4);
  expect(parts(onCard(mikasa, silenced), 'casemate')).toHaveLength(14);
});

test('of halved casemates every second is gone, along both sides', () => {
  const left = mikasa.batteries.map((battery) => ({ dice: battery.main ? battery.dice : dice('2-3-2') }));
  const shapes = onCard(mikasa, { left });
  expect(parts(shapes, 'casemate')).toHaveLength(8);
  expect(parts(shapes, 'casemate-gun')).toHaveLength(8);
  expect(parts(shapes, 'turret')).toHaveLength(2);
  expect(parts(shapes, 'dot')).toHaveLength(10);
});

test('guns that bear are solid, the others open and faint', () => {
  const towards = (quarter: 'bow' | 'starboard' | 'stern', facts = mikasa) =>
    parts(planShapes({ facts, length: CARD, bearing: { quarter } }), 'turret').map(({ fill, opacity }) => [
      fill,
      opacity,
    ]);
  const [solid, open] = [
    ['ink', undefined],
    ['card', 0.55],
  ];
  expect(towards('starboard')).toEqual([solid, solid]);
  expect(towards('bow')).toEqual([solid, open]);
  expect(towards('stern')).toEqual([open, solid]);
  const casemates = parts(planShapes({ facts: mikasa, length: CARD, bearing: { quarter: 'starboard' } }), 'casemate');
  expect(casemates.filter(({ fill }) => fill === 'ink')).toHaveLength(7);
  const ahead = parts(planShapes({ facts: mikasa, length: CARD, bearing: { quarter: 'bow' } }), 'casemate');
  expect(ahead.filter(({ fill }) => fill === 'ink')).toHaveLength(4);
});

test('a battery out of reach is open although it bears', () => {
  const bearing = { quarter: 'starboard', outOfReach: [1] } as const;
  const shapes = planShapes({ facts: mikasa, length: CARD, bearing });
  expect(parts(shapes, 'casemate').every(({ fill }) => fill === 'card')).toBe(true);
  expect(parts(shapes, 'turret').every(({ fill }) => fill === 'ink')).toBe(true);
});

const hit = (letter: 'P' | 'M' | 'S' | 'T', permanent = false) => ({ letter, permanent });
const signs = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'sign' && shape.text !== undefined ? [shape.text] : []));

test('M hits lie on the fore, then the after turret; P aft; S at the guns engaged; T at the tube', () => {
  const shapes = onCard(mikasa, { markers: [hit('M'), hit('M'), hit('P'), hit('S'), hit('T')], engaged: 'port' });
  const [fore = [], , after = []] = places(parts(shapes, 'marker-M'));
  expect([fore, after]).toEqual([
    [0, expect.closeTo(-0.265 * CARD)],
    [0, expect.closeTo(0.285 * CARD)],
  ]);
  expect(places(parts(shapes, 'marker-P'))[0]).toEqual([0, expect.closeTo(0.4 * CARD)]);
  expect(places(parts(shapes, 'marker-S'))[0]?.[0]).toBeLessThan(-20);
  expect(places(parts(shapes, 'marker-T'))[0]?.[0]).toBeLessThan(-20);
  const starboard = onCard(mikasa, { markers: [hit('S')], engaged: 'starboard' });
  expect(places(parts(starboard, 'marker-S'))[0]?.[0]).toBeGreaterThan(20);
});

test('every hit is counted, however many there are', () => {
  expect(signs(onCard(mikasa, { markers: [hit('P'), hit('P'), hit('P'), hit('S')] }))).toEqual(['P', 'P2', 'S']);
});

test('a permanent hit has a second ring, the one being resolved an amber one, hits to come a dashed one off the hull', () => {
  const shapes = onCard(mikasa, { markers: [hit('P', true), hit('M')], resolving: 'M', pending: 2 });
  expect(parts(shapes, 'marker-P-permanent')).toHaveLength(1);
  expect(parts(shapes, 'marker-M-permanent')).toHaveLength(0);
  expect(places(parts(shapes, 'resolving'))).toEqual([[0, expect.closeTo(-0.265 * CARD)]]);
  const [pending] = parts(shapes, 'pending');
  expect(pending?.dash).toBeDefined();
  expect(Math.abs(pending?.kind === 'oval' ? pending.x : 0)).toBeGreaterThan(30);
  expect(signs(shapes)).toContain('+2');
});

test('fires: a flame each on a card, their number on a smaller plan and on a token', () => {
  expect(parts(onCard(mikasa, { fires: 3 }), 'fire')).toHaveLength(6);
  expect(signs(onCard(mikasa, { fires: 3 }))).toEqual([]);
  for (const length of [40, 90]) {
    expect(signs(planShapes({ facts: mikasa, length, state: { fires: 3, pending: 0 } }))).toEqual(['3']);
  }
});

test('a sunk ship is an empty dashed outline', () => {
  const [hull, ...rest] = planShapes({ facts: mikasa, length: 90, state: { sunk: true, fires: 2 } });
  expect(rest).toEqual([]);
  expect(hull).toMatchObject({ dash: expect.anything() });
  expect(hull?.fill).toBeUndefined();
});

test('any ratings make a drawing without holes in its numbers', () => {
  const number = fc.integer({ min: 0, max: 14 });
  const facts = fc.record({
    type: fc.constantFrom('B', 'CA', 'C2', 'C3', 'TBD', 'TB', 'convoy'),
    batteries: fc.array(
      fc.record({
        weapon: fc.constantFrom('12in', '8in', '6in', '12p', 'misc', 'tbd'),
        main: fc.boolean(),
        dice: fc.record({ bow: number, side: number, stern: number }),
      }),
      { maxLength: 5 },
    ),
    torpedoes: fc.record({ factors: number, mount: fc.constantFrom('fixed', 'trainable', null) }),
  });
  const state = fc.record({
    markers: fc.array(fc.record({ letter: fc.constantFrom(...MARKER_LETTERS), permanent: fc.boolean() }), {
      maxLength: 9,
    }),
    fires: number,
    pending: number,
  });
  fc.assert(
    fc.property(facts, state, fc.double({ min: 20, max: 400, noNaN: true }), (ratings, damage, length) => {
      const text = JSON.stringify(planShapes({ facts: ratings as PlanFacts, length, state: damage as PlanState }));
      expect(text).not.toMatch(/NaN|null|Infinity/);
    }),
  );
});

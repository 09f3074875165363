import * as fc from 'fast-check';

import * as arbitrary from '@/testing/togo-arbitraries';

import { meets } from '../../common/dice';
import { enumerate } from '../../common/enumerate';
import { type BatteryFacts, batteryNumbers } from '../battery';
import { controlSteps, resolveDamageControl } from '../damage-control';
import { shipNumbers } from '../gunfire';
import { resolveInitiative } from '../initiative';
import { fireFast, fireKernel, mostDice } from '../kernel';
import { formationSpeed } from '../movement';
import { controlOdds, fireHitOdds } from '../odds/control-odds';
import { sightingOdds } from '../odds/chance-odds';
import { fireOdds } from '../odds/salvo-odds';
import { targetOdds } from '../odds/target-odds';
import { PRINTED } from '../ruleset';
import { fireSteps } from '../salvo';
import { sightingChance, sightingSteps } from '../sighting';
import { torpedoNumbers, torpedoSize } from '../torpedo';
import {
  amountsOf,
  CARD_EFFECT,
  type CardModifier,
  CARD_EFFECT_TYPES,
  effectRow,
  type CardEffectType,
} from './effects';

const CLOSE = 1e-9;
const by = (effect: CardEffectType, amount: number): CardModifier => ({ effect, by: amount, card: 'Card' });

/** Modifiers of any kind, also such as the procedure does not know. */
const modifiers = fc.array(
  fc
    .constantFrom(...CARD_EFFECT_TYPES)
    .chain((effect) => fc.constantFrom(...amountsOf(effect)).map((amount) => by(effect, amount))),
  { maxLength: 4 },
);

const GUNS: BatteryFacts = { weapon: '12in', dice: 4, range: 6, size: 5, armour: 4 };
const numbers = (cards: readonly CardModifier[], facts: Partial<BatteryFacts> = {}) => {
  const found = batteryNumbers({ ...GUNS, ...facts, cards });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

test.each([
  ['[CARD-5] start number', 'start', 'start', 1, 3],
  ['[CARD-5] start number, less', 'start', 'start', -2, 1],
  ['[CARD-6] start number of those who fire at her', 'start-against', 'start', -1, 1],
  ['[CARD-8] hit dice', 'dice', 'dice', 2, 6],
  ['[CARD-8] hit dice, never none', 'dice', 'dice', -3, 1],
  ['[CARD-9] hit value', 'hit', 'hit', 1, 2],
  ['[CARD-10] pen number', 'pen', 'pen', 2, 4],
] as const)('%s', (_, effect, number, amount, value) => {
  const found = numbers([by(effect, amount)])[number];
  expect(found.value).toBe(value);
  expect(found.parts.at(-1)).toMatchObject({ rule: effectRow(effect).rule, card: 'Card' });
});

test('[CARD-3] a number that a card could not change does not name it', () => {
  const atTwoInches = numbers([by('start', 1)], { range: 2 }).start;
  expect(atTwoInches).toEqual({ value: 6, parts: [{ rule: 'TOGO-28', value: 6 }] });
});

test('[CARD-10] a restricted hit stays restricted', () => {
  expect(numbers([by('pen', 2)], { weapon: '6in', armour: 6 })).toMatchObject({ restricted: true, pen: { value: 3 } });
});

test('[CARD-8] no card makes guns bear', () => {
  expect(batteryNumbers({ ...GUNS, dice: 0, cards: [by('dice', 3)] })).toMatchObject({
    error: { code: 'NO_GUNS_BEARING' },
  });
});

test('[CARD-11][CARD-12] torpedoes: hit value of the launcher, size of the target', () => {
  const facts = { factors: 3, range: 2, sizeUsed: 4, armour: 1, cards: [by('torpedo-hit', 1)] };
  expect(torpedoNumbers(facts)).toMatchObject({ ok: true, value: { hit: { value: 2 } } });
  const target = { printed: 4, evaded: false, stationary: true, unaware: false, convoy: false };
  const size = torpedoSize({ ...target, cards: [by('torpedo-size', -2)] });
  expect(size).toMatchObject({
    value: { value: 4, parts: [{}, { rule: 'TOGO-48' }, { rule: 'CARD-12', card: 'Card' }] },
  });
});

test('[CARD-7] the second start die is thrown only when the first puts nobody on target', () => {
  const ship = shipNumbers([
    { ...GUNS, range: 10, cards: [by('start-again', 1)] },
    { ...GUNS, range: 3, cards: [by('start-again', 1)] },
  ]);
  if ('code' in ship) throw new Error(ship.code);
  const keys = (face: number) => {
    const steps = fireSteps(ship.firing);
    steps.next();
    const second = steps.next({ faces: [face], successes: 0 }).value;
    return second !== undefined && 'key' in second ? [second.key, second.dice.parts[0]?.card] : [];
  };
  expect(keys(5)).toEqual(['start.again', 'Card']);
  expect(keys(3)).toEqual(['1.hit', undefined]);
});

const P = { markers: [{ letter: 'P' as const }], fires: 0, attempt: 0 };
const FIRES = { markers: [], fires: 2, attempt: 'fire' as const };

test.each([
  ['[CARD-13] a 2 removes a hit', P, [by('control', 1)], [2], { attempt: 'REMOVED' }],
  ['[CARD-13] a 6 is still permanent', P, [by('control', 3)], [6], { attempt: 'PERMANENT' }],
  ['[CARD-13] a fire goes out on a 3', FIRES, [by('control', 2)], [3, 1], { attempt: 'OUT', fires: 1 }],
  ['[CARD-15] a 5 does no harm', FIRES, [by('fire-safe', 1)], [5, 5], { attempt: 'BURNS_ON', extraHits: [] }],
  ['[CARD-15] a 4 does', FIRES, [by('fire-safe', -1)], [4, 4], { attempt: 'EXTRA_HIT', extraHits: [{}, {}] }],
  ['[CARD-14] fires are not checked again', { ...FIRES, again: true }, [], [6], { attempt: 'BURNS_ON', extraHits: [] }],
] as const)('%s', (_, facts, cards, faces, outcome) => {
  expect(resolveDamageControl({ ...facts, cards }, faces)).toMatchObject({ type: 'done', outcome });
});

test('[CARD-16] the night number', () => {
  const facts = { side: 'irn', range: 2, night: 4, cards: [by('sighted', 3)] } as const;
  expect(sightingChance(facts)).toMatchObject({ value: { need: { value: 5, parts: [{}, { card: 'Card' }] } } });
  expect(sightingOdds({ ...facts, cards: [by('sighted', -3)] })).toMatchObject({ value: { p: 1 / 6 } });
});

test('[CARD-17] inches, but not for a stopped ship', () => {
  const speed = (P: number, amount: number) =>
    formationSpeed({ ships: [{ speed: 3, P }, { speed: 3.5 }], cards: [by('speed', amount)] });
  expect(speed(0, 0.5)).toMatchObject({
    value: { speed: { value: 3, parts: [{}, {}, { card: 'Card', value: 0.5 }] } },
  });
  expect(speed(1, -1)).toMatchObject({ value: { speed: { value: 0 } } });
  expect(speed(2, 1)).toMatchObject({ value: { speed: { value: 0 } } });
});

test('[CARD-19] the die of one side counts more, and ties are looked at after it', () => {
  const cards = { irn: [by('initiative', 1)] };
  expect(resolveInitiative([4, 4], cards)).toMatchObject({
    outcome: { movesLast: 'irn', sums: { irn: { value: 5 } } },
  });
  expect(resolveInitiative([5, 4], cards)).toMatchObject({ type: 'needs' });
});

test('[CARD-19] with several cards it is the numbers as they are shown that are compared', () => {
  const three = by('initiative', 3);
  // 12 counts as 9, and so does 9: a tie.
  expect(resolveInitiative([6, 6], { ijn: [three, three], irn: [three] })).toMatchObject({ type: 'needs' });
});

test('an effect takes the amounts of its row and no other', () => {
  for (const type of CARD_EFFECT_TYPES) {
    expect(amountsOf(type).length).toBeGreaterThan(0);
    for (const amount of amountsOf(type)) expect(CARD_EFFECT.problem({ type, by: amount, lasts: 'turn' })).toBeNull();
    const { least, most, step } = effectRow(type);
    for (const amount of [0, least - step, most + step, most + step / 2]) {
      expect(CARD_EFFECT.problem({ type, by: amount, lasts: 'turn' })?.field).toBe('by');
    }
  }
});

test('[CARD-3] odds and rolls agree whatever cards lie: every face of a small salvo', () => {
  let again = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(arbitrary.battery(1), modifiers), { minLength: 1, maxLength: 2 }), (drawn) => {
      const ship = shipNumbers(drawn.map(([facts, cards]) => ({ ...facts, cards })));
      if ('code' in ship) throw new Error(ship.code);
      fc.pre(ship.firing.length > 0 && ship.firing.reduce((sum, { numbers: { dice } }) => sum + dice.value, 0) <= 2);
      if (ship.firing.some(({ numbers: { startAgain } }) => startAgain !== undefined)) again += 1;
      const counted: number[] = [];
      enumerate(
        () => fireSteps(ship.firing),
        ({ salvos }, chance) => {
          const hits = salvos.reduce((sum, { effective }) => sum + effective, 0);
          counted[hits] = (counted[hits] ?? 0) + chance;
        },
      );
      const salvos = [ship.firing.map((battery) => battery.numbers)];
      for (const [hits, chance] of fireOdds(salvos).effective.distribution.entries()) {
        expect(Math.abs(chance - (counted[hits] ?? 0))).toBeLessThan(CLOSE);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(again).toBeGreaterThan(5);
});

test('[CARD-7] the kernel throws the second start die too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(arbitrary.battery(3), modifiers), { minLength: 1, maxLength: 3 }),
      arbitrary.faces(400),
      (drawn, faces) => {
        const ship = shipNumbers(drawn.map(([facts, cards]) => ({ ...facts, cards })));
        if ('code' in ship) throw new Error(ship.code);
        const salvos = ship.firing.map((battery) => battery.numbers);
        const kernel = fireKernel(salvos);
        const dice = Uint8Array.from({ length: mostDice(kernel) }, (_, index) => faces[index] ?? 1 + (index % 6));
        const effective = new Uint16Array(salvos.length);
        const used = fireFast(kernel, dice, 0, effective);
        let at = 0;
        const steps = fireSteps(ship.firing);
        let step = steps.next();
        while (!step.done) {
          const call = step.value;
          const count = call.dice;
          const rolled = [...dice.slice(at, at + count.value)];
          at += count.value;
          step = steps.next({
            faces: rolled,
            successes: rolled.filter((face) => meets(call, face)).length,
          });
        }
        expect(step.value.salvos.map((salvo) => salvo.effective)).toEqual([...effective]);
        expect(at).toBe(used);
      },
    ),
    { numRuns: 100, seed: 8 },
  );
});

test('[CARD-3] odds and rolls agree in damage control and at night', () => {
  fc.assert(
    fc.property(modifiers, fc.boolean(), (cards, onFire) => {
      const facts = onFire ? { markers: [], fires: 1, attempt: 'fire' as const, cards } : { ...P, cards };
      const counted = { removed: 0, permanent: 0, hits: 0 };
      enumerate(
        () => controlSteps(facts, PRINTED),
        ({ attempt, extraHits }, chance) => {
          if (attempt === 'REMOVED' || attempt === 'OUT') counted.removed += chance;
          if (attempt === 'PERMANENT') counted.permanent += chance;
          counted.hits += chance * extraHits.length;
        },
      );
      const odds = controlOdds({ marker: onFire ? 'F' : 'P', attempts: 1, cards });
      if (!odds.ok) throw new Error(odds.error.code);
      expect(Math.abs(odds.value.pRemoved - counted.removed)).toBeLessThan(CLOSE);
      expect(Math.abs(odds.value.pPermanent - counted.permanent)).toBeLessThan(CLOSE);
      expect(Math.abs(odds.value.expectedExtraHits - counted.hits)).toBeLessThan(CLOSE);

      const look = { side: 'ijn', range: 1, night: 2, cards } as const;
      const chance = sightingChance(look);
      const seen = sightingOdds(look);
      if (!chance.ok || !seen.ok) throw new Error('seen');
      let sighted = 0;
      enumerate(
        () => sightingSteps(chance.value),
        (outcome, p) => void (sighted += outcome.sighted ? p : 0),
      );
      expect(Math.abs(sighted - seen.value.p)).toBeLessThan(CLOSE);
    }),
    { numRuns: 60, seed: 9 },
  );
});

test('[CARD-15] the odds of a burning target know how easily her fires do harm', () => {
  const target = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 3, torpedoFactors: 0, torpedoFactorsLeft: 0 } as const;
  const sunk = (cards: readonly CardModifier[]) => {
    const odds = targetOdds({ target, fireDice: true, cards });
    return odds.ok ? odds.value.pSunk : NaN;
  };
  expect(sunk([by('fire-safe', -1)])).toBeGreaterThan(sunk([]));
  expect(sunk([by('fire-safe', 2)])).toBe(0);
  expect(fireHitOdds(1, PRINTED, [by('fire-safe', 1)]).atLeastOne).toBeCloseTo(1 / 6, 12);
});

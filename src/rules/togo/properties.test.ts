import fc from 'fast-check';
import * as arbitrary from '@/testing/togo-arbitraries';
import { withFace, type DiceSheet } from '../common/dice';
import { enumerate } from '../common/enumerate';
import type { Answer } from '../common/procedure';
import type { Num } from '../common/trace';
import { type BatteryFacts, batteryNumbers } from './battery';
import { damageSteps, resolveHits, statusOf } from './damage';
import { resolveDamageControl } from './damage-control';
import { resolveGunfire, shipNumbers } from './gunfire';
import { fireSteps } from './salvo';
import { resolveInitiative } from './initiative';
import { fireFast, fireKernel, mostDice } from './kernel';
import { resolveUnplanned } from './movement';
import { batteryOdds, fireOdds } from './odds/salvo-odds';
import { smallOdds } from './odds/small-odds';
import { targetOdds } from './odds/target-odds';
import { whatIf } from './odds/what-if';
import { PRINTED } from './ruleset';
import { resolveSmallHits } from './small-craft';
import { resolveTorpedo, torpedoNumbers } from './torpedo';
import { PURPOSES } from './types';

const CLOSE = 1e-12;

test('the odds of a small salvo are those of every face sequence played through the resolver', () => {
  fc.assert(
    fc.property(
      fc.array(arbitrary.battery(2), { minLength: 1, maxLength: 2 }),
      arbitrary.rulesets,
      (batteries, rules) => {
        const ship = shipNumbers(batteries, rules);
        if ('code' in ship) throw new Error(ship.code);
        fc.pre(ship.firing.length > 0 && ship.firing.reduce((dice, { numbers }) => dice + numbers.dice.value, 0) <= 2);
        const counted: number[] = [];
        enumerate(
          () => fireSteps(ship.firing),
          ({ salvos: results }, chance) => {
            const hits = results.reduce((sum, result) => sum + result.effective, 0);
            counted[hits] = (counted[hits] ?? 0) + chance;
          },
        );
        const { distribution } = fireOdds([ship.firing.map((battery) => battery.numbers)]).effective;
        for (const [hits, chance] of distribution.entries())
          expect(Math.abs(chance - (counted[hits] ?? 0))).toBeLessThan(CLOSE);
      },
    ),
    { numRuns: 20 },
  );
});

test('the odds of two hits are those of every face sequence played through the resolver', () => {
  fc.assert(
    fc.property(
      arbitrary.target,
      fc.array(arbitrary.hit, { maxLength: 2 }),
      arbitrary.rulesets,
      (target, pending, rules) => {
        const counted = { sunk: 0, abandoned: 0, silenced: 0, afloat: 0, fires: 0, P: 0, M: 0, S: 0, T: 0 };
        enumerate(
          () => damageSteps(target, pending, rules),
          ({ target: after, status }, chance) => {
            counted[status] += chance;
            counted.fires += chance * after.fires;
            for (const marker of ['P', 'M', 'S', 'T'] as const) if (after[marker] > 0) counted[marker] += chance;
          },
        );
        const odds = targetOdds({ target, pending }, rules);
        if (!odds.ok) throw new Error(odds.error.code);
        const pairs = [
          [odds.value.pSunk, counted.sunk],
          [odds.value.pAbandonedNotSunk, counted.abandoned],
          [odds.value.pSilencedAfloat, counted.silenced],
          [odds.value.expectedFires, counted.fires],
          [odds.value.pPropulsion, counted.P],
          [odds.value.pMain, counted.M],
          [odds.value.pSecondary, counted.S],
          [odds.value.pTorpedo, counted.T],
        ] as const;
        for (const [given, expected] of pairs) expect(Math.abs(given - expected)).toBeLessThan(CLOSE);
      },
    ),
    { numRuns: 25 },
  );
});

/** Answers every call of a procedure from one endless row of faces, into a sheet. */
function fill(resolve: (sheet: DiceSheet) => Answer<unknown, unknown>, next: () => number): DiceSheet {
  let sheet: DiceSheet = {};
  for (;;) {
    const answer = resolve(sheet);
    if (answer.type !== 'needs') return sheet;
    const { call, missing } = answer.needs;
    for (let i = call.dice.value - missing; i < call.dice.value; i += 1) sheet = withFace(sheet, call.key, i, next());
  }
}

test('correcting a face drops surplus later dice, and correcting it back brings them again', () => {
  fc.assert(
    fc.property(
      fc.array(arbitrary.battery(6), { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(arbitrary.face),
      fc.nat(),
      arbitrary.face,
      (batteries, stream, pick, other) => {
        const resolve = (sheet: DiceSheet) => resolveGunfire(batteries, sheet);
        const sheet = fill(resolve, () => stream.next().value as number);
        const before = resolve(sheet);
        fc.pre(before.type === 'done');
        if (before.type !== 'done') return;
        const slots = before.rolls.flatMap(({ call, roll }) =>
          (roll.faces ?? []).map((face, index) => ({ key: call.key, index, face })),
        );
        const slot = slots[pick % slots.length];
        if (slot === undefined) throw new Error('a salvo has at least its start die');
        const corrected = withFace(sheet, slot.key, slot.index, other);
        const after = resolve(corrected);
        if (after.type === 'done') {
          const count = (rolls: typeof after.rolls) =>
            rolls.reduce((sum, { roll }) => sum + (roll.faces?.length ?? 0), 0);
          const flat = after.rolls.flatMap(({ roll }) => roll.faces ?? []);
          expect(resolveGunfire(batteries, flat)).toEqual(after);
          expect(count(after.rolls)).toBe(flat.length);
        } else {
          expect(after.type).toBe('needs');
        }
        expect(resolve(withFace(corrected, slot.key, slot.index, slot.face))).toEqual(before);
      },
    ),
  );
});

test('more armour never helps the firer', () => {
  fc.assert(
    fc.property(arbitrary.battery(), arbitrary.target, fc.integer({ min: 0, max: 5 }), (facts, target, armour) => {
      const thin = batteryOdds({ ...facts, armour });
      const thick = batteryOdds({ ...facts, armour: armour + 1 });
      expect(thick.ok).toBe(thin.ok);
      if (!thin.ok || !thick.ok) return;
      expect(thick.value.effective.expected).toBeLessThanOrEqual(thin.value.effective.expected + CLOSE);
      expect(thick.value.effective.atLeastOne).toBeLessThanOrEqual(thin.value.effective.atLeastOne + CLOSE);
      const sunk = [armour, armour + 1].map((value) => {
        const odds = targetOdds({ target, firers: [{ batteries: [{ ...facts, armour: value }] }] });
        return odds.ok ? odds.value.pSunk : NaN;
      });
      expect(sunk[1]).toBeLessThanOrEqual((sunk[0] ?? NaN) + CLOSE);
    }),
  );
});

const PROCEDURES: fc.Arbitrary<(faces: readonly number[]) => Answer<unknown, { code: string }>> = fc.oneof(
  fc.constant(resolveInitiative),
  fc.constant((faces: readonly number[]) => resolveUnplanned({}, faces)),
  fc.tuple(fc.array(arbitrary.battery(), { minLength: 1, maxLength: 3 }), arbitrary.rulesets).map(
    ([batteries, rules]) =>
      (faces: readonly number[]) =>
        resolveGunfire(batteries, faces, rules),
  ),
  fc.tuple(fc.integer({ min: 0, max: 6 }), arbitrary.rulesets).map(
    ([factors, rules]) =>
      (faces: readonly number[]) =>
        resolveTorpedo({ factors, range: 1, sizeUsed: 4, armour: factors }, faces, rules),
  ),
  fc.tuple(arbitrary.target, fc.array(arbitrary.hit, { maxLength: 6 }), arbitrary.rulesets).map(
    ([target, hits, rules]) =>
      (faces: readonly number[]) =>
        resolveHits(target, hits, faces, rules),
  ),
  fc.tuple(fc.array(arbitrary.hit, { maxLength: 6 }), arbitrary.rulesets).map(
    ([hits, rules]) =>
      (faces: readonly number[]) =>
        resolveSmallHits({ type: 'TB', units: 4 }, hits, faces, rules),
  ),
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean(), arbitrary.rulesets).map(
    ([fires, attempt, rules]) =>
      (faces: readonly number[]) =>
        resolveDamageControl({ markers: [], fires, attempt: attempt && fires > 0 ? 'fire' : null }, faces, rules),
  ),
);

test('no chance is above 1 or below 0, however many dice there are', () => {
  const many = fc.array(
    fc.tuple(arbitrary.battery(20), fc.integer({ min: 1, max: 16 })).map(([battery, boats]) => ({ ...battery, boats })),
    { minLength: 1, maxLength: 7 },
  );
  fc.assert(
    fc.property(many, arbitrary.target, arbitrary.rulesets, (batteries, target, rules) => {
      const ship = shipNumbers(batteries, rules);
      if ('code' in ship) throw new Error(ship.code);
      const { onTarget, potential, actual, effective } = fireOdds([ship.firing.map(({ numbers }) => numbers)]);
      const base = smallOdds({ target: { type: 'TBD', units: 3 }, firers: [{ batteries }] }, rules);
      const hurt = targetOdds({ target, firers: [{ batteries }] }, rules);
      if (!base.ok || !hurt.ok) throw new Error('refused');
      const { expectedFires, refused, ...damage } = hurt.value;
      const stages = [potential, actual, effective, base.value.lost];
      const chances = [
        onTarget,
        base.value.pAllLost,
        ...stages.map(({ atLeastOne }) => atLeastOne),
        ...Object.values(damage),
      ];
      expect(Math.max(...chances)).toBeLessThanOrEqual(1);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      for (const { atLeastOne, distribution } of stages) expect(1 - distribution[0]!).toBeCloseTo(atLeastOne, 9);
    }),
    { numRuns: 150, seed: 14 },
  );
});

test('any face sequence ends in an outcome, a clear need, or a refusal with a code', () => {
  fc.assert(
    fc.property(PROCEDURES, arbitrary.faces(60), (resolve, faces) => {
      const answer = resolve(faces);
      if (answer.type === 'refused') {
        expect(answer.refusal.code).toMatch(/^[A-Z0-9_]+$/);
      } else if (answer.type === 'needs') {
        const { call, missing } = answer.needs;
        expect(missing).toBeGreaterThan(0);
        expect(missing).toBeLessThanOrEqual(call.dice.value);
        expect(PURPOSES).toContain(call.purpose);
        expect(call.rule).toMatch(/^(TOGO|AMB)-\d+$/);
        expect(call.need === null || (call.need.value >= 1 && call.need.value <= 6)).toBe(true);
        expect(resolve([...faces, ...Array.from({ length: missing }, () => 6)])).not.toMatchObject({
          needs: { call: { key: call.key } },
        });
      } else {
        expect(answer.rolls.flatMap(({ roll }) => roll.faces ?? [])).toEqual(faces);
      }
    }),
    { numRuns: 400 },
  );
});

const addsUp = ({ value, parts }: Num): boolean => parts.reduce((sum, part) => sum + part.value, 0) === value;

test('the parts of every number add up to it', () => {
  fc.assert(
    fc.property(arbitrary.battery(20), fc.integer({ min: 1, max: 5 }), arbitrary.rulesets, (facts, boats, rules) => {
      const results = [
        batteryNumbers({ ...facts, boats }, rules),
        torpedoNumbers(
          { factors: facts.dice, range: 1, sizeUsed: facts.size, armour: facts.armour, boats, turning: true },
          rules,
        ),
      ];
      for (const result of results) {
        if (!result.ok) continue;
        const { dice, start, hit, size, pen } = result.value;
        for (const number of [dice, start, hit, size, pen]) expect(addsUp(number)).toBe(true);
      }
    }),
  );
});

test('the parts of every die call in a trace add up to it', () => {
  fc.assert(
    fc.property(PROCEDURES, arbitrary.faces(40), (resolve, faces) => {
      const answer = resolve(faces);
      if (answer.type === 'refused') return;
      for (const { call } of answer.rolls) {
        expect(addsUp(call.dice)).toBe(true);
        expect(call.need === null || addsUp(call.need)).toBe(true);
      }
    }),
  );
});

test('the simulation kernel and the traced resolver give the same on the same faces', () => {
  fc.assert(
    fc.property(
      fc.array(arbitrary.battery(), { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(arbitrary.face),
      (batteries, stream) => {
        const ship = shipNumbers(batteries);
        if ('code' in ship) throw new Error(ship.code);
        fc.pre(ship.firing.length > 0);
        const kernel = fireKernel(ship.firing.map((battery) => battery.numbers));
        const faces = Uint8Array.from({ length: mostDice(kernel) }, () => stream.next().value as number);
        const effective = new Uint16Array(ship.firing.length);
        const used = fireFast(kernel, faces, 0, effective);
        const traced = resolveGunfire(batteries, [...faces.subarray(0, used)]);
        if (traced.type !== 'done') throw new Error(traced.type);
        expect(traced.outcome.salvos.map((salvo) => salvo.effective)).toEqual([...effective]);
      },
    ),
  );
});

test('damage never mends a ship', () => {
  fc.assert(
    fc.property(
      arbitrary.target,
      fc.array(arbitrary.hit, { maxLength: 5 }),
      fc.infiniteStream(arbitrary.face),
      (target, hits, stream) => {
        const sheet = fill(
          (entered) => resolveHits(target, hits, entered),
          () => stream.next().value as number,
        );
        const answer = resolveHits(target, hits, sheet);
        if (answer.type !== 'done') throw new Error(answer.type);
        const { target: after } = answer.outcome;
        for (const marker of ['P', 'M', 'S', 'T', 'fires'] as const)
          expect(after[marker]).toBeGreaterThanOrEqual(target[marker]);
        if (statusOf(target) === 'sunk') expect(answer.outcome.dropped).toBe(hits.length);
      },
    ),
  );
});

test('garbage is refused with a field, and nothing throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (facts, faces) => {
      const results = [
        batteryNumbers(facts as BatteryFacts),
        targetOdds({ target: facts as never, pending: faces as never, firers: facts as never }),
        targetOdds({
          target: { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 0, torpedoFactorsLeft: 0 },
          firers: [{ batteries: facts as never, torpedo: faces as never }],
        }),
      ];
      for (const result of results) if (!result.ok) expect(result.error).toHaveProperty('field');
      expect(targetOdds(facts as never).ok).toBe(false);
      expect(whatIf({ batteries: facts as never }, {}).ok).toBe(false);
      expect(resolveInitiative(faces as never).type).not.toBe('done');
      expect(resolveHits(facts as never, [], []).type).toBe('refused');
      expect(resolveDamageControl(facts as never, faces as never).type).toBe('refused');
      expect(PRINTED.tables.start).toEqual([6, 4, 2, 1]);
    }),
  );
});

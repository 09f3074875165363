import fc from 'fast-check';

import { MemoryLog } from '@/testing/log';
import { toyBook } from '@/testing/toy-book';
import { valueOf } from '@/testing/toy-database';

import { enterFaces, entriesOf, givenUp, newDraft, rollAppDice, evaluate, type Draft } from './act';
import { appDice } from './app-dice';
import type { Book } from './battle';
import { parseDraft } from './draft-codec';
import { parseEntry } from './entry-codec';
import { appFacesIn } from './fairness';
import { answerStep, correctFace, rollOneDie, takeBackLast } from './strip-edit';

const face = fc.integer({ min: 1, max: 6 });
const touch = fc.oneof(
  fc.record({ do: fc.constantFrom('step', 'die', 'back', 'back', 'back' as const) }),
  fc.record({ do: fc.constant('face' as const), face }),
  fc.record({ do: fc.constant('correct' as const), face, step: fc.constantFrom('first', 'second'), index: fc.nat(4) }),
  fc.record({ do: fc.constant('count' as const), step: fc.constantFrom('first', 'second'), count: fc.nat(4) }),
);
const toyLog = () => new MemoryLog<unknown>(toyBook as Book<unknown>, { limit: 1e6 });
const strips = fc.array(fc.record({ touches: fc.array(touch, { maxLength: 25 }), gaveUp: fc.boolean() }), {
  maxLength: 6,
});

type Touch = typeof touch extends fc.Arbitrary<infer T> ? T : never;

function touched({ book, battle }: MemoryLog<unknown>, draft: Draft, how: Touch): Draft {
  const orSame = (after: ReturnType<typeof rollAppDice>) => (after.ok ? after.value : draft);
  switch (how.do) {
    case 'step':
      return orSame(rollAppDice(book, battle, draft, { untilDone: false }));
    case 'die':
      return orSame(rollOneDie(book, battle, draft));
    case 'back':
      return takeBackLast(book, battle, draft);
    case 'face':
      return orSame(enterFaces(book, battle, draft, [how.face], 'table'));
    case 'correct':
      return correctFace(draft, how.step, how.index, how.face);
    case 'count':
      return orSame(answerStep(book, battle, draft, how.step, { count: how.count }));
  }
}

test('however a strip is played, corrected, taken back or given up: it shows every die the phone threw for it', () => {
  fc.assert(
    fc.property(strips, (list) => {
      const log = toyLog();
      for (const { touches, gaveUp } of list) {
        let draft = newDraft({ type: 'roll', dice: 3 });
        for (const each of touches) {
          draft = touched(log, draft, each);
        }
        expect(draft.appDice).toBe(appFacesIn(draft.dice).length);
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
        const evaluated = evaluate(log.book, log.battle, draft);
        if (!gaveUp && evaluated.ok && evaluated.value.type === 'done') {
          log.append(entriesOf(log.book, log.battle, draft, evaluated.value.events));
        } else {
          const entry = givenUp(log.book, log.battle, draft);
          if (entry) log.append([entry]);
        }
      }
      expect(log.battle.problems).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a die of the phone that was corrected, and is not wanted for now, is not taken away with one before it', () => {
  const { book, battle } = toyLog();
  const entered = valueOf(enterFaces(book, battle, newDraft({ type: 'roll', dice: 3 }), [1, 1, 6, 2], 'table'));
  const mixed = valueOf(rollOneDie(book, battle, entered));
  const [thrown] = appFacesIn(mixed.dice);
  const corrected = correctFace(mixed, 'second', 1, thrown === 1 ? 2 : 1);
  const wantsOne = correctFace(corrected, 'first', 1, 6);
  expect(appFacesIn(takeBackLast(book, battle, wantsOne).dice)).toEqual([thrown]);
});

test('an entry or a strip that claims dice it does not show cannot be read', () => {
  const dice = {
    first: {
      dice: [
        { face: 4, source: 'app' },
        { face: 2, source: 'table' },
      ],
    },
  };
  const strip = { command: {}, override: false, dice };
  const entry = (type: string, appDice: number) =>
    parseEntry(JSON.stringify({ type, ...strip, appDice, roll: null, attempt: 1 }));
  for (const type of ['v1.Acted', 'v1.GivenUp']) {
    expect(entry(type, 1)).toMatchObject({ appDice: 1 });
    for (const claimed of [0, 500, 1e9, Number.MAX_SAFE_INTEGER]) expect(entry(type, claimed)).toBeNull();
  }
  expect(parseDraft(JSON.stringify({ ...strip, appDice: 1 }))).not.toBeNull();
  expect(parseDraft(JSON.stringify({ ...strip, appDice: 1e9 }))).toBeNull();
});

test('dice far into a long battle are there at once, however often they are asked for', () => {
  const far = 3_000_000;
  const started = performance.now();
  for (let roll = 0; roll < 300; roll += 1) appDice(7, far + roll, 5);
  expect(performance.now() - started).toBeLessThan(3000);
});

import { enterFaces, entriesOf, evaluate, isUntouched, newDraft } from '@/game/act';
import { beginBattle } from '@/game/fold';
import { type Strip, stepsOf } from '@/rules/common/strip';
import type { Json } from '@/rules/rulebook';
import { bareShip, type QuickEvent, type QuickState, togoQuick } from '@/rules/togo/index';
import { valueOf } from '@/testing/toy-database';

import type { Battle, Book } from './battle';
import { rollUncertain, withCertain } from './certain';
import { parseEntry } from './entry-codec';
import { stripOf } from './strip';
import { correctFace, countSteps, countTheRest, takeBackLast } from './strip-edit';

const book = togoQuick as unknown as Book<QuickState>;
const begun = { type: 'v1.Begun' as const, book: 'togo-quick', bookVersion: 1, seed: 7, setup: {} };
const battle = beginBattle(book, begun) as Battle<QuickState>;

const fire = (range: number, size: number) =>
  newDraft({
    type: 'fireGuns',
    firer: bareShip({ gun: { weapon: '12in', dice: 4 } }),
    target: bareShip({ type: 'B', size, armour: 3 }),
    range,
    bearing: 90,
    turned: 'none',
    night: null,
    burning: false,
  } as unknown as Json);
const strip = (draft: ReturnType<typeof fire>): Strip => valueOf(stripOf(book, battle, draft));
const states = (draft: ReturnType<typeof fire>) =>
  stepsOf(strip(draft)).map(({ purpose, state }) => `${purpose} ${state}`);
const enter = (draft: ReturnType<typeof fire>, faces: readonly number[]) =>
  withCertain(book, battle, valueOf(enterFaces(book, battle, draft, faces, 'table')));
const outcome = (draft: ReturnType<typeof fire>) => {
  const evaluated = valueOf(evaluate(book, battle, draft));
  return evaluated.type === 'done' ? (evaluated.events[0] as unknown as QuickEvent).outcome : null;
};

test('[TOGO-28] within 2 inches the start die cannot fail: the strip fills it in and asks for the hit dice', () => {
  const draft = withCertain(book, battle, fire(2, 4));
  expect(states(draft)).toEqual(['start certain', 'hit active', 'size waiting', 'pen waiting']);
  expect(isUntouched(draft)).toBe(true);
  expect(strip(draft).tally).toMatchObject({ certain: 1, app: 0 });
  expect(strip(draft).takesBack).toBeNull();
  // The procedure itself goes on asking.
  expect(strip(fire(2, 4)).active).toMatchObject({ purpose: 'start' });
});

test('[TOGO-30] size 6 is certain however many hit, and follows a correction of them', () => {
  const draft = enter(withCertain(book, battle, fire(4, 6)), [1, 1, 1, 6, 6]);
  expect(draft.dice['0.size']).toEqual({ count: 2, source: 'certain' });
  expect(strip(draft).active).toMatchObject({ purpose: 'pen', dice: 2 });
  const fewer = withCertain(book, battle, correctFace(draft, '0.hit', 1, 6));
  expect(fewer.dice['0.size']).toEqual({ count: 1, source: 'certain' });
  const taken = withCertain(book, battle, takeBackLast(book, battle, draft));
  expect(strip(taken).active).toMatchObject({ purpose: 'hit', missing: 1 });
});

test('the app rolls only what decides something, and the log says which was certain, without a face', () => {
  const draft = valueOf(rollUncertain(book, battle, fire(2, 6), { untilDone: true }));
  expect(strip(draft).complete).toBe(true);
  expect(draft.appDice).toBe(strip(draft).tally.app);
  expect(states(draft).slice(0, 2)).toEqual(['start certain', 'hit rolled']);
  const evaluated = valueOf(evaluate(book, battle, draft));
  const [acted] = entriesOf(book, battle, draft, evaluated.type === 'done' ? evaluated.events : []);
  expect(parseEntry(JSON.stringify(acted))).toEqual(acted);
  expect(outcome(draft)).toMatchObject({ die: null });
});

test('[TOGO-28] the start die as yes or no: no ends it, yes needs no face', () => {
  const missed = valueOf(countSteps(book, battle, fire(8, 4), { start: 0 }));
  expect(outcome(missed)).toMatchObject({ die: null, hits: [], salvos: [{ onTarget: false }] });
  const found = valueOf(countSteps(book, battle, fire(8, 4), { start: 1, '0.hit': 2, '0.size': 1, '0.pen': 1 }));
  expect(outcome(found)).toMatchObject({ salvos: [{ onTarget: true, potential: 2, actual: 1, effective: 1 }] });
});

test('counts come in any order; what is left blank counts as none, but not the first die', () => {
  const ahead = valueOf(countSteps(book, battle, fire(8, 4), { '0.hit': 2 }));
  expect(stepsOf(strip(ahead)).find(({ key }) => key === '0.hit')).toMatchObject({ state: 'waiting', ahead: 2 });
  expect(countTheRest(book, battle, ahead)).toBe(ahead);
  const found = valueOf(countSteps(book, battle, ahead, { start: 1 }));
  expect(outcome(countTheRest(book, battle, found))).toMatchObject({ salvos: [{ potential: 2, actual: 0 }] });
  const none = valueOf(countSteps(book, battle, found, { '0.hit': null }));
  expect(strip(none).active).toMatchObject({ key: '0.hit' });
  expect(countSteps(book, battle, found, { '0.size': 3 })).toMatchObject({ ok: false });
});

import { smallSetup, Trial } from '@/testing/togo-battles';

import { togoBattle } from './rulebook';
import { battleView } from './view';

const blank = (over = {}) => Trial.of(smallSetup(over, false)).to('E');
const night = { light: { night: 4, day: 24 } };
const codes = (trial: Trial) => togoBattle.owed(trial.state, 'public').map(({ code }) => code);

test('[TOGO-20] by day ships within 24 inches of a ship are seen, dummies removed, both at once', () => {
  const trial = blank();
  trial.do({
    type: 'noteRanges',
    ranges: [
      { a: 'k', b: 'm', inches: 20 },
      { a: 'q', b: 'm', inches: 25 },
      { a: 'x', b: 'm', inches: 24 },
      { a: 'x', b: 'w', inches: 3 },
    ],
  });
  trial.do({ type: 'sightAutomatically' });
  expect(trial.events.filter(({ type }) => /Sighted|Removed/.test(type))).toMatchObject([
    { type: 'CounterSighted', counter: 'k', by: 'irn', how: 'day', range: 20 },
    { type: 'DummyRemoved', counter: 'x', by: 'irn' },
    { type: 'CounterSighted', counter: 'm', by: 'ijn' },
  ]);
  expect(trial.state.groups.w).toMatchObject({ place: 'table', sighted: false });
  expect(trial.state.sides.ijn.hasSightedEnemy).toBe(true);
});

test('[TOGO-20] one question for each pair of formations of which one is blank, until the looking is done', () => {
  const trial = blank();
  expect(codes(trial).filter((code) => code === 'tell-range')).toHaveLength(9);
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 30 }] });
  expect(codes(trial).filter((code) => code === 'tell-range')).toHaveLength(8);
  trial.do({ type: 'sightAutomatically' });
  expect(codes(trial)).toEqual([]);
  // Next turn the last answer is proposed again.
  trial.to('I').to('A').to('E');
  const asked = togoBattle.owed(trial.state, 'public').find(({ about }) => about === 'k.m');
  expect(asked?.command).toEqual({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 30 }] });
});

test('where ships are plotted nobody is asked for ranges', () => {
  const trial = blank({ plotted: true });
  const at = (x: number) => ({ x, y: 10, heading: 0 });
  for (const [index, counter] of ['k', 'q', 'x'].entries()) trial.do({ type: 'plot', counter, at: at(index) });
  for (const [index, counter] of ['m', 'b', 'w'].entries()) trial.do({ type: 'plot', counter, at: at(26 - index) });
  expect(codes(trial)).toEqual(['sight']);
  trial.do({ type: 'sightAutomatically' });
  // b stands 24 inches from the boats, m 25.
  expect(trial.state.groups.b?.sighted).toBe(true);
  expect(trial.state.groups.m?.sighted).toBe(false);
});

test('[TOGO-21][TOGO-22][AMB-39] at night a die for a counter: Japanese 4 or less, Russian 2; once a phase', () => {
  const trial = blank(night);
  expect(trial.refused({ type: 'trySighting', side: 'ijn', counter: 'm', range: 4.5 })).toBe('OUT_OF_SIGHTING_RANGE');
  trial.do({ type: 'trySighting', side: 'irn', counter: 'k', range: 3 }, [3]);
  expect(trial.state.groups.k?.sighted).toBe(false);
  expect(trial.refused({ type: 'trySighting', side: 'irn', counter: 'k', range: 3 })).toBe('ALREADY_TRIED_TO_SIGHT');
  trial.do({ type: 'trySighting', side: 'ijn', counter: 'm', range: 4 }, [4]);
  expect(trial.state.groups.m?.sighted).toBe(true);
  expect(trial.refused({ type: 'trySighting', side: 'ijn', counter: 'm', range: 4 })).toBe('ALREADY_SIGHTED');
  trial.do({ type: 'trySighting', side: 'ijn', counter: 'w', range: 4 }, [1]);
  expect(trial.state.groups.w?.place).toBe('gone');
  expect(blank().refused({ type: 'trySighting', side: 'ijn', counter: 'm', range: 4 })).toBe('SEEN_WITHOUT_A_DIE');
});

test('[TOGO-23][TOGO-24] a fire is seen four inches farther, a gun flash as far as the night allows', () => {
  const trial = blank(night);
  trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 1 });
  trial.do({ type: 'correct', path: ['groups', 'b', 'flashedIn'], value: 1 });
  trial.do({
    type: 'noteRanges',
    ranges: [
      { a: 'k', b: 'm', inches: 8 },
      { a: 'q', b: 'b', inches: 4 },
    ],
  });
  trial.do({ type: 'sightAutomatically' });
  expect(trial.events.filter(({ type }) => type === 'CounterSighted')).toMatchObject([
    { counter: 'k', how: 'burning' },
    { counter: 'b', how: 'fired' },
  ]);
});

test('[TOGO-23] a ship that has sunk behind a blank counter no longer lights the rest of her formation', () => {
  const trial = blank(night);
  trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 1 });
  trial.do({ type: 'setFate', ship: 'asama', fate: 'sunk' });
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 8 }] });
  trial.do({ type: 'sightAutomatically' });
  expect(trial.state.groups.k?.sighted).toBe(false);
});

test('[AMB-53] by day guns give their counter away in the next Sighting Phase, however far off, with all of its formation', () => {
  const trial = blank();
  const far = { type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 40 }] } as const;
  trial.do(far);
  trial.do({ type: 'sightAutomatically' });
  expect(trial.state.groups.k?.sighted).toBe(false);
  // The convoy lies in sight of Asama; nobody has seen her or Iwate yet.
  trial.do({ type: 'correct', path: ['groups', 'b', 'sighted'], value: true });
  trial.to('F').do({ type: 'finishSide', side: 'irn' });
  const shots = [{ battery: 0, target: 'maru', range: 2, arc: 'side' as const }];
  trial.do({ type: 'fire', fires: [{ ship: 'asama', shots }] }, [1, 6, 6, 6, 6]);
  expect(trial.state.groups.k?.sighted).toBe(false);
  trial.to('I').to('A').to('E');
  trial.do(far);
  trial.do({ type: 'sightAutomatically' });
  expect(trial.events.findLast(({ type }) => type === 'CounterSighted')).toMatchObject({ counter: 'k', how: 'fired' });
  expect(Object.keys(battleView(trial.state, 'irn').ships)).toEqual(expect.arrayContaining(['asama', 'iwate']));
});

test('[TOGO-25] dummies see nothing', () => {
  const trial = blank();
  trial.do({ type: 'noteRanges', ranges: [{ a: 'x', b: 'm', inches: 2 }] });
  trial.do({ type: 'sightAutomatically' });
  expect(trial.state.groups.m?.sighted).toBe(false);
  expect(trial.state.groups.x?.place).toBe('gone');
});

test('[TOGO-19] what was seen stays seen', () => {
  const trial = blank();
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 20 }] });
  trial.do({ type: 'sightAutomatically' });
  trial.to('I').to('A').to('E');
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 40 }] });
  trial.do({ type: 'sightAutomatically' });
  expect(trial.state.groups.k?.sighted).toBe(true);
});

test('[TOGO-21][AMB-39] in the dark each side may try every counter near it once, after what is seen without a die', () => {
  const trial = blank(night);
  trial.do({
    type: 'noteRanges',
    ranges: [
      { a: 'k', b: 'm', inches: 3 },
      { a: 'q', b: 'm', inches: 2 },
      { a: 'x', b: 'w', inches: 5 },
    ],
  });
  const tries = () => battleView(trial.state, 'public').sightingTries.map((one) => [one.side, one.counter, one.range]);
  expect(tries()).toEqual([]);
  trial.do({ type: 'sightAutomatically' });
  expect(tries()).toEqual([
    ['irn', 'k', 3],
    ['ijn', 'm', 2],
    ['irn', 'q', 2],
  ]);
  trial.do({ type: 'trySighting', side: 'irn', counter: 'k', range: 3 }, [6]);
  expect(tries()).toHaveLength(2);
});

import { smallSetup, scenarioSetup, Trial } from '@/testing/togo-battles';

import { isPhaseDone } from './phase-end';
import type { Setup } from './setup-shape';

/** Everybody in sight, no dummies: nothing to hide. */
const open = (over: Partial<Setup> = {}): Setup => {
  const setup = smallSetup(over);
  const { ijn, irn } = setup.sides;
  return { ...setup, sides: { ijn: { ...ijn, dummies: 0 }, irn: { ...irn, dummies: 0 } }, ...over };
};

const cardless = (setup: Setup): Setup => {
  const { ijn, irn } = setup.sides;
  return { ...setup, sides: { ijn: { ...ijn, cards: null }, irn: { ...irn, cards: null } } };
};

test('a phase ends by itself where nothing is owed, takes the empty ones after it along, and the log says so', () => {
  const trial = Trial.of(open());
  expect(trial.refused({ type: 'endPhase', phase: 'A', auto: true, through: 'I' }, true)).toBe('STILL_OWED');
  trial.do({ type: 'passTorpedoesAloud' });
  const events = trial.do({ type: 'endPhase', phase: 'A', auto: true, through: 'I' });
  expect(events).toMatchObject([
    { type: 'PhaseEnded', phase: 'A', auto: true },
    { type: 'PhaseBegan', phase: 'B' },
  ]);
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  for (const side of ['ijn', 'irn'] as const) trial.do({ type: 'finishSide', side });
  trial.do({ type: 'endPhase', phase: 'B', auto: true, through: 'I' });
  expect(trial.state.phase).toBe('F');
  expect(isPhaseDone(trial.state)).toBe(false);
});

test('[TOGO-45] one tap passes for both who say so aloud; a side that has passed already is not spoken for', () => {
  const trial = Trial.of(open());
  expect(trial.do({ type: 'passTorpedoesAloud' })).toEqual([
    { type: 'SideFinished', side: 'ijn', phase: 'A' },
    { type: 'SideFinished', side: 'irn', phase: 'A' },
  ]);
  expect(trial.refused({ type: 'passTorpedoesAloud' })).toBe('ALREADY_FINISHED');
  const other = Trial.of(open());
  other.do({ type: 'passTorpedoes', side: 'irn' });
  expect(other.refused({ type: 'passTorpedoesAloud' })).toBe('ALREADY_FINISHED');
});

test('[TOGO-71][TOGO-72] both sides draw at once, whoever has drawn already does not draw again, and the turn is over', () => {
  const trial = Trial.of(open()).to('I');
  trial.do({ type: 'drawCards', side: 'irn' });
  expect(trial.do({ type: 'drawBoth' })).toMatchObject([{ type: 'CardsDrawn', side: 'ijn', cards: { length: 2 } }]);
  expect(trial.refused({ type: 'drawBoth' }, true)).toBe('PILE_EMPTY');
  expect(isPhaseDone(trial.state)).toBe(true);
});

test('the last turn never ends by itself', () => {
  const trial = Trial.of(open({ turnLimit: 1 })).to('I');
  trial.do({ type: 'drawBoth' });
  expect(isPhaseDone(trial.state)).toBe(false);
});

test('a blank counter keeps F open until both sides have ceased fire', () => {
  const trial = Trial.of(smallSetup({}, false)).to('F');
  expect(isPhaseDone(trial.state)).toBe(false);
  trial.do({ type: 'finishSide', side: 'irn' });
  expect(isPhaseDone(trial.state)).toBe(false);
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(isPhaseDone(trial.state)).toBe(true);
});

test('[TOGO-21] a counter that may still be looked for in the dark keeps E open', () => {
  const trial = Trial.of(smallSetup({ light: { night: 4, day: 24 } }, false)).to('E');
  trial.do({ type: 'noteRanges', ranges: ranges(trial, 3) });
  trial.do({ type: 'sightAutomatically' });
  expect(isPhaseDone(trial.state)).toBe(false);
  trial.do({ type: 'noteRanges', ranges: ranges(trial, 40) });
  expect(isPhaseDone(trial.state)).toBe(true);
});

const ranges = (trial: Trial, inches: number) => {
  const of = (side: string) => Object.values(trial.state.groups).filter((group) => group.side === side);
  return of('ijn').flatMap((a) => of('irn').map((b) => ({ a: a.id, b: b.id, inches })));
};

test('the alarm of Port Arthur may be diced for in D and in E: only E waits for it', () => {
  const trial = Trial.of({ ...scenarioSetup('port-arthur-night', 1), plotted: false }).to('D');
  expect(isPhaseDone(trial.state)).toBe(true);
  trial.to('E');
  trial.do({ type: 'waive', code: 'sight', about: 'sighting' });
  for (const { a, b } of ranges(trial, 40)) trial.do({ type: 'noteRanges', ranges: [{ a, b, inches: 40 }] });
  expect(isPhaseDone(trial.state)).toBe(false);
});

test('[CARD-14] after a try at damage control somebody who holds cards may ask for another: G waits', () => {
  const trial = Trial.of(open()).to('G');
  trial.do({ type: 'correct', path: ['ships', 'sissoi', 'fires'], value: 1 });
  expect(isPhaseDone(trial.state)).toBe(false);
  trial.do({ type: 'controlDamage', tries: [{ ship: 'sissoi', attempt: 'fire' }] }, [6]);
  const held = (hand: readonly string[]) => ({
    ...trial.state,
    sides: { ijn: { ...trial.state.sides.ijn, hand: [] }, irn: { ...trial.state.sides.irn, hand } },
  });
  expect(isPhaseDone(held([]))).toBe(true);
  // What they are is not known, and makes no difference.
  for (const card of Object.keys(trial.state.sides.irn.cards)) expect(isPhaseDone(held([card]))).toBe(false);
});

test('[AMB-36] a side whose fleet flagship is not seen, and that has lost ships, may name another unseen: I waits for it', () => {
  const setup = smallSetup();
  const trial = Trial.of(setup).to('I');
  trial.do({ type: 'drawBoth' });
  expect(isPhaseDone(trial.state)).toBe(true);
  trial.do({ type: 'setFate', ship: 'oslyabya', fate: 'sunk' });
  // The dummy is a blank counter, and might be anything.
  trial.do({ type: 'waive', code: 'name-fleet-flagship', about: 'irn', side: 'irn' });
  expect(isPhaseDone(trial.state)).toBe(false);
});

test('a reminder of the scenario stops what is passed where it would not be shown else', () => {
  const reminders = [{ phase: 'H', text: 'Look at the coal' }] as const;
  const trial = Trial.of(cardless(open({ reminders }))).to('F');
  trial.do({ type: 'endPhase', phase: 'F', waive: true, through: 'I' });
  expect(trial.state.phase).toBe('H');
  const tsushima = Trial.of(cardless({ ...scenarioSetup('tsushima-day', 1), plotted: false })).to('F');
  // Its reminder for F and H stood in F.
  tsushima.do({ type: 'endPhase', phase: 'F', waive: true, through: 'I' });
  expect(tsushima.state).toMatchObject({ turn: 2, phase: 'A' });
});

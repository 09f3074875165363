import { scenarioSetup, smallSetup, Trial } from '@/testing/togo-battles';

import { togoBattle } from './rulebook';

const pass = (trial: Trial): Trial => {
  trial.do({ type: 'passTorpedoes', side: 'ijn' });
  trial.do({ type: 'passTorpedoes', side: 'irn' });
  return trial;
};

test('[TOGO-4] nine phases in order, then the next turn', () => {
  const trial = Trial.of(smallSetup());
  const seen: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    seen.push(`${trial.state.turn}${trial.state.phase}`);
    if (trial.state.phase === 'B') trial.do({ type: 'rollInitiative' }, [3, 4]);
    trial.do({ type: 'endPhase', phase: trial.state.phase, waive: true });
  }
  expect(seen.join(' ')).toBe('1A 1B 1C 1D 1E 1F 1G 1H 1I 2A');
});

test('a phase with things owed does not end, says what they are, and remembers what was waived', () => {
  const trial = Trial.of(smallSetup());
  const refused = togoBattle.decide(trial.state, { type: 'endPhase', phase: 'A' }, [], { override: false });
  expect(refused).toMatchObject({
    type: 'refused',
    refusal: {
      code: 'STILL_OWED',
      rule: 'TOGO-4',
      data: {
        owed: [
          { code: 'pass-torpedoes', about: 'ijn' },
          { code: 'pass-torpedoes', about: 'irn' },
        ],
      },
    },
  });
  const [ended] = trial.do({ type: 'endPhase', phase: 'A', waive: true });
  expect(ended).toMatchObject({ type: 'PhaseEnded', waived: [{ about: 'ijn' }, { about: 'irn' }] });
});

test('ending a phase that is over already is refused even to an umpire: a second tap ends nothing', () => {
  const trial = pass(Trial.of(smallSetup()));
  trial.do({ type: 'endPhase', phase: 'A' });
  expect(trial.refused({ type: 'endPhase', phase: 'A' }, true)).toBe('WRONG_PHASE');
});

test('[TOGO-45] both sides pass A, and a side that has passed launches no more', () => {
  const trial = pass(Trial.of(smallSetup()));
  expect(trial.refused({ type: 'placeDummyMarker', side: 'ijn' })).toBe('ALREADY_FINISHED');
  expect(trial.refused({ type: 'endPhase', phase: 'A' })).toBe('done');
});

test('[AMB-50][TOGO-5] initiative is rolled between A and B; ties are thrown again', () => {
  const trial = Trial.of(smallSetup());
  expect(trial.refused({ type: 'rollInitiative' })).toBe('WRONG_PHASE');
  pass(trial).do({ type: 'endPhase', phase: 'A' });
  expect(trial.refused({ type: 'beginMove', counter: 'k' })).toBe('INITIATIVE_NOT_ROLLED');
  const [event] = trial.do({ type: 'rollInitiative' }, [4, 4, 2, 5]);
  expect(event).toMatchObject({ rounds: 2, dice: { ijn: 2, irn: 5 }, movesLast: 'irn' });
  expect(trial.refused({ type: 'rollInitiative' })).toBe('ALREADY_ROLLED');
});

test('[TOGO-6][TOGO-7] the lower roll moves first, the higher fires first', () => {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('OUT_OF_TURN');
  expect(trial.refused({ type: 'beginMove', counter: 'k' })).toBe('done');
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('done');
  trial.to('F');
  const shot = (ship: string, target: string) =>
    trial.refused({ type: 'fire', fires: [{ ship, shots: [{ battery: 0, target, range: 4, arc: 'side' }] }] });
  expect(shot('asama', 'sissoi')).toBe('OUT_OF_TURN');
  expect(shot('sissoi', 'asama')).toBe('needs');
});

test('[TOGO-7][TOGO-36] ships of the first side that cannot fire do not keep the second side waiting', () => {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  trial.to('F');
  for (const group of ['x', 'w']) trial.do({ type: 'correct', path: ['groups', group, 'place'], value: 'gone' });
  const russians = Object.values(trial.state.ships).filter(({ side }) => side === 'irn');
  for (const { id } of russians) trial.do({ type: 'correct', path: ['ships', id, 'fires'], value: 4 });
  const shots = [{ battery: 0, target: 'sissoi', range: 4, arc: 'side' as const }];
  expect(trial.refused({ type: 'fire', fires: [{ ship: 'asama', shots }] })).toBe('needs');
});

test('empty phases are passed together, but never A', () => {
  const trial = Trial.of(smallSetup({ sides: { ...smallSetup().sides } })).to('C');
  // The dummies are the only blank counters left: take them off, so that C to E have nothing to do.
  for (const path of [
    ['groups', 'x', 'place'],
    ['groups', 'w', 'place'],
  ]) {
    trial.do({ type: 'correct', path, value: 'gone' });
  }
  trial.do({ type: 'endPhase', phase: 'C', through: 'I' });
  expect(trial.state.phase).toBe('F');
  trial.do({ type: 'endPhase', phase: 'F', waive: true, through: 'I' });
  expect(trial.state.phase).toBe('I');
});

test('a blank counter may have something to do in F, so F is not passed over it', () => {
  const trial = Trial.of(smallSetup({}, false)).to('D');
  trial.do({ type: 'endPhase', phase: 'D', through: 'I' });
  expect(trial.state.phase).toBe('E');
  trial.do({ type: 'sightAutomatically' });
  trial.do({ type: 'endPhase', phase: 'E', through: 'I' });
  expect(trial.state.phase).toBe('F');
});

test('where ships begin damaged, G and H wait for whoever may work behind a blank counter', () => {
  const passed = (scenario: string) => {
    const trial = Trial.of(scenarioSetup(scenario, 1)).to('F');
    trial.do({ type: 'endPhase', phase: 'F', waive: true, through: 'I' });
    return trial.state.phase;
  };
  expect(passed('tsushima-night')).toBe('G');
  expect(passed('port-arthur-night')).toBe('I');
});

test('[AMB-44] the last turn does not end in another unless the umpire says so; the tally is neutral', () => {
  const trial = Trial.of(smallSetup({ turnLimit: 1 })).to('I');
  expect(trial.refused({ type: 'endPhase', phase: 'I', waive: true })).toBe('LAST_TURN');
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'sunk' });
  const [ended] = trial.do({ type: 'endBattle', winner: 'ijn' });
  expect(ended).toMatchObject({ losses: { irn: { ships: 1 }, ijn: { ships: 0 } }, winner: 'ijn', points: null });
  expect(trial.refused({ type: 'drawCards', side: 'ijn' })).toBe('BATTLE_OVER');
});

test('[AMB-3] a battle is not ended over torpedoes in the water, real or not, unless the umpire says so', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'placeDummyMarker', side: 'ijn' });
  expect(trial.refused({ type: 'endBattle' })).toBe('TORPEDO_DICE_FIRST');
  expect(trial.refused({ type: 'endBattle' }, true)).toBe('done');
  trial.to('E');
  expect(trial.refused({ type: 'endBattle' })).toBe('done');
});

test('one obligation can be waived by itself, and is then not owed', () => {
  const trial = Trial.of(smallSetup()).to('I');
  trial.do({ type: 'waive', code: 'draw-cards', about: 'ijn' });
  expect(togoBattle.owed(trial.state, 'public').map(({ about }) => about)).toEqual(['irn']);
  expect(trial.refused({ type: 'waive', code: 'draw-cards', about: 'ijn' })).toBe('NO_SUCH_OBLIGATION');
});

test('[TOGO-8][TOGO-26] a side that is done has nothing more owed, but for what has begun to move', () => {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  const owed = () => togoBattle.owed(trial.state, 'public').map(({ code, about }) => `${code} ${about}`);
  expect(owed()).toEqual(expect.arrayContaining(['begin-move k', 'begin-move q']));
  trial.do({ type: 'beginMove', counter: 'q' });
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(owed().filter((one) => /[kq]$/.test(one))).toEqual(['roll-unplanned q']);
  trial.to('F');
  expect(owed()).toContain('may-fire sissoi');
  trial.do({ type: 'finishSide', side: 'irn' });
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(owed()).toEqual([]);
});

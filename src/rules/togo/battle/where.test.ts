import { play, scenarioSetup, seeded, smallSetup, Trial } from '@/testing/togo-battles';

import { allShips, isSighted } from './queries';
import { togoBattle } from './rulebook';
import { where } from './where';

const nothing = { rolling: null, events: [] };
const SISSOI = { name: 'sissoi', side: 'irn' };

test('at first: the turn, the phase and what is owed', () => {
  expect(where(Trial.of(smallSetup()).state, nothing)).toEqual({
    ...{ turn: 1, turnLimit: 12, phase: 'A', acting: null, owed: 2, dice: null, last: null, over: null },
  });
});

test('the dice of a strip, and who throws them for what', () => {
  const trial = Trial.of(smallSetup()).to('F');
  const command = {
    type: 'fire',
    fires: [{ ship: 'sissoi', shots: [{ battery: 0, target: 'asama', range: 3, arc: 'side' }] }],
  } as const;
  const decision = togoBattle.decide(trial.state, command, [1], { override: false });
  if (decision.type !== 'needs') throw new Error(decision.type);
  expect(where(trial.state, { rolling: { command, needs: decision.needs }, events: [] })).toMatchObject({
    acting: 'irn',
    dice: { doing: 'fire', who: SISSOI, purpose: 'hit', missing: 4 },
  });
  const events = trial.do(command, [1, 1, 6, 6, 6, 1, 1]);
  expect(where(trial.state, { rolling: null, events }).last).toEqual({
    ...{ code: 'fired', who: SISSOI, whom: { name: 'asama', side: 'ijn' }, count: 1 },
  });
});

test('a strip of a ship behind a blank counter is not told of', () => {
  const trial = Trial.of(smallSetup({}, false)).to('G');
  const command = { type: 'controlDamage', tries: [{ ship: 'asama', attempt: 1 }] } as const;
  const needs = { call: { key: 'k', purpose: 'control', rule: 'TOGO-67', dice: 1 } as never, missing: 1 };
  expect(where(trial.state, { rolling: { command, needs }, events: [] }).dice).toBeNull();
});

test('the end: who won', () => {
  const trial = Trial.of(scenarioSetup('ulsan', 1));
  trial.do({ type: 'setFate', ship: 'rurik', fate: 'sunk' });
  const events = trial.do({ type: 'endBattle' });
  expect(where(trial.state, { rolling: null, events })).toMatchObject({ over: { winner: 'ijn' } });
});

test.each(['chemulpo', 'port-arthur-night', 'tsushima-night'])(
  'through a whole battle of %s nobody learns of a ship that is not sighted',
  (id) => {
    const met = new Set<string | undefined>();
    let steps = 0;
    for (const { after, events } of play(togoBattle.begin(scenarioSetup(id, 3)), seeded(5))) {
      const known = where(after, { rolling: null, events });
      met.add(known.last?.code);
      const told = JSON.stringify(known);
      const hidden = allShips(after).filter((ship) => !isSighted(after, ship));
      expect(hidden.filter(({ name }) => told.includes(`"${name}"`)).map(({ name }) => name)).toEqual([]);
      steps += 1;
      if (steps > 150 || after.result !== null) break;
    }
    expect(met.size).toBeGreaterThan(3);
  },
);

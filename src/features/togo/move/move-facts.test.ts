import { battleView, type Side, togoBattle } from '@/rules/togo/index';
import { scenarioSetup, Trial } from '@/testing/togo-battles';

import { bothAhead } from './move-facts';

/** Off Chemulpo, everybody in sight; the Japanese move first. */
function underWay(): Trial {
  const trial = Trial.of({ ...scenarioSetup('chemulpo', 7), plotted: false });
  trial.do({ type: 'passTorpedoesAloud' });
  trial.do({ type: 'endPhase', phase: 'A' });
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  return trial;
}

/** Only the line of the fleet flagship is left, which rolls no dice. */
function withoutDice(trial: Trial, side: Side): Trial {
  for (const group of Object.values(trial.state.groups)) {
    if (group.side !== side || group.ships.includes(trial.state.sides[side].fleetFlagship ?? '')) continue;
    trial.do({ type: 'correct', path: ['groups', group.id, 'place'], value: 'gone' });
  }
  return trial;
}

const seen = ({ state }: Trial) => ({ view: battleView(state, 'public'), owed: togoBattle.owed(state, 'public') });

test('[TOGO-6][TOGO-17] where the side that moves first has no dice to see, both sides go ahead with one order', () => {
  expect(bothAhead(seen(underWay()))).toBeNull();
  const trial = withoutDice(underWay(), 'ijn');
  const command = bothAhead(seen(trial));
  if (command === null) throw new Error('nobody may go ahead');
  trial.do(command);
  const left = Object.values(trial.state.groups).filter(({ place }) => place === 'table');
  expect(left.map(({ side }) => side).sort()).toEqual(['ijn', 'irn']);
  expect(left.every(({ move }) => move?.turn === 1)).toBe(true);
  expect(bothAhead(seen(trial))).toBeNull();
});

test('[TOGO-47] torpedoes in the water: each side sees what runs at it before the other moves', () => {
  const trial = Trial.of({ ...scenarioSetup('chemulpo', 7), plotted: false });
  trial.do({ type: 'placeDummyMarker', side: 'irn' });
  for (const side of ['ijn', 'irn'] as const) trial.do({ type: 'passTorpedoes', side });
  trial.do({ type: 'endPhase', phase: 'A' });
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  expect(bothAhead(seen(withoutDice(trial, 'ijn')))).toBeNull();
});

import { play, scenarioSetup, seeded, smallSetup } from '@/testing/togo-battles';
import { invariants } from '@/testing/togo-invariants';

import { SCENARIOS } from '../scenarios/library';
import { COMMAND_TYPES } from './commands';
import { togoBattle } from './rulebook';

test.each(SCENARIOS.map(({ id }) => id))('two captains play two turns of %s without a refusal', (id) => {
  const setup = scenarioSetup(id, 7);
  expect(togoBattle.parse.setup(setup)).toMatchObject({ ok: true });
  const refusals: string[] = [];
  let actions = 0;
  for (const step of play(togoBattle.begin(setup), seeded(11))) {
    if (step.refused !== null)
      refusals.push(`${step.before.turn}${step.before.phase} ${JSON.stringify(step.command)} ${step.refused}`);
    const problems = invariants(step.after);
    if (problems.length > 0) expect(problems).toEqual([]);
    actions += 1;
    if (step.after.turn > 2 || step.after.result !== null || actions > 3000 || refusals.length > 5) break;
  }
  expect(refusals).toEqual([]);
  expect(actions).toBeGreaterThan(20);
});

/** What one tap does for both sides captains do one by one; `phase-end.test.ts` has these two. */
const FOR_BOTH: readonly string[] = ['passTorpedoesAloud', 'drawBoth'];

test('every kind of command comes up when captains play long enough', () => {
  const wanted = COMMAND_TYPES.filter((type) => !FOR_BOTH.includes(type));
  const met = new Set<string>();
  const ids = [...SCENARIOS.map(({ id }) => id), 'small', 'small', 'small'];
  for (let seed = 1; seed <= 40; seed += 1) {
    const id = ids[seed % ids.length] ?? 'small';
    const start = togoBattle.begin(id === 'small' ? smallSetup({}, seed % 2 === 0) : scenarioSetup(id, seed));
    let actions = 0;
    for (const step of play(start, seeded(seed))) {
      if (step.refused === null) met.add(step.command.type);
      actions += 1;
      if (actions > 700 || step.after.result !== null) break;
    }
    if (wanted.every((type) => met.has(type))) break;
  }
  expect(wanted.filter((type) => !met.has(type))).toEqual([]);
});

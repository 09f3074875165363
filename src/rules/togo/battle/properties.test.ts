import * as fc from 'fast-check';
import { play, scenarioSetup, seeded, smallSetup } from '@/testing/togo-battles';
import { invariants } from '@/testing/togo-invariants';

import { captainCommand, sideToAct } from './captains/captain';
import { strayCommand } from './captains/stray';
import { EVENT } from './events';
import { togoBattle } from './rulebook';
import type { BattleState } from './state';

const SCENARIO_IDS = ['port-arthur-night', 'chemulpo', 'hitachi-maru', 'tsushima-night', 'korsakov'];

/** A battle somewhere in the middle, and a seed to go on with. */
const start = fc.record({ which: fc.nat(SCENARIO_IDS.length + 2), seed: fc.nat(1e6), skip: fc.nat(80) });

function begun({ which, seed, skip }: { which: number; seed: number; skip: number }): BattleState {
  const id = SCENARIO_IDS[which];
  let state = togoBattle.begin(id === undefined ? smallSetup({}, which % 2 === 0) : scenarioSetup(id, seed));
  let done = 0;
  for (const step of play(state, seeded(seed))) {
    state = step.after;
    done += 1;
    if (done >= skip || state.result !== null) break;
  }
  return state;
}

/** Mistakes among sensible commands; umpire corrections only on request, since they may break anything. */
const mixed =
  (pick: (n: number) => number, { umpire }: { umpire: boolean }) =>
  (state: BattleState) => {
    const command = pick(2) === 0 ? strayCommand(state, pick) : captainCommand(state, sideToAct(state), pick);
    const plain = umpire || (command.type !== 'correct' && command.type !== 'endBattle');
    return {
      command: plain ? command : captainCommand(state, sideToAct(state), pick),
      override: umpire && pick(2) === 0,
    };
  };

test('commands the rules allow never lead to an invalid state, and every prefix of their events replays', () => {
  fc.assert(
    fc.property(start, (from) => {
      const state = begun(from);
      const pick = seeded(from.seed + 1);
      let replayed = state;
      let steps = 0;
      for (const step of play(state, pick, mixed(pick, { umpire: false }))) {
        for (const event of step.events) {
          expect(EVENT.problem(JSON.parse(JSON.stringify(event)))).toBeNull();
          replayed = togoBattle.apply(replayed, event);
        }
        expect(invariants(step.after)).toEqual([]);
        expect(replayed).toEqual(step.after);
        steps += 1;
        if (steps >= 60) break;
      }
    }),
    { numRuns: 25, seed: 1 },
  );
});

test('with an umpire who allows everything apply stays total and the state plain JSON', () => {
  fc.assert(
    fc.property(start, (from) => {
      const pick = seeded(from.seed + 2);
      let steps = 0;
      for (const step of play(begun(from), pick, mixed(pick, { umpire: true }))) {
        steps += 1;
        if (steps < 60) continue;
        expect(JSON.parse(JSON.stringify(step.after))).toEqual(step.after);
        for (const viewer of ['ijn', 'irn', 'public', 'umpire'] as const) {
          expect(() => togoBattle.view(step.after, viewer)).not.toThrow();
          expect(() => togoBattle.owed(step.after, viewer)).not.toThrow();
        }
        break;
      }
    }),
    { numRuns: 20, seed: 2 },
  );
});

test('events of one battle do no harm in another', () => {
  fc.assert(
    fc.property(start, start, (one, two) => {
      const pick = seeded(one.seed);
      let stranger = begun(two);
      let steps = 0;
      for (const step of play(begun(one), pick)) {
        for (const event of step.events) stranger = togoBattle.apply(stranger, event);
        steps += 1;
        if (steps >= 40) break;
      }
      expect(JSON.parse(JSON.stringify(stranger))).toEqual(stranger);
      expect(() => togoBattle.view(stranger, 'public')).not.toThrow();
    }),
    { numRuns: 10, seed: 3 },
  );
});

test('decide answers the same twice, and does not touch the state', () => {
  fc.assert(
    fc.property(start, (from) => {
      const state = begun(from);
      const kept = JSON.stringify(state);
      const pick = seeded(from.seed + 3);
      for (let tries = 0; tries < 20; tries += 1) {
        const command = strayCommand(state, pick);
        const faces = Array.from({ length: pick(8) }, () => 1 + pick(6));
        const options = { override: pick(3) === 0 };
        const first = togoBattle.decide(state, command, faces, options);
        expect(togoBattle.decide(state, command, faces, options)).toEqual(first);
        expect(togoBattle.parse.command(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
      }
      expect(JSON.stringify(state)).toBe(kept);
    }),
    { numRuns: 15, seed: 4 },
  );
});

test('the invariants themselves notice what they are for', () => {
  const state = togoBattle.begin(smallSetup());
  const { asama } = state.ships;
  const broken = (ship: object): readonly string[] =>
    invariants({ ...state, ships: { ...state.ships, asama: { ...asama!, ...ship } } });
  expect(invariants(state)).toEqual([]);
  expect(broken({ fires: -1 })).not.toEqual([]);
  expect(broken({ fate: 'sunk', declared: { turn: 1, shots: [] } })).not.toEqual([]);
  expect(broken({ launched: 2 })).not.toEqual([]);
  expect(broken({ firedIn: 1, heldIn: 1 })).not.toEqual([]);
  const nine = { ...state.groups.k!, ships: Array.from({ length: 9 }, (_, index) => `s${index}`) };
  expect(invariants({ ...state, groups: { ...state.groups, k: nine } })).not.toEqual([]);
});

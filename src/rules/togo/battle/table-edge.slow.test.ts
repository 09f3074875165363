import { play, scenarioSetup, seeded } from '@/testing/togo-battles';
import { invariants } from '@/testing/togo-invariants';

import { SCENARIOS } from '../scenarios/library';
import { captainCommand, sideToAct } from './captains/captain';
import type { Command } from './commands';
import { allGroups, findGroup, shipsIn } from './queries';
import { mayLeaveBy } from './special';
import { togoBattle } from './rulebook';
import type { BattleState } from './state';

const LATE = SCENARIOS.filter(({ sides }) =>
  [...sides.ijn.formations, ...sides.irn.formations].some(({ arrives }) => arrives !== undefined),
);

/** The turn in which the first of its late formations may come. */
const startOf = (id: string, seed: number): BattleState => {
  const state = togoBattle.begin(scenarioSetup(id, seed));
  return { ...state, turn: Math.min(...allGroups(state).flatMap(({ arrival }) => arrival?.turn ?? [])) };
};

test.each(LATE.map(({ id }) => id))(
  '[AMB-54] %s: captains bring nobody on after the side that goes last has moved',
  (id) => {
    let arrived = 0;
    const wrong: string[] = [];
    for (let seed = 1; seed <= 3; seed += 1) {
      const pick = seeded(seed);
      const start = startOf(id, seed);
      let lastMoved = '';
      for (const { before, after, events, refused, command } of play(start, pick)) {
        const now = `${before.turn}${before.phase}`;
        if (refused !== null) wrong.push(`${seed}: ${now} ${command.type} ${refused}`);
        for (const event of events) {
          if (event.type !== 'MoveNoted' && event.type !== 'GroupArrived') continue;
          const isLast = findGroup(before, event.counter)?.side === before.initiative?.movesLast;
          if (event.type === 'MoveNoted' && isLast) lastMoved = now;
          if (event.type === 'GroupArrived') arrived += 1;
          if (event.type === 'GroupArrived' && !isLast && lastMoved === now)
            wrong.push(`${seed}: ${now} ${event.counter}`);
        }
        if (after.turn > start.turn + 2 || after.result !== null || wrong.length > 5) break;
      }
    }
    expect(wrong).toEqual([]);
    expect(arrived).toBeGreaterThan(0);
  },
);

/** A captain whose ships make for the nearest edge as soon as torpedoes run at them. */
function runaway(state: BattleState, pick: (n: number) => number): Command {
  const command = captainCommand(state, sideToAct(state), pick);
  const group = command.type === 'noteMove' ? findGroup(state, command.counter) : null;
  if (command.type !== 'noteMove' || group === null || command.distance === 0) return command;
  const hunted = Object.values(state.markers).some(
    (marker) => marker.state === 'revealed' && marker.attack !== null && group.ships.includes(marker.attack.target),
  );
  const edge = (['north', 'east', 'south', 'west'] as const).find((way) =>
    shipsIn(state, group).every((ship) => mayLeaveBy(state, ship, way)),
  );
  return hunted && edge !== undefined ? { ...command, leaves: edge } : command;
}

test('[AMB-51] whoever leaves under torpedoes is rolled for before E, in every scenario', () => {
  const wrong: string[] = [];
  let rolled = 0;
  for (const [index, { id }] of [...SCENARIOS, ...SCENARIOS, ...SCENARIOS].entries()) {
    const pick = seeded(index);
    const hunted = new Set<string>();
    let actions = 0;
    const start = togoBattle.begin(scenarioSetup(id, index));
    for (const step of play(start, pick, (state) => ({ command: runaway(state, pick) }))) {
      const { before, after, events, refused, command } = step;
      const now = `${id} ${index}: ${before.turn}${before.phase}`;
      if (refused !== null) wrong.push(`${now} ${command.type} ${refused}`);
      wrong.push(...invariants(after).map((problem) => `${now} ${problem}`));
      const left = events.flatMap((event) =>
        event.type === 'GroupLeft' ? (findGroup(before, event.counter)?.ships ?? []) : [],
      );
      for (const { id: marker, state, attack } of Object.values(before.markers)) {
        if (state === 'revealed' && attack !== null && left.includes(attack.target)) hunted.add(marker);
      }
      if (after.phase === 'E') {
        const isRolled = (marker: string): boolean => after.markers[marker]?.state === 'resolved';
        const lost =
          after.houseRules.leavingUnderTorpedoes === 'escapes' ? [] : [...hunted].filter((one) => !isRolled(one));
        wrong.push(...lost.map((marker) => `${now} ${marker} was not rolled`));
        rolled += hunted.size - lost.length;
        hunted.clear();
      }
      actions += 1;
      if (actions > 900 || after.turn > 8 || after.result !== null || wrong.length > 5) break;
    }
  }
  expect(wrong).toEqual([]);
  expect(rolled).toBeGreaterThan(20);
}, 300_000);

import { play, plottedScenario, seeded } from '@/testing/togo-battles';

import { SCENARIOS } from '../scenarios/library';
import { type Side, SIDES } from '../types';
import { looseCounters } from './berths';
import { groupsOnTable } from './queries';
import { togoBattle } from './rulebook';
import type { BattleState, Group } from './state';

const WITH_DUMMIES = SCENARIOS.filter(({ sides }) => sides.ijn.dummies + sides.irn.dummies > 0);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

test.each(WITH_DUMMIES)('[TOGO-19] $id: dummies lie on the scenario’s own places as often as fleets', (scenario) => {
  const { id, sides, convoy } = scenario;
  const starts = SEEDS.map((seed) => plottedScenario(id, seed));
  for (const side of SIDES.filter((each) => sides[each].dummies > 0)) {
    const convoys = convoy?.side === side ? convoy.groups : [];
    const printed = [...sides[side].formations, ...convoys].map(({ position }) => `${position.x} ${position.y}`);
    const share = (dummy: boolean): number => {
      const counters = starts.flatMap((state) => looseCounters(state, side).filter((group) => group.dummy === dummy));
      return counters.filter(({ plot }) => printed.includes(`${plot!.x} ${plot!.y}`)).length / counters.length;
    };
    expect(Math.abs(share(true) - share(false))).toBeLessThan(0.3);
  }
});

/** Whatever an onlooker can measure of a blank counter after a turn or two, as numbers. */
function features(state: BattleState, group: Group, told: readonly string[], owed: readonly string[]) {
  const { id, plot, wake = [], move, side } = group;
  const others = groupsOnTable(state).filter((each) => each.side === side && each.id !== id && each.plot !== null);
  const way = wake.length === 0 ? 0 : Math.hypot(plot!.x - wake.at(-1)!.x, plot!.y - wake.at(-1)!.y);
  return {
    number: Number(id.slice(1)),
    x: plot!.x,
    y: plot!.y,
    heading: plot!.heading,
    digits: `${plot!.x}${plot!.y}`.length,
    nearest: Math.min(...others.map((each) => Math.hypot(plot!.x - each.plot!.x, plot!.y - each.plot!.y))),
    distance: move?.distance ?? -1,
    way,
    wakes: wake.length,
    turned: Math.abs((move?.turns ?? []).reduce((sum, turn) => sum + turn, 0)),
    told: told.indexOf(id),
    owed: owed.indexOf(id),
  };
}

type Features = ReturnType<typeof features>;

/** How well one number tells dummies from fleets: a half is a guess, 0 or 1 is certainty. */
function certainty(dummies: readonly number[], fleets: readonly number[]): number {
  const won = dummies.map((a) => fleets.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return won.reduce((sum, wins) => sum + wins, 0) / (dummies.length * fleets.length);
}

test.each(WITH_DUMMIES)('[TOGO-19] $id: after two turns of play nothing that is seen tells a dummy', ({ id }) => {
  const found: { readonly side: Side; readonly dummy: boolean; readonly seen: Features }[] = [];
  for (const seed of SEEDS) {
    // Pitch dark: whoever is sighted is no riddle any longer.
    const start: BattleState = { ...plottedScenario(id, seed), light: { night: 0, day: 0 } };
    const known = new Set(Object.keys(start.groups));
    const [told, owed]: [Set<string>, Set<string>] = [new Set(), new Set()];
    let state = start;
    for (const { after, events } of play(start, seeded(seed))) {
      for (const event of events.filter(({ type }) => type === 'MoveNoted')) {
        for (const about of togoBattle.describe(after, event, 'public')?.about ?? []) told.add(about);
      }
      if (after.phase === 'C') for (const { about } of togoBattle.owed(after, 'public')) owed.add(about);
      state = after;
      if (state.turn > 2 || state.result !== null) break;
    }
    for (const side of SIDES) {
      for (const group of looseCounters(state, side)) {
        if (group.plot === null || !known.has(group.id)) continue;
        found.push({ side, dummy: group.dummy, seen: features(state, group, [...told], [...owed]) });
      }
    }
  }
  for (const side of SIDES) {
    const of = (dummy: boolean) => found.filter((each) => each.side === side && each.dummy === dummy);
    if (of(true).length < 30 || of(false).length < 30) continue;
    for (const feature of Object.keys(found[0]!.seen) as (keyof Features)[]) {
      const values = (dummy: boolean) => of(dummy).map(({ seen }) => seen[feature]);
      const sure = certainty(values(true), values(false));
      expect({ side, feature, sure: Math.abs(sure - 0.5) < 0.17 ? 0.5 : sure }).toEqual({ side, feature, sure: 0.5 });
    }
  }
});

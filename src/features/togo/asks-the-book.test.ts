import '@/messages/togo';

import type { Battle } from '@/game/battle';
import { type BattleState, battleView, type Command, SIDES, targetsFor, togoBattle } from '@/rules/togo/index';
import { Recorder } from '@/testing/recorder';

import { shipsWithMarkers } from './check/ships-with-markers';
import { fireOf } from './fire/fire-plan';
import { fleetLists } from './fleet/fleet-lists';
import { torpedoesAt } from './move/move-facts';
import { tableModel } from './plot/table-model';
import { namesIn } from './words/names-in';

const refusalOf = (state: BattleState, command: Command): string | null => {
  const decision = togoBattle.decide(state, command, [], { override: false });
  return decision.type === 'refused' ? decision.refusal.code : null;
};

const FATES = ['aground', 'beached', 'struck'] as const;

/** Moments of a battle in which ships also run aground and strike. */
function* moments(scenario: string, seed: number, orders: number): Generator<Battle<BattleState>> {
  const table = new Recorder(scenario, seed);
  table.insist({ type: 'keepPlot', on: true, from: 'known' });
  for (let order = 0; order < orders && table.state.result === null; order += 1) {
    const ships = Object.keys(table.state.ships);
    const fate = FATES[table.pick(80)];
    if (fate) table.insist({ type: 'setFate', ship: ships[table.pick(ships.length)]!, fate });
    table.follow(table.order());
    yield table.battle as Battle<BattleState>;
  }
}

/** The same, but the scenario lets no Russian evade. */
function withBan(state: BattleState): BattleState {
  const { scenario } = state;
  const effects = [{ type: 'forbidden', acts: ['evasion'], who: { side: 'irn' } }] as const;
  const special = { id: 'special-99', text: 'No Russian evades.', effects } as const;
  return { ...state, scenario: scenario && { ...scenario, specialRules: [...scenario.specialRules, special] } };
}

/** The moments after each formation that may has begun to move, and what runs at it is turned up. */
const begunIn = (state: BattleState): readonly BattleState[] =>
  Object.keys(state.groups).flatMap((counter) => {
    const decision = togoBattle.decide(state, { type: 'beginMove', counter }, [], { override: false });
    return decision.type === 'done' ? [decision.events.reduce(togoBattle.apply, state)] : [];
  });

test('[TOGO-47] the screens offer evasion to those who may declare it by the rules, and to nobody else', () => {
  const asked = { offered: 0, banned: 0 };
  for (const { state: now } of moments('ulsan', 3, 400)) {
    const plain = now.phase === 'B' || now.phase === 'C' ? [now, ...begunIn(now)] : [];
    for (const state of [...plain, ...plain.map(withBan)]) {
      const view = battleView(state, 'public');
      const running = Object.values(view.formations).flatMap((formation) => torpedoesAt({ view }, formation));
      for (const { target, mayEvade, evading } of running) {
        if (evading) continue;
        const refusal = refusalOf(state, { type: 'declareEvasion', ships: [target] });
        expect([target, state.turn, mayEvade]).toEqual([target, state.turn, refusal === null]);
        if (mayEvade) asked.offered += 1;
        if (refusal === 'SCENARIO_FORBIDS') asked.banned += 1;
      }
    }
  }
  expect(Math.min(asked.offered, asked.banned)).toBeGreaterThan(0);
});

test('[TOGO-29][TOGO-38][TOGO-41] a ship fires without the batteries that cannot, and what is left the rules take', () => {
  const kept = { out: 0, fired: 0 };
  for (const scenario of ['tsushima-ushakov', 'ulsan']) {
    for (const { state } of moments(scenario, 5, 300)) {
      const view = battleView(state, 'public');
      const firers = Object.values(view.ships).filter(({ side, mayFire }) => mayFire && side === view.acting);
      for (const { id, side, card } of firers) {
        const [target] = targetsFor(state, side);
        for (const at of [2, 5, 9, 11].map((range, number) => ({ range, bearing: number * 60 + 5 }))) {
          const shots = card.batteries.map((_, battery) => ({ battery, target: target?.id ?? '', ...at }));
          const fire = fireOf(state, id, shots);
          kept.out += shots.length - (fire?.shots?.length ?? 0);
          if (fire === null) continue;
          kept.fired += 1;
          expect([id, at, refusalOf(state, { type: 'fire', fires: [fire] })]).toEqual([id, at, null]);
        }
      }
    }
  }
  expect(Math.min(kept.out, kept.fired)).toBeGreaterThan(0);
});

test('[TOGO-4][TOGO-6] whoever can be moved on the chart may begin to move by the rules, before and after the initiative', () => {
  let moved = 0;
  for (const battle of moments('ulsan', 4, 400)) {
    const { state } = battle;
    const view = battleView(state, 'public');
    const { movers } = tableModel({ view, state, battle, nameOf: namesIn(view) }, 'public');
    for (const { line: counter } of movers) {
      if (view.formations[counter]?.begun) continue;
      moved += 1;
      expect([state.turn, state.phase, refusalOf(state, { type: 'beginMove', counter })]).toEqual([
        ...[state.turn, state.phase, null],
      ]);
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test('[TOGO-26] whoever may fire is among those who can, and who can be hit has her markers on the table, aground or not', () => {
  const seen = { firing: 0, aground: 0 };
  for (const { state } of moments('ulsan', 8, 400)) {
    const view = battleView(state, 'public');
    const owed = togoBattle.owed(state, 'public');
    const able = fleetLists(view, owed, 'fire').flatMap(({ data }) => data.map(({ id }) => id));
    const firing = owed.flatMap(({ code, about }) => (code === 'may-fire' ? [about] : []));
    expect(firing.filter((ship) => !able.includes(ship))).toEqual([]);
    const marked = shipsWithMarkers(view).map(({ id }) => id);
    const hit = SIDES.flatMap((side) => targetsFor(state, side)).filter(({ markers }) => markers.length > 0);
    expect(hit.filter(({ id }) => !marked.includes(id))).toEqual([]);
    seen.firing += firing.length;
    seen.aground += hit.filter(({ fate }) => fate !== 'afloat').length;
  }
  expect(Math.min(seen.firing, seen.aground)).toBeGreaterThan(0);
});

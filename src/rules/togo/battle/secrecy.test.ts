import * as fc from 'fast-check';
import {
  BATTLESHIP,
  BOATS,
  CRUISER,
  play,
  scenarioSetup,
  seeded,
  shuffled,
  smallSetup,
  Trial,
} from '@/testing/togo-battles';

import { PHASE_IDS, type PhaseId } from '../data/turn-tables';
import { type Side, SIDES } from '../types';
import { strayCommand } from './captains/stray';
import type { Pick } from './captains/chance';
import type { Command } from './commands';
import { knowsShip } from './knowing';
import type { BattleEvent, EventOf } from './events';
import { findShip, UNSEEN_HITS } from './queries';
import { owedByAll } from './owed/owed';
import { togoBattle } from './rulebook';
import type { BattleState, Group, Ship } from './state';
import { battleView } from './view';

/** The same battle to everybody but one side: other things behind its blank counters, other cards, other torpedoes. */
function disguised(state: BattleState, side: Side, pick: Pick): BattleState {
  return otherTorpedoes(otherCards(otherCounters(state, side, pick), side, pick), side, pick);
}

const RESULTS = ['AS_ORDERED', 'LEFT_180', 'STRAIGHT'] as const;

function otherCounters(state: BattleState, side: Side, pick: Pick): BattleState {
  // Torpedoes that were turned up told which counter they came from.
  const shown = Object.values(state.markers).filter(
    (marker) => marker.state === 'revealed' || marker.state === 'resolved',
  );
  const told = new Set(shown.map(({ attack }) => state.ships[attack?.launcher ?? '']?.group));
  const blank = Object.values(state.groups).filter(
    (group) => group.side === side && !group.sighted && !told.has(group.id),
  );
  const groups: Record<string, Group> = { ...state.groups };
  const ships: Record<string, Ship> = { ...state.ships };
  for (const place of ['table', 'off'] as const) {
    const counters = blank.filter((group) => group.place === place);
    const insides = shuffled(counters, pick);
    counters.forEach((counter, index) => {
      const { name, dummy, flagship, carried, evading, ships: line } = insides[index]!;
      const unplanned = counter.unplanned && {
        ...counter.unplanned,
        total: 2 + pick(11),
        exempt: pick(2) === 0,
        result: RESULTS[pick(3)]!,
      };
      const straight = pick(3);
      const inside = {
        name: `${name}?`,
        dummy,
        flagship: pick(2) === 0 ? null : flagship,
        straight,
        carried,
        evading,
        ships: line,
        unplanned,
      };
      groups[counter.id] = { ...counter, ...inside };
      for (const id of line) ships[id] = otherShip(state.ships[id]!, counter.id, pick);
    });
    // A dummy may have been a ship all along.
    const dummy = counters.map(({ id }) => groups[id]!).find((group) => group.dummy);
    if (dummy !== undefined && pick(2) === 0) {
      const id = `ghost-${place}`;
      const like = Object.values(state.ships)[0]!;
      ships[id] = { ...otherShip(like, dummy.id, pick), id, side, waiting: [], declared: null };
      groups[dummy.id] = { ...dummy, dummy: false, ships: [id], flagship: id };
    }
  }
  const flag = state.sides[side].fleetFlagship;
  const hidden = Object.values(ships).filter((ship) => ship.side === side && !groups[ship.group]?.sighted);
  const secretFlag = flag !== null && hidden.some(({ id }) => id === flag);
  const fleetFlagship = secretFlag && hidden.length > 0 ? hidden[pick(hidden.length)]!.id : flag;
  const waived = [...state.waived, { code: 'try-control', about: 'ghost', secret: side }];
  return {
    ...state,
    groups,
    ships,
    waived,
    sides: { ...state.sides, [side]: { ...state.sides[side], fleetFlagship } },
  };
}

const otherShip = (ship: Ship, group: string, pick: Pick): Ship => ({
  ...ship,
  group,
  name: `${ship.name} or another`,
  card: ship.card.type === 'convoy' ? ship.card : [CRUISER, BATTLESHIP, BOATS][pick(3)]!,
  markers: pick(2) === 0 ? ship.markers : [{ id: 0, letter: 'P', permanent: false, hit: 0, turn: 0 }],
});

function otherCards(state: BattleState, side: Side, pick: Pick): BattleState {
  const { cards, pile, hand, discard, played } = state.sides[side];
  const shown = new Set(played.map(({ card }) => card));
  const order = shuffled([...hand, ...pile, ...discard], pick);
  const retitled = Object.entries(cards).map(([id, card]) => [
    id,
    shown.has(id) ? card : { ...card, title: `${pick(99)}`, effect: { type: 'hit', by: 1, lasts: 'turn' } },
  ]);
  const own = {
    ...state.sides[side],
    cards: Object.fromEntries(retitled),
    hand: order.slice(0, hand.length),
    pile: order.slice(hand.length, hand.length + pile.length),
    discard: order.slice(hand.length + pile.length),
  };
  return { ...state, sides: { ...state.sides, [side]: own } };
}

function otherTorpedoes(state: BattleState, side: Side, pick: Pick): BattleState {
  const markers: Record<string, BattleState['markers'][string]> = { ...state.markers };
  const ships: Record<string, Ship> = { ...state.ships };
  for (const marker of Object.values(state.markers)) {
    if (marker.side !== side || marker.state !== 'hidden') continue;
    const targets = Object.values(state.ships).filter((ship) => ship.side !== side);
    const target = targets[pick(targets.length)]!.id;
    if (marker.attack === null) {
      const launcher = Object.values(ships).find((ship) => ship.side === side && ship.launched === 0);
      if (launcher === undefined) continue;
      ships[launcher.id] = { ...launcher, launched: 1 };
      const attack = { launcher: launcher.id, boats: 1, factors: 1, target, range: 1, bearing: null, evaded: null };
      markers[marker.id] = { ...marker, attack };
    } else if (pick(2) === 0) {
      const { launcher, boats } = marker.attack;
      const ship = findShip({ ...state, ships }, launcher);
      if (ship !== null) ships[launcher] = { ...ship, launched: Math.max(0, ship.launched - boats) };
      markers[marker.id] = { ...marker, attack: null };
    } else markers[marker.id] = { ...marker, attack: { ...marker.attack, target, factors: 1 + pick(5) } };
  }
  return { ...state, markers, ships };
}

/** Commands that can be sent from what the viewer sees; those behind the other side's curtain, or the umpire's, are not. */
function visibleCommand(state: BattleState, viewer: Side | 'public', secret: Side, pick: Pick): Command {
  const ships = Object.fromEntries(Object.entries(state.ships).filter(([, ship]) => knowsShip(state, viewer, ship)));
  const bare = { hand: [], pile: [], discard: [] };
  const masked = { ...state, ships, sides: { ...state.sides, [secret]: { ...state.sides[secret], ...bare } } };
  for (;;) {
    const command = strayCommand(masked, pick);
    if (['correct', 'addShip', 'endBattle'].includes(command.type)) continue;
    if (
      'side' in command &&
      command.side === secret &&
      /Card|nameFleet|waive|trySighting|setCounters/.test(command.type)
    )
      continue;
    if (command.type === 'launchTorpedoes' && findShip(state, command.ship)?.side === secret) continue;
    return command;
  }
}

/** These may show a secret because that is what they are for. */
const REVEALING = ['beginMove', 'sightAutomatically', 'trySighting', 'endPhase', 'drawCards'];

const SCENARIO_IDS = ['port-arthur-night', 'tsushima-night', 'hitachi-maru', 'yellow-sea', 'korsakov'];
const start = fc.record({ which: fc.nat(SCENARIO_IDS.length + 1), seed: fc.nat(1e6), skip: fc.nat(100) });

function begun({ which, seed, skip }: { which: number; seed: number; skip: number }): BattleState {
  const id = SCENARIO_IDS[which];
  const night = { light: { night: 4, day: 24 } };
  let state = togoBattle.begin(id === undefined ? smallSetup(night, false) : scenarioSetup(id, seed));
  let done = 0;
  for (const step of play(state, seeded(seed))) {
    state = step.after;
    done += 1;
    if (done >= skip || state.result !== null) break;
  }
  return state;
}

test('two battles that differ only in the secrets of one side look the same to the other and to the public', () => {
  let differed = 0;
  fc.assert(
    fc.property(start, fc.constantFrom(...SIDES), (from, side) => {
      const pick = seeded(from.seed + 9);
      const one = begun(from);
      const two = disguised(one, side, pick);
      if (JSON.stringify(togoBattle.view(one, side)) !== JSON.stringify(togoBattle.view(two, side))) differed += 1;
      for (const viewer of [side === 'ijn' ? 'irn' : 'ijn', 'public'] as const) {
        expect(togoBattle.view(two, viewer)).toEqual(togoBattle.view(one, viewer));
        expect(togoBattle.owed(two, viewer)).toEqual(togoBattle.owed(one, viewer));
        for (let tries = 0; tries < 25; tries += 1) {
          const command = visibleCommand(one, viewer, side, pick);
          const faces = Array.from({ length: 40 }, () => 1 + pick(6));
          const answers = [one, two].map((state) => answer(state, command, faces));
          expect([command, answers[1]!.told]).toEqual([command, answers[0]!.told]);
          if (REVEALING.includes(command.type)) continue;
          const tales = answers.map(({ tell }) => tell(viewer));
          expect(tales[1]).toEqual(tales[0]);
        }
      }
    }),
    { numRuns: 30, seed: 5 },
  );
  // The disguise must disguise something, or the test shows nothing.
  expect(differed).toBeGreaterThan(22);
});

/** The same battle in another phase, every blank counter on the move: where secrets are easiest to lose. */
function inPhase(state: BattleState, phase: PhaseId): BattleState {
  const { turn } = state;
  const unplanned = { turn, total: 7, result: 'AS_ORDERED', exempt: false } as const;
  const groups = Object.entries(state.groups).map(([id, group]) => [
    id,
    group.sighted ? group : { ...group, begunIn: turn, unplanned, move: null },
  ]);
  const initiative = { turn, dice: { ijn: 2, irn: 5 }, movesLast: 'irn' } as const;
  return { ...state, phase, initiative, finished: [], result: null, groups: Object.fromEntries(groups) };
}

test('in every phase the owed lists, waivers and moves of blank counters tell nothing', () => {
  let secrets = 0;
  fc.assert(
    fc.property(start, fc.constantFrom(...SIDES), fc.constantFrom(...PHASE_IDS), (from, side, phase) => {
      const pick = seeded(from.seed + 17);
      const one = inPhase(begun(from), phase);
      const two = disguised(one, side, pick);
      const hidden = [...owedByAll(one), ...owedByAll(two)].filter((owing) => owing.secret === side);
      secrets += hidden.length;
      const probes: Command[] = hidden.map(({ code, about }) => ({ type: 'waive', code, about }));
      for (const { id, sighted } of Object.values(one.groups)) {
        if (sighted) continue;
        const turns = pick(2) === 0 ? [] : [22.5 * (pick(9) - 4)];
        probes.push({ type: 'noteMove', counter: id, turns, distance: pick(17) / 2 });
        probes.push({ type: 'waive', code: 'name-flagship', about: id });
      }
      for (const viewer of [side === 'ijn' ? 'irn' : 'ijn', 'public'] as const) {
        expect(togoBattle.view(two, viewer)).toEqual(togoBattle.view(one, viewer));
        expect(togoBattle.owed(two, viewer)).toEqual(togoBattle.owed(one, viewer));
        for (const command of probes) {
          const [first, second] = [one, two].map((state) => answer(state, command, []));
          expect([command, second!.told]).toEqual([command, first!.told]);
          expect(second!.tell(viewer)).toEqual(first!.tell(viewer));
        }
      }
    }),
    { numRuns: 60, seed: 6 },
  );
  expect(secrets).toBeGreaterThan(10);
});

/** The answer to a command with as many of these faces as it wants. */
function answer(state: BattleState, command: Command, faces: readonly number[]) {
  let used = 0;
  let decision = togoBattle.decide(state, command, [], { override: false });
  while (decision.type === 'needs') {
    used += decision.needs.missing;
    decision = togoBattle.decide(state, command, faces.slice(0, used), { override: false });
  }
  const told = decision.type === 'refused' ? decision.refusal : decision.type;
  const tell = (viewer: Side | 'public') => {
    let after = state;
    return (decision.type === 'done' ? decision.events : []).map((event) => {
      after = togoBattle.apply(after, event);
      return togoBattle.describe(after, event, viewer);
    });
  };
  return { told, tell };
}

test('[TOGO-45] a launch and a dummy marker are told alike to the other side', () => {
  const real = Trial.of(smallSetup());
  const dummy = Trial.of(smallSetup());
  const [launched] = real.do({
    type: 'launchTorpedoes',
    ship: 'asama',
    attacks: [{ target: 'sissoi', factors: 2, range: 2, bearing: 90 }],
  });
  const [placed] = dummy.do({ type: 'placeDummyMarker', side: 'ijn' });
  for (const viewer of ['irn', 'public'] as const) {
    expect(togoBattle.describe(real.state, launched!, viewer)).toEqual(
      togoBattle.describe(dummy.state, placed!, viewer),
    );
    expect(togoBattle.view(real.state, viewer)).toEqual(togoBattle.view(dummy.state, viewer));
    expect(JSON.stringify(togoBattle.view(real.state, viewer))).not.toContain('"target"');
  }
  expect(togoBattle.describe(real.state, launched!, 'ijn')).toMatchObject({ data: { target: 'sissoi' } });
});

test('[TOGO-45][AMB-7] boats of a base that launch one after the other are all aboard to the other side', () => {
  const real = Trial.of(smallSetup());
  const dummy = Trial.of(smallSetup());
  for (const target of ['sissoi', 'navarin']) {
    const attacks = [{ target, factors: 1, range: 2, bearing: 90 }];
    real.do({ type: 'launchTorpedoes', ship: 'shirakumo', boats: 1, attacks });
    dummy.do({ type: 'placeDummyMarker', side: 'ijn' });
  }
  expect(real.state.ships.shirakumo?.launched).toBe(2);
  for (const viewer of ['irn', 'public'] as const) {
    expect(togoBattle.view(real.state, viewer)).toEqual(togoBattle.view(dummy.state, viewer));
    expect(togoBattle.known(real.state, viewer)).toEqual(togoBattle.known(dummy.state, viewer));
  }
});

test('[TOGO-19] nothing of a ship behind a blank counter is in the view of the other side', () => {
  const { state } = Trial.of(smallSetup({}, false));
  const seen = JSON.stringify(togoBattle.view(state, 'irn'));
  for (const word of ['asama', 'iwate', 'shirakumo', 'cruisers', 'flotilla']) expect(seen).not.toContain(word);
  expect(seen).toContain('oslyabya');
  const open = JSON.stringify(togoBattle.view(state, 'public'));
  for (const word of ['asama', 'oslyabya', 'maru']) expect(open).not.toContain(word);
});

test('[AMB-28] an id nobody has and a ship behind a blank counter are refused alike', () => {
  const { state } = Trial.of(smallSetup({}, false)).to('F');
  const fire = (target: string): Command => ({
    type: 'fire',
    fires: [{ ship: 'oslyabya', shots: [{ battery: 0, target, range: 4, arc: 'side' }] }],
  });
  const codes = ['asama', 'nobody'].map((target) => answer(state, fire(target), []).told);
  expect(codes.map((told) => (typeof told === 'string' ? told : told.code))).toEqual([
    'TARGET_NOT_SIGHTED',
    'TARGET_NOT_SIGHTED',
  ]);
});

test('[AMB-37] that a blank counter threw its dice is told, what they showed is not', () => {
  const trial = Trial.of(smallSetup({}, false)).to('C');
  trial.do({ type: 'moveAhead', moves: [{ counter: 'm', distance: 2 }] }, [5, 6], true);
  const thrown = trial.events.find(({ type }) => type === 'UnplannedRolled')!;
  const told = (viewer: 'public' | 'ijn' | 'irn') => togoBattle.describe(trial.state, thrown, viewer);
  for (const viewer of ['public', 'ijn'] as const) {
    expect(told(viewer)).toMatchObject({ data: { counter: 'm', turn: 1 }, withoutDice: true });
  }
  expect(told('irn')).toMatchObject({ data: { total: 11 } });
  expect(told('irn')?.withoutDice).toBeUndefined();
});

test('[TOGO-19] hits on one side’s hidden ships leave no gap in the numbers of the other side’s', () => {
  const trial = Trial.of(smallSetup({}, false)).to('G');
  for (const ship of ['asama', 'sissoi']) trial.do({ type: 'correct', path: ['ships', ship, 'fires'], value: 1 });
  const [told] = trial.do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: null }] }, [6]);
  const [other] = trial.do({ type: 'controlDamage', tries: [{ ship: 'sissoi', attempt: null }] }, [6]);
  expect(told).toMatchObject({ extra: [{ id: UNSEEN_HITS.ijn }] });
  expect(other).toMatchObject({ extra: [{ id: UNSEEN_HITS.irn }] });
});

test('[TOGO-19] where a blank counter stood before it left is told to nobody', () => {
  const trial = Trial.of(smallSetup({}, false));
  const [counter, group] = Object.entries(trial.state.groups)[0]!;
  const plot = { x: 36, y: 24, heading: 90 };
  const gone = { ...group, place: 'left', plot } as typeof group;
  const state = { ...trial.state, plotted: true, groups: { ...trial.state.groups, [counter]: gone } };
  expect(battleView(state, 'public').formations[counter]).toMatchObject({ place: 'left', plot: null });
});

test('[TOGO-19] hits on a ship nobody knows of leave no gap in the numbers of the others', () => {
  const fireNumber = (burning: boolean): number => {
    const trial = Trial.of(smallSetup({}, false)).to('G');
    for (const counter of ['k', 'm']) trial.do({ type: 'correct', path: ['groups', counter, 'sighted'], value: true });
    if (burning) {
      trial.do({ type: 'correct', path: ['ships', 'maru', 'card'], value: { ...CRUISER } });
      trial.do({ type: 'correct', path: ['ships', 'maru', 'fires'], value: 1 });
      const [burnt] = trial.do({ type: 'controlDamage', tries: [{ ship: 'maru', attempt: null }] }, [6]);
      expect(burnt).toMatchObject({ extra: [{ id: UNSEEN_HITS[trial.state.ships.maru!.side] }] });
    }
    trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 1 });
    const [told] = trial.do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: null }] }, [6]);
    return (told as EventOf<'DamageControlled'>).extra[0]!.id;
  };
  expect(fireNumber(true)).toBe(fireNumber(false));
});

test('[AMB-36] who takes a lost flag over behind a blank counter is her side’s secret, and that she did', () => {
  const lost = () => {
    const trial = Trial.of(smallSetup());
    trial.do({ type: 'correct', path: ['groups', 'b', 'sighted'], value: false });
    trial.do({ type: 'setFate', ship: 'oslyabya', fate: 'sunk' });
    return trial.to('I');
  };
  const [waiting, shifted] = [lost(), lost()];
  const [named] = shifted.do({ type: 'nameFleetFlagship', side: 'irn', ship: 'maru' });
  for (const viewer of ['ijn', 'public'] as const) {
    expect(togoBattle.describe(shifted.state, named!, viewer)).toBeNull();
    expect(togoBattle.view(shifted.state, viewer)).toEqual(togoBattle.view(waiting.state, viewer));
    expect(togoBattle.owed(shifted.state, viewer)).toEqual(togoBattle.owed(waiting.state, viewer));
  }
  expect(togoBattle.view(shifted.state, 'irn')).toMatchObject({ sides: { irn: { fleetFlagship: 'maru' } } });
});

test('[TOGO-13] a blank counter whose ships have joined another is seen to go; one that is left tells nothing', () => {
  const trial = Trial.of(smallSetup({}, false));
  for (const counter of ['k', 'q']) trial.do({ type: 'correct', path: ['groups', counter, 'place'], value: 'off' });
  const [some] = trial.do({ type: 'joinFormation', ship: 'iwate', counter: 'q' });
  const [last] = trial.do({ type: 'joinFormation', ship: 'asama', counter: 'q' });
  const told = (event: BattleEvent) => togoBattle.describe(trial.state, event, 'irn');
  expect(told({ ...some!, from: 'q' } as BattleEvent)).toBeNull();
  expect(told(last!)).toEqual({ code: 'CounterGone', data: { counter: 'k' }, about: ['k'] });
  const back = togoBattle.decide(trial.state, { type: 'joinFormation', ship: 'iwate', counter: 'k' }, [], {
    override: true,
  });
  expect(back).toMatchObject({ type: 'refused', refusal: { code: 'NO_SUCH_COUNTER' } });
});

test('[TOGO-19] a ship added behind a counter that lies there already is seen by nobody else', () => {
  const trial = Trial.of(smallSetup({}, false));
  const ship = { type: 'addShip', side: 'ijn', name: 'Yakumo', card: CRUISER } as const;
  const [joined] = trial.do({ ...ship, id: 'yakumo', counter: 'k' });
  const [placed] = trial.do({ ...ship, id: 'azuma' });
  expect(togoBattle.describe(trial.state, joined!, 'irn')).toBeNull();
  expect(togoBattle.describe(trial.state, placed!, 'irn')).toMatchObject({ code: 'CounterPlaced' });
});

test('[TOGO-18] nobody’s word puts a ship at the head of a line she is not in: others may know the line', () => {
  const { state } = Trial.of(smallSetup({}, false));
  const command = { type: 'nameFlagship', counter: 'm', ship: 'asama' } as const;
  const answer = togoBattle.decide(state, command, [], { override: true });
  expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'NOT_IN_FORMATION', rule: null } });
});

test('[AMB-28] a shot that the umpire allows at a blank counter names the counter to everybody else', () => {
  const trial = Trial.of(smallSetup({}, false)).to('F');
  const shots = [{ battery: 0, target: 'asama', range: 2, arc: 'side' as const }];
  trial.do({ type: 'declareFire', ship: 'oslyabya', shots }, [], true);
  trial.do({ type: 'fire', fires: [{ ship: 'oslyabya' }] }, Array<number>(13).fill(1), true);
  const told = (viewer: 'public' | 'ijn') =>
    JSON.stringify(trial.events.map((event) => togoBattle.describe(trial.state, event, viewer)));
  expect(told('public')).not.toContain('asama');
  expect(told('public')).toContain('"target":"k"');
  expect(told('ijn')).toContain('"target":"asama"');
});

test('[TOGO-19] a torpedo that the umpire let run at an unsighted ship names her counter only', () => {
  const opening = togoBattle.begin(scenarioSetup('ulsan', 6));
  const target = Object.values(opening.ships).find(({ side }) => side === 'ijn')!;
  const launcher = Object.values(opening.ships).find(({ side }) => side === 'irn')!;
  const attack = {
    launcher: launcher.id,
    boats: 1,
    factors: 1,
    target: target.id,
    range: 1,
    bearing: null,
    evaded: true,
  };
  const state: BattleState = {
    ...opening,
    phase: 'D',
    groups: { ...opening.groups, [target.group]: { ...opening.groups[target.group]!, sighted: false } },
    markers: { t1: { id: 't1', side: 'irn', turn: opening.turn, state: 'revealed', attack } as never },
  };
  for (const viewer of ['irn', 'public'] as const) {
    const seen = battleView(state, viewer);
    expect(seen.markers.t1?.attack?.target).toBe(target.group);
    const told = togoBattle.known(state, viewer);
    expect(battleView(told, viewer)).toEqual(seen);
    expect(togoBattle.owed(told, viewer)).toEqual(togoBattle.owed(state, viewer));
  }
});

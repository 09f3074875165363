import type { Book } from '@/game/battle';
import { knownProblems } from '@/testing/known-states';
import { smallSetup, Trial } from '@/testing/togo-battles';

import { allowanceOf } from './moving';
import { togoBattle } from './rulebook';
import { battleView } from './view';

/** Phase B, the Japanese to move first. */
function underWay(setup = smallSetup()): Trial {
  const trial = Trial.of(setup).to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  return trial;
}
const begun = (trial: Trial, counter: string, faces?: readonly number[]): Trial => {
  trial.do({ type: 'beginMove', counter });
  if (faces !== undefined) trial.do({ type: 'rollUnplanned', counter }, faces);
  return trial;
};

test('[TOGO-16][TOGO-57] a formation moves at its slowest ship less half an inch, after damage', () => {
  const trial = underWay();
  const of = (counter: string) => allowanceOf(trial.state, trial.state.groups[counter]!).speed.value;
  expect(of('k')).toBe(3);
  const hit = { id: 1, letter: 'P', permanent: false, hit: 1, turn: 1 };
  trial.do({ type: 'correct', path: ['ships', 'iwate', 'markers'], value: [hit] });
  expect(of('k')).toBe(0.5);
  trial.do({ type: 'leaveFormation', ship: 'iwate' });
  expect(of('k')).toBe(3.5);
});

test('[TOGO-8][TOGO-9] no farther than the allowance, and turns are paid in movement', () => {
  const trial = begun(underWay(), 'k');
  const move = (turns: number[], distance: number) =>
    trial.refused({ type: 'noteMove', counter: 'k', turns, distance });
  expect(move([], 3.5)).toBe('OVER_ALLOWANCE');
  expect(move([90], 1.5)).toBe('TURN_NOT_PAID');
  expect(move([90], 3)).toBe('done');
});

test('[TOGO-17] all but the fleet flagship roll before they move, and obey', () => {
  const trial = begun(underWay(), 'k');
  expect(trial.refused({ type: 'rollUnplanned', counter: 'k' })).toBe('FLEET_FLAGSHIP_DOES_NOT_ROLL');
  trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3 });
  begun(trial, 'q');
  expect(trial.refused({ type: 'noteMove', counter: 'q', turns: [], distance: 3 })).toBe('UNPLANNED_NOT_ROLLED');
  trial.do({ type: 'rollUnplanned', counter: 'q' }, [5, 6]);
  expect(trial.refused({ type: 'noteMove', counter: 'q', turns: [], distance: 3 })).toBe('UNPLANNED_BINDS');
  trial.do({ type: 'noteMove', counter: 'q', turns: [90], distance: 4.5 });
  expect(trial.refused({ type: 'noteMove', counter: 'q', turns: [90], distance: 4.5 })).toBe('ALREADY_MOVED');
});

test('[TOGO-17][TOGO-8] one order sends formations ahead: dice for those that must, a stop for those they turn', () => {
  const trial = underWay();
  const ahead = (...moves: [string, number][]) =>
    ({ type: 'moveAhead', moves: moves.map(([counter, distance]) => ({ counter, distance })) }) as const;
  expect(trial.refused(ahead(['k', 3.5]))).toBe('OVER_ALLOWANCE');
  expect(trial.refused(ahead(['k', 3], ['k', 3]))).toBe('ALREADY_MOVED');
  expect(trial.refused(ahead(['m', 2]))).toBe('OUT_OF_TURN');
  // k is with the fleet flagship and throws nothing; q must, and is turned.
  trial.do(ahead(['k', 3], ['q', 3]), [5, 6]);
  expect(trial.state.groups.k?.move).toMatchObject({ turn: 1, turns: [], distance: 3 });
  expect(trial.state.groups.q).toMatchObject({ begunIn: 1, unplanned: { total: 11, result: 'RIGHT_90' }, move: null });
  expect(trial.refused(ahead(['q', 3]))).toBe('UNPLANNED_BINDS');
});

test('[TOGO-17] as ordered or straight ahead, the order is carried out; begun already, it goes on from there', () => {
  const together = underWay();
  together.do({ type: 'moveAhead', moves: [{ counter: 'q', distance: 3 }] }, [2, 2]);
  expect(together.state.groups.q?.move?.distance).toBe(3);
  const one = begun(underWay(), 'q', [3, 4]);
  one.do({ type: 'moveAhead', moves: [{ counter: 'q', distance: 3 }] });
  expect(one.state.groups.q?.move?.distance).toBe(3);
});

test('[TOGO-18] a formation that lost its flagship goes straight once, and names another', () => {
  const trial = Trial.of(smallSetup()).to('H');
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'sunk' });
  expect(trial.events.at(-1)).toMatchObject({ type: 'FlagshipLost', counter: 'm', straight: 1, fleet: false });
  trial.to('I').to('A').to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  expect(togoBattle.owed(trial.state, 'public')).toContainEqual(
    expect.objectContaining({ code: 'name-flagship', about: 'm' }),
  );
  trial.do({ type: 'beginMove', counter: 'm' });
  expect(trial.refused({ type: 'noteMove', counter: 'm', turns: [22.5], distance: 2 })).toBe('MUST_GO_STRAIGHT');
  trial.do({ type: 'noteMove', counter: 'm', turns: [], distance: 2 });
  expect(trial.state.groups.m?.straight).toBe(0);
  trial.do({ type: 'nameFlagship', counter: 'm', ship: 'navarin' });
  expect(trial.refused({ type: 'nameFlagship', counter: 'm', ship: 'oslyabya' })).toBe('FLAGSHIP_STILL_FLIES');
});

test('[AMB-36] a fleet flagship is replaced at the end of the turn, or never by house rule', () => {
  const trial = Trial.of(smallSetup()).to('H');
  trial.do({ type: 'setFate', ship: 'oslyabya', fate: 'sunk' });
  const name = { type: 'nameFleetFlagship', side: 'irn', ship: 'sissoi' } as const;
  expect(trial.refused(name)).toBe('WRONG_PHASE');
  trial.to('I');
  expect(trial.refused({ ...name, side: 'ijn', ship: 'iwate' })).toBe('FLAGSHIP_STILL_FLIES');
  expect(trial.refused(name)).toBe('done');
  trial.do({ type: 'changeHouseRule', key: 'flagshipLoss', value: 'fleet-flagship-not-replaced' });
  expect(trial.refused(name)).toBe('FLAGSHIP_NOT_REPLACED');
});

test('[AMB-36][AMB-48] a flagship that strikes or is abandoned leads nobody: the line is no longer exempt, and another is named', () => {
  const struck = Trial.of(smallSetup()).to('I');
  struck.do({ type: 'setFate', ship: 'oslyabya', fate: 'struck' });
  const owed = (trial: Trial, viewer: 'irn' | 'public' = 'irn') =>
    togoBattle.owed(trial.state, viewer).map(({ code, about }) => `${code} ${about}`);
  expect(owed(struck)).toContain('name-fleet-flagship irn');
  // Somebody behind a blank counter might take over; once there is none, everybody knows who may.
  expect(owed(struck, 'public')).not.toContain('name-fleet-flagship irn');
  struck.do({ type: 'correct', path: ['groups', 'w', 'place'], value: 'gone' });
  expect(owed(struck, 'public')).toContain('name-fleet-flagship irn');
  expect(knownProblems(togoBattle as Book<unknown>, struck.state)).toEqual([]);
  expect(struck.refused({ type: 'nameFleetFlagship', side: 'irn', ship: 'oslyabya' })).toBe('OUT_OF_PLAY');
  struck.to('A').to('B').do({ type: 'rollInitiative' }, [5, 2]);
  struck.do({ type: 'beginMove', counter: 'm' });
  expect(struck.refused({ type: 'rollUnplanned', counter: 'm' })).toBe('needs');

  // Sissoi leads the line: four fires, and a fifth in H.
  const burnt = Trial.of(smallSetup());
  burnt.do({ type: 'correct', path: ['ships', 'sissoi', 'fires'], value: 4 });
  const hit = { id: 1, kind: 'gun', beyond8: false, restricted: false, source: 'umpire', from: null, weapon: null };
  const value = [{ ...hit, battery: null, range: null, turn: 1, due: 'H' }];
  burnt.do({ type: 'correct', path: ['ships', 'sissoi', 'waiting'], value });
  burnt.to('H').do({ type: 'rollDamage', ships: ['sissoi'] }, [6]);
  expect(burnt.events.at(-1)).toMatchObject({ type: 'FlagshipLost', counter: 'm', ship: 'sissoi', straight: 1 });
  burnt.to('I').to('A').to('B').do({ type: 'rollInitiative' }, [5, 2]);
  expect(owed(burnt)).toContain('name-flagship m');
});

test('[TOGO-11] over a friendly edge, in its turn, and never back', () => {
  const late = smallSetup();
  const [first, ...rest] = late.sides.ijn.formations;
  const arrival = { turn: 2, edges: ['west'] as const, atLeast: 5, eased: 4, rule: 'special-3' as const };
  const formations = [first!, { ...rest[0]!, arrival }];
  const trial = underWay({ ...late, sides: { ...late.sides, ijn: { ...late.sides.ijn, formations } } });
  expect(trial.refused({ type: 'arrive', counter: 'q', edge: 'east' })).toBe('NOT_THE_FRIENDLY_EDGE');
  expect(trial.refused({ type: 'arrive', counter: 'q', edge: 'west' })).toBe('NOT_YET_DUE');
  trial.to('I').to('A').to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  trial.do({ type: 'rollArrival', counter: 'q', eased: true }, [4]);
  trial.do({ type: 'arrive', counter: 'q', edge: 'west' });
  trial.do({ type: 'rollUnplanned', counter: 'q' }, [3, 4]);
  trial.do({ type: 'noteMove', counter: 'q', turns: [], distance: 4, leaves: 'west' });
  expect(trial.state.ships.shirakumo).toMatchObject({ fate: 'left', leftBy: 'west' });
  expect(trial.refused({ type: 'arrive', counter: 'q', edge: 'west' })).toBe('LEFT_THE_TABLE');
});

/** The flotilla waits off the table, in sight or not; the Japanese move first unless told otherwise. */
function withLateFlotilla(dice: readonly [number, number] = [2, 5], sighted = true): Trial {
  const setup = smallSetup({}, sighted);
  const [cruisers, flotilla] = setup.sides.ijn.formations;
  const arrival = { turn: 1, edges: ['west'] as const, atLeast: null, eased: null, rule: null };
  const ijn = { ...setup.sides.ijn, formations: [cruisers!, { ...flotilla!, arrival }] };
  const trial = Trial.of({ ...setup, sides: { ...setup.sides, ijn } }).to('B');
  trial.do({ type: 'rollInitiative' }, dice);
  return sighted ? trial : trial.to('C');
}
const ARRIVES = { type: 'arrive', counter: 'q', edge: 'west' } as const;
const ahead = (trial: Trial, counter: string, distance: number, faces?: readonly number[]): Trial => {
  begun(trial, counter, faces).do({ type: 'noteMove', counter, turns: [], distance });
  return trial;
};
const flotilla = (trial: Trial) => battleView(trial.state, 'public').formations.q;
const owedNow = (trial: Trial) => togoBattle.owed(trial.state, 'public').map(({ code, about }) => `${code} ${about}`);

test('[AMB-54] a formation comes on while its own side moves: the other side waits for it', () => {
  const trial = ahead(withLateFlotilla(), 'k', 3);
  // The cruisers have moved, but the flotilla is still to come: it is not the Russians' turn yet.
  expect(battleView(trial.state, 'public').acting).toBe('ijn');
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('OUT_OF_TURN');
  expect(flotilla(trial)).toMatchObject({ mayArrive: true, entry: { when: 'now' } });
  trial.do(ARRIVES);
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('OUT_OF_TURN');
  trial.do({ type: 'rollUnplanned', counter: 'q' }, [3, 4]);
  trial.do({ type: 'noteMove', counter: 'q', turns: [], distance: 4 });
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('done');
});

test('[AMB-54] nor before its side moves: who moves last comes on last', () => {
  const trial = withLateFlotilla([5, 2]);
  expect(flotilla(trial)).toMatchObject({ mayArrive: false, entry: { when: 'later' } });
  expect(trial.refused(ARRIVES)).toBe('OUT_OF_TURN');
  ahead(trial, 'm', 2.5);
  ahead(trial, 'b', 1.5, [3, 4]);
  expect(trial.refused(ARRIVES)).toBe('done');
});

test('[AMB-54] never after the side that goes last has moved, unless the umpire allows it', () => {
  const trial = ahead(withLateFlotilla(), 'k', 3);
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(owedNow(trial)).not.toContain('arrive q');
  expect(trial.refused(ARRIVES)).toBe('OUT_OF_TURN');
  ahead(trial, 'm', 2.5);
  ahead(trial, 'b', 1.5, [3, 4]);
  expect(battleView(trial.state, 'public').acting).toBeNull();
  expect(flotilla(trial)).toMatchObject({ mayArrive: false, entry: { when: 'over' } });
  expect(trial.refused(ARRIVES)).toBe('ALREADY_FINISHED');
  const [told, arrived] = trial.do(ARRIVES, [], true);
  expect(told).toMatchObject({ type: 'RuleOverridden', rule: 'AMB-54' });
  expect(arrived).toMatchObject({ type: 'GroupArrived' });
  expect(trial.refused({ type: 'rollUnplanned', counter: 'q' })).toBe('needs');
});

test('[AMB-54] an arrival that is skipped lets the other side move, and comes another turn', () => {
  const trial = ahead(withLateFlotilla(), 'k', 3);
  trial.do({ type: 'waive', code: 'arrive', about: 'q' });
  expect(battleView(trial.state, 'public').acting).toBe('irn');
  ahead(trial, 'm', 2.5);
  ahead(trial, 'b', 1.5, [3, 4]);
  expect(trial.refused(ARRIVES)).toBe('ALREADY_FINISHED');
  trial.to('I').to('A').to('B').do({ type: 'rollInitiative' }, [2, 5]);
  expect(trial.refused(ARRIVES)).toBe('done');
});

test('[AMB-54] blank counters come on in C, and their die is rolled while their side moves, too', () => {
  const trial = withLateFlotilla([5, 2], false);
  expect(trial.refused(ARRIVES)).toBe('OUT_OF_TURN');
  const die = { turn: 1, edges: ['west'], atLeast: 5, eased: null, rule: null } as const;
  const group = { ...trial.state.groups.q!, arrival: die };
  const waiting = new Trial({ ...trial.state, groups: { ...trial.state.groups, q: group } });
  expect(waiting.refused({ type: 'rollArrival', counter: 'q' })).toBe('OUT_OF_TURN');
  for (const counter of ['m', 'b', 'w']) ahead(waiting, counter, 1, [3, 4]);
  waiting.do({ type: 'rollArrival', counter: 'q' }, [5]);
  expect(flotilla(waiting)).toMatchObject({ mayArrive: true });
  waiting.do(ARRIVES);
});

test('[TOGO-6] a move that was waived keeps the other side waiting no longer', () => {
  const trial = ahead(underWay(), 'k', 3);
  trial.do({ type: 'waive', code: 'begin-move', about: 'q' });
  expect(battleView(trial.state, 'public').acting).toBe('irn');
  expect(trial.refused({ type: 'beginMove', counter: 'm' })).toBe('done');
});

test('[TOGO-12][TOGO-13] leaving is free, joining only off the table', () => {
  const trial = underWay();
  const [left] = trial.do({ type: 'leaveFormation', ship: 'iwate' });
  expect(left).toMatchObject({ from: 'k', to: 'n1' });
  expect(trial.refused({ type: 'joinFormation', ship: 'iwate', counter: 'k' })).toBe('JOINED_ON_THE_TABLE');
  expect(trial.refused({ type: 'leaveFormation', ship: 'iwate' })).toBe('LAST_SHIP_OF_FORMATION');
});

test('[AMB-37] every blank counter throws the dice, and nobody is told what for', () => {
  const trial = Trial.of(smallSetup({}, false)).to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  trial.to('C');
  for (const counter of ['k', 'x']) {
    trial.do({ type: 'beginMove', counter });
    const [rolled] = trial.do({ type: 'rollUnplanned', counter }, [6, 6]);
    expect(togoBattle.describe(trial.state, rolled!, 'irn')).toEqual({
      code: 'UnplannedRolled',
      data: { counter, turn: 1 },
      about: [counter],
      withoutDice: true,
    });
    // Even what the ships could not do is only told to their owner.
    expect(trial.refused({ type: 'noteMove', counter, turns: [], distance: 7 })).toBe('done');
  }
  const [noted] = trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 7 });
  expect(noted).toMatchObject({ overlooked: ['OVER_ALLOWANCE'] });
});

test('[AMB-35] by house rule what the allowance did not pay of an unplanned turn is turned next time', () => {
  const trial = begun(underWay(smallSetup({ houseRules: { unplannedOverrun: 'carries-over' } })), 'k');
  trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3 });
  trial.do({ type: 'correct', path: ['ships', 'shirakumo', 'card', 'speed'], value: 3 });
  begun(trial, 'q', [6, 6]).do({ type: 'noteMove', counter: 'q', turns: [112.5], distance: 2.5 });
  expect(trial.state.groups.q?.carried).toBe(67.5);
  trial.to('I').to('A').to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  begun(trial, 'q', [3, 4]);
  expect(trial.refused({ type: 'noteMove', counter: 'q', turns: [], distance: 2 })).toBe('UNPLANNED_BINDS');
  trial.do({ type: 'noteMove', counter: 'q', turns: [67.5], distance: 2.5 });
  expect(trial.state.groups.q?.carried).toBe(0);
});

test('[TOGO-18][AMB-48] nobody shifts the flag to a ship that is abandoned; to one that waits off the table they may', () => {
  const trial = Trial.of(smallSetup());
  const flag = { type: 'nameFlagship', counter: 'm', ship: 'navarin' } as const;
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'sunk' });
  trial.do({ type: 'correct', path: ['ships', 'navarin', 'fires'], value: 5 });
  expect(trial.refused(flag)).toBe('OUT_OF_PLAY');
  trial.do({ type: 'correct', path: ['ships', 'navarin', 'fires'], value: 4 });
  expect(trial.refused(flag)).toBe('done');
  trial.do({ type: 'correct', path: ['groups', 'm', 'place'], value: 'off' });
  expect(trial.refused(flag)).toBe('done');
});

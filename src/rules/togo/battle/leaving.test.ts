import { smallSetup, Trial } from '@/testing/togo-battles';
import { invariants } from '@/testing/togo-invariants';

import { togoBattle } from './rulebook';
import type { Setup } from './setup-shape';
import { countedFate, lossesOf } from './victory';
import { battleView } from './view';

/** A hit by the first of three torpedoes: start, hit, size and pen dice. */
const ONE_HIT = [1, 1, 3, 4, 2, 1] as const;
const NO_HIT = [1, 2, 3, 4] as const;

/** Asama has launched at a Russian ship; the Russians move first, and the target's move has begun. */
function underFire(target: 'sissoi' | 'maru', over: Partial<Setup> = {}): Trial {
  const trial = Trial.of(smallSetup(over));
  trial.do({ type: 'launchTorpedoes', ship: 'asama', attacks: [{ target, factors: 3, range: 2, bearing: 90 }] });
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  const counter = trial.state.ships[target]!.group;
  trial.do({ type: 'beginMove', counter });
  if (target === 'maru') trial.do({ type: 'rollUnplanned', counter }, [3, 4]);
  return trial;
}
/** The same, and the target's formation has left the table. */
function left(target: 'sissoi' | 'maru' = 'sissoi', over: Partial<Setup> = {}, turns: readonly number[] = []): Trial {
  const trial = underFire(target, over);
  const counter = trial.state.ships[target]!.group;
  trial.do({ type: 'noteMove', counter, turns, distance: 1.5, leaves: 'east' });
  return trial;
}
const owed = (trial: Trial) => togoBattle.owed(trial.state, 'public').map(({ code, about }) => `${code} ${about}`);
const torpedo = { type: 'resolveTorpedo', marker: 't1' } as const;

test('[AMB-51] torpedoes at a ship that leaves are still owed, rolled and felt; then she is gone', () => {
  const trial = left().to('D');
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'left', leftBy: 'east' });
  expect(owed(trial)).toEqual(['resolve-torpedo t1']);
  expect(trial.refused({ type: 'endPhase', phase: 'D' })).toBe('STILL_OWED');
  const [resolved] = trial.do(torpedo, ONE_HIT);
  expect(resolved).toMatchObject({ type: 'TorpedoResolved', size: { value: 4 }, effective: 1 });
  expect(owed(trial)).toEqual(['roll-damage sissoi']);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [1]);
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'left', markers: [{ letter: 'P' }], torpedoed: 1 });
  // Nobody fights her damage, and nobody fires at her.
  expect(owed(trial.to('G'))).toEqual([]);
  const [marker] = trial.state.ships.sissoi!.markers;
  const control = { type: 'controlDamage', tries: [{ ship: 'sissoi', attempt: marker!.id }] } as const;
  expect(trial.refused(control)).toBe('OUT_OF_PLAY');
  expect(invariants(trial.state)).toEqual([]);
});

test('[AMB-51][TOGO-58] one that blows up on her way out is sunk and not gone: losses and points count her so', () => {
  const trial = left().to('D');
  trial.do(torpedo, ONE_HIT);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [4, 1]);
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'sunk', waiting: [] });
  expect(countedFate(trial.state, trial.state.ships.sissoi!)).toBe('sunk');
  expect(lossesOf(Object.values(trial.state.ships)).irn.ships).toBe(1);
  expect(trial.state.ships.oslyabya?.fate).toBe('left');
});

test('[AMB-51][AMB-48] one that is abandoned on her way out has not got away', () => {
  const trial = underFire('sissoi');
  trial.do({ type: 'correct', path: ['ships', 'sissoi', 'fires'], value: 4 });
  trial.do({ type: 'noteMove', counter: 'm', turns: [], distance: 1.5, leaves: 'east' });
  trial.to('D').do(torpedo, ONE_HIT);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [6]);
  expect(countedFate(trial.state, trial.state.ships.sissoi!)).toBe('abandoned');
  expect(countedFate(trial.state, trial.state.ships.oslyabya!)).toBe('left');
});

test('[AMB-51] by house rule leaving voids them: nothing is owed, and the markers are taken off', () => {
  const trial = left('sissoi', { houseRules: { leavingUnderTorpedoes: 'escapes' } }).to('D');
  expect(owed(trial)).toEqual([]);
  const decision = togoBattle.decide(trial.state, torpedo, [], { override: false });
  expect(decision).toMatchObject({ type: 'refused', refusal: { code: 'OUT_OF_PLAY', rule: 'AMB-51' } });
  trial.do({ type: 'endPhase', phase: 'D' });
  expect(trial.state.markers.t1?.state).toBe('gone');
});

test('[AMB-51] a ship that leaves her line and the table alone is rolled for alone', () => {
  const trial = underFire('sissoi');
  trial.do({ type: 'leaveFormation', ship: 'sissoi' });
  const { group } = trial.state.ships.sissoi!;
  trial.do({ type: 'rollUnplanned', counter: group }, [3, 4]);
  trial.do({ type: 'noteMove', counter: group, turns: [], distance: 2, leaves: 'east' });
  trial.to('D');
  expect(owed(trial)).toEqual(['resolve-torpedo t1']);
  expect(trial.state.ships.oslyabya?.fate).toBe('afloat');
});

test.each(['B', 'C', 'D'] as const)(
  '[AMB-51] told by hand in %s that she left, she is no stationary target',
  (phase) => {
    const trial = underFire('sissoi').to(phase);
    trial.do({ type: 'setFate', ship: 'sissoi', fate: 'left', edge: 'east' });
    trial.to('D');
    expect(owed(trial)).toEqual(['resolve-torpedo t1']);
    expect(trial.do(torpedo, NO_HIT)[0]).toMatchObject({ size: { value: 4 } });
  },
);

test('[AMB-51] hits that wait when she leaves are not left behind', () => {
  const trial = underFire('sissoi').to('D');
  trial.do(torpedo, ONE_HIT);
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'left', edge: 'east' });
  expect(owed(trial)).toEqual(['roll-damage sissoi']);
  // Who sinks or is taken off the table has none.
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'captured' });
  expect(owed(trial)).toEqual([]);
});

test('[AMB-51][TOGO-47] evasion of a ship that leaves is judged by the move that took her off', () => {
  const trial = underFire('sissoi');
  trial.do({ type: 'declareEvasion', ships: ['sissoi'] });
  trial.do({ type: 'noteMove', counter: 'm', turns: [67.5], distance: 2, leaves: 'east' });
  trial.to('D');
  expect(owed(trial)).toEqual(['judge-evasion t1']);
  trial.do({ type: 'confirmEvasion', marker: 't1', away: true });
  expect(trial.do(torpedo, NO_HIT)[0]).toMatchObject({ size: { value: 1 } });
});

test('[AMB-51][TOGO-64] a convoy loses ships on its way out; one that loses all is sunk', () => {
  const trial = left('maru').to('D');
  trial.do(torpedo, ONE_HIT);
  trial.do({ type: 'rollDamage', ships: ['maru'] });
  expect(trial.state.ships.maru).toMatchObject({ units: 4, fate: 'left' });
  expect(lossesOf(Object.values(trial.state.ships)).irn.transports).toBe(1);
  const last = left('maru');
  last.do({ type: 'correct', path: ['ships', 'maru', 'units'], value: 1 });
  last.to('D').do(torpedo, ONE_HIT);
  last.do({ type: 'rollDamage', ships: ['maru'] });
  expect(last.state.ships.maru).toMatchObject({ units: 0, fate: 'sunk' });
});

test.each(['removed', 'captured', 'scuttled', 'sunk'] as const)(
  '[AMB-20] a ship that was %s meanwhile is not',
  (fate) => {
    const trial = left();
    trial.do({ type: 'setFate', ship: 'sissoi', fate });
    expect(owed(trial.to('D'))).toEqual([]);
    expect(trial.refused(torpedo)).toBe('OUT_OF_PLAY');
  },
);

test('[AMB-51][AMB-3] where torpedo damage waits for H it finds her there', () => {
  const trial = left('sissoi', { houseRules: { torpedoDamageTiming: 'in-H' } }).to('D');
  trial.do(torpedo, ONE_HIT);
  expect(owed(trial)).toEqual([]);
  expect(owed(trial.to('H'))).toEqual(['roll-damage sissoi']);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [1]);
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'left', markers: [{ letter: 'P' }] });
});

test('[AMB-51][AMB-2] rolled on the move they are owed in B until they are; who sinks by the first is spared the second', () => {
  const trial = Trial.of(smallSetup({ houseRules: { torpedoTiming: 'roll-on-move' } }));
  for (const ship of ['asama', 'iwate']) {
    trial.do({ type: 'launchTorpedoes', ship, attacks: [{ target: 'sissoi', factors: 3, range: 2 }] });
  }
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'm' });
  trial.do({ type: 'noteMove', counter: 'm', turns: [], distance: 2, leaves: 'east' });
  expect(owed(trial)).toEqual(expect.arrayContaining(['resolve-torpedo t1', 'resolve-torpedo t2']));
  trial.do(torpedo, ONE_HIT);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [4, 1]);
  expect(trial.state.ships.sissoi?.fate).toBe('sunk');
  expect(owed(trial)).not.toContain('resolve-torpedo t2');
  expect(trial.refused({ type: 'resolveTorpedo', marker: 't2' })).toBe('OUT_OF_PLAY');
});

test('[AMB-51] a battle that the umpire ends while they run ends as it stands, and owes nothing', () => {
  const trial = left();
  trial.do({ type: 'endBattle' }, [], true);
  expect(trial.state.result?.losses.irn.ships).toBe(0);
  expect(owed(trial)).toEqual([]);
  expect(trial.refused(torpedo)).toBe('BATTLE_OVER');
});

test('[AMB-51] a battle set up before this rule was asked for goes by the book: a missing answer is the first', () => {
  const setup = smallSetup({ houseRules: { torpedoTiming: 'reveal-on-move-roll-in-D' } });
  expect(togoBattle.parse.setup(setup)).toMatchObject({ ok: true });
  expect(battleView(togoBattle.begin(setup), 'public').houseRules.leavingUnderTorpedoes).toBe('resolved');
});

test('[AMB-51] what was played before stays as it was played', () => {
  const old = left('sissoi', { houseRules: { leavingUnderTorpedoes: 'escapes' } }).to('E');
  const replayed = old.events.reduce(togoBattle.apply, togoBattle.begin(smallSetup()));
  expect({ ...replayed, houseRules: null }).toEqual({ ...old.state, houseRules: null });
  // Hits that an older log let go with her are not brought back.
  const hit = underFire('sissoi').to('D');
  hit.do(torpedo, ONE_HIT);
  const gone = togoBattle.apply(hit.state, { type: 'FateChanged', ship: 'sissoi', fate: 'left' });
  expect(gone.ships.sissoi?.waiting).toEqual([]);
});

test('[AMB-36][TOGO-18] who is named fleet flagship leads her line too, where it lost its flagship: nobody is asked twice', () => {
  const setup = smallSetup();
  const [line, ...others] = setup.sides.irn.formations;
  const irn = { ...setup.sides.irn, dummies: 0, formations: [{ ...line!, flagship: 'oslyabya' }, ...others] };
  const trial = Trial.of({ ...setup, sides: { ...setup.sides, irn } }).to('I');
  trial.do({ type: 'setFate', ship: 'oslyabya', fate: 'sunk' });
  expect(trial.do({ type: 'nameFleetFlagship', side: 'irn', ship: 'navarin' })).toEqual([
    { type: 'FleetFlagshipNamed', side: 'irn', ship: 'navarin' },
    { type: 'FlagshipNamed', counter: 'm', ship: 'navarin' },
  ]);
  trial.to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  expect(togoBattle.owed(trial.state, 'public').filter(({ code }) => code === 'name-flagship')).toEqual([]);
});

import { smallSetup, Trial } from '@/testing/togo-battles';

import type { Command } from './commands';
import { evasionFacts, previewLaunch, whyNoLaunch } from './torpedo-facts';
import { togoBattle } from './rulebook';

const launch = (over: Partial<Extract<Command, { type: 'launchTorpedoes' }>> = {}, attack: object = {}): Command => ({
  type: 'launchTorpedoes',
  ship: 'asama',
  attacks: [{ target: 'sissoi', factors: 3, range: 2, bearing: 90, ...attack }],
  ...over,
});

test('[TOGO-44] within two inches and inside the arc of the tubes', () => {
  const trial = Trial.of(smallSetup());
  expect(trial.refused(launch({}, { range: 2.5 }))).toBe('BEYOND_TORPEDO_RANGE');
  expect(trial.refused(launch({}, { bearing: 10 }))).toBe('OUTSIDE_TORPEDO_ARC');
  expect(trial.refused(launch({ ship: 'sissoi' }, { target: 'asama', factors: 2, bearing: 60 }))).toBe(
    'OUTSIDE_TORPEDO_ARC',
  );
  expect(trial.refused(launch({}, { factors: 4 }))).toBe('NO_TORPEDOES_LEFT');
  expect(trial.refused(launch())).toBe('done');
});

test('[TOGO-49] a ship launches once; each boat of a base once', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch());
  expect(trial.refused(launch())).toBe('ALREADY_LAUNCHED');
  const boats = (count: number) => launch({ ship: 'shirakumo', boats: count }, { factors: 2 });
  trial.do(boats(1));
  trial.do(boats(2));
  expect(trial.state.ships.shirakumo?.launched).toBe(3);
  expect(trial.refused(boats(1))).toBe('ALREADY_LAUNCHED');
});

test('[AMB-7] one target a launch, unless the house rule splits it', () => {
  const trial = Trial.of(smallSetup());
  const two = [
    { target: 'sissoi', factors: 1, range: 2 },
    { target: 'navarin', factors: 2, range: 2 },
  ];
  expect(trial.refused(launch({ attacks: two }))).toBe('ONE_TARGET_PER_LAUNCH');
  trial.do({ type: 'changeHouseRule', key: 'torpedoSplit', value: 'split' });
  trial.do(launch({ attacks: two }));
  expect(Object.keys(trial.state.markers)).toEqual(['t1', 't2']);
});

test('[AMB-2] markers are turned up as their target begins to move; the rest and the dummies in D', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch());
  trial.do({ type: 'placeDummyMarker', side: 'ijn' });
  trial.do(launch({ ship: 'iwate' }, { target: 'maru' }));
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'm' });
  const shown = () => Object.values(trial.state.markers).map(({ state }) => state);
  expect(shown()).toEqual(['revealed', 'hidden', 'hidden']);
  expect(trial.refused({ type: 'resolveTorpedo', marker: 't1' })).toBe('WRONG_PHASE');
  trial.to('D');
  expect(shown()).toEqual(['revealed', 'gone', 'revealed']);
});

describe('by the umpire, at a blank counter', () => {
  const aimed = (counter: string) => launch({}, { target: counter });

  test('[AMB-28] it is refused, and the same words for a dummy and a fleet; with his word it runs unseen until D', () => {
    const trial = Trial.of(smallSetup({}, false));
    for (const counter of ['m', 'w', 'nowhere']) expect(trial.refused(aimed(counter))).toBe('TARGET_NOT_SIGHTED');
    expect(trial.refused(aimed('nowhere'), true)).toBe('NO_SUCH_SHIP');
    expect(trial.refused(aimed('k'), true)).toBe('NO_SUCH_SHIP');
    trial.do(aimed('m'), [], true);
    const told = (viewer: 'ijn' | 'irn' | 'public') =>
      trial.events.map((event) => togoBattle.describe(trial.state, event, viewer)?.code);
    expect(told('ijn')).toEqual(['RuleOverridden', 'TorpedoLaunched']);
    expect([told('public'), told('irn')]).toEqual([
      [undefined, 'MarkerPlaced'],
      [undefined, 'MarkerPlaced'],
    ]);
    trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
    trial.to('C').do({ type: 'beginMove', counter: 'm' });
    expect(trial.state.markers.t1).toMatchObject({ state: 'hidden', attack: { target: 'm' } });
    trial.to('D');
    expect(trial.state.groups.m?.sighted).toBe(true);
    expect(trial.state.markers.t1).toMatchObject({ state: 'revealed', attack: { target: 'oslyabya' } });
    expect(trial.refused({ type: 'resolveTorpedo', marker: 't1' })).toBe('needs');
  });

  test('[AMB-28] at a dummy they are lost, and the dummy goes', () => {
    const trial = Trial.of(smallSetup({}, false));
    trial.do(aimed('w'), [], true);
    trial.to('D');
    expect(trial.state.groups.w?.place).toBe('gone');
    expect(trial.state.markers.t1?.state).toBe('gone');
  });

  test('[AMB-28] nothing of what is behind it shows beforehand, and range and arc are judged as ever', () => {
    const { state } = Trial.of(smallSetup({}, false));
    const [fleet, dummy] = ['m', 'w'].map((counter) => previewLaunch(state, aimed(counter) as never)!);
    expect(fleet).toMatchObject({ attacks: [{ size: null, odds: null }], refusal: null });
    expect(JSON.stringify(fleet).replaceAll('"m"', '"w"')).toBe(JSON.stringify(dummy));
    const far = previewLaunch(state, launch({}, { target: 'm', range: 3 }) as never);
    expect(far?.refusal?.code).toBe('BEYOND_TORPEDO_RANGE');
  });
});

/** One launch at a ship that begins to move, up to D. */
function toCombat(evade: boolean, turn: number): Trial {
  const trial = Trial.of(smallSetup());
  trial.do(launch());
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'm' });
  if (evade) trial.do({ type: 'declareEvasion', ships: ['sissoi'] });
  trial.do({ type: 'noteMove', counter: 'm', turns: [turn], distance: 2.5 });
  return trial.to('D');
}

test.each([
  [true, 60, true, 1],
  [true, 45, true, 4],
  [true, 60, false, 4],
])('[TOGO-47][AMB-8] evasion declared %s, turned %d, away %s: size %d', (evade, turn, away, size) => {
  const trial = toCombat(evade, turn);
  expect(trial.refused({ type: 'resolveTorpedo', marker: 't1' })).toBe('EVASION_NOT_JUDGED');
  trial.do({ type: 'confirmEvasion', marker: 't1', away });
  const [resolved] = trial.do({ type: 'resolveTorpedo', marker: 't1' }, [3, 2, 3, 4]);
  expect(resolved).toMatchObject({ type: 'TorpedoResolved', size: { value: size }, effective: 0 });
});

test('[TOGO-47][TOGO-17] sent ahead, a line at which torpedoes run only begins: evasion is declared before any dice', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch({ ship: 'sissoi' }, { target: 'shirakumo', factors: 2 }));
  trial.to('B').do({ type: 'rollInitiative' }, [2, 5]);
  const ahead = {
    type: 'moveAhead',
    moves: ['k', 'q'].map((counter) => ({ counter, distance: 3 })),
  } as const;
  expect(trial.do(ahead).map(({ type }) => type)).toEqual(['MoveBegan', 'TorpedoesRevealed']);
  expect(trial.state.groups.q).toMatchObject({ begunIn: 1, unplanned: null, move: null });
  expect(trial.state.groups.k?.move).toBeNull();
  const late = new Trial(trial.state);
  late.do({ type: 'rollUnplanned', counter: 'q' }, [3, 4]);
  expect(late.refused({ type: 'declareEvasion', ships: ['shirakumo'] })).toBe('EVASION_TOO_LATE');
  trial.do({ type: 'declareEvasion', ships: ['shirakumo'] });
  // With the evasion declared the dice are thrown, and the rest goes ahead.
  trial.do(ahead, [3, 4]);
  expect(trial.state.groups.k?.move?.distance).toBe(3);
});

test('[TOGO-64] a convoy does not evade', () => {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'b' });
  expect(trial.refused({ type: 'declareEvasion', ships: ['maru'] })).toBe('CONVOY_NEVER_EVADES');
});

test('[TOGO-48][AMB-42][AMB-43] a ship that did not move, or whose side has seen nobody, is size 6', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch());
  trial.to('D');
  const [resolved] = trial.do({ type: 'resolveTorpedo', marker: 't1' }, [3, 2, 3, 4]);
  expect(resolved).toMatchObject({ size: { value: 6 } });
});

test('[AMB-3] all torpedo dice first, then the damage of D', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch());
  trial.do(launch({ ship: 'iwate' }));
  trial.to('D');
  trial.do({ type: 'resolveTorpedo', marker: 't1' }, [1, 1, 3, 4, 2, 1]);
  expect(trial.state.ships.sissoi?.waiting).toMatchObject([{ kind: 'torpedo', from: 'asama', due: 'D' }]);
  expect(trial.refused({ type: 'rollDamage', ships: ['sissoi'] })).toBe('TORPEDO_DICE_FIRST');
  trial.do({ type: 'resolveTorpedo', marker: 't2' }, [1, 2, 3, 4]);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [1]);
  expect(trial.state.ships.sissoi?.markers).toMatchObject([{ letter: 'P', turn: 1 }]);
});

test('[AMB-3] by house rule torpedo damage waits for H', () => {
  const trial = Trial.of(smallSetup({ houseRules: { torpedoDamageTiming: 'in-H' } }));
  trial.do(launch());
  trial.to('D').do({ type: 'resolveTorpedo', marker: 't1' }, [1, 1, 3, 4, 2, 1]);
  expect(trial.refused({ type: 'rollDamage', ships: ['sissoi'] })).toBe('NO_HITS_WAITING');
  trial.to('H').do({ type: 'rollDamage', ships: ['sissoi'] }, [1]);
});

test('worked example 21: a torpedoed cruiser fires damaged, fights her fire, and H comes last', () => {
  const trial = Trial.of(smallSetup());
  trial.do(launch({ ship: 'sissoi' }, { target: 'asama', factors: 2, bearing: 90 }));
  trial.to('D');
  // Two hits on a CA of armour 2: 1 1 hit, size 6, pen 4 - 2.
  trial.do({ type: 'resolveTorpedo', marker: 't1' }, [3, 1, 1, 2, 3, 1, 2]);
  trial.do({ type: 'rollDamage', ships: ['asama'] }, [4, 6, 5]);
  const asama = () => trial.state.ships.asama!;
  expect(asama().markers.map(({ letter }) => letter)).toEqual(['P', 'S']);
  expect(asama().fires).toBe(1);
  trial.to('F');
  trial.do({ type: 'finishSide', side: 'irn' });
  const [fired] = trial.do(
    { type: 'fire', fires: [{ ship: 'asama', shots: [{ battery: 1, target: 'maru', range: 2, arc: 'side' }] }] },
    [1, 6, 6, 6],
  );
  expect(fired).toMatchObject({ shots: [{ dice: { value: 3 } }] });
  trial.to('G').do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: 'fire' }] }, [5]);
  expect(asama().waiting).toMatchObject([{ source: 'fire', due: 'H', beyond8: false, restricted: false }]);
  expect(trial.refused({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: 'fire' }] })).toBe(
    'ALREADY_TRIED_CONTROL',
  );
  trial.to('H').do({ type: 'rollDamage', ships: ['asama'] }, [1]);
  expect(asama().markers.map(({ letter }) => letter)).toEqual(['P', 'S', 'P']);
  expect(asama().waiting).toEqual([]);
});

test('[AMB-2][TOGO-43] by house rule dice and damage come as the target begins to move', () => {
  const trial = Trial.of(smallSetup({ houseRules: { torpedoTiming: 'roll-on-move' } }));
  trial.do(launch());
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'm' });
  // Before anybody moves on.
  const first = () => togoBattle.owed(trial.state, 'public').flatMap((each) => (each.first ? [each.code] : []));
  expect(first()).toEqual(['resolve-torpedo']);
  trial.do({ type: 'resolveTorpedo', marker: 't1' }, [1, 1, 3, 4, 2, 1]);
  expect(first()).toEqual(['roll-damage']);
  trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [1]);
  // The P slows that very move.
  expect(trial.refused({ type: 'noteMove', counter: 'm', turns: [], distance: 2.5 })).toBe('OVER_ALLOWANCE');
});

test('[AMB-2][AMB-8] by that rule an evasion is judged once she has moved, not before', () => {
  const trial = Trial.of(smallSetup({ houseRules: { torpedoTiming: 'roll-on-move' } }));
  trial.do(launch());
  trial.to('B').do({ type: 'rollInitiative' }, [5, 2]);
  trial.do({ type: 'beginMove', counter: 'm' });
  trial.do({ type: 'declareEvasion', ships: ['sissoi'] });
  const owed = () => togoBattle.owed(trial.state, 'public').map(({ code }) => code);
  expect(owed()).not.toContain('judge-evasion');
  expect(owed()).not.toContain('resolve-torpedo');
  trial.do({ type: 'noteMove', counter: 'm', turns: [67.5], distance: 2 });
  expect(owed()).toContain('judge-evasion');
});

test('torpedoes that are turned up do not name a launcher behind a blank counter', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'correct', path: ['groups', 'k', 'sighted'], value: false });
  trial.do(launch());
  trial.to('D');
  const shown = JSON.stringify(togoBattle.view(trial.state, 'irn'));
  expect(shown).toContain('"launcher":"k"');
  expect(shown).not.toContain('asama');
  expect(JSON.stringify(togoBattle.view(trial.state, 'ijn'))).toContain('"launcher":"asama"');
});

test('[TOGO-45] several dummy markers at once look like a launch at several targets', () => {
  const trial = Trial.of(smallSetup());
  const events = trial.do({ type: 'placeDummyMarker', side: 'ijn', count: 3 });
  expect(events.map(({ type }) => type)).toEqual(Array(3).fill('DummyMarkerPlaced'));
  expect(Object.keys(trial.state.markers)).toEqual(['t1', 't2', 't3']);
  const told = events.map((event) => togoBattle.describe(trial.state, event, 'irn')?.code);
  expect(told).toEqual(Array(3).fill('MarkerPlaced'));
});

test('[TOGO-48] the preview says why a target is easy: she lies still, or her side has seen nobody', () => {
  const trial = Trial.of(smallSetup());
  const easy = () => previewLaunch(trial.state, launch() as never)?.attacks[0];
  trial.do({ type: 'correct', path: ['sides', 'irn', 'hasSightedEnemy'], value: true });
  expect(easy()).toMatchObject({ size: 4, easy: null });
  trial.do({ type: 'correct', path: ['sides', 'irn', 'hasSightedEnemy'], value: false });
  expect(easy()).toMatchObject({ size: 6, easy: 'unaware' });
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'aground' });
  expect(easy()).toMatchObject({ size: 6, easy: 'still', evaded: null });
});

test('[TOGO-44] a launch is previewed with its odds, and with what the rules have against it', () => {
  const trial = Trial.of(smallSetup());
  const command = launch() as Extract<Command, { type: 'launchTorpedoes' }>;
  const preview = previewLaunch(trial.state, command);
  expect(preview?.refusal).toBeNull();
  // Three dice, hit 1, size 4 and pen 1 of six each: the start die cannot fail.
  expect(preview?.attacks[0]?.odds?.effective.atLeastOne).toBeCloseTo(
    1 - (1 - preview!.attacks[0]!.size! / 216) ** 3,
    12,
  );
  expect(preview?.attacks[0]?.evaded?.effective.atLeastOne).toBeCloseTo(1 - (1 - 1 / 216) ** 3, 12);
  const far = launch({}, { range: 2.5 }) as typeof command;
  expect(previewLaunch(trial.state, far)).toMatchObject({
    refusal: { code: 'BEYOND_TORPEDO_RANGE' },
    attacks: [{ odds: null }],
  });
});

test('[TOGO-49][TOGO-60] why a ship has nothing to launch', () => {
  const trial = Trial.of(smallSetup());
  expect(whyNoLaunch(trial.state, 'asama')).toBeNull();
  expect(whyNoLaunch(trial.state, 'shirakumo')).toBeNull();
  trial.do(launch());
  expect(whyNoLaunch(trial.state, 'asama')).toMatchObject({ code: 'ALREADY_LAUNCHED' });
  trial.do(launch({ ship: 'shirakumo', boats: 2 }, { factors: 2 }));
  expect(whyNoLaunch(trial.state, 'shirakumo')).toBeNull();
  trial.do(launch({ ship: 'shirakumo', boats: 1 }, { factors: 2 }));
  expect(whyNoLaunch(trial.state, 'shirakumo')).toMatchObject({ code: 'ALREADY_LAUNCHED' });
});

test('[AMB-8] the question of evasion knows what was noted of the move', () => {
  expect(evasionFacts(toCombat(true, -60).state, 't1')).toEqual({
    ship: 'sissoi',
    declared: true,
    degrees: 60,
    moved: 2.5,
  });
});

import { scenarioSetup, Trial } from '@/testing/togo-battles';

import { SCENARIOS } from '../scenarios/library';
import { allGroups } from './queries';
import { allowanceOf } from './moving';
import { togoBattle } from './rulebook';
import { lossesOf, scoreOf } from './victory';
import { battleView } from './view';

const begun = (id: string): Trial => Trial.of(scenarioSetup(id, 1));
const named = (trial: Trial, name: string) => {
  const group = allGroups(trial.state).find((one) => one.name === name);
  if (group === undefined) throw new Error(`no formation ${name}`);
  return group;
};

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s can be begun', (id, scenario) => {
  const { state } = begun(id);
  const bases = Object.values(state.ships);
  expect(state.turnLimit).toBe(scenario.turnLimit);
  expect(state.sides.ijn.fleetFlagship === null).toBe(scenario.sides.ijn.fleetFlagship === null);
  expect(bases.filter(({ card }) => card.type === 'convoy')).toHaveLength(scenario.convoy?.groups.length ?? 0);
  expect(allGroups(state).filter(({ dummy }) => dummy)).toHaveLength(
    scenario.sides.ijn.dummies + scenario.sides.irn.dummies,
  );
});

test('ships begin with their damage, seen or at anchor, as the scenario says', () => {
  const night = begun('tsushima-night').state.ships;
  expect(night.navarin?.markers.map(({ letter }) => letter)).toEqual(['P']);
  expect(night.orel?.markers.map(({ letter }) => letter)).toEqual(['M', 'S']);
  expect(begun('chemulpo').state.groups).toEqual(
    Object.fromEntries(Object.entries(begun('chemulpo').state.groups).map(([id, g]) => [id, { ...g, sighted: true }])),
  );
  expect(begun('port-arthur-night').state.ships.retvizan?.anchored).toBe(true);
});

test.each(['sunk', 'scuttled', 'captured'] as const)(
  '[TOGO-64][TOGO-74] transports that are %s by somebody’s word count as lost, as those that hits sank',
  (fate) => {
    const trial = begun('hitachi-maru');
    const [one, two] = Object.values(trial.state.ships)
      .filter(({ card }) => card.type === 'convoy')
      .sort((a, b) => a.units - b.units);
    expect([one?.units, two?.units]).toEqual([1, 2]);
    expect(scoreOf(trial.state)?.decision.winner).toBe('ijn');
    trial.do({ type: 'setFate', ship: two!.id, fate });
    expect(scoreOf(trial.state)?.decision).toEqual({ winner: 'irn', decisive: false });
    trial.do({ type: 'setFate', ship: one!.id, fate });
    expect(scoreOf(trial.state)?.decision).toEqual({ winner: 'irn', decisive: true });
    const { transports } = lossesOf(Object.values(trial.state.ships)).ijn;
    expect(transports).toBe(fate === 'captured' ? 0 : 3);
  },
);

test('a cap holds a ship back, and her line with her', () => {
  const trial = begun('tsushima-ushakov');
  const { group } = trial.state.ships['admiral-ushakov']!;
  expect(allowanceOf(trial.state, trial.state.groups[group]!).speed.value).toBe(1.5);
});

test.each([
  ['tsushima-svetlana', 'svetlana', 3],
  ['chemulpo', 'varyag', 3],
  ['tsushima-ushakov', 'admiral-ushakov', 1.5],
] as const)('%s: the speed of %s in the view is what the scenario leaves her', (id, ship, speed) => {
  const { state } = begun(id);
  const seen = battleView(state, 'umpire').ships[ship]!;
  expect(seen.card.speed).toBeGreaterThan(speed);
  expect(seen.speed).toBe(speed);
  expect(seen.speedParts.reduce((sum, { value }) => sum + value, 0)).toBe(speed);
  expect(seen.speedParts.at(-1)?.rule).toMatch(/^special-/);
});

test.each([
  ['first, before the others have moved', [5, 2], null, 'ALREADY_FINISHED'],
  ['last, once the others are done', [2, 5], 'OUT_OF_TURN', null],
] as const)('[TOGO-6] who moves %s weighs anchor in its turn', (_, dice, early, late) => {
  const trial = begun('port-arthur-night');
  trial.do({ type: 'correct', path: ['turn'], value: 8 });
  trial.state = { ...trial.state, triggers: { alarm: 1 } };
  const weighs = () => {
    const answer = trial.refused({ type: 'weighAnchor', ship: 'novik' });
    return answer === 'needs' ? null : answer;
  };
  trial.to('B');
  expect(weighs()).toBe('INITIATIVE_NOT_ROLLED');
  trial.do({ type: 'rollInitiative' }, [...dice]);
  trial.to('C');
  expect(weighs()).toBe(early);
  const flotilla = allGroups(trial.state).find(({ side, dummy }) => side === 'ijn' && !dummy)!;
  if (early === null) trial.do({ type: 'finishSide', side: 'irn' });
  trial.do({ type: 'beginMove', counter: flotilla.id });
  trial.do({ type: 'rollUnplanned', counter: flotilla.id }, [3, 4]);
  trial.do({ type: 'noteMove', counter: flotilla.id, turns: [], distance: 0 });
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(weighs()).toBe(late);
});

test('no attack before the turn the scenario gives', () => {
  const trial = begun('chemulpo');
  const launch = {
    type: 'launchTorpedoes',
    ship: 'hayabusa-class',
    attacks: [{ target: 'varyag', factors: 1, range: 2 }],
  } as const;
  expect(trial.refused(launch)).toBe('SCENARIO_FORBIDS');
  trial.do({ type: 'correct', path: ['turn'], value: 6 });
  expect(trial.refused(launch)).toBe('done');
});

test('dusk falls on its turn', () => {
  const trial = begun('tsushima-donskoi');
  trial.do({ type: 'correct', path: ['turn'], value: 11 });
  trial.to('I').do({ type: 'endPhase', phase: 'I', waive: true });
  expect(trial.events.at(-1)).toMatchObject({ type: 'LightChanged', night: 4, diced: false });
  expect(trial.state.light.night).toBe(4);
});

test('rain is thrown for at the start of each turn', () => {
  const trial = begun('hitachi-maru');
  expect(togoBattle.owed(trial.state, 'public')[0]).toMatchObject({ code: 'roll-visibility' });
  trial.do({ type: 'rollVisibility' }, [3]);
  expect(trial.state.light).toEqual({ night: null, day: 12 });
  expect(trial.refused({ type: 'rollVisibility' })).toBe('ALREADY_ROLLED');
});

test('the alarm: no Russian fires before it, a resolved torpedo attack raises it', () => {
  const trial = begun('port-arthur-night');
  for (const name of ['Middle line (anchored)', '1st Destroyer Flotilla']) {
    trial.do({ type: 'correct', path: ['groups', named(trial, name).id, 'sighted'], value: true });
  }
  const fire = {
    type: 'fire',
    fires: [{ ship: 'retvizan', shots: [{ battery: 0, target: 'shirakumo-class', range: 2, arc: 'side' }] }],
  } as const;
  trial.do({
    type: 'launchTorpedoes',
    ship: 'shirakumo-class',
    attacks: [{ target: 'retvizan', factors: 1, range: 2 }],
  });
  trial.to('D');
  const armed = { ...trial.state, phase: 'F' as const };
  expect(new Trial(armed).refused(fire)).toBe('SCENARIO_FORBIDS');
  trial.do({ type: 'resolveTorpedo', marker: 't1' }, [1, 6, 6]);
  expect(trial.events.at(-1)).toMatchObject({ type: 'TriggerHappened', trigger: 'alarm' });
  trial.to('F');
  const decision = togoBattle.decide(trial.state, fire, [], { override: false });
  // Unready: half the dice.
  expect(decision).toMatchObject({ type: 'needs' });
});

test('points and verdict can be asked at any time, and end the battle', () => {
  const trial = begun('ulsan');
  trial.do({ type: 'setFate', ship: 'rurik', fate: 'sunk' });
  const [ended] = trial.do({ type: 'endBattle' });
  expect(ended).toMatchObject({ type: 'BattleEnded', points: { ijn: 4, irn: 0 }, winner: 'ijn' });
});

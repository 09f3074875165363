import { smallSetup, Trial, unplotted } from '@/testing/togo-battles';

import type { CommandOf } from './commands';
import { defaultTarget, lastSplit, openingShot } from './default-target';
import { lastRange, rangeBetween, unknownPairs } from './ranges';
import type { BattleState } from './state';

/** Phase F with the Japanese to fire first. */
function gunnery(): Trial {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  return trial.to('F');
}
const shots = (target: string, range: number, arc: 'bow' | 'side' = 'side') => [{ battery: 0, target, range, arc }];
const fire = (ship: string, target: string, range = 4, arc?: 'bow'): CommandOf<'fire'> => ({
  type: 'fire',
  fires: [{ ship, shots: shots(target, range, arc) }],
  remember: true,
});
const targetOf = (state: BattleState, ship: string) => defaultTarget(state, state.ships[ship]!)?.id;
const opening = (state: BattleState, ship: string, target: string) =>
  openingShot(state, state.ships[ship]!, state.ships[target]!);

test('each ship opens on her opposite number in the line, whatever the names', () => {
  const { state } = Trial.of(unplotted('tsushima-day', 1)).to('F');
  const targets = ['mikasa', 'shikishima', 'fuji', 'asahi', 'kasuga', 'nisshin', 'izumo', 'iwate'];
  expect(targets.map((ship) => targetOf(state, ship))).toEqual([
    'knyaz-suvorov',
    'imperator-aleksandr-iii',
    'borodino',
    'orel',
    // Theirs is the shorter line.
    'orel',
    'orel',
    'oslyabya',
    'admiral-nakhimov',
  ]);
  // Nobody fires at the transports while a warship is in sight.
  for (const { id, side, card } of Object.values(state.ships)) {
    if (side === 'ijn' && card.batteries.length > 0)
      expect(state.ships[targetOf(state, id)!]?.card.type).not.toBe('convoy');
  }
});

test('her last target comes before all others as long as it can be fired at, and then her division’s', () => {
  const trial = gunnery();
  expect([targetOf(trial.state, 'asama'), targetOf(trial.state, 'iwate')]).toEqual(['oslyabya', 'sissoi']);
  trial.do(fire('asama', 'navarin'), [6]);
  // The next in the line does as the one before her, until she has fired herself.
  expect(targetOf(trial.state, 'iwate')).toBe('navarin');
  trial.do(fire('iwate', 'sissoi'), [6]);
  trial.to('A').to('F');
  expect([targetOf(trial.state, 'asama'), targetOf(trial.state, 'iwate')]).toEqual(['navarin', 'sissoi']);
  trial.do({ type: 'setFate', ship: 'navarin', fate: 'sunk' }, [], true);
  expect(targetOf(trial.state, 'asama')).toBe('sissoi');
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'struck' }, [], true);
  expect(targetOf(trial.state, 'asama')).toBe('oslyabya');
});

test('fire that was split is split again, as long as all its targets can be fired at', () => {
  const trial = gunnery();
  const split = [
    { battery: 0, target: 'sissoi', range: 4, arc: 'side' as const },
    { battery: 1, target: 'navarin', range: 4, arc: 'side' as const },
  ];
  trial.do({ type: 'fire', fires: [{ ship: 'asama', shots: split }], remember: true }, [6]);
  trial.to('A').to('F');
  const asama = () => lastSplit(trial.state, trial.state.ships.asama!);
  expect(asama()).toEqual([
    { battery: 0, target: 'sissoi' },
    { battery: 1, target: 'navarin' },
  ]);
  trial.do({ type: 'setFate', ship: 'navarin', fate: 'struck' }, [], true);
  expect(asama()).toBeNull();
});

test('a convoy is a target only where no warship is in sight', () => {
  const trial = gunnery();
  trial.do(fire('asama', 'maru'), [6]);
  trial.to('A').to('F');
  expect(targetOf(trial.state, 'asama')).toBe('oslyabya');
  for (const ship of ['oslyabya', 'sissoi', 'navarin']) trial.do({ type: 'setFate', ship, fate: 'sunk' }, [], true);
  expect(targetOf(trial.state, 'asama')).toBe('maru');
});

test('whoever is out of reach is passed over for the nearest who is not', () => {
  const boats = Trial.of(smallSetup()).to('F');
  const [flotilla, line] = ['q', 'm'].map((id) => boats.state.groups[id]?.name);
  expect([flotilla, line]).toEqual(['flotilla', 'line']);
  // Second in their line of battle, with no second line of warships against them: the flagship.
  expect(targetOf(boats.state, 'shirakumo')).toBe('oslyabya');
  boats.do({ type: 'noteRanges', ranges: [{ a: 'q', b: 'm', inches: 12 }] });
  // Their guns reach nobody: the target stays, and the screen says why they hold their fire.
  expect(targetOf(boats.state, 'shirakumo')).toBe('oslyabya');
});

test('a range is kept for both ways and over turns, with the turn it is of', () => {
  const trial = gunnery();
  expect(opening(trial.state, 'asama', 'navarin')).toEqual({ range: 4, bearing: 90, turn: null });
  trial.do(fire('asama', 'sissoi', 3.75, 'bow'), [6]);
  // Hers and her division's, and the reply of everybody she fired at.
  expect(opening(trial.state, 'asama', 'sissoi')).toEqual({ range: 3.75, bearing: 0, turn: 1 });
  expect(opening(trial.state, 'iwate', 'navarin')).toEqual({ range: 3.75, bearing: 90, turn: 1 });
  expect(opening(trial.state, 'navarin', 'asama')).toEqual({ range: 3.75, bearing: 90, turn: 1 });
  expect(opening(trial.state, 'shirakumo', 'sissoi').turn).toBeNull();
  trial.to('A').to('F');
  expect(trial.state.turn).toBe(2);
  expect(opening(trial.state, 'oslyabya', 'iwate')).toMatchObject({ range: 3.75, turn: 1 });
  trial.do(fire('oslyabya', 'iwate', 6), [6]);
  expect(opening(trial.state, 'asama', 'sissoi')).toMatchObject({ range: 6, turn: 2 });
});

test('[TOGO-20] a range that was fired at is nothing to sight by', () => {
  const trial = Trial.of(smallSetup({}, false)).to('E');
  const before = unknownPairs(trial.state);
  expect(before.length).toBeGreaterThan(0);
  const [a, b] = [trial.state.groups.k!, trial.state.groups.m!];
  const fired = { ...trial.state, firedRanges: { 'k.m': { inches: 3, turn: trial.state.turn } } };
  expect(lastRange(fired, 'm', 'k')).toEqual({ inches: 3, turn: fired.turn });
  expect(rangeBetween(fired, a, b)).toBeNull();
  expect(unknownPairs(fired)).toEqual(before);
});

test('of a range that was told and one that was fired at the later one counts', () => {
  const trial = gunnery();
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 8 }] });
  trial.do(fire('asama', 'sissoi', 5), [6]);
  expect(lastRange(trial.state, 'k', 'm')).toEqual({ inches: 5, turn: 1 });
  trial.to('A');
  trial.do({ type: 'noteRanges', ranges: [{ a: 'm', b: 'k', inches: 7 }] });
  expect(lastRange(trial.state, 'k', 'm')).toEqual({ inches: 7, turn: 2 });
});

test('logs of before ranges were kept replay to the states they had', () => {
  const trial = gunnery();
  trial.do({ type: 'fire', fires: [{ ship: 'asama', shots: shots('sissoi', 5) }] }, [6]);
  expect(trial.state.firedRanges).toBeUndefined();
  expect(trial.state.ships.asama).not.toHaveProperty('lastFire');
});

test('a sighting beyond gunshot is no range for the guns: they open on the farthest, as not measured', () => {
  const trial = gunnery();
  trial.do({ type: 'noteRanges', ranges: [{ a: 'k', b: 'm', inches: 24 }] });
  expect(opening(trial.state, 'asama', 'sissoi')).toEqual({ range: 12, bearing: 90, turn: null });
});

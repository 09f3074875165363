import { smallSetup, Trial } from '@/testing/togo-battles';

import type { Json } from '../../rulebook';
import { UNSEEN_HITS } from './queries';
import { togoBattle } from './rulebook';
import type { WaitingHit } from './state';
import { where } from './where';

const hit = (id: number, over: Partial<WaitingHit> = {}): WaitingHit => ({
  id,
  kind: 'gun',
  beyond8: false,
  restricted: false,
  source: 'gunfire',
  from: null,
  weapon: '12in',
  battery: '12in',
  range: 4,
  turn: 1,
  due: 'H',
  ...over,
});
const waiting = (trial: Trial, ship: string, hits: readonly WaitingHit[]): Trial => {
  trial.do({ type: 'correct', path: ['ships', ship, 'waiting'], value: hits as unknown as Json });
  return trial;
};
const hitIn = (phase: 'F' | 'G' | 'H', ship: string, hits: readonly WaitingHit[], over = {}): Trial =>
  waiting(Trial.of(smallSetup(over)).to(phase), ship, hits);

test('[TOGO-52][TOGO-69] gun hits are rolled in H, after damage control', () => {
  const trial = hitIn('F', 'asama', [hit(1)]);
  expect(trial.refused({ type: 'rollDamage', ships: ['asama'] })).toBe('WRONG_PHASE');
  trial.to('G');
  expect(trial.refused({ type: 'rollDamage', ships: ['asama'] })).toBe('NO_HITS_WAITING');
  trial.to('H').do({ type: 'rollDamage', ships: ['asama'] }, [1]);
  expect(trial.state.ships.asama?.markers).toMatchObject([{ letter: 'P', permanent: false, hit: 1, turn: 1 }]);
});

test('[TOGO-58][AMB-20] a magazine explosion sinks her, and the rest of her hits are dropped', () => {
  const trial = hitIn('H', 'sissoi', [hit(1), hit(2), hit(3)]);
  const [event, lost] = trial.do({ type: 'rollDamage', ships: ['sissoi'] }, [2, 1]);
  expect(event).toMatchObject({ status: 'sunk', cause: 'magazine', dropped: [2, 3] });
  expect(lost).toMatchObject({ type: 'FlagshipLost', counter: 'm' });
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'sunk', waiting: [] });
});

test.each([
  ['M', [2, 2]],
  ['S', [3, 1]],
] as const)('[AMB-52] a fire lit by the die after %s is checked in the next damage control', (_, faces) => {
  const trial = hitIn('H', 'asama', [hit(1)]);
  trial.do({ type: 'rollDamage', ships: ['asama'] }, faces);
  expect(trial.state.ships.asama?.fires).toBe(1);
  trial.to('I').to('A').to('G');
  expect(togoBattle.owed(trial.state, 'public').map(({ code, about }) => `${code} ${about}`)).toContain(
    'check-fires asama',
  );
  const [event] = trial.do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: null }] }, [5]);
  expect(event).toMatchObject({ type: 'DamageControlled', extra: [{ source: 'fire', due: 'H' }] });
});

test('many ships in one roll; asked to, it stops behind the one that blew up', () => {
  const all = { type: 'rollDamage', ships: ['sissoi', 'navarin'] } as const;
  const ready = () => waiting(hitIn('H', 'sissoi', [hit(1)]), 'navarin', [hit(2)]);
  expect(ready().do(all, [2, 1, 5])).toMatchObject([{ ship: 'sissoi' }, { type: 'FlagshipLost' }, { ship: 'navarin' }]);
  const stopped = ready();
  stopped.do({ ...all, stopAtExplosion: true }, [2, 1]);
  expect(stopped.state.ships.navarin?.waiting).toHaveLength(1);
});

test('[TOGO-39][TOGO-55][AMB-32] each hit keeps its own range and restriction until its die', () => {
  const trial = hitIn('H', 'asama', [hit(1, { restricted: true }), hit(2, { beyond8: true })]);
  const [event] = trial.do({ type: 'rollDamage', ships: ['asama'] }, [1, 2]);
  expect(event).toMatchObject({
    hits: [
      { hit: 1, die: 1, letters: [], ignored: ['P'] },
      { hit: 2, die: 2, row: 1, letters: ['P'] },
    ],
  });
});

test('[TOGO-63][AMB-45] a hit takes a boat, one that has launched first', () => {
  const trial = hitIn('H', 'shirakumo', [hit(1), hit(2)]);
  trial.do({ type: 'correct', path: ['ships', 'shirakumo', 'launched'], value: 1 });
  const [event] = trial.do({ type: 'rollDamage', ships: ['shirakumo'] });
  expect(event).toMatchObject({ type: 'UnitsLost', lost: 2, left: 1, launchedLeft: 0, fate: 'afloat' });
  expect(trial.state.ships.shirakumo).toMatchObject({ units: 1, launched: 0 });
});

test('[TOGO-63] a base that loses its last boat fires no more, though its fire was declared', () => {
  const { state } = hitIn('H', 'asama', []);
  const boats = state.ships.asama!;
  const declared = { turn: state.turn, shots: [] };
  const ready = { ...state, ships: { ...state.ships, asama: { ...boats, declared } } } as typeof state;
  const lost = {
    type: 'UnitsLost',
    ship: 'asama',
    turn: 1,
    worked: [],
    lost: 1,
    launchedLeft: 0,
    harmless: 0,
  } as const;
  expect(togoBattle.apply(ready, { ...lost, left: 1, fate: 'afloat' }).ships.asama?.declared).toEqual(declared);
  expect(togoBattle.apply(ready, { ...lost, left: 0, fate: 'disabled' }).ships.asama?.declared).toBeNull();
});

test('[TOGO-64][TOGO-74] a convoy loses a ship a hit', () => {
  const trial = hitIn('H', 'maru', [hit(1), hit(2)]);
  trial.do({ type: 'rollDamage', ships: ['maru'] });
  expect(trial.state.ships.maru?.units).toBe(3);
});

const hurt = (over = {}): Trial => {
  const trial = Trial.of(smallSetup(over)).to('G');
  const marker = (id: number, letter: string, result: number) => ({
    id,
    letter,
    permanent: false,
    hit: result,
    turn: 1,
  });
  const markers = [marker(1, 'P', 7), marker(2, 'M', 7), marker(3, 'S', 8)];
  trial.do({ type: 'correct', path: ['ships', 'asama', 'markers'], value: markers });
  return trial;
};
const attempt = (what: number | 'fire' | null) =>
  ({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: what }] }) as const;
const letters = (trial: Trial) =>
  trial.state.ships.asama?.markers.map(({ letter, permanent }) => `${letter}${permanent ? '!' : ''}`);

test.each([
  [1, ['M', 'S']],
  [3, ['P', 'M', 'S']],
  [6, ['P!', 'M', 'S']],
])('[TOGO-67][TOGO-68] damage control on P, die %d', (die, left) => {
  const trial = hurt();
  trial.do(attempt(1), [die]);
  expect(letters(trial)).toEqual(left);
  expect(trial.refused(attempt(3))).toBe('ALREADY_TRIED_CONTROL');
});

test('[TOGO-68] permanent damage is not tried again, nor damage that is not there', () => {
  const trial = hurt();
  trial.do(attempt(1), [6]);
  trial.do({ type: 'correct', path: ['ships', 'asama', 'controlledIn'], value: 0 });
  expect(trial.refused(attempt(1))).toBe('PERMANENT_DAMAGE');
  expect(trial.refused(attempt(99), true)).toBe('NO_SUCH_DAMAGE');
  expect(trial.refused(attempt('fire'), true)).toBe('NO_SUCH_DAMAGE');
});

test('[AMB-19] by house rule a whole table result is treated at once', () => {
  const trial = hurt({ houseRules: { multiLetterDC: 'whole-result' } });
  trial.do(attempt(2), [1]);
  expect(letters(trial)).toEqual(['S']);
});

test('[AMB-19] letters of two results are told apart, also where she was hit unseen and hits are numbered apart', () => {
  const trial = hurt({ houseRules: { multiLetterDC: 'whole-result' } });
  const marker = (id: number, letter: string, result: number) => ({
    id,
    letter,
    permanent: false,
    hit: result,
    turn: 1,
  });
  const markers = [marker(1, 'P', 7), marker(2, 'M', UNSEEN_HITS.ijn + 7)];
  trial.do({ type: 'correct', path: ['ships', 'asama', 'markers'], value: markers });
  trial.do(attempt(1), [1]);
  expect(letters(trial)).toEqual(['M']);
});

test('[TOGO-70][AMB-9] every fire is checked; its hits wait for H, or come at once by house rule', () => {
  const burning = (over = {}) => {
    const trial = hurt(over);
    trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 3 });
    return trial;
  };
  const trial = burning();
  trial.do(attempt('fire'), [1, 5, 4]);
  expect(trial.state.ships.asama).toMatchObject({ fires: 2, waiting: [{ source: 'fire', due: 'H' }] });
  const once = burning({ houseRules: { fireHitTiming: 'immediate' } });
  once.do(attempt(null), [5, 4, 4]);
  expect(once.do({ type: 'rollDamage', ships: ['asama'] }, [5])).toMatchObject([{ phase: 'G', hits: [{ die: 5 }] }]);
});

test('[AMB-48] an abandoned ship tries nothing, burns on, and can still be sunk', () => {
  const trial = hurt();
  trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 5 });
  expect(trial.refused(attempt(1))).toBe('ABANDONED');
  trial.do(attempt(null), [1, 1, 1, 1, 6]);
  trial.to('H').do({ type: 'rollDamage', ships: ['asama'] }, [2, 1]);
  expect(trial.state.ships.asama?.fate).toBe('sunk');
});

test('[AMB-48][TOGO-62] what hits made of her is told beside what she was before them', () => {
  const trial = Trial.of(smallSetup()).to('H');
  const marker = (id: number, letter: string) => ({ id, letter, permanent: false, hit: id, turn: 1 });
  const worked = (fires: number, letters: string, faces: readonly number[]) => {
    const ships = ['ships', 'oslyabya'];
    trial.do({ type: 'correct', path: [...ships, 'fires'], value: fires });
    trial.do({ type: 'correct', path: [...ships, 'markers'], value: [...letters].map((one, id) => marker(id, one)) });
    waiting(trial, 'oslyabya', [hit(1)]);
    const [event] = trial.do({ type: 'rollDamage', ships: ['oslyabya'] }, faces);
    const { status, was } = togoBattle.describe(trial.state, event!, 'public')?.data as { [key: string]: unknown };
    return { was, status, last: where(trial.state, { rolling: null, events: [event!] }).last?.code };
  };
  expect(worked(3, '', [6])).toEqual({ was: 'afloat', status: 'silenced', last: 'silenced' });
  expect(worked(3, 'PP', [6])).toEqual({ was: 'silenced', status: 'silenced', last: 'damaged' });
  expect(worked(4, '', [6])).toEqual({ was: 'silenced', status: 'abandoned', last: 'abandoned' });
  expect(worked(4, '', [3, 1])).toEqual({ was: 'silenced', status: 'abandoned', last: 'abandoned' });
  expect(worked(5, '', [6])).toEqual({ was: 'abandoned', status: 'abandoned', last: 'damaged' });
  expect(worked(5, 'PP', [1])).toEqual({ was: 'abandoned', status: 'sunk', last: 'sunk' });
});

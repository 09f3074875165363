import { counter, DUEL, metOffVladivostok, STRONG, TideTable, withChits } from '@/testing/tide-table';

import type { Rulings } from '../rulings';
import { matchInOrder, matchingRefusal } from '../matching';

const LIGHT = { primary: 2, secondary: 2, letter: 'M', torpedo: true } as const;
/** Battleships of Vladivostok, which never had any: they make a short way to a fight. */
const FLEETS = [
  ...['mikasa', 'asahi', 'fuji'].map((id) => counter(id, 'japan', 'battleship')),
  counter('tatsuta', 'japan', 'destroyer', LIGHT),
  ...['rurik', 'gromoboi'].map((id) => counter(id, 'vladivostok', 'battleship')),
  counter('rossia', 'vladivostok', 'cruiser', LIGHT),
];
const fight = (ijn: readonly string[], irn: readonly string[], rulings: Partial<Rulings> = {}) =>
  metOffVladivostok(new TideTable({ counters: FLEETS }, rulings), ijn, irn);
/** 6: medium, no broadside. 2: short, none. 10: long, none. */
const MEDIUM = [
  ['FSH', 'HP'],
  ['FSH', 'HS'],
] as const;
const SHORT = [
  ['FSH', 'FSH'],
  ['HS', 'HS'],
] as const;
const LONG = [
  ['HS', 'HS'],
  ['HS', 'HS'],
] as const;
const at = (pair: typeof MEDIUM | typeof SHORT | typeof LONG, table: TideTable) => withChits(table, pair[0], pair[1]);

test('[TAS-19][AMB-17][AMB-27] both hold their chits in secret at once, and they are revealed together', () => {
  const table = fight(['mikasa'], ['rurik']);
  expect(table.owed()).toEqual(['pick-chits', 'pick-chits']);
  expect(table.refused({ type: 'revealChits' })[0]).toBe('CHITS_MISSING');
  // One is a choice half made: it has its place behind the curtain, but is not taken.
  expect(table.refused({ type: 'pickChits', side: 'ijn', chits: ['HP'] })[0]).toBe('BAD_VALUE');
  table.all(
    { type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] },
    { type: 'pickChits', side: 'ijn', chits: ['HP', 'HP'] },
  );
  table.do({ type: 'pickChits', side: 'ijn', chits: ['HP', 'FSH'] });
  expect(table.view('irn').fight?.chits).toEqual({ ijn: 'hidden', irn: ['HP', 'HS'] });
  expect(table.view('public').fight?.chits).toEqual({ ijn: 'hidden', irn: 'hidden' });
  table.do({ type: 'revealChits' });
  expect(table.view('public').fight).toMatchObject({
    chits: { ijn: ['HP', 'FSH'], irn: ['HP', 'HS'] },
    result: 5,
    range: 'medium',
    rounds: 2,
    advantage: { ijn: 'broadside', irn: null },
  });
});

test('[TAS-21][AMB-4][AMB-19] the side that alone has a broadside may try, or keep it', () => {
  const broadside = () => withChits(fight(['mikasa'], ['rurik']), ['FSH', 'HP'], ['HP', 'HS']);
  expect(broadside().needs({ type: 'crossT', side: 'ijn' })).toMatchObject({ need: 4 });
  const crossed = broadside().do({ type: 'crossT', side: 'ijn' }, [4]);
  expect([crossed.points, crossed.state.fight?.advantage.ijn]).toEqual([13, 'crossing']);
  const failed = broadside().do({ type: 'crossT', side: 'ijn' }, [5]);
  expect([failed.points, failed.state.fight?.advantage.ijn]).toEqual([10, 'broadside']);
  const kept = broadside().do({ type: 'keepBroadside', side: 'ijn' });
  expect([kept.points, kept.state.step]).toEqual([10, 'fire-ijn']);
  expect(broadside().refused({ type: 'crossT', side: 'irn' })).toEqual(['NO_BROADSIDE', 'TAS-21']);
  const russian = withChits(fight(['mikasa'], ['rurik']), ['FSH', 'FSH'], ['HP', 'HP']);
  expect(russian.needs({ type: 'crossT', side: 'irn' })).toMatchObject({ need: 2 });
  expect(russian.do({ type: 'crossT', side: 'irn' }, [2]).points).toBe(7);
});

test('[AMB-3] with a broadside on both sides nobody is asked, and crossing is refused', () => {
  const table = withChits(fight(['mikasa'], ['rurik']), ['FSH', 'FSH'], ['FSH', 'FSH']);
  expect(table.state.step).toBe('fire-ijn');
  expect(table.refused({ type: 'crossT', side: 'ijn' })).toEqual(['BOTH_HAVE_BROADSIDE', 'AMB-3']);
});

test('[TAS-22] one round at long range, two nearer; then all go home under Port markers', () => {
  const long = at(LONG, fight(['mikasa'], ['rurik']));
  long.do({ type: 'fire', side: 'ijn' }, [6]).do({ type: 'fire', side: 'irn' }, [6]);
  expect(long.ship('mikasa').port && long.ship('rurik').port).toBe(true);
  const medium = at(MEDIUM, fight(['mikasa'], ['rurik']));
  for (const round of [1, 2]) {
    expect(medium.state.fight?.round).toBe(round);
    medium.do({ type: 'fire', side: 'ijn' }, [6, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
    if (round === 1) medium.all({ type: 'noSmoke', side: 'irn' }, { type: 'noSmoke', side: 'ijn' });
  }
  expect(medium.state.fight).toBeNull();
  expect(medium.told('FightEnded')).toEqual([{ type: 'FightEnded', why: 'rounds' }]);
});

test('[TAS-23] matched in line order: one each, then second ships, then third ones', () => {
  expect(matchInOrder(['a', 'b'], ['1', '2', '3', '4', '5'])).toEqual([
    { target: 'a', firers: ['1', '3', '5'] },
    { target: 'b', firers: ['2', '4'] },
  ]);
  expect(matchInOrder(['a', 'b', 'c'], ['1'])).toEqual([{ target: 'a', firers: ['1'] }]);
});

test.each([
  [[1, 1], null],
  [[1, 0], null],
  [[2, 0], 'SECOND_SHIP_TOO_EARLY'],
  [[2, 1], null],
  [[3, 1], 'THIRD_SHIP_TOO_EARLY'],
  [[3, 2], null],
  [[3, 0], 'THIRD_SHIP_TOO_EARLY'],
])('[TAS-23] firers %j: %p', (firers, code) => {
  expect(matchingRefusal(firers)?.code ?? null).toBe(code);
});

test('[TAS-23] who is fired at lines up, and a third ship too early is refused unless it is allowed', () => {
  const table = at(SHORT, fight(['mikasa', 'asahi', 'fuji'], ['rurik', 'rossia']));
  expect(table.refused({ type: 'lineUp', side: 'ijn', ships: ['asahi', 'mikasa', 'fuji'] })[0]).toBe('WRONG_STEP');
  expect(table.refused({ type: 'lineUp', side: 'irn', ships: ['rurik'] })[0]).toBe('NOT_HER_LINE');
  table.do({ type: 'lineUp', side: 'irn', ships: ['rossia', 'rurik'] });
  const guns = (ship: string) => ({ ship, fire: 'guns' as const });
  const all = {
    type: 'fire',
    side: 'ijn',
    sets: [{ target: 'rurik', firers: ['mikasa', 'asahi', 'fuji'].map(guns) }],
  } as const;
  expect(table.refused(all)).toEqual(['THIRD_SHIP_TOO_EARLY', 'TAS-23']);
  const two = { ...all, sets: [{ target: 'rurik', firers: ['mikasa', 'asahi'].map(guns) }] };
  expect(table.refused(two)).toEqual(['SECOND_SHIP_TOO_EARLY', 'TAS-23']);
  expect(table.refused({ ...all, sets: [{ target: 'mikasa', firers: [guns('asahi')] }] })[0]).toBe('NOT_IN_THE_FIGHT');
  expect(table.refused({ ...all, sets: [all.sets[0], all.sets[0]] })[0]).toBe('CHOSEN_TWICE');
  table.do(all, [6, 6, 6, 6, 6, 6], { override: true });
  expect(table.told('RuleOverridden')).toMatchObject([{ code: 'THIRD_SHIP_TOO_EARLY', rule: 'TAS-23', secret: null }]);
});

test('[AMB-15] left-over ships fire too, in both halves', () => {
  const table = at(MEDIUM, fight(['mikasa'], ['rurik', 'gromoboi']));
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]);
  table.do({ type: 'fire', side: 'irn' }, [1, 6, 6, 6]);
  expect(table.told('Fired')[1]?.sets).toMatchObject([
    { target: 'mikasa', hits: 1, firers: [{ ship: 'rurik' }, { ship: 'gromoboi' }] },
  ]);
});

test('[TAS-23][TAS-26][AMB-16] hits count after both have fired: who is sunk fires too', () => {
  const table = at(SHORT, fight(['mikasa'], ['rurik']));
  table.do({ type: 'fire', side: 'ijn' }, [1, 1]);
  expect(table.ship('rurik')).toMatchObject({ damaged: false, fate: 'afloat' });
  table.do({ type: 'fire', side: 'irn' }, [1, 6]);
  expect(table.ship('rurik').fate).toBe('sunk');
  expect(table.ship('mikasa')).toMatchObject({ damaged: true, fate: 'afloat', port: true });
  expect(table.points).toBe(11);
  expect(table.told('FightEnded')).toEqual([{ type: 'FightEnded', why: 'sunk' }]);
});

test('[TAS-26] a Japanese battleship hit in both rounds is sunk, for a point', () => {
  const table = at(SHORT, fight(['mikasa'], ['rurik']));
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]).do({ type: 'fire', side: 'irn' }, [1, 6]);
  table.all({ type: 'noSmoke', side: 'irn' }, { type: 'noSmoke', side: 'ijn' });
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]).do({ type: 'fire', side: 'irn' }, [1, 6]);
  expect([table.ship('mikasa').fate, table.points]).toEqual(['sunk', 9]);
});

test('[AMB-26] two hits in one round sink her, or only turn her over', () => {
  const flips = at(SHORT, fight(['mikasa'], ['rurik'], { twoHitsOneRound: 'flips' }));
  flips.do({ type: 'fire', side: 'ijn' }, [1, 1]).do({ type: 'fire', side: 'irn' }, [6, 6]);
  expect(flips.ship('rurik')).toMatchObject({ damaged: true, fate: 'afloat' });
});

test('[TAS-26][AMB-7] three hits sink a cruiser, and no points change', () => {
  const table = at(SHORT, fight(['mikasa', 'asahi'], ['rossia']));
  table.do({ type: 'fire', side: 'ijn' }, [1, 1, 1, 6]);
  table.do({ type: 'fire', side: 'irn' }, [6, 6, 6, 6, 6, 6]);
  expect([table.ship('rossia').fate, table.ship('rossia').hits, table.points]).toEqual(['sunk', 3, 10]);
});

test('[TAS-24] a cruiser with hits rolls fewer dice; torpedoes in place of guns', () => {
  const table = at(SHORT, fight(['mikasa'], ['rossia']));
  table.do({ type: 'fire', side: 'ijn' }, [1, 6]);
  expect(table.needs({ type: 'fire', side: 'irn' })).toMatchObject({ dice: 3, key: 'rossia.primary' });
  table.do({ type: 'fire', side: 'irn' }, { 'rossia.primary': { count: 0 }, 'rossia.secondary': { faces: [6, 6, 6] } });
  table.all({ type: 'noSmoke', side: 'irn' }, { type: 'noSmoke', side: 'ijn' });
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]);
  const torpedoes = {
    type: 'fire',
    side: 'irn',
    sets: [{ target: 'mikasa', firers: [{ ship: 'rossia', fire: 'torpedoes' }] }],
  } as const;
  expect(table.needs(torpedoes)).toEqual({ dice: 2, need: 4, key: 'rossia.torpedo' });
});

test('[TAS-24][TAS-27] torpedoes need tubes and short range', () => {
  const near = at(SHORT, fight(['mikasa'], ['rurik']));
  const fire = (ship: string) =>
    ({ type: 'fire', side: 'ijn', sets: [{ target: 'rurik', firers: [{ ship, fire: 'torpedoes' }] }] }) as const;
  expect(near.refused(fire('mikasa'))).toEqual(['NO_TORPEDOES', 'TAS-24']);
  const far = at(MEDIUM, fight(['tatsuta'], ['rurik']));
  expect(far.refused(fire('tatsuta'))).toEqual(['TORPEDOES_OUT_OF_RANGE', 'TAS-27']);
  far.do(fire('tatsuta'), [4, 5, 6], { override: true });
  expect(far.told('Fired')[0]?.sets[0]?.hits).toBe(1);
});

test('[TAS-29][AMB-10] smoke after round one: the layer is silent, the range rises, the enemy adds 1', () => {
  const table = at(MEDIUM, fight(['mikasa', 'tatsuta'], ['rurik']));
  expect(table.refused({ type: 'laySmoke', side: 'irn' })).toEqual(['SMOKE_NOT_NOW', 'TAS-29']);
  table.do({ type: 'fire', side: 'ijn' }, [6, 6, 6, 6, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
  expect(table.refused({ type: 'laySmoke', side: 'ijn' })).toEqual(['SMOKE_NOT_NOW', 'TAS-29']);
  table.all({ type: 'laySmoke', side: 'irn' }, { type: 'noSmoke', side: 'ijn' });
  expect(table.state.fight).toMatchObject({ round: 2, range: 'long', smoke: { ijn: false, irn: true } });
  expect(table.needs({ type: 'fire', side: 'ijn' })).toEqual({ dice: 1, need: 1, key: 'mikasa.primary' });
  table.do({ type: 'fire', side: 'ijn' }, [1]);
  expect(table.state.fight).toBeNull();
  expect(table.ship('rurik').damaged).toBe(true);
});

test('[AMB-9] both lay smoke: nobody fires, and the range rises once', () => {
  const table = at(SHORT, fight(['mikasa'], ['rurik']));
  table.do({ type: 'fire', side: 'ijn' }, [6, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
  table.all({ type: 'laySmoke', side: 'irn' }, { type: 'laySmoke', side: 'ijn' });
  expect(table.told('RoundBegan').at(-1)).toMatchObject({ round: 2, range: 'medium' });
  expect([table.state.fight, table.told('Fired').length]).toEqual([null, 2]);
});

test('[TAS-29] smoke that is allowed at the wrong moment counts at once; from long range it ends the fight', () => {
  const table = at(MEDIUM, fight(['mikasa'], ['rurik']));
  table.do({ type: 'laySmoke', side: 'irn' }, [], { override: true });
  expect(table.state.fight).toMatchObject({ range: 'long', round: 1 });
  const long = at(LONG, fight(['mikasa'], ['rurik']));
  long.do({ type: 'laySmoke', side: 'irn' }, [], { override: true });
  expect(long.told('FightEnded')).toEqual([{ type: 'FightEnded', why: 'smoke' }]);
});

test('[TAS-25] a ship without ratings cannot fire; ratings outside 0 to 6 are refused unless they are allowed', () => {
  const counters = DUEL.map((each) => (each.id === 'mikasa' ? { ...each, ratings: null } : each));
  const table = metOffVladivostok(new TideTable({ counters }), ['mikasa'], ['rossia']);
  at(SHORT, table);
  expect(table.owed()).toEqual(['type-ratings', 'fire']);
  expect(table.refused({ type: 'fire', side: 'ijn' })[0]).toBe('RATINGS_MISSING');
  const seven = { type: 'typeRatings', ship: 'mikasa', ratings: { ...STRONG, primary: 7 } } as const;
  expect(table.refused(seven)).toEqual(['RATING_OUT_OF_BOUNDS', 'TAS-25']);
  table.do(seven, [], { override: true });
  // She cannot miss with her primary: only the secondary is rolled for.
  expect(table.needs({ type: 'fire', side: 'ijn' })).toMatchObject({ key: 'mikasa.secondary', need: 3 });
});

test('[TAS-26] who is lost by a change by hand neither fires nor is fired at, and is not lost twice', () => {
  const table = at(SHORT, fight(['mikasa', 'asahi'], ['rurik', 'gromoboi']));
  table.do({ type: 'fire', side: 'ijn' }, [1, 1, 6, 6]);
  table.do({ type: 'correct', path: ['ships', 'rurik', 'fate'], value: 'sunk' });
  expect([table.state.fight?.lines.irn, table.state.fight?.pending]).toEqual([['gromoboi'], { gromoboi: 0 }]);
  table.do({ type: 'fire', side: 'irn' }, [6, 6]);
  expect([table.told('TogoChanged'), table.points]).toEqual([[], 10]);
});

test('[TAS-26] her damaged side has ratings of its own where they are typed', () => {
  const table = at(SHORT, fight(['mikasa'], ['rurik']));
  table.do({ type: 'typeRatings', ship: 'mikasa', ratings: STRONG, damagedRatings: { ...STRONG, primary: 1 } });
  table.do({ type: 'correct', path: ['ships', 'mikasa', 'damaged'], value: true });
  expect(table.needs({ type: 'fire', side: 'ijn' })).toMatchObject({ need: 1 });
});

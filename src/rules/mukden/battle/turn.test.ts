import { MukdenTable, unit } from '@/testing/mukden-table';

import { HOUSE_UNITS } from '../data/house-units';
import { needsConsent } from './consent';
import { where } from './where';

const A = unit('a', 'ijn', 6, '2412');
const B = unit('b', 'ijn', 4, '2015');
const X = unit('x', 'irn', 3, '2408');
const Y = unit('y', 'irn', 2, '2808');
const CORPS = unit('corps', 'irn', 1, '1413', 'corps');
const table = (...more: ConstructorParameters<typeof MukdenTable>[0]): MukdenTable =>
  new MukdenTable([A, B, X, Y, ...more]);
const move = (id: string, to: string) => ({ type: 'moveUnit', unit: id, to }) as const;
const flip = (id: string) => ({ type: 'flipUnit', unit: id }) as const;

describe('phases', () => {
  test('[MUK-11][MUK-13][AMB-2] order, paralysis, the first half, recovery, paralysis, the other half, recovery; six turns', () => {
    const game = table();
    expect(game.owed()).toEqual(['choose-order']);
    game.do({ type: 'chooseOrder', first: 'combat' });
    expect(game.state).toMatchObject({ phase: 'III', order: 'combat' });
    game.do({ type: 'rollParalysis' }, [1]);
    expect(game.state).toMatchObject({ phase: 'IV', markers: 8, actor: 'ijn' });
    expect(game.view()).toMatchObject({ activity: 'combat', actionNumber: 1 });
    game.do({ type: 'agreeToEnd' });
    expect([game.state.phase, game.state.markers]).toEqual(['V', 0]);
    game.do({ type: 'recover' }).do({ type: 'rollParalysis' }, [1]);
    expect(game.view()).toMatchObject({ phase: 'VII', activity: 'movement' });
    game.do({ type: 'agreeToEnd' }).do({ type: 'recover' });
    expect(game.state).toMatchObject({ turn: 2, phase: 'II', order: null });
    game.goTo('VIII', 'movement', 6).do({ type: 'recover' });
    expect([game.state.turn, game.state.phase, game.owed()]).toEqual([6, 'end', ['judge-game']]);
    expect(game.refused({ type: 'recover' })).toEqual(['WRONG_STEP', null]);
  });

  test('[MUK-13] movement first leaves no markers', () => {
    const game = table().do({ type: 'chooseOrder', first: 'movement' }).do({ type: 'rollParalysis' }, [1]);
    expect([game.view().activity, game.state.markers]).toEqual(['movement', 0]);
  });

  test('[MUK-14][AMB-3] the Japanese paralyse half the die of Russian units, flipped ones too, as far as there are any', () => {
    const game = table().goTo('III');
    game.do({ type: 'rollParalysis' }, [5]);
    expect([game.state.paralysis, game.owed()]).toEqual([{ die: 5, count: 2 }, ['choose-paralysed']]);
    expect(game.refused({ type: 'paralyse', units: ['x'] })).toEqual(['OTHER_NUMBER', 'MUK-14']);
    expect(game.refused({ type: 'paralyse', units: ['x', 'a'] })).toEqual(['NOT_RUSSIAN', 'MUK-14']);
    expect(game.refused({ type: 'paralyse', units: ['x', 'x'] })).toEqual(['CHOSEN_TWICE', null]);
    game.set(['units', 'y', 'disrupted'], true).do({ type: 'paralyse', units: ['x', 'y'] });
    expect([game.unit('x').paralysed, game.state.phase]).toEqual([true, 'IV']);
    game.goTo('VI').do({ type: 'rollParalysis' }, [6]);
    expect(game.state.paralysis?.count).toBe(2);
  });

  test('[MUK-14] of Russians on no list the die is told as it fell: they are flipped at the table', () => {
    const game = new MukdenTable([A]).goTo('III').do({ type: 'rollParalysis' }, [5]);
    expect(game.told('ParalysisRolled')).toMatchObject([{ die: 5, count: 2 }]);
    expect(game.state).toMatchObject({ phase: 'IV', paralysis: null });
    const gone = table().do({ type: 'removeUnit', unit: 'x' }).do({ type: 'removeUnit', unit: 'y' }).goTo('III');
    expect(gone.do({ type: 'rollParalysis' }, [5]).told('ParalysisRolled')).toMatchObject([{ die: 5, count: 0 }]);
  });

  test('[AMB-12] a paralysed unit neither acts nor is flipped for an action; the phase goes on without its side', () => {
    const game = table()
      .goTo('III')
      .do({ type: 'rollParalysis' }, [4])
      .do({ type: 'paralyse', units: ['x', 'y'] });
    game.do(flip('a'));
    expect(game.state.actor).toBe('ijn');
    game.do({ type: 'correct', path: ['actor'], value: 'irn' });
    expect(game.refused(flip('x'))).toEqual(['UNIT_PARALYSED', 'MUK-14']);
    expect(game.view('irn').units.x).toMatchObject({ ready: false, paralysed: true });
    game.do({ type: 'correct', path: ['actor'], value: 'ijn' }).do(flip('b'));
    expect(game.state.phase).toBe('V');
  });

  test('[MUK-16][MUK-4] in recovery all turn up', () => {
    const game = table().goTo('IV').do(flip('a')).do(flip('x'));
    expect([game.unit('a').disrupted, game.unit('x').disrupted]).toEqual([true, true]);
    game.goTo('V').do({ type: 'recover' });
    expect(game.view().faceUp).toEqual({ ijn: { ready: 2, all: 2 }, irn: { ready: 2, all: 2 } });
  });
});

describe('catching up with the table', () => {
  const flagUp = () =>
    table()
      .goTo('III')
      .do({ type: 'rollParalysis' }, [3])
      .do({ type: 'paralyse', units: ['x'] })
      .do(flip('a'));
  const flags = (game: MukdenTable) => [game.unit('a').disrupted, game.unit('x').paralysed];

  test('[MUK-16] beyond a recovery all have turned up, and the log says so; before it they have not', () => {
    expect(flags(flagUp().goTo('V'))).toEqual([true, true]);
    const later = flagUp().goTo('VII');
    expect([flags(later), later.told('Recovered')]).toEqual([
      [false, false],
      [{ type: 'Recovered', units: ['a', 'x'] }],
    ]);
    expect(flags(flagUp().goTo('IV', 'movement', 2))).toEqual([false, false]);
    expect(flags(flagUp().goTo('III'))).toEqual([true, true]);
    expect(table().goTo('VII').told('Recovered')).toEqual([]);
  });

  test('[MUK-12] phase I is there for a Cavalry Corps that was eliminated, else the Japanese choose', () => {
    expect(table().goTo('I', 'combat', 3).state).toMatchObject({ turn: 3, phase: 'II', order: null });
    const whole = table(CORPS).goTo('I', 'combat', 3);
    expect([whole.state.phase, whole.unit('corps').hex]).toEqual(['II', '1413']);
    expect(table(CORPS).do({ type: 'removeUnit', unit: 'corps' }).goTo('I', 'combat', 3).state.phase).toBe('I');
  });
});

describe('actions', () => {
  test('[MUK-15] both alternate, the Japanese first; every action flips one unit; who is left goes on alone; then it is over', () => {
    const game = table(unit('z', 'irn', 2, '3008')).goTo('IV', 'movement');
    expect(game.refused(flip('x'))).toEqual(['NOT_YOURS', null]);
    game.do(move('a', '2413')).do(flip('x')).do(flip('b'));
    expect(game.state.tape.map(({ side, parts }) => [side, parts[0]?.kind])).toEqual([
      ['ijn', 'move'],
      ['irn', 'flip'],
      ['ijn', 'flip'],
    ]);
    expect(game.view()).toMatchObject({ actionNumber: 4, faceUp: { ijn: { ready: 0 }, irn: { ready: 2, all: 3 } } });
    game.do(flip('y'));
    expect(game.state.actor).toBe('irn');
    game.do(flip('z'));
    expect(game.state.phase).toBe('V');
  });

  test('[AMB-13] both may agree to end it; nobody can pass', () => {
    const game = table().goTo('IV', 'movement').do(flip('a'));
    expect(game.do({ type: 'agreeToEnd' }).state.phase).toBe('V');
    expect(game.refused({ type: 'agreeToEnd' })).toEqual(['WRONG_STEP', null]);
  });

  test('[MUK-23] one unit moves, never into enemies, and flips; without a painted map no path is checked', () => {
    const game = table().goTo('IV', 'movement');
    expect(game.refused(move('a', '2408'))).toEqual(['ENEMY_THERE', 'MUK-17']);
    expect(game.refused(move('a', '4226'))).toEqual(['NO_SUCH_HEX', 'AMB-15']);
    game.do(move('a', '3020'));
    expect(game.unit('a')).toMatchObject({ hex: '3020', disrupted: true });
    expect(game.told('UnitMoved')[0]).toMatchObject({ from: '2412', to: '3020', path: null, cost: null });
    expect(game.do(flip('x')).refused(move('a', '3021'))).toEqual(['UNIT_FLIPPED', 'MUK-4']);
    expect(game.anyway(move('a', '3021')).told('RuleOverridden')).toMatchObject([{ code: 'UNIT_FLIPPED' }]);
    const combat = table().goTo('IV', 'combat');
    expect(combat.refused(move('a', '2413'))).toEqual(['WRONG_STEP', null]);
  });

  test('units without a hex move somewhere', () => {
    const game = new MukdenTable([unit('a', 'ijn', 6, null), X]).goTo('IV', 'movement');
    game.do({ type: 'moveUnit', unit: 'a', to: null });
    expect(game.unit('a')).toMatchObject({ hex: null, disrupted: true });
  });

  test('[MUK-3][MUK-25][AMB-4] over painted terrain: 8 points for everybody, 10 where the march keeps out of zones and has communication', () => {
    const board = {
      terrain: { '2411': 'mountain', '2511': 'pass' },
      rivers: {},
      trenches: {},
      railroad: null,
    } as const;
    const painted = (units: ConstructorParameters<typeof MukdenTable>[0]) =>
      new MukdenTable(units, {}, { board }).goTo('IV', 'movement');
    const alone = painted([unit('a', 'ijn', 6, '2412'), unit('far', 'irn', 1, '4000')]);
    alone.do(move('a', '2420'));
    expect(alone.told('UnitMoved')[0]).toMatchObject({ cost: 8, forced: false });
    alone.do(flip('far')).goTo('IV', 'movement').set(['units', 'a', 'disrupted'], false).do(move('a', '2411'));
    expect(alone.told('UnitMoved')[1]).toMatchObject({ cost: 10, forced: true });
    expect(painted([A, X]).refused(move('a', '2424'))).toEqual(['TOO_FAR', 'MUK-23']);
    // Past an enemy: the tenth point would lead through his zone, or there is no way to Liaoyang.
    expect(painted([A, unit('x', 'irn', 3, '2512')]).refused(move('a', '2422'))).toEqual(['NO_FORCED_MARCH', 'MUK-25']);
    const around = ['1821', '2021', '1923', '1920'].map((hex, place) => unit(`r${place}`, 'irn', 1, hex));
    expect(painted([A, ...around]).refused(move('a', '3408'))).toEqual(['NO_FORCED_MARCH', 'MUK-25']);
    expect(
      painted([A, ...around])
        .do(move('a', '2915'))
        .unit('a').hex,
    ).toBe('2915');
  });

  test('[MUK-20] a path that is given is walked as it is', () => {
    const board = { terrain: {}, rivers: {}, trenches: {}, railroad: null };
    const game = new MukdenTable([A, unit('x', 'irn', 3, '2512')], {}, { board }).goTo('IV', 'movement');
    const along = (...path: readonly string[]) => ({ ...move('a', path.at(-1)!), path });
    expect(game.refused(along('2412', '2411', '2410'))).toEqual(['ZONE_STOPS', 'MUK-20']);
    expect(game.refused(along('2412', '2410'))).toEqual(['NOT_A_PATH', 'MUK-23']);
    expect(game.refused(along('2412', '2512', '2511'))).toEqual(['ENEMY_ON_THE_WAY', 'MUK-23']);
    game.do(along('2412', '2312', '2311'));
    expect(game.told('UnitMoved')[0]).toMatchObject({ path: ['2412', '2312', '2311'], cost: 2 });
  });

  test('[MUK-17][AMB-14] two divisions in a hex: a brigade counts half, the Cavalry Corps stands alone', () => {
    const stacked = [unit('c', 'ijn', 3, '2413'), unit('d', 'ijn', 3, '2413', 'brigade')];
    const game = table(...stacked, CORPS, unit('e', 'ijn', 2, '2414', 'regiment')).goTo('IV', 'movement');
    expect(game.refused(move('a', '2413'))).toEqual(['OVERSTACKED', 'MUK-17']);
    game.do(move('e', '2413'));
    expect(game.refused(move('x', '1413'))).toEqual(['OVERSTACKED', 'MUK-17']);
    expect(game.anyway(move('x', '1413')).unit('x').hex).toBe('1413');
    expect(game.view('umpire').stacks.find(({ hex }) => hex === '2413')).toMatchObject({ room: 0, top: 'e', below: 2 });
  });
});

describe('the Cavalry Corps', () => {
  const lost = (control = 'irn' as 'ijn' | 'irn', at = '2808'): MukdenTable => {
    const game = table(CORPS, unit('z', 'irn', 2, at));
    game.do({ type: 'removeUnit', unit: 'corps' }).do({ type: 'setControl', place: 'mukden', side: control });
    return game;
  };

  test('[MUK-12] eliminated, it returns in Mukden; phase I is there for nothing else', () => {
    const game = lost().goTo('VIII').do({ type: 'recover' });
    expect([game.state.phase, game.state.turn, game.owed()]).toEqual(['I', 2, ['place-corps']]);
    expect(game.view().corpsHexes).toEqual(['2310']);
    expect(game.refused({ type: 'placeCorps', hex: '2309' })).toEqual(['CORPS_ELSEWHERE', 'MUK-12']);
    game.do({ type: 'placeCorps', hex: '2310' });
    expect([game.unit('corps').strength, game.unit('corps').hex, game.state.phase]).toEqual([1, '2310', 'II']);
    expect(lost().refused({ type: 'placeCorps', hex: '2310' })).toEqual(['WRONG_STEP', null]);
    expect(game.refused({ type: 'placeCorps', hex: '2310' })).toEqual(['CORPS_NOT_DUE', 'MUK-12']);
  });

  test('[MUK-12] on a Russian railroad hex where Mukden is Japanese or full', () => {
    const game = lost('irn', '2310').goTo('VIII', 'combat', 4).do({ type: 'recover' });
    expect(game.view().corpsHexes).not.toContain('2310');
    expect(game.view().corpsHexes).toContain('2900');
    game.do({ type: 'placeCorps', hex: '2900' });
    expect(game.unit('corps').hex).toBe('2900');
    const fallen = table(CORPS).goTo('IV', 'combat', 4).do({ type: 'setControl', place: 'mukden', side: 'ijn' });
    fallen.do({ type: 'removeUnit', unit: 'corps' }).goTo('I', 'combat', 5);
    expect(fallen.view().corpsHexes).not.toContain('2310');
  });
});

describe('control and victory', () => {
  test('[MUK-6][MUK-8] who enters takes it at once, and with it the game until the end of turn 3', () => {
    const game = table().goTo('IV', 'movement', 3).do(move('a', '2310'));
    expect(game.state).toMatchObject({ control: { '2310': 'ijn' }, result: { winner: 'ijn', how: 'sudden' } });
    expect(game.refused(flip('x'))).toEqual(['CAMPAIGN_OVER', null]);
    expect(game.owed()).toEqual([]);
    game.do({ type: 'playOn' }).do(flip('x')).do({ type: 'setControl', place: 'railroad', side: 'ijn' });
    expect([game.state.isForFun, game.state.result]).toEqual([true, null]);
    expect(game.refused({ type: 'playOn' })).toEqual(['NOT_OVER', null]);
    const late = table().goTo('IV', 'movement', 4).do(move('a', '2310')).do(flip('x')).do(flip('b'));
    expect([late.state.result, late.view().meter.control.mukden]).toEqual([null, 'ijn']);
    // Leaving changes nothing, nor does a zone.
    late.goTo('VII', 'combat', 4).set(['units', 'a', 'disrupted'], false).do(move('a', '2413'));
    expect(late.state.control['2310']).toBe('ijn');
  });

  test('[MUK-8] a railroad hex is enough, also on the way through it', () => {
    const painted = { board: { terrain: {}, rivers: {}, trenches: {}, railroad: null } };
    const game = new MukdenTable([unit('a', 'ijn', 6, '2807'), X], {}, painted).goTo('IV', 'movement', 1);
    game.do({ ...move('a', '3006'), path: ['2807', '2907', '3006'] });
    expect(game.told('SuddenVictory')).toMatchObject([{ winner: 'ijn', hex: '2907', rule: 'MUK-8' }]);
  });

  test('[MUK-7] the Russians win in Liaoyang at any time', () => {
    const game = new MukdenTable([A, unit('x', 'irn', 3, '2021')]).goTo('IV', 'movement', 6);
    game.do(flip('a')).do(move('x', '1922'));
    expect(game.state.result).toEqual({ winner: 'irn', how: 'sudden' });
    expect(table().do({ type: 'setControl', place: 'liaoyang', side: 'irn' }).state.result?.winner).toBe('irn');
  });

  test('[MUK-9] after turn 6 losses are held against each other, with those without communication', () => {
    const game = new MukdenTable([A, unit('b', 'ijn', 1, '2408'), unit('x', 'irn', 3, '2410')]).goTo(
      'end',
      'combat',
      6,
    );
    game.set(['losses', 'ijn'], 20).set(['losses', 'irn'], 21);
    expect(game.view().meter).toMatchObject({ ijn: 20, irn: 21, withoutLoc: 0, goal: 24, winner: 'irn', margin: -15 });
    game.do({ type: 'setControl', place: 'mukden', side: 'ijn' });
    game.do({ type: 'judge', withoutLoc: ['x'] });
    expect(game.told('GameJudged')).toMatchObject([{ winner: 'ijn', margin: 0, steps: 3, mukden: 'ijn' }]);
    const typed = table().goTo('end', 'combat', 6).do({ type: 'judge', withoutLoc: [], steps: 2 });
    expect(typed.told('GameJudged')).toMatchObject([{ winner: 'irn', steps: 2 }]);
    expect(table().do({ type: 'capitulate', side: 'irn' }).state.result?.winner).toBe('ijn');
  });

  test('[MUK-22] the end asks for those that are cut off, as the board has them', () => {
    const ring = ['2409', '2411', '2309', '2510', '2509', '2310'].map((hex, place) => unit(`j${place}`, 'ijn', 1, hex));
    const game = new MukdenTable([...ring, unit('x', 'irn', 3, '2410')]).goTo('end', 'combat', 6);
    expect(game.view().units.x).toMatchObject({ hasLine: false, inEnemyZone: true });
    expect(game.view().meter.withoutLoc).toBe(3);
  });

  test('[MUK-10] losses left uncounted stay closed until the end; eliminations of the Cavalry Corps do not', () => {
    const game = new MukdenTable([A, X], { lossCount: 'at-the-end' })
      .set(['losses', 'irn'], 9)
      .set(['cavalryEliminations'], 1);
    expect(game.view('irn').meter).toMatchObject({
      ijn: null,
      irn: null,
      goal: null,
      margin: null,
      cavalryEliminations: 1,
    });
    expect(game.goTo('end', 'combat', 6).view().meter).toMatchObject({ ijn: 0, irn: 9 });
  });

  test('[MUK-39] a unit that is cut off moves and fights as before', () => {
    const ring = ['2409', '2411', '2309'].map((hex, place) => unit(`j${place}`, 'ijn', 1, hex));
    const game = new MukdenTable([...ring, unit('x', 'irn', 3, '2410')]).goTo('IV', 'movement').do(flip('j0'));
    expect(game.do(move('x', '2311')).unit('x').hex).toBe('2311');
  });
});

describe('at the table', () => {
  test('[MUK-40] what finishes a move, an action or a phase asks the opponent before it is taken back; that he agreed is kept', () => {
    const game = table().goTo('IV', 'movement');
    const before = game.events.length;
    game.do(move('a', '2413'));
    expect(needsConsent(game.events.slice(before))).toBe(true);
    const placed = game.events.length;
    game.do({ type: 'placeUnit', unit: 'y', hex: '2908' });
    expect(needsConsent(game.events.slice(placed))).toBe(false);
    expect(game.do({ type: 'recordConsent', side: 'irn' }).told('ConsentGiven')).toEqual([
      { type: 'ConsentGiven', side: 'irn' },
    ]);
  });

  test('[MUK-2][MUK-41] units are added with 1 to 12 steps, each once; counters are placed and taken off', () => {
    const game = table();
    expect(game.refused({ type: 'addUnit', unit: unit('c', 'ijn', 13, null) })).toEqual(['TOO_STRONG', 'MUK-2']);
    expect(game.refused({ type: 'addUnit', unit: unit('a', 'ijn', 3, null) })).toEqual(['ALREADY_IN_PLAY', null]);
    expect(game.refused({ type: 'addUnit', unit: unit('c', 'ijn', 1, null, 'corps') })).toEqual(['ONE_CORPS', null]);
    game.do({ type: 'addUnit', unit: unit('c', 'ijn', 12, '2412') });
    expect(game.view('irn').stacks.find(({ hex }) => hex === '2412')).toMatchObject({ top: 'c', below: 1 });
    game.do({ type: 'placeUnit', unit: 'c', hex: null }).do({ type: 'removeUnit', unit: 'c' });
    expect(game.unit('c')).toMatchObject({ strength: 0, hex: null, start: 12 });
    expect(game.refused({ type: 'placeUnit', unit: 'c', hex: '2412' })).toEqual(['NO_SUCH_UNIT', null]);
    expect(game.refused({ type: 'placeUnit', unit: 'a', hex: '2408' })).toEqual(['ENEMY_THERE', 'MUK-17']);
  });

  test('tables, boards, rulings and values are changed by hand', () => {
    const game = table();
    expect(game.refused({ type: 'useTable', source: 'yours', crt: null })).toEqual(['TABLE_MISSING', null]);
    game.do({ type: 'useTable', source: 'none', crt: null });
    expect(game.state.table).toEqual({ source: 'none', crt: null });
    game.do({ type: 'changeHouseRule', key: 'railStart', value: '2210' });
    expect(game.state.control['2210']).toBe('irn');
    expect(game.refused({ type: 'changeHouseRule', key: 'railStart', value: '9999' })).toEqual(['BAD_VALUE', null]);
    const board = { terrain: {}, rivers: {}, trenches: {}, railroad: ['2310', '2309'] };
    game.do({ type: 'useBoard', board, lastRow: 30 });
    expect([Object.keys(game.state.control).sort(), game.state.lastRow]).toEqual([
      ['1922', '2210', '2309', '2310'],
      30,
    ]);
    expect(game.refused({ type: 'correct', path: ['units', 'a', 'strength'], value: 13 })).toEqual(['BAD_VALUE', null]);
    expect(game.refused({ type: 'correct', path: ['units', 'a', 'hex'], value: '2310' })).toEqual([
      'NO_SUCH_VALUE',
      null,
    ]);
    expect(game.set(['units', 'a', 'strength'], 2).unit('a').strength).toBe(2);
  });

  test('a quick roll is kept as it is; nothing follows from it', () => {
    const game = table();
    const before = game.state;
    const attack = { side: 'ijn', attack: 9, defence: 3, terrain: 'town', shift: 0, die: 1, losses: [0, 3] } as const;
    game.do({ type: 'keepRoll', roll: { type: 'attack', ...attack, source: 'app' } });
    game.do({ type: 'keepRoll', roll: { type: 'paralysis', die: 5, count: 2, source: 'table' } });
    expect([game.told('RollKept').length, game.state]).toEqual([2, before]);
    const wrong = { type: 'paralysis', die: 5, count: 3, source: 'app' } as const;
    expect(game.refused({ type: 'keepRoll', roll: wrong })).toEqual(['BAD_VALUE', null]);
  });

  test('the line in the list says where it stands', () => {
    const game = new MukdenTable(HOUSE_UNITS).goTo('IV', 'combat', 2).do(flip('guards'));
    const [last] = game.told('ActionEnded');
    expect(where(game.state, { rolling: null, events: [...game.events] })).toMatchObject({
      ...{ turn: 2, turnLimit: 6, phase: 'IV', acting: 'irn', owed: 1, over: null },
      last: { code: 'flipped', who: { name: 'Imperial Guard', side: 'ijn' } },
    });
    expect(last?.flipped).toEqual(['guards']);
  });
});

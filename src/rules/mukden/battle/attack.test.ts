import { MukdenTable, unit } from '@/testing/mukden-table';

import { curtainOf } from './curtain';
import { describe as describeEvent } from './describe';

// 2413 in the middle; 2412, 2513, 2514, 2414, 2314 and 2313 around it.
const FORCE = [
  unit('north', 'ijn', 6, '2412'),
  unit('south', 'ijn', 4, '2414'),
  unit('west', 'ijn', 2, '2313', 'brigade'),
  unit('x', 'irn', 3, '2413'),
  unit('y', 'irn', 2, '2413'),
  unit('z', 'irn', 4, '2611'),
];
const fight = (
  more: readonly ReturnType<typeof unit>[] = [],
  rulings: ConstructorParameters<typeof MukdenTable>[1] = {},
): MukdenTable => new MukdenTable([...FORCE, ...more], rulings).goTo('IV', 'combat');
const NORTH = ['north'];
const roll = { type: 'rollAttack' } as const;
const end = { type: 'endAction' } as const;

describe('declaring', () => {
  test('[MUK-26] adjacent units attack one hex, and everybody in it defends', () => {
    const game = fight();
    expect(game.refused(game.attack('2611', NORTH))).toEqual(['NOT_ADJACENT', 'MUK-26']);
    // That somebody says where they stand round the target does not bring them there.
    const said = { type: 'declareAttack', target: '2611', attackers: [{ units: NORTH, place: 3 }] } as const;
    expect(game.refused(said)).toEqual(['NOT_ADJACENT', 'MUK-26']);
    expect(game.refused(game.attack('2411', NORTH))).toEqual(['NOBODY_THERE', 'MUK-26']);
    expect(game.refused(game.attack('2413', ['x']))).toEqual(['NOT_YOURS', null]);
    expect(game.refused(game.attack('2413', ['north', 'north']))).toEqual(['CHOSEN_TWICE', null]);
    game.do(game.attack('2413', ['north', 'south']));
    expect(game.told('AttackDeclared')).toMatchObject([{ defenders: ['x', 'y'], defence: 5, momentum: false }]);
    expect(game.action.attack?.reading).toMatchObject({
      differential: 5,
      column: 3,
      finalColumn: 5,
      concentric: 'opposite',
    });
    expect(game.view().attack).toMatchObject({ attack: 10, columnName: '+5', finalColumnName: '+15' });
    expect(game.view().attack?.cells).toHaveLength(6);
  });

  test('[MUK-18] once it is declared nothing is called off', () => {
    const game = fight();
    game.do(game.attack('2413', NORTH));
    expect(game.refused(end)).toEqual(['WRONG_STEP', null]);
    expect(game.refused({ type: 'agreeToEnd' })).toEqual(['ATTACK_ON', 'MUK-18']);
    expect(game.refused({ type: 'flipUnit', unit: 'south' })).toEqual(['ATTACK_ON', 'MUK-18']);
    expect(game.refused(game.attack('2413', ['south']))).toEqual(['ATTACK_ON', 'MUK-18']);
    expect(game.owed()).toEqual(['roll-attack']);
  });

  test('[MUK-18] below the top counter nobody looks, until the attack', () => {
    const game = fight();
    const stack = (viewer: 'ijn' | 'irn' | 'public') => game.view(viewer).stacks.find(({ hex }) => hex === '2413');
    expect(stack('ijn')).toMatchObject({ top: 'x', below: 1, units: null, factors: null, room: null });
    expect([game.view('ijn').units.y, game.view('public').units.y]).toEqual([undefined, undefined]);
    expect(stack('irn')).toMatchObject({ units: ['x', 'y'], factors: 5, room: 0 });
    game.do(game.attack('2413', NORTH));
    expect(stack('ijn')).toMatchObject({ units: ['x', 'y'], factors: 5 });
    expect(fight([], { stacks: 'open' }).view('ijn').units.y).toMatchObject({ strength: 2 });
  });

  test('[MUK-18] a stack is ordered behind its side’s curtain; the others see the new top', () => {
    const game = fight();
    const restack = { type: 'restack', hex: '2413', units: ['y', 'x'] } as const;
    expect(curtainOf(game.state, restack)).toBe('irn');
    expect(curtainOf(game.state, { type: 'correct', path: ['units', 'y', 'strength'], value: 4 })).toBe('irn');
    expect(curtainOf(game.state, { type: 'correct', path: ['units', 'x', 'strength'], value: 4 })).toBeNull();
    expect(curtainOf(fight([], { stacks: 'open' }).state, restack)).toBeNull();
    expect(game.refused({ ...restack, units: ['y'] })).toEqual(['NOT_THE_STACK', null]);
    game.do(restack);
    expect(game.view('ijn').stacks.find(({ hex }) => hex === '2413')?.top).toBe('y');
    const [event] = game.told('StackOrdered');
    expect(describeEvent(game.state, event!, 'ijn')).toMatchObject({ code: 'StackHandled', data: { hex: '2413' } });
    expect(describeEvent(game.state, event!, 'irn')).toMatchObject({ code: 'StackOrdered' });
    game.set(['units', 'x', 'strength'], 2);
    const [corrected] = game.told('Corrected');
    expect([describeEvent(game.state, corrected!, 'ijn'), corrected?.secret]).toEqual([null, 'irn']);
  });

  test('[MUK-27] a unit attacks once in a phase; the hex may be attacked again, and flipped units defend', () => {
    const game = fight();
    game.do(game.attack('2413', NORTH)).do(roll, [6]).do(end);
    expect([game.unit('north').disrupted, game.unit('x').disrupted, game.state.actor]).toEqual([true, true, 'irn']);
    game.do({ type: 'flipUnit', unit: 'z' });
    expect(game.refused(game.attack('2413', NORTH))).toEqual(['UNIT_FLIPPED', 'MUK-4']);
    game.do(game.attack('2413', ['south']));
    expect(game.action.attack?.defence).toBe(5);
  });

  test('[MUK-31] terrain and hexsides are said, or painted', () => {
    const game = fight();
    const attackers = [{ units: ['north'], hexside: 'major' as const }];
    game.do({ type: 'declareAttack', target: '2413', attackers, terrain: 'town' });
    expect(game.action.attack?.reading?.shifts).toEqual([
      { cause: 'town', shift: -1 },
      { cause: 'major', shift: -2 },
    ]);
    const board = {
      terrain: { '2413': 'pass' },
      rivers: { '2412-2413': 'minor' },
      trenches: {},
      railroad: null,
    } as const;
    const painted = new MukdenTable(FORCE, {}, { board }).goTo('IV', 'combat');
    painted.do(painted.attack('2413', NORTH));
    expect(painted.action.attack).toMatchObject({ terrain: 'mountain', attackers: [{ hexside: 'minor', place: 0 }] });
  });
});

describe('bombardment', () => {
  const guns = (game: MukdenTable, bombardment: number, ids = NORTH) => game.attack('2413', ids, { bombardment });

  test('[MUK-33] 8 markers, each once, no more than factors; only with communication, and not for the Russians', () => {
    const game = fight();
    expect(game.refused(guns(game, 7))).toEqual(['TOO_MANY_MARKERS', 'MUK-33']);
    expect(game.refused(guns(game, 9))).toEqual(['MARKERS_USED', 'MUK-33']);
    game.do(guns(game, 6));
    expect([game.state.markers, game.action.attack?.reading?.differential]).toEqual([2, 7]);
    game.do(roll, [6]).do(end);
    game.set(['units', 'x', 'disrupted'], false);
    expect(game.refused(game.attack('2412', ['x'], { bombardment: 1 }))).toEqual(['NOT_JAPANESE', 'MUK-33']);
    game.do({ type: 'flipUnit', unit: 'z' });
    expect(game.refused(guns(game, 3, ['south']))).toEqual(['MARKERS_USED', 'MUK-33']);
    const cut = fight([unit('r', 'irn', 1, '1921')]);
    expect(cut.refused(guns(cut, 1))).toEqual(['NO_COMMUNICATION', 'MUK-33']);
    expect(cut.anyway(guns(cut, 1)).state.markers).toBe(7);
  });

  test('[MUK-13] none where movement comes first, nor in phase VII', () => {
    const game = fight().goTo('VII', 'movement');
    expect(game.refused(guns(game, 1))).toEqual(['NO_BOMBARDMENT', 'MUK-13']);
  });

  test('[MUK-33] markers take no losses', () => {
    const game = new MukdenTable([unit('a', 'ijn', 1, '2412'), unit('x', 'irn', 3, '2413')]).goTo('IV', 'combat');
    game.do(guns(game, 1, ['a'])).do(roll, [6]);
    expect([game.state.losses, game.unit('a').strength]).toEqual([{ ijn: 1, irn: 0 }, 0]);
  });
});

describe('losses', () => {
  test('[MUK-35][MUK-2] each side spreads its own; what only one can take, or takes all, is taken at once', () => {
    const game = fight();
    game.do(game.attack('2413', ['north', 'south', 'west'])).do(roll, [3]);
    expect(game.told('AttackResolved')).toMatchObject([{ die: 3, losses: [1, 3], owed: { ijn: 1, irn: 3 } }]);
    expect(game.owed()).toEqual(['take-losses', 'take-losses']);
    const take = (side: 'ijn' | 'irn', ...losses: readonly { unit: string; steps: number }[]) =>
      ({ type: 'takeLosses', side, losses }) as const;
    expect(game.refused(take('irn', { unit: 'x', steps: 2 }))).toEqual(['OTHER_LOSSES', 'MUK-35']);
    expect(game.refused(take('irn', { unit: 'z', steps: 3 }))).toEqual(['NOT_IN_THE_ATTACK', null]);
    game.do(take('irn', { unit: 'x', steps: 1 }, { unit: 'y', steps: 2 })).do(take('ijn', { unit: 'west', steps: 1 }));
    expect([game.unit('x').strength, game.unit('y').strength, game.unit('y').hex]).toEqual([2, 0, null]);
    expect([game.state.losses, game.action.step]).toEqual([{ ijn: 1, irn: 3 }, 'done']);
    expect(game.refused(take('ijn', { unit: 'west', steps: 1 }))).toEqual(['NOTHING_TO_TAKE', null]);
    expect(game.do(end).state.tape).toMatchObject([{ side: 'ijn', parts: [{ kind: 'attack', losses: [1, 3] }] }]);
  });

  test('[MUK-35] what is too much is not carried over', () => {
    const game = new MukdenTable([
      unit('a', 'ijn', 12, '2412'),
      unit('x', 'irn', 1, '2413'),
      unit('z', 'irn', 1, '2614'),
    ]);
    game
      .goTo('IV', 'combat')
      .do(game.attack('2413', ['a']))
      .do(roll, [1]);
    expect([game.state.losses.irn, game.unit('x').strength, game.unit('z').strength]).toEqual([1, 0, 1]);
  });

  test('[MUK-9] the Cavalry Corps is counted by its eliminations', () => {
    const corps = unit('corps', 'irn', 1, '2512', 'corps');
    const game = new MukdenTable([unit('a', 'ijn', 12, '2412'), corps, unit('z', 'irn', 1, '2614')]).goTo(
      'IV',
      'combat',
    );
    game.do(game.attack('2512', ['a']));
    game.do(roll, [1]);
    expect([game.state.losses.irn, game.state.cavalryEliminations]).toEqual([0, 1]);
  });

  test('[MUK-34] without a table the players say the result', () => {
    const game = fight().do({ type: 'useTable', source: 'none', crt: null });
    game.do(game.attack('2413', NORTH));
    expect(game.action.attack?.reading).toBeNull();
    expect(game.needs(roll)).toEqual({ dice: 0, key: 'combat' });
    game.do(roll, { combat: { result: '1/5' } });
    expect([game.unit('north').strength, game.action.step]).toEqual([5, 'advance']);
  });
});

describe('advance and momentum', () => {
  /** The hex is cleared without a loss: a strong attack on a weak stack. */
  const cleared = (more: readonly ReturnType<typeof unit>[] = []): MukdenTable => {
    const game = new MukdenTable([
      unit('a', 'ijn', 12, '2412'),
      unit('b', 'ijn', 12, '2412', 'brigade'),
      unit('c', 'ijn', 6, '2414'),
      unit('x', 'irn', 2, '2413'),
      unit('z', 'irn', 4, '2415'),
      ...more,
    ]).goTo('IV', 'combat');
    return game.do(game.attack('2413', ['a', 'b', 'c'])).do(roll, [1]);
  };
  const advance = (...units: readonly string[]) => ({ type: 'advance', units }) as const;

  test('[MUK-36][MUK-21][AMB-10] attackers may go into the empty hex, within the limit, whatever the zones', () => {
    const game = cleared();
    expect(game.action.step).toBe('advance');
    expect(game.refused(advance('a', 'b', 'c'))).toEqual(['OVERSTACKED', 'MUK-17']);
    game.do(advance('a', 'b'));
    expect([game.unit('a').hex, game.unit('c').hex, game.action.step]).toEqual(['2413', '2414', 'follow']);
    expect(game.refused(advance('c'))).toEqual(['WRONG_STEP', null]);
    game.do(end);
    expect([game.unit('a').disrupted, game.unit('c').disrupted]).toEqual([true, true]);
    expect(cleared().do(end).unit('a')).toMatchObject({ hex: '2412', disrupted: true });
  });

  test('[MUK-37] those that advanced attack once more: no guns, nobody else, never twice', () => {
    const game = cleared([unit('w', 'irn', 2, '2514')]).do(advance('a', 'b'));
    expect(game.refused(game.attack('2514', ['a'], { bombardment: 1 }))).toEqual(['NO_GUNS_IN_MOMENTUM', 'MUK-37']);
    expect(game.refused(game.attack('2415', ['c']))).toEqual(['NOT_ADVANCED', 'MUK-37']);
    game
      .do(game.attack('2514', ['a', 'b']))
      .do(roll, [1])
      .do(advance('a'));
    expect(game.action).toMatchObject({ step: 'done', hasFollowed: true });
    expect(game.refused(game.attack('2415', ['a']))).toEqual(['MOMENTUM_USED', 'MUK-37']);
    game.do(end);
    expect(game.state.tape[0]?.parts).toEqual([
      { kind: 'attack', losses: [0, 5] },
      { kind: 'momentum', losses: [0, 4] },
    ]);
  });

  test('[MUK-28][MUK-38][AMB-11] an attack and a momentum probe; nothing follows that', () => {
    const game = cleared().do(advance('a', 'b'));
    expect(game.refused({ type: 'probe', units: ['c'], to: '2514' })).toEqual(['NOT_ADVANCED', 'MUK-37']);
    expect(game.refused({ type: 'probe', units: ['a'], to: '2513' })[0]).toBe('NOT_IN_A_ZONE');
    const near = cleared([unit('w', 'irn', 2, '2614')]).do(advance('a'));
    expect(near.refused({ type: 'probe', units: ['a'], to: '2514' })).toEqual(['NOT_IN_A_ZONE', 'MUK-38']);
    const beside = cleared([unit('w', 'irn', 2, '2514'), unit('v', 'irn', 1, '2612')]).do(advance('a'));
    beside.do({ type: 'probe', units: ['a'], to: '2513' });
    expect([beside.unit('a').hex, beside.action.step]).toEqual(['2513', 'done']);
    expect(beside.refused({ type: 'probe', units: ['a'], to: '2413' })).toEqual(['PROBED_ALREADY', 'MUK-38']);
    expect(beside.refused(beside.attack('2514', ['a']))).toEqual(['MOMENTUM_USED', 'MUK-37']);
    expect(beside.do(end).state.tape[0]?.parts.map(({ kind }) => kind)).toEqual(['attack', 'probe']);
  });

  test('[MUK-38][AMB-9] a probe goes from an enemy zone into one without units, and may lead to momentum', () => {
    const force = [
      unit('a', 'ijn', 6, '2412'),
      unit('b', 'ijn', 6, '2412'),
      unit('x', 'irn', 3, '2512'),
      unit('w', 'irn', 1, '2514'),
    ];
    const game = new MukdenTable(force).goTo('IV', 'combat');
    const probe = (to: string, ...units: readonly string[]) => ({ type: 'probe', units, to }) as const;
    expect(game.refused(probe('2313', 'a'))).toEqual(['NO_ZONE_THERE', 'MUK-38']);
    expect(game.refused(probe('2512', 'a'))).toEqual(['UNITS_THERE', 'MUK-38']);
    expect(game.refused(probe('2414', 'a'))).toEqual(['NOT_ADJACENT', 'MUK-26']);
    game.do(probe('2413', 'a', 'b'));
    expect([game.unit('a').hex, game.action.step, game.owed()]).toEqual(['2413', 'follow', ['follow-up']]);
    game.do(game.attack('2514', ['a', 'b'])).do(roll, [1]);
    expect(game.state.losses).toEqual({ ijn: 0, irn: 1 });
    game.do(end);
    expect(game.state.tape[0]?.parts.map(({ kind }) => kind)).toEqual(['probe', 'momentum']);
    expect(game.unit('b').disrupted).toBe(true);
  });

  test('[MUK-6] an advance takes the hex', () => {
    const force = [unit('a', 'ijn', 12, '2309'), unit('x', 'irn', 1, '2310'), unit('z', 'irn', 1, '2614')];
    const game = new MukdenTable(force).goTo('IV', 'combat', 2);
    game
      .do(game.attack('2310', ['a']))
      .do(roll, [1])
      .do(advance('a'));
    expect(game.state.result).toEqual({ winner: 'ijn', how: 'sudden' });
  });
});

describe('without a board', () => {
  test('[MUK-18] factors are typed; the defender shows his, losses go onto the tracks, momentum needs no units', () => {
    const game = new MukdenTable([]).goTo('IV', 'combat');
    const typed = (factors: number, place = 0) => ({ units: [], factors, place });
    game.do({ type: 'declareAttack', target: null, attackers: [typed(6), typed(4, 3)], bombardment: 2 });
    expect([game.action.step, game.owed()]).toEqual(['show', ['show-defenders']]);
    expect(game.refused({ type: 'showDefenders', defence: 25 })).toEqual(['TOO_MANY_FACTORS', 'MUK-17']);
    expect(game.refused({ type: 'showDefenders', defence: 0 })).toEqual(['NO_DEFENCE', null]);
    game.do({ type: 'showDefenders', defence: 4 });
    expect(game.action.attack?.reading).toMatchObject({ differential: 8, finalColumn: 5, concentric: 'opposite' });
    game.do(roll, [1]);
    expect([game.state.losses, game.action.step]).toEqual([{ ijn: 0, irn: 4 }, 'advance']);
    game
      .do({ type: 'declareAttack', target: null, attackers: [typed(8)], defence: 3 })
      .do(roll, [6])
      .do(end);
    expect([game.state.losses, game.state.actor]).toEqual([{ ijn: 3, irn: 4 }, 'irn']);
    expect(game.state.tape[0]?.parts.map(({ kind }) => kind)).toEqual(['attack', 'momentum']);
  });

  test('[MUK-17] 25 factors in a hex are too many; none are no attack', () => {
    const game = new MukdenTable([]).goTo('IV', 'combat');
    const attack = (factors: number, defence = 3) =>
      ({ type: 'declareAttack', target: '2413', attackers: [{ units: [], factors, hex: '2412' }], defence }) as const;
    expect(game.refused(attack(25))).toEqual(['TOO_MANY_FACTORS', 'MUK-17']);
    expect(game.refused(attack(5, 25))).toEqual(['TOO_MANY_FACTORS', 'MUK-17']);
    expect(game.refused(attack(0))).toEqual(['NO_ATTACKERS', null]);
    expect(game.refused(attack(3, 0))).toEqual(['NO_DEFENCE', null]);
    expect(game.anyway(attack(25)).told('RuleOverridden')).toMatchObject([
      { code: 'TOO_MANY_FACTORS', rule: 'MUK-17' },
    ]);
  });
});

import { smallSetup, Trial } from '@/testing/togo-battles';

import type { CommandOf } from './commands';
import { whySilent } from './preview-fire';
import { togoBattle } from './rulebook';

type Shot = NonNullable<CommandOf<'fire'>['fires'][number]['shots']>[number];
const shot = (over: Partial<Shot> = {}): Shot => ({ battery: 0, target: 'sissoi', range: 4, arc: 'side', ...over });
const fire = (ship: string, ...shots: readonly Shot[]): CommandOf<'fire'> => ({
  type: 'fire',
  fires: [{ ship, shots }],
});

/** Phase F with the Japanese to fire first. */
function gunnery(over = {}): Trial {
  const trial = Trial.of(smallSetup(over)).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  return trial.to('F');
}

test('[TOGO-28][TOGO-32] one start die a ship; effective hits wait beside their target and nothing is felt yet', () => {
  const trial = gunnery();
  const [event] = trial.do(
    fire('asama', shot(), shot({ battery: 1, target: 'navarin', range: 6 })),
    // start 4: on target at 4 inches, off at 6; 8in hit 2, size 5, pen 4 - 3
    [4, 1, 2, 6, 6, 5, 4, 1, 2],
  );
  expect(event).toMatchObject({
    type: 'GunfireResolved',
    die: 4,
    shots: [
      { target: 'sissoi', onTarget: true, potential: 2, actual: 2, effective: 1, pen: { value: 1 }, arc: 'side' },
      { target: 'navarin', onTarget: false, effective: 0 },
    ],
  });
  expect(trial.state.ships.sissoi).toMatchObject({
    markers: [],
    waiting: [{ from: 'asama', weapon: '8in', battery: '8in', range: 4, beyond8: false, restricted: false, due: 'H' }],
  });
});

test('[TOGO-33] a ship fires once a turn, a battery at one target', () => {
  const trial = gunnery();
  expect(trial.refused(fire('asama', shot(), shot({ target: 'navarin' })))).toBe('BATTERY_ALREADY_FIRING');
  trial.do(fire('asama', shot()), [6]);
  expect(trial.refused(fire('asama', shot()))).toBe('ALREADY_FIRED');
});

test.each([
  ['TOGO-28', shot({ range: 13 }), 'BEYOND_12_INCHES'],
  ['TOGO-41', shot({ battery: 1, range: 9 }), 'WEAPON_HAS_NO_VALUE_AT_RANGE'],
  ['TOGO-26', shot({ target: 'iwate' }), 'OWN_SIDE'],
  ['TOGO-34', shot({ arc: 'bow', bearing: 90 }), 'OUTSIDE_ARC'],
])('[%s] refuses a shot the rules forbid', (_, forbidden, code) => {
  expect(gunnery().refused(fire('asama', forbidden))).toBe(code);
});

test('[TOGO-58][TOGO-59] a ship whose hits left her no gun is not asked to fire, and is told why she is silent', () => {
  const trial = gunnery();
  const marker = (id: number, letter: string) => ({ id, letter, permanent: false, hit: id, turn: 1 });
  const hits = (...letters: readonly string[]) =>
    trial.do({
      type: 'correct',
      path: ['ships', 'asama', 'markers'],
      value: letters.map((each, i) => marker(i, each)),
    });
  const asked = () => togoBattle.owed(trial.state, 'public').some(({ about }) => about === 'asama');
  hits('M', 'M', 'S');
  expect(asked()).toBe(true);
  expect(whySilent(trial.state, 'asama')).toBeNull();
  hits('M', 'M', 'S', 'S');
  expect(asked()).toBe(false);
  expect(whySilent(trial.state, 'asama')).toMatchObject({ code: 'NO_GUNS_BEARING' });
});

test('[TOGO-27] targets may be declared first and fired later', () => {
  const trial = gunnery();
  expect(trial.refused({ type: 'fire', fires: [{ ship: 'asama' }] })).toBe('NOTHING_DECLARED');
  trial.do({ type: 'declareFire', ship: 'asama', shots: [shot()] });
  const [event] = trial.do({ type: 'fire', fires: [{ ship: 'asama' }] }, [5]);
  expect(event).toMatchObject({ shots: [{ target: 'sissoi', onTarget: false }] });
});

test('[TOGO-26] a division fires in one command, each ship with a start die of her own', () => {
  const trial = gunnery();
  const command: CommandOf<'fire'> = {
    type: 'fire',
    fires: [
      { ship: 'asama', shots: [shot()] },
      { ship: 'iwate', shots: [shot({ battery: 1 })] },
    ],
  };
  const asked = togoBattle.decide(trial.state, command, [6], { override: false });
  expect(asked).toMatchObject({ type: 'needs', needs: { call: { key: 'iwate.start' } } });
  expect(trial.do(command, [6, 6])).toHaveLength(2);
});

test('[TOGO-35][TOGO-36] a turning ship fires half her dice, over half her movement none', () => {
  const turned = (turns: number[]): Trial => {
    const trial = Trial.of(smallSetup()).to('B');
    trial.do({ type: 'rollInitiative' }, [5, 2]);
    trial.do({ type: 'finishSide', side: 'irn' });
    trial.do({ type: 'beginMove', counter: 'k' });
    trial.do({ type: 'noteMove', counter: 'k', turns, distance: 3, apart: [{ ship: 'iwate', turns: [] }] });
    return trial.to('F');
  };
  const half = turned([45]);
  expect(half.do(fire('asama', shot({ battery: 1 })), [1, 6, 6, 6])).toMatchObject([
    { shots: [{ dice: { value: 3 } }] },
  ]);
  expect(half.do(fire('iwate', shot({ battery: 1 })), [1, 6, 6, 6, 6, 6, 6, 6])).toMatchObject([
    { shots: [{ dice: { value: 7 } }] },
  ]);
  expect(turned([90]).refused(fire('asama', shot()))).toBe('MORE_THAN_HALF_MOVEMENT_TURNING');
});

test('[TOGO-37][TOGO-38] at night guns are worse and reach no farther than one sees, unless the target burns', () => {
  const trial = gunnery({ light: { night: 2, day: 24 } });
  expect(trial.refused(fire('asama', shot({ range: 3 })))).toBe('BEYOND_NIGHT_GUN_RANGE');
  trial.do({ type: 'correct', path: ['ships', 'sissoi', 'fires'], value: 1 });
  const [event] = trial.do(fire('asama', shot({ range: 3 })), [4, 6, 6, 6, 6]);
  expect(event).toMatchObject({ shots: [{ hit: { value: 1 } }] });
});

test('[TOGO-62][AMB-18] two P silence her; made good, she fires again', () => {
  const trial = gunnery();
  const P = (id: number) => ({ id, letter: 'P', permanent: false, hit: id, turn: 1 });
  trial.do({ type: 'correct', path: ['ships', 'asama', 'markers'], value: [P(1), P(2)] });
  expect(trial.refused(fire('asama', shot()))).toBe('SILENCED');
  trial.do({ type: 'correct', path: ['ships', 'asama', 'markers'], value: [P(1)] });
  expect(trial.refused(fire('asama', shot()))).toBe('needs');
});

test('[AMB-49][AMB-45] transports never fire; a base fires one die for each boat', () => {
  const trial = gunnery();
  trial.do({ type: 'finishSide', side: 'ijn' });
  expect(trial.refused(fire('maru', shot({ target: 'asama' })))).toBe('CONVOY_NEVER_FIRES');
  const base = gunnery();
  const [event] = base.do(fire('shirakumo', shot({ range: 2 })), [1, 6, 6, 6, 6, 6, 6]);
  expect(event).toMatchObject({ shots: [{ dice: { value: 6 } }] });
});

test('[AMB-25] on the edge of two arcs the firer chooses, or the dice do by house rule', () => {
  const trial = gunnery({ houseRules: { arcEdge: 'dice-off' } });
  const edge: Shot = { battery: 0, target: 'sissoi', range: 4, bearing: 30 };
  expect(trial.refused(fire('asama', edge))).toBe('ARC_IN_DISPUTE');
  trial.do({ type: 'rollArcEdge', ship: 'asama', battery: 0, target: 'sissoi' }, [3, 5]);
  expect(trial.refused(fire('asama', { ...edge, arc: 'bow' }))).toBe('needs');
  expect(gunnery().refused(fire('asama', edge))).toBe('needs');
});

test('what the umpire allows is fired, and the rule set aside is told first', () => {
  const trial = gunnery();
  const events = trial.do(fire('asama', shot({ battery: 1, range: 13 })), [3], true);
  expect(events).toMatchObject([
    { type: 'RuleOverridden', code: 'BEYOND_12_INCHES', rule: 'TOGO-28' },
    { type: 'GunfireResolved', shots: [{ range: 13 }] },
  ]);
  expect(trial.refused(fire('nobody', shot()), true)).toBe('NO_SUCH_SHIP');
  expect(trial.refused(fire('iwate', shot({ battery: 7 })), true)).toBe('NO_SUCH_BATTERY');
});

test('holding fire settles what was owed', () => {
  const trial = gunnery();
  const owing = () => togoBattle.owed(trial.state, 'public').map(({ about }) => about);
  expect(owing()).toContain('asama');
  trial.do({ type: 'holdFire', ships: ['asama', 'iwate'] });
  expect(owing()).not.toContain('asama');
});

test('[TOGO-26] a volley says who fires and who holds her fire, in one order', () => {
  const trial = gunnery();
  const volley: CommandOf<'fire'> = { ...fire('asama', shot()), holds: ['iwate', 'shirakumo'] };
  expect(trial.refused({ ...volley, holds: ['nobody'] })).toBe('NO_SUCH_SHIP');
  const events = trial.do(volley, [6]);
  expect(events.map(({ type }) => type)).toEqual(['GunfireResolved', 'FireHeld', 'FireHeld']);
  expect(trial.state.ships.iwate?.heldIn).toBe(1);
  expect(trial.refused({ ...fire('iwate', shot()), holds: ['asama'] })).toBe('ALREADY_FIRED');
});

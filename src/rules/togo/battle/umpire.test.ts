import { CRUISER, smallSetup, Trial } from '@/testing/togo-battles';

import { designOf } from '../documents/ship-design';
import { shipById } from '../ships/library';
import { addShipCommand } from './new-ship';
import { togoBattle } from './rulebook';

test('[TOGO-71][TOGO-72] the Japanese draw two cards in I, the Russians one, once a turn', () => {
  const trial = Trial.of(smallSetup());
  expect(trial.state.sides.ijn.hand).toHaveLength(4);
  expect(trial.refused({ type: 'drawCards', side: 'ijn' })).toBe('WRONG_PHASE');
  trial.to('I').do({ type: 'drawCards', side: 'ijn' });
  trial.do({ type: 'drawCards', side: 'irn' });
  expect(trial.state.sides.ijn.hand).toHaveLength(6);
  expect(trial.state.sides.irn.hand).toHaveLength(3);
  expect(trial.refused({ type: 'drawCards', side: 'ijn' })).toBe('ALREADY_DREW');
});

test('[TOGO-73] a card is played at its time, on what is on the table, and is then everybody’s', () => {
  const cards = (['any', 'F'] as const).map((time, index) => ({
    id: `card-${index}`,
    kind: 'event' as const,
    title: `${time} card`,
    text: 'something happens',
    time,
  }));
  const blank = { id: 'blank', kind: 'dummy' as const, title: 'nothing', text: '', time: 'any' as const };
  const setup = smallSetup();
  const sides = { ...setup.sides, ijn: { ...setup.sides.ijn, cards: [...cards, blank] } };
  const trial = Trial.of({ ...setup, sides });
  const play = (card: string, target: string | null = null) =>
    trial.refused({ type: 'playCard', side: 'ijn', card, target });
  expect(play('card-1')).toBe('NOT_THE_CARDS_TIME');
  expect(play('blank')).toBe('DUMMY_CARD');
  expect(play('card-0', 'nowhere')).toBe('CARD_TARGET_NOT_ON_TABLE');
  expect(play('card-9')).toBe('NO_SUCH_CARD');
  expect(JSON.stringify(togoBattle.view(trial.state, 'irn'))).not.toContain('any card');
  const [played] = trial.do({ type: 'playCard', side: 'ijn', card: 'card-0', target: 'sissoi' });
  expect(togoBattle.describe(trial.state, played!, 'irn')).toMatchObject({ data: { card: { title: 'any card' } } });
  const [gone] = trial.do({ type: 'discardCard', side: 'ijn', card: 'blank' });
  expect(togoBattle.describe(trial.state, gone!, 'irn')).toEqual({
    code: 'CardDiscarded',
    data: { side: 'ijn' },
    about: ['ijn'],
  });
});

test('any value can be corrected by hand, and the log keeps what it was', () => {
  const trial = Trial.of(smallSetup());
  const [event] = trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 2, reason: 'we forgot' });
  expect(event).toEqual({
    type: 'Corrected',
    path: ['ships', 'asama', 'fires'],
    before: 0,
    value: 2,
    reason: 'we forgot',
  });
  expect(trial.state.ships.asama?.fires).toBe(2);
  trial.do({ type: 'correct', path: ['phase'], value: 'G' });
  trial.do({ type: 'correct', path: ['turn'], value: 4 });
  expect(trial.state).toMatchObject({ phase: 'G', turn: 4 });
});

test.each([
  [['ships', 'asama', 'fires'], -1, 'BAD_VALUE'],
  [['ships', 'nobody', 'fires'], 1, 'NO_SUCH_VALUE'],
  [['ships', 'constructor', 'fires'], 1, 'NO_SUCH_VALUE'],
  [['next', 'hit'], 1, 'NO_SUCH_VALUE'],
  [['phase'], 'Z', 'BAD_VALUE'],
])('a correction of %j to %j is refused', (path, value, code) => {
  expect(Trial.of(smallSetup()).refused({ type: 'correct', path, value })).toBe(code);
});

test('ships come and go, strike and run ashore in mid-battle', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'addShip', side: 'ijn', id: 'yakumo', name: 'Yakumo', card: CRUISER, counter: 'k' });
  expect(trial.state.groups.k?.ships).toEqual(['asama', 'iwate', 'yakumo']);
  expect(trial.refused({ type: 'addShip', side: 'ijn', id: 'yakumo', name: '', card: CRUISER })).toBe('ID_TAKEN');
  trial.do({ type: 'removeShip', ship: 'yakumo' });
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'struck' });
  expect(trial.events.at(-1)).toMatchObject({ type: 'FlagshipLost', counter: 'm' });
  const fire = (ship: string, target: string) =>
    trial.refused({ type: 'fire', fires: [{ ship, shots: [{ battery: 0, target, range: 4, arc: 'side' }] }] });
  trial.to('F');
  expect(fire('sissoi', 'asama')).toBe('OUT_OF_PLAY');
});

test('a house rule changes in mid-battle', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'changeHouseRule', key: 'fireCheck', value: 'ship-once' });
  expect(trial.state.houseRules.fireCheck).toBe('ship-once');
  expect(trial.refused({ type: 'changeHouseRule', key: 'fireCheck', value: 'sometimes' })).toBe('BAD_VALUE');
});

test.each([
  [{ type: 'fly' }, 'type'],
  [{ type: 'beginMove' }, 'counter'],
  [{ type: 'beginMove', counter: '__proto__' }, 'counter'],
  [
    { type: 'fire', fires: [{ ship: 'asama', shots: [{ battery: 0, target: 'x', range: 'far' }] }] },
    'fires[0].shots[0].range',
  ],
  [null, ''],
])('the codec names the field of %j', (value, field) => {
  expect(togoBattle.parse.command(value)).toMatchObject({ ok: false, error: { field } });
});

test('[TOGO-20] a battle with all the counters that a set-up takes is moved and looked over with one order each', () => {
  const of = (side: string) => Array.from({ length: 60 }, (_, place) => `${side}${place + 1}`);
  const ranges = of('j').flatMap((a) => of('r').map((b) => ({ a, b, inches: 30 })));
  expect(togoBattle.parse.command({ type: 'noteRanges', ranges }).ok).toBe(true);
  expect(togoBattle.parse.event({ type: 'RangesNoted', turn: 1, ranges }).ok).toBe(true);
  const moves = of('j').map((counter) => ({ counter, distance: 2 }));
  expect(togoBattle.parse.command({ type: 'moveAhead', moves }).ok).toBe(true);
  const tooMany = [...moves, { counter: 'k', distance: 2 }];
  expect(togoBattle.parse.command({ type: 'moveAhead', moves: tooMany }).ok).toBe(false);
});

test.each([
  [{ counters: ['k'] }, 'counters'],
  [{ light: { night: 'dark', day: 24 } }, 'light.night'],
  [{ houseRules: { fireCheck: 'never' } }, 'houseRules'],
])('a setup with %j is not one', (over, field) => {
  expect(togoBattle.parse.setup({ ...smallSetup(), ...over })).toMatchObject({ ok: false, error: { field } });
});

test('[TOGO-21] the umpire sets a night range the book knows: at any other no gun could fire', () => {
  const trial = Trial.of(smallSetup()).to('F');
  const night = (value: number | null) => ({ type: 'correct', path: ['light', 'night'], value }) as const;
  for (const wrong of [0, 3, 24]) expect(trial.refused(night(wrong), true)).toBe('BAD_VALUE');
  expect(trial.refused(night(null))).toBe('done');
  trial.do(night(4));
  const shots = [{ battery: 0, target: 'asama', range: 2, arc: 'side' as const }];
  expect(trial.refused({ type: 'fire', fires: [{ ship: 'sissoi', shots }] })).toBe('needs');
});

test('a roll has a name, so that a second attempt is seen to be one', () => {
  const { state } = Trial.of(smallSetup());
  expect(togoBattle.attempt(state, { type: 'rollUnplanned', counter: 'k' })).toBe('1.rollUnplanned.k');
  expect(togoBattle.attempt(state, { type: 'fire', fires: [{ ship: 'asama' }] })).toBe('1.fire.asama');
  expect(togoBattle.attempt(state, { type: 'passTorpedoes', side: 'ijn' })).toBeNull();
});

test('a ship of the library comes in with her ratings, a name and an id of her own, and her length', () => {
  const trial = Trial.of(smallSetup());
  const design = designOf(shipById('mikasa')!);
  const ship = { design, side: 'ijn', units: 1, counter: null, offTable: true } as const;
  trial.do(addShipCommand(trial.state, ship));
  trial.do(addShipCommand(trial.state, ship));
  const added = Object.values(trial.state.ships).filter(({ name }) => name.startsWith('Mikasa'));
  expect(added.map(({ name }) => name)).toEqual(['Mikasa', 'Mikasa 2']);
  expect(new Set(added.map(({ id }) => id)).size).toBe(2);
  expect(added[0]).toMatchObject({ lengthM: design.lengthM, card: { type: 'B', armour: design.ratings.armour } });
  expect(trial.state.groups[added[0]!.group]).toMatchObject({ place: 'off', sighted: false });
});

test('a ship that leaves by hand remembers the edge, which scenarios may count', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'setFate', ship: 'asama', fate: 'left', edge: 'south' });
  expect(trial.state.ships.asama).toMatchObject({ fate: 'left', leftBy: 'south' });
  trial.do({ type: 'setFate', ship: 'sissoi', fate: 'struck', edge: 'south' });
  expect(trial.state.ships.sissoi).toMatchObject({ fate: 'struck', leftBy: null });
});

test('[TOGO-19] a command that names a ship behind a blank counter belongs behind her side’s curtain', () => {
  const roll = { type: 'rollDamage', ships: ['asama'] } as const;
  expect(togoBattle.curtainOf(Trial.of(smallSetup()).state, roll)).toBeNull();
  const { state } = Trial.of(smallSetup({}, false));
  expect(togoBattle.curtainOf(state, roll)).toBe('ijn');
  expect(togoBattle.curtainOf(state, { type: 'fire', fires: [{ ship: 'sissoi' }] })).toBe('irn');
  expect(togoBattle.curtainOf(state, { type: 'drawCards', side: 'ijn' })).toBeNull();
});

test('[TOGO-19] what the umpire allows behind a curtain is told there alone', () => {
  const trial = Trial.of(smallSetup({}, false)).to('F');
  const [allowed] = trial.do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: null }] }, [], true);
  expect(allowed).toMatchObject({ type: 'RuleOverridden', code: 'WRONG_PHASE' });
  const told = (viewer: 'ijn' | 'irn' | 'public' | 'umpire') => togoBattle.describe(trial.state, allowed!, viewer);
  expect([told('irn'), told('public')]).toEqual([null, null]);
  expect([told('ijn'), told('umpire')]).toEqual([told('umpire'), expect.objectContaining({ code: 'RuleOverridden' })]);
});

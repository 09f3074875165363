import { num } from '../../common/trace';
import { type Clock, effectsAt, inForce } from './clock';
import { firingForbiddenBy, forbiddenBy, gunReach, halfDiceBy, shellsLeft } from './fire-effects';
import { remindersIn, resolveTrigger, startingDamage, triggersIn, triggersRaisedBy } from './happenings';
import { scenarioById } from './library';
import {
  anchoredBy,
  mayLeave,
  movementAllowance,
  ratedSpeed,
  straightTurns,
  unplannedSparedBy,
  weighing,
} from './movement-effects';
import type { Scenario } from './scenario';
import { seenFromTheStart, seenWithin, sightingAt } from './sighting-effects';
import { type Unit, unitsOf } from './units';

const scenario = (id: string): Scenario => {
  const found = scenarioById(id);
  if (found === null) throw new Error(`no scenario ${id}`);
  return found;
};
const unit = (of: Scenario, name: string): Unit => {
  const found = unitsOf(of).find(({ ship, formation }) => ship === name || formation === name);
  if (found === undefined) throw new Error(`nobody called ${name}`);
  return found;
};
const turn = (number: number): Clock => ({ turn: number });
const night = scenario('port-arthur-night');
const bombardment = scenario('port-arthur-bombardment');
const chemulpo = scenario('chemulpo');
const hitachi = scenario('hitachi-maru');
const yellowSea = scenario('yellow-sea');
const day = scenario('tsushima-day');
const attacks = scenario('tsushima-night');
const ushakov = scenario('tsushima-ushakov');
const svetlana = scenario('tsushima-svetlana');
const donskoi = scenario('tsushima-donskoi');

describe('time', () => {
  test('turns are inclusive on both ends', () => {
    const holds = [1, 2, 3, 4, 5].map((number) => inForce({ from: 2, to: 4 }, turn(number)));
    expect(holds).toEqual([false, true, true, true, false]);
  });

  test('since a trigger, turns count from it; until it, the effect ends with it', () => {
    const alarm = (number: number): Clock => ({ turn: number, triggers: { alarm: 5 } });
    expect(inForce({ since: 'alarm', from: 1, to: 2 }, turn(6))).toBe(false);
    expect([5, 6, 7, 8].map((number) => inForce({ since: 'alarm', from: 1, to: 2 }, alarm(number)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(inForce({ until: 'alarm' }, turn(5))).toBe(true);
    expect(inForce({ until: 'alarm' }, alarm(5))).toBe(false);
  });

  test('a trigger named like a property of every object has not happened', () => {
    expect(inForce({ since: 'constructor' }, { turn: 1, triggers: {} })).toBe(false);
  });

  test('the effects of a moment are those of its turn', () => {
    const types = (number: number): readonly string[] =>
      effectsAt(donskoi, turn(number)).map(({ effect }) => effect.type);
    expect(types(11)).toEqual(['reminder', 'reminder', 'forbidden']);
    expect(types(12)).toEqual(['reminder', 'reminder', 'sighting', 'forbidden']);
    expect(types(14)).toEqual(['reminder', 'reminder', 'sighting']);
  });
});

describe('before the first turn', () => {
  test('ships battered by day begin the night with their hits', () => {
    expect(startingDamage(attacks, unit(attacks, 'navarin'))).toEqual({ P: 1, M: 0, S: 0, T: 0, F: 0 });
    expect(startingDamage(attacks, unit(attacks, 'orel'))).toEqual({ P: 0, M: 1, S: 1, T: 0, F: 0 });
    expect(startingDamage(attacks, unit(attacks, 'izumrud'))).toEqual({ P: 0, M: 0, S: 0, T: 0, F: 0 });
  });

  test('all ships are seen from the start where the scenario says so', () => {
    expect(unitsOf(chemulpo).every((each) => seenFromTheStart(chemulpo, each))).toBe(true);
    expect(unitsOf(yellowSea).some((each) => seenFromTheStart(yellowSea, each))).toBe(false);
    expect(seenFromTheStart(night, unit(night, 'petropavlovsk'))).toBe(false);
  });

  test('[TOGO-48] anchored and grounded ships are held, others are not', () => {
    expect(anchoredBy(night, unit(night, 'retvizan'))).toBe('special-3');
    expect(anchoredBy(bombardment, unit(bombardment, 'pallada'))).toBe('special-3');
    expect(anchoredBy(bombardment, unit(bombardment, 'novik'))).toBeNull();
  });
});

describe('sighting', () => {
  const seen = (of: Scenario, number: number): unknown => sightingAt(of, turn(number));

  test('dusk and mist change it from their turn', () => {
    expect(seen(yellowSea, 31)).toMatchObject({ type: 'done', outcome: { light: 'day', range: 24, rule: null } });
    expect(seen(yellowSea, 32)).toMatchObject({ outcome: { light: 'night', range: 4, rule: 'special-5' } });
    expect(seen(day, 12)).toMatchObject({ outcome: { range: 24 } });
    expect(seen(day, 13)).toMatchObject({ outcome: { light: 'day', range: 12, rule: 'special-6' } });
    expect(seen(donskoi, 12)).toMatchObject({ outcome: { light: 'night', range: 4 } });
  });

  test('rain is diced for, and the die is asked for first', () => {
    expect(sightingAt(hitachi, turn(1))).toMatchObject({
      type: 'needs',
      needs: { missing: 1, call: { purpose: 'visibility' } },
    });
    expect(sightingAt(hitachi, turn(1), [3])).toMatchObject({ outcome: { range: 12, rule: 'special-1' } });
    expect(sightingAt(hitachi, turn(1), [4])).toMatchObject({ outcome: { range: 24, rule: null } });
    expect(sightingAt(hitachi, turn(1), [7])).toMatchObject({ type: 'refused' });
  });

  test('a lit anchorage is seen at four inches, a patrol is not', () => {
    expect(seenWithin(night, unit(night, 'petropavlovsk'), turn(1))).toBe(4);
    expect(seenWithin(night, unit(night, 'irn-patrol-destroyers'), turn(1))).toBeNull();
  });
});

describe('movement', () => {
  const allowance = (of: Scenario, names: readonly string[], number: number, inches: number): unknown =>
    movementAllowance(
      of,
      names.map((name) => unit(of, name)),
      turn(number),
      num(inches, 'TOGO-16'),
    );

  test('a cap holds the ship and any line she is in, after the formation lost its half inch', () => {
    expect(allowance(chemulpo, ['varyag'], 1, 4)).toEqual({
      value: 3,
      parts: [
        { rule: 'TOGO-16', value: 4 },
        { rule: 'special-5', value: -1 },
      ],
    });
    expect(allowance(yellowSea, ['tsesarevich', 'sevastopol'], 1, 2.5)).toMatchObject({ value: 2 });
    expect(allowance(yellowSea, ['tsesarevich', 'retvizan'], 1, 2.5)).toMatchObject({ value: 2.5 });
    expect(allowance(attacks, ['hayabusa-class'], 1, 4.5)).toMatchObject({ value: 3 });
    expect(allowance(attacks, ['ijn-1st-destroyer-flotilla'], 1, 4.5)).toMatchObject({ value: 4.5 });
  });

  test('a cap above what she can do changes nothing', () => {
    expect(allowance(ushakov, ['admiral-ushakov'], 1, 1)).toEqual(num(1, 'TOGO-16'));
  });

  test('a foul fleet keeps its opening speed, and an untidy line half of that at first', () => {
    expect(allowance(day, ['knyaz-suvorov'], 1, 2.5)).toMatchObject({ value: 1.5 });
    expect(allowance(day, ['irn-transports'], 1, 2)).toMatchObject({ value: 1.5 });
    expect(allowance(day, ['oslyabya'], 2, 2.5)).toMatchObject({
      value: 0.75,
      parts: [{ value: 2.5 }, { rule: 'special-4', value: -1 }, { rule: 'special-3', value: -0.75 }],
    });
    expect(allowance(day, ['oslyabya'], 3, 2.5)).toMatchObject({ value: 1.5 });
    expect(allowance(day, ['mikasa'], 1, 2.5)).toMatchObject({ value: 2.5 });
  });

  test('a flooded bow takes half an inch from the rated speed, never below none', () => {
    const ship = unit(svetlana, 'svetlana');
    expect(ratedSpeed(svetlana, ship, turn(1), num(3.5, 'TOGO-8'))).toMatchObject({ value: 3 });
    expect(ratedSpeed(svetlana, ship, turn(1), num(0, 'TOGO-8'))).toMatchObject({ value: 0 });
    expect(ratedSpeed(svetlana, unit(svetlana, 'otowa'), turn(1), num(3.5, 'TOGO-8'))).toMatchObject({ value: 3.5 });
  });

  test('ships with cold engines may not move on turn 1', () => {
    const moves = (name: string, number: number): unknown =>
      forbiddenBy(bombardment, 'movement', unit(bombardment, name), turn(number));
    expect([moves('poltava', 1), moves('poltava', 2), moves('novik', 1)]).toEqual(['special-2', null, null]);
  });

  test('edges open to those who are named, in their turns and inches; others leave as they like', () => {
    const russian = unit(yellowSea, 'askold');
    expect(mayLeave(yellowSea, russian, turn(1), { edge: 'east' })).toBe(true);
    expect(mayLeave(yellowSea, russian, turn(1), { edge: 'west' })).toBe(false);
    expect(mayLeave(yellowSea, russian, turn(1), { edge: 'south', along: 47 })).toBe(false);
    expect(mayLeave(yellowSea, russian, turn(1), { edge: 'south', along: 48 })).toBe(true);
    expect(mayLeave(yellowSea, unit(yellowSea, 'mikasa'), turn(1), { edge: 'west' })).toBe(true);
    const togo = unit(bombardment, 'mikasa');
    expect([5, 6].map((number) => mayLeave(bombardment, togo, turn(number), { edge: 'south' }))).toEqual([false, true]);
    expect(mayLeave(hitachi, unit(hitachi, 'ijn-izumi-maru'), turn(1), { edge: 'west' })).toBe(false);
    expect(mayLeave(hitachi, unit(hitachi, 'ijn-outward-transports'), turn(1), { edge: 'west' })).toBe(true);
  });

  test('[TOGO-18] a line that lost its fleet flagship goes straight for longer', () => {
    expect(straightTurns(yellowSea, 'irn-battle-squadron', 'tsesarevich')).toMatchObject({ value: 2 });
    expect(straightTurns(yellowSea, 'irn-battle-squadron', 'retvizan')).toEqual(num(1, 'TOGO-18'));
    expect(straightTurns(day, 'irn-1st-division', 'knyaz-suvorov')).toEqual(num(1, 'TOGO-18'));
  });

  test('[TOGO-17] Retvizan may charge without a roll once Tsesarevich is out', () => {
    const retvizan = unit(yellowSea, 'retvizan');
    const out = { type: 'ship-out-of-line', ship: 'tsesarevich' } as const;
    expect(triggersRaisedBy(yellowSea, out, turn(9))).toEqual(['tsesarevich-out']);
    expect(triggersRaisedBy(yellowSea, { ...out, ship: 'pobeda' }, turn(9))).toEqual([]);
    expect(unplannedSparedBy(yellowSea, retvizan, turn(9))).toBeNull();
    expect(unplannedSparedBy(yellowSea, retvizan, { turn: 9, triggers: { 'tsesarevich-out': 9 } })).toBe('special-4');
  });
});

describe('fire', () => {
  const bars = (
    of: Scenario,
    act: 'gunfire' | 'torpedoes',
    name: string,
    numbers: readonly number[],
  ): readonly boolean[] => numbers.map((number) => forbiddenBy(of, act, unit(of, name), turn(number)) !== null);

  test('boats wait for their turn', () => {
    expect(bars(chemulpo, 'torpedoes', 'hayabusa-class', [1, 5, 6])).toEqual([true, true, false]);
    expect(bars(yellowSea, 'torpedoes', 'ikazuchi-class', [31, 32])).toEqual([true, false]);
    expect(bars(donskoi, 'torpedoes', 'harusame-class', [13, 14])).toEqual([true, false]);
    expect(bars(chemulpo, 'gunfire', 'asama', [1])).toEqual([false]);
  });

  test('half dice aground, and with a list from turn 8', () => {
    expect(halfDiceBy(bombardment, unit(bombardment, 'retvizan'), turn(1))).toBe('special-3');
    expect(halfDiceBy(bombardment, unit(bombardment, 'poltava'), turn(1))).toBeNull();
    const her = unit(ushakov, 'admiral-ushakov');
    expect([7, 8].map((number) => halfDiceBy(ushakov, her, turn(number)))).toEqual([null, 'special-2']);
  });

  test('worn main guns reach eight inches, the others as usual', () => {
    const her = unit(ushakov, 'admiral-ushakov');
    expect(gunReach(ushakov, her, turn(1), { main: true })).toEqual({ rule: 'special-2', inches: 8 });
    expect(gunReach(ushakov, her, turn(1), { main: false })).toBeNull();
    expect(gunReach(ushakov, unit(ushakov, 'iwate'), turn(1), { main: true })).toBeNull();
  });

  test('Svetlana fires in eight turns and no more', () => {
    const her = unit(svetlana, 'svetlana');
    expect(shellsLeft(svetlana, her, 3)).toEqual({ rule: 'special-2', turns: 5 });
    expect([7, 8].map((fired) => firingForbiddenBy(svetlana, her, turn(12), fired))).toEqual([null, 'special-2']);
    expect(firingForbiddenBy(svetlana, unit(svetlana, 'otowa'), turn(12), 20)).toBeNull();
  });
});

describe('the alarm at Port Arthur', () => {
  const retvizan = unit(night, 'retvizan');
  const after = (number: number): Clock => ({ turn: number, triggers: { alarm: 3 } });

  test('until then nobody fires or looks; a patrol never fires', () => {
    expect(forbiddenBy(night, 'gunfire', retvizan, turn(3))).toBe('special-1');
    expect(forbiddenBy(night, 'sighting', retvizan, turn(3))).toBe('special-1');
    expect(forbiddenBy(night, 'gunfire', retvizan, after(3))).toBeNull();
    expect(forbiddenBy(night, 'gunfire', unit(night, 'irn-patrol-destroyers'), after(9))).toBe('special-4');
    expect(forbiddenBy(night, 'gunfire', unit(night, 'ijn-1st-destroyer-flotilla'), turn(1))).toBeNull();
  });

  test('a torpedo attack raises it, or a die of 1, and it is raised once', () => {
    expect(triggersRaisedBy(night, { type: 'torpedo-attack' }, turn(3))).toEqual(['alarm']);
    expect(triggersRaisedBy(night, { type: 'torpedo-attack' }, after(4))).toEqual([]);
    const [open] = triggersIn(night, 'E', turn(2));
    expect(open).toEqual({ rule: 'special-1', trigger: 'alarm', atMost: 1 });
    expect(triggersIn(night, 'F', turn(2))).toEqual([]);
    if (open === undefined) throw new Error('no trigger');
    expect(resolveTrigger(open, [])).toMatchObject({ type: 'needs' });
    expect(resolveTrigger(open, [1])).toMatchObject({ outcome: { happens: true } });
    expect(resolveTrigger(open, [2])).toMatchObject({ outcome: { happens: false } });
  });

  test('a trigger without a die happens when it is said to', () => {
    const [open] = triggersIn(yellowSea, 'H', turn(9));
    expect(open && resolveTrigger(open, [])).toMatchObject({ outcome: { happens: true } });
  });

  test('half dice in its turn and for two turns more', () => {
    const half = [3, 4, 5, 6].map((number) => halfDiceBy(night, retvizan, after(number)) !== null);
    expect(half).toEqual([true, true, true, false]);
    expect(halfDiceBy(night, retvizan, turn(4))).toBeNull();
  });

  test('from four turns after it Novik and Askold weigh on 5 or 6', () => {
    const novik = unit(night, 'novik');
    expect([6, 7].map((number) => weighing(night, novik, after(number))?.atLeast)).toEqual([undefined, 5]);
    expect(weighing(night, retvizan, after(9))).toBeNull();
  });
});

describe('reminders', () => {
  const shown = (of: Scenario, phase: 'A' | 'B' | 'E' | 'F' | 'H' | 'I', number: number): readonly string[] =>
    remindersIn(of, phase, turn(number)).map(({ rule }) => rule);

  test('a sentence is shown in its phases and turns', () => {
    expect(shown(day, 'B', 3)).toEqual(['special-2', 'special-4', 'special-7']);
    expect(shown(day, 'B', 4)).toEqual(['special-4', 'special-7']);
    expect(shown(day, 'F', 4)).toEqual(['special-5']);
    expect(shown(day, 'E', 4)).toEqual([]);
    expect(shown(hitachi, 'I', 23)).toEqual([]);
    expect(shown(hitachi, 'I', 24)).toEqual(['special-5']);
  });

  test('it carries its words, and whether players may leave it out', () => {
    expect(remindersIn(day, 'H', turn(1))).toEqual([
      {
        rule: 'special-5',
        text: 'Duds (optional): roll a die for each Russian effective hit beyond 4″; on a 6 it is ignored.',
        optional: true,
      },
    ]);
  });
});

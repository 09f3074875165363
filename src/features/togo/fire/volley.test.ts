import { battleView, type BattleState, type Side, togoBattle } from '@/rules/togo/index';
import { smallSetup, Trial, unplotted } from '@/testing/togo-battles';

import { startPlan } from './fire-plan';
import { volleyCommand, volleyOf } from './volley';

const volley = (state: BattleState, side: Side, aims = {}) => volleyOf(state, battleView(state, 'public'), side, aims);

function tsushima(): BattleState {
  const trial = Trial.of(unplotted('tsushima-day', 1)).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  return trial.to('F').state;
}

test('a whole side fires at its opposite numbers, division by division', () => {
  const state = tsushima();
  const { divisions, expected } = volley(state, 'ijn');
  expect(divisions.map(({ counter }) => state.groups[counter]?.name)).toEqual([
    '1st Division',
    '2nd Division',
    '3rd Division',
    '4th Division',
    'Dispatch vessels',
  ]);
  expect(divisions[0]?.firing.map(({ target }) => target.id).slice(0, 3)).toEqual([
    'knyaz-suvorov',
    'imperator-aleksandr-iii',
    'borodino',
  ]);
  expect(expected).toBeCloseTo(
    divisions.reduce((sum, division) => sum + division.expected, 0),
    9,
  );
  // The rules have nothing against any of it.
  const decision = togoBattle.decide(state, volleyCommand(divisions)!, {}, { override: false });
  expect(decision.type).toBe('needs');
});

test('a ship that split her fire last turn splits it again, until her division is given another target', () => {
  const setup = smallSetup();
  const trial = Trial.of(setup).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  trial.to('F');
  const shots = ['sissoi', 'navarin'].map((target, battery) => ({ battery, target, range: 4, arc: 'side' as const }));
  trial.do({ type: 'fire', fires: [{ ship: 'asama', shots }], remember: true }, [6]);
  trial.to('A').to('B').do({ type: 'rollInitiative' }, [5, 2]);
  const { state } = trial.to('F');
  const asama = (aims = {}) => volley(state, 'ijn', aims).divisions[0]!.ships.find(({ ship }) => ship.id === 'asama')!;
  expect(asama().fire?.shots?.map(({ battery, target }) => [battery, target])).toEqual([
    [0, 'sissoi'],
    [1, 'navarin'],
  ]);
  expect(asama().also.map(({ id }) => id)).toEqual(['navarin']);
  expect(startPlan(state, state.ships.asama!)?.aims).toEqual(['sissoi', 'navarin']);
  const changed = asama({ [state.ships.asama!.group]: { target: 'oslyabya' } });
  expect(new Set(changed.fire?.shots?.map(({ target }) => target))).toEqual(new Set(['oslyabya']));
  expect(changed.also).toEqual([]);
});

test('a division can be given another target, another range, or silence', () => {
  const state = tsushima();
  const [first, second, third] = volley(state, 'ijn').divisions;
  const russians = Object.values(state.groups).filter(({ side }) => side === 'irn');
  const changed = volley(state, 'ijn', {
    [first!.counter]: { target: 'oslyabya', at: { range: 8, bearing: 90 } },
    [second!.counter]: { target: russians[2]!.id },
    [third!.counter]: { holds: true },
  }).divisions;
  expect(new Set(changed[0]?.firing.map(({ target, at }) => `${target.id} ${at.range}`))).toEqual(
    new Set(['oslyabya 8']),
  );
  expect(changed[0]!.expected).toBeLessThan(first!.expected);
  expect(changed[1]?.firing.map(({ target }) => target.id)).toEqual([
    'imperator-nikolai-i',
    'general-admiral-apraksin',
    'admiral-senyavin',
    'admiral-ushakov',
    'admiral-ushakov',
    'admiral-ushakov',
  ]);
  expect(changed[2]).toMatchObject({ holds: true, firing: [], expected: 0 });
});

test('[TOGO-24] guns behind a blank counter never fire with their side: they would betray themselves', () => {
  const setup = smallSetup({ light: { night: 2, day: 24 } });
  const hidden = (name: string) => name === 'flotilla';
  const ijn = {
    ...setup.sides.ijn,
    formations: setup.sides.ijn.formations.map((each) => ({ ...each, sighted: !hidden(each.name) })),
  };
  const trial = Trial.of({ ...setup, sides: { ...setup.sides, ijn } }).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  const { state } = trial.to('F');
  const own = volleyOf(state, battleView(state, 'ijn'), 'ijn');
  expect(state.ships.shirakumo?.group).toBe('q');
  for (const { divisions } of [own, volley(state, 'ijn')]) {
    const command = volleyCommand(divisions)!;
    expect(command.fires.map(({ ship }) => ship)).toEqual(['asama', 'iwate']);
    expect(command.holds).toBeUndefined();
  }
});

test('who has fired is out of it, and who cannot reach keeps her place and holds', () => {
  const state = tsushima();
  const [first] = volley(state, 'ijn').divisions;
  const { ship } = first!.ships[0]!;
  const fired = { ...state, ships: { ...state.ships, [ship.id]: { ...ship, firedIn: state.turn } } };
  expect(volley(fired, 'ijn').divisions[0]?.ships.map((each) => each.ship.id)).not.toContain(ship.id);
  const far = { [first!.counter]: { at: { range: 13, bearing: 90 } } };
  const out = volley(state, 'ijn', far).divisions[0]!;
  expect(out.ships).toHaveLength(6);
  expect(out.firing).toEqual([]);
  expect(volleyCommand([out])).toBeNull();
  expect(volleyCommand([out, volley(state, 'ijn').divisions[1]!])?.holds).toEqual(
    out.ships.map((each) => each.ship.id),
  );
});

import fc from 'fast-check';

import { FORMATION } from '../data/scale';
import { SCENARIOS } from '../scenarios/library';
import { SHIPS } from '../ships/library';
import { SIDES } from '../types';
import { type Fleet, parseFleet } from './fleet';
import {
  addFormation,
  addShips,
  emptyFleet,
  fleetFromScenario,
  moveShip,
  moveToNewFormation,
  removeFormation,
  removeShip,
  replaceShip,
  setBoats,
  setFlagship,
  setFleetFlagship,
  shiftFormation,
  shiftShip,
  shipsOf,
} from './fleet-edit';
import { fleetPace, formationPace, repeatedShips } from './fleet-speed';
import { designOf } from './ship-design';

const named = (place: number) => `Formation ${place}`;
const base = (ship: string) => ({ ship, name: ship, boats: null });
const built = (...lines: readonly (readonly string[])[]): Fleet =>
  lines.reduce(
    (fleet, line, index) => {
      const opened = valueOf(addFormation(fleet, named(index + 1)));
      return valueOf(addShips(opened, opened.formations.at(-1)?.key ?? null, line.map(base), named));
    },
    emptyFleet('f', 'Fleet', 'ijn'),
  );
function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const lines = (fleet: Fleet) => fleet.formations.map(({ ships }) => ships.map(({ ship }) => ship));
const key = (fleet: Fleet, ship: string) => shipsOf(fleet).find((each) => each.ship === ship)?.key ?? '';

test('[TOGO-12] ships beyond eight open a formation of their own, and none is lost', () => {
  const ids = SHIPS.slice(0, 20).map(({ id }) => id);
  const fleet = built(ids);
  expect(lines(fleet).map(({ length }) => length)).toEqual([8, 8, 4]);
  expect(lines(fleet).flat()).toEqual(ids);
  expect(fleet.formations.map(({ name }) => name)).toEqual(['Formation 1', 'Formation 2', 'Formation 3']);
  expect(fleet.fleetFlagship).toBe(key(fleet, ids[0] ?? ''));
});

test('[TOGO-12] a full formation takes nobody in, and says so; within itself ships still change places', () => {
  const fleet = built(
    ['mikasa'],
    SHIPS.slice(1, 9).map(({ id }) => id),
  );
  const [, full] = fleet.formations;
  expect(moveShip(fleet, key(fleet, 'mikasa'), { formation: full!.key, place: 0 })).toEqual({
    ok: false,
    error: { code: 'FORMATION_FULL', formation: 'Formation 2' },
  });
  const last = full!.ships.at(-1)!;
  const moved = valueOf(moveShip(fleet, last.key, { formation: full!.key, place: 0 }));
  expect(moved.formations[1]?.ships[0]).toBe(last);
});

test('a flagship who only changes her place stays flagship; one who leaves hands over to the leader', () => {
  const fleet = built(['mikasa', 'fuji', 'asahi'], ['asama']);
  const [first, second] = fleet.formations;
  const back = valueOf(moveShip(fleet, key(fleet, 'mikasa'), { formation: first!.key, place: 2 }));
  expect(lines(back)[0]).toEqual(['fuji', 'asahi', 'mikasa']);
  expect(back.formations[0]?.flagship).toBe(key(fleet, 'mikasa'));
  const away = valueOf(moveShip(fleet, key(fleet, 'mikasa'), { formation: second!.key, place: 0 }));
  expect(away.formations[0]?.flagship).toBe(key(fleet, 'fuji'));
  expect(away.formations[1]?.flagship).toBe(key(fleet, 'asama'));
  expect(away.fleetFlagship).toBe(key(fleet, 'mikasa'));
});

test('the fleet flagship goes with her ship or her formation, and nobody is named in her place', () => {
  const fleet = built(['mikasa', 'fuji'], ['asama']);
  expect(removeShip(fleet, key(fleet, 'mikasa'))).toMatchObject({ fleetFlagship: null });
  expect(removeFormation(fleet, fleet.formations[0]!.key)).toMatchObject({ fleetFlagship: null });
  expect(removeFormation(fleet, fleet.formations[1]!.key).fleetFlagship).toBe(key(fleet, 'mikasa'));
});

test('a replaced ship keeps her place, her key and her flag', () => {
  const fleet = built(['mikasa', 'fuji']);
  const replaced = replaceShip(fleet, key(fleet, 'mikasa'), base('asahi'));
  expect(lines(replaced)).toEqual([['asahi', 'fuji']]);
  expect(replaced.formations[0]?.flagship).toBe(replaced.formations[0]?.ships[0]?.key);
});

test('a copied scenario has every ship of the side, its boats and its flagships, and can be stored', () => {
  for (const scenario of SCENARIOS) {
    for (const side of SIDES) {
      const fleet = fleetFromScenario(scenario, side, 'f', scenario.name);
      expect(parseFleet(fleet)).toEqual({ ok: true, value: fleet });
      expect(lines(fleet)).toEqual(scenario.sides[side].formations.map(({ ships }) => ships));
    }
  }
  const tsushima = fleetFromScenario(
    SCENARIOS.find(({ id }) => id.includes('tsushima'))!,
    'ijn',
    'f',
    'x',
  );
  expect(shipsOf(tsushima).find(({ key: each }) => each === tsushima.fleetFlagship)?.ship).toBe('mikasa');
});

test('[TOGO-16] a formation is half an inch slower than its slowest ship, who is named', () => {
  const fleet = built(['asama', 'fuji'], ['asama']);
  const fuji = designOf(SHIPS.find(({ id }) => id === 'fuji')!).ratings.speed;
  const asama = designOf(SHIPS.find(({ id }) => id === 'asama')!).ratings.speed;
  const [both, alone] = fleet.formations.map((formation) => formationPace(formation, new Map()));
  expect(both).toMatchObject({
    speed: { value: fuji - 0.5 },
    alone: fuji,
    limitedBy: { ship: 'fuji' },
    slowedAs: 'ships',
  });
  expect(alone).toMatchObject({ speed: { value: asama }, slowedAs: null });
  expect(fleetPace(fleet, new Map())).toMatchObject({
    pace: { limitedBy: { ship: 'fuji' } },
    formation: { key: 'f1' },
  });
});

test('[TOGO-15] boats on one base are a formation; one boat alone is not', () => {
  const fleet = built(['sokol-class']);
  const [shipKey] = shipsOf(fleet).map((ship) => ship.key);
  const pace = (of: Fleet) => formationPace(of.formations[0]!, new Map());
  expect(pace(fleet)?.slowedAs).toBe('boats');
  expect(pace(setBoats(fleet, shipKey!, 1))?.slowedAs).toBeNull();
});

test('a ship nobody knows is not counted, and told', () => {
  const fleet = built(['gone', 'fuji'], ['gone']);
  expect(formationPace(fleet.formations[0]!, new Map())).toMatchObject({
    limitedBy: { ship: 'fuji' },
    slowedAs: null,
    missing: [{ ship: 'gone' }],
  });
  expect(formationPace(fleet.formations[1]!, new Map())).toBeNull();
  expect(fleetPace(built(['gone']), new Map())).toBeNull();
});

test('one hull twice is noticed, a class of boats twice is not', () => {
  const fleet = built(['fuji', 'sokol-class'], ['fuji', 'sokol-class', 'asama']);
  expect([...repeatedShips(fleet, new Map())]).toEqual(['fuji']);
});

/** An order as a thumb gives it: to any ship, any formation, any place. */
const order = fc.record({
  what: fc.constantFrom('move', 'up', 'down', 'new', 'flag', 'fleet-flag', 'formation-up', 'formation-down', 'open'),
  ship: fc.nat(),
  formation: fc.nat(),
  place: fc.nat({ max: 9 }),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

function obey(fleet: Fleet, { what, ship, formation, place }: Order): Fleet {
  const ships = shipsOf(fleet);
  const who = ships[ship % Math.max(1, ships.length)]?.key ?? '';
  const where = fleet.formations[formation % Math.max(1, fleet.formations.length)]?.key ?? '';
  const done = (result: ReturnType<typeof moveShip>) => (result.ok ? result.value : fleet);
  switch (what) {
    case 'move':
      return done(moveShip(fleet, who, { formation: where, place }));
    case 'up':
    case 'down':
      return shiftShip(fleet, who, what === 'up' ? -1 : 1);
    case 'new':
      return done(moveToNewFormation(fleet, who, 'New'));
    case 'flag':
      return setFlagship(fleet, who);
    case 'fleet-flag':
      return setFleetFlagship(fleet, who);
    case 'formation-up':
    case 'formation-down':
      return shiftFormation(fleet, where, what === 'formation-up' ? -1 : 1);
    default:
      return done(addFormation(fleet, 'Opened'));
  }
}

const ids = SHIPS.map(({ id }) => id);
const fleets = fc
  .array(fc.array(fc.constantFrom(...ids), { maxLength: FORMATION.maxShips }), { minLength: 1, maxLength: 5 })
  .map((line) => built(...line));

test('[TOGO-12] whatever is moved, no ship is lost or doubled and every fleet can be stored', () => {
  const hulls = (fleet: Fleet) =>
    shipsOf(fleet)
      .map((ship) => ship.key + ship.ship)
      .sort();
  fc.assert(
    fc.property(fleets, fc.array(order, { maxLength: 40 }), (fleet, orders) => {
      let now = fleet;
      for (const each of orders) {
        now = obey(now, each);
        expect(hulls(now)).toEqual(hulls(fleet));
        expect(parseFleet(now)).toEqual({ ok: true, value: now });
        expect(now.formations.every(({ ships, flagship }) => ships.length === 0 || flagship !== null)).toBe(true);
      }
    }),
  );
});

test('whatever is removed is gone alone, and flagships stay among those who are left', () => {
  fc.assert(
    fc.property(fleets, fc.nat(), fc.nat(), (fleet, ship, formation) => {
      const gone = shipsOf(fleet)[ship % Math.max(1, shipsOf(fleet).length)];
      const less = removeShip(fleet, gone?.key ?? '');
      expect(shipsOf(less)).toEqual(shipsOf(fleet).filter((each) => each !== gone));
      expect(parseFleet(less)).toEqual({ ok: true, value: less });
      const dissolved = fleet.formations[formation % fleet.formations.length];
      const fewer = removeFormation(fleet, dissolved?.key ?? '');
      expect(fewer.formations).toEqual(fleet.formations.filter((each) => each !== dissolved));
      expect(parseFleet(fewer)).toEqual({ ok: true, value: fewer });
    }),
  );
});

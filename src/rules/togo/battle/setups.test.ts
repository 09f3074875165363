import { scenarioSetup } from '@/testing/togo-battles';

import type { Fleet } from '../documents/fleet';
import { designOf, type Designs, type ShipDesign } from '../documents/ship-design';
import { shipIndexOf } from '../documents/scenario-draft';
import { SCENARIOS, scenarioById } from '../scenarios/library';
import { parseScenario } from '../scenarios/parse-scenario';
import type { Scenario } from '../scenarios/scenario';
import { shipById } from '../ships/library';
import { SIDES } from '../types';
import {
  countersForForces,
  forceOfFleet,
  forceOfSide,
  forceProblems,
  type FreeOptions,
  setupFromForces,
} from './from-fleets';
import { countersFor, setupFromScenario, withNothingHidden } from './from-scenario';
import { togoBattle } from './rulebook';
import type { Setup } from './setup-shape';

const NONE: Designs = new Map();
const counters = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);
const known = (id: string) => designOf(shipById(id)!);
const own: ShipDesign = { ...known('mikasa'), id: 'Своя 1', name: 'Kachidoki', lengthM: 150, from: 'mikasa' };
const faster: ShipDesign = { ...known('asahi'), ratings: { ...known('asahi').ratings, speed: 5 } };
const designs: Designs = new Map([own, faster].map((design) => [design.id, design]));

const ship = (key: string, id: string, boats: number | null = null) => ({ key, ship: id, name: `Old ${id}`, boats });
const japan: Fleet = {
  ...{ id: 'f1', name: 'Mine', side: 'ijn', fleetFlagship: 'b', notes: '' },
  formations: [
    { key: 'x', name: 'Line', ships: [ship('a', 'asahi'), ship('b', own.id)], flagship: 'a' },
    { key: 'y', name: 'Empty', ships: [], flagship: null },
    {
      ...{ key: 'z', name: 'Boats', flagship: null },
      ships: [ship('c', 'shirakumo-class', 3), ship('d', 'shirakumo-class')],
    },
  ],
};
const russia: Fleet = {
  ...{ id: 'f2', name: 'Theirs', side: 'irn', fleetFlagship: null, notes: '' },
  formations: [{ key: 'x', name: 'Line', ships: [ship('a', 'orel')], flagship: null }],
};
const forces = { ijn: forceOfFleet(japan, designs), irn: forceOfFleet(russia, designs) };
const dummies = { ijn: 2, irn: 1 };
const free: FreeOptions = {
  counters: counters(countersForForces(forces, dummies)),
  name: 'Mine against theirs',
  year: 1905,
  light: { night: 4, day: 24 },
  turnLimit: null,
  edges: { ijn: 'west', irn: 'east' },
  dummies,
  admirals: { ijn: 'Ann', irn: null },
};
const parsed = (setup: Setup) => togoBattle.parse.setup(JSON.parse(JSON.stringify(setup)));
const begun = (setup: Setup) => {
  const good = parsed(setup);
  if (!good.ok) throw new Error(JSON.stringify(good.error));
  return togoBattle.begin(good.value);
};

test('two fleets make a setup the parser takes, with their own ships in it', () => {
  const state = begun(setupFromForces(forces, free));
  const ships = Object.values(state.ships);
  expect(ships.map(({ name, units }) => [name, units])).toEqual([
    ['Asahi', 1],
    ['Kachidoki', 1],
    ['Shirakumo class', 3],
    ['Shirakumo class 2', known('shirakumo-class').ratings.boatsPerBase],
    ['Orel', 1],
  ]);
  expect(state.ships.asahi?.card.speed).toBe(5);
  expect(ships.find(({ name }) => name === 'Kachidoki')).toMatchObject({ lengthM: 150 });
  expect(state.ships[state.sides.ijn.fleetFlagship ?? '']?.name).toBe('Kachidoki');
  expect(Object.values(state.groups).filter(({ dummy }) => dummy)).toHaveLength(3);
  expect(state).toMatchObject({ admirals: { ijn: 'Ann', irn: null }, light: { night: 4, day: 24 }, turnLimit: null });
});

test('[TOGO-42] the year of the battle decides the guns of Japanese boats, in a scenario too', () => {
  const gun = (setup: Setup) =>
    setup.sides.ijn.formations.flatMap((line) => line.ships).find(({ card }) => card.type === 'TBD')?.card.batteries[0]
      ?.weapon;
  expect(gun(setupFromForces(forces, { ...free, year: 1904 }))).toBe('6/12p(R)');
  expect(gun(setupFromForces(forces, free))).toBe('6/12p(J)');
  const night = scenarioById('port-arthur-night')!;
  expect(gun(setupFromScenario(night, { counters: counters(countersFor(night)) }))).toBe('6/12p(R)');
  expect(gun(setupFromScenario(night, { counters: counters(countersFor(night)), year: 1905 }))).toBe('6/12p(J)');
});

test('what is left out is not there, and a fleet flagship that is left out leads nobody', () => {
  const setup = setupFromForces(forces, { ...free, without: ['x'] });
  expect(setup.sides.ijn.formations.map(({ name }) => name)).toEqual(['Boats']);
  expect(setup.sides.ijn.fleetFlagship).toBeNull();
});

test('a deleted ship, an empty side and a line that is too long are named', () => {
  const gone = forceOfFleet(japan, new Map());
  expect(forceProblems(gone)).toEqual([{ code: 'SHIP_GONE', side: 'ijn', formation: 'Line', ship: `Old ${own.id}` }]);
  expect(forceProblems(gone, ['x'])).toEqual([]);
  expect(forceProblems(forces.irn, ['x'])).toEqual([{ code: 'EMPTY_SIDE', side: 'irn' }]);
  expect(forceProblems({ ...forces.irn, formations: [] })).toEqual([{ code: 'EMPTY_SIDE', side: 'irn' }]);
  const [line] = forces.irn.formations;
  const nine = Array.from({ length: 9 }, (_, place) => ({ ...line!.ships[0]!, key: String(place) }));
  expect(forceProblems({ ...forces.irn, formations: [{ ...line!, ships: nine }] })).toEqual([
    { code: 'FORMATION_TOO_LARGE', side: 'irn', formation: 'Line', ships: 9 },
  ]);
});

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  'the sides of %s can be fought freely, ship for ship',
  (_id, scenario) => {
    const sides = { ijn: forceOfSide(scenario, 'ijn', NONE), irn: forceOfSide(scenario, 'irn', NONE) };
    expect(SIDES.flatMap((side) => forceProblems(sides[side]))).toEqual([]);
    const many = counters(countersForForces(sides, dummies));
    const state = begun(setupFromForces(sides, { ...free, counters: many, year: Number(scenario.date.slice(0, 4)) }));
    const scripted = begun(setupFromScenario(scenario, { counters: counters(countersFor(scenario)) }));
    const bases = (from: typeof state) =>
      Object.values(from.ships)
        .map(({ side, units, card, lengthM }) => JSON.stringify([side, units, card, lengthM]))
        .sort();
    expect(bases(state)).toEqual(bases(scripted));
    for (const side of SIDES) {
      expect(state.sides[side].fleetFlagship === null).toBe(scripted.sides[side].fleetFlagship === null);
    }
  },
);

test("a scenario takes the owner's ships, changed ones and new ones", () => {
  const base = scenarioById('tsushima-day')!;
  const mine: ShipDesign = { ...own, id: 'kachidoki' };
  const withMine = new Map([...designs, [mine.id, mine] as const]);
  const [first, ...rest] = base.sides.ijn.formations;
  const line = { ...first!, ships: [...first!.ships, 'kachidoki'] };
  const scenario: Scenario = {
    ...base,
    sides: { ...base.sides, ijn: { ...base.sides.ijn, formations: [line, ...rest] } },
  };
  expect(parseScenario(scenario).ok).toBe(false);
  expect(parseScenario(scenario, shipIndexOf(withMine)).ok).toBe(true);
  const setup = setupFromScenario(scenario, { counters: counters(countersFor(scenario)), designs: withMine });
  const { ships } = begun(setup);
  expect(ships.kachidoki).toMatchObject({ name: 'Kachidoki', lengthM: 150 });
  expect(ships.asahi?.card.speed).toBe(5);
});

test('a scenario by night instead of by day stays so when the turn ends; dummies are as many as wanted', () => {
  const scenario = scenarioById('ulsan')!;
  const setup = setupFromScenario(scenario, {
    counters: counters(countersFor(scenario, { ijn: 3, irn: 0 })),
    light: { light: 'night', sightingRange: 2 },
    dummies: { ijn: 3, irn: 0 },
  });
  expect(parsed(setup).ok).toBe(true);
  expect(setup.light).toEqual({ night: 2, day: 24 });
  expect(setup.scenario).toMatchObject({ light: 'night', sightingRange: 2 });
  expect(setup.sides.ijn.dummies).toBe(3);
});

test('a battle that was begun keeps its ships, whatever becomes of the library', () => {
  const mine = new Map(designs);
  const setup = setupFromForces({ ijn: forceOfFleet(japan, mine), irn: forceOfFleet(russia, mine) }, free);
  const before = JSON.stringify(begun(setup));
  mine.set('asahi', { ...faster, ratings: { ...faster.ratings, speed: 1 } });
  mine.delete(own.id);
  expect(JSON.stringify(begun(setup))).toBe(before);
});

test('what the scenario shows from the start it shows of transports, too', () => {
  const sighted = (id: string) => {
    const { sides } = scenarioSetup(id, 1);
    return [...sides.ijn.formations, ...sides.irn.formations]
      .filter(({ ships }) => ships.some(({ card }) => card.type === 'convoy'))
      .map((formation) => formation.sighted);
  };
  expect(sighted('tsushima-day')).toEqual([true]);
  expect(new Set(sighted('hitachi-maru'))).toEqual(new Set([false]));
});

test('[AMB-55] by day and without dummies everybody begins in sight; a dummy or the dark, and nobody is shown', () => {
  const sighted = (id: string) => {
    const { sides } = withNothingHidden(scenarioSetup(id, 1));
    return [sides.ijn, sides.irn].flatMap(({ formations }) =>
      formations.map((formation) => formation.sighted ?? false),
    );
  };
  expect(new Set(sighted('ulsan'))).toEqual(new Set([true]));
  expect(new Set(sighted('tsushima-day'))).toEqual(new Set([true]));
  expect(new Set(sighted('yellow-sea'))).toEqual(new Set([false]));
  expect(new Set(sighted('port-arthur-night'))).toEqual(new Set([false]));
});

test('late formations come on the turn, over the edge and by the die of their scenario, and within its game', () => {
  const late = (scenario: Scenario) => {
    const { sides } = setupFromScenario(scenario, { counters: counters(countersFor(scenario)) });
    return SIDES.flatMap((side) => sides[side].formations).flatMap(({ arrival }) => arrival ?? []);
  };
  const of = (id: string) => late(scenarioById(id)!);
  expect(of('tsushima-day')).toEqual([
    { turn: 12, edges: ['west'], atLeast: null, eased: null, rule: null },
    { turn: 14, edges: ['west'], atLeast: null, eased: null, rule: null },
  ]);
  const rolled = of('yellow-sea').filter(({ atLeast }) => atLeast !== null);
  expect(rolled.map(({ turn, edges, atLeast }) => `${turn} ${edges.join()} ${atLeast}`)).toEqual([
    '8 north 3',
    '8 north 3',
    '10 north 3',
  ]);
  expect(of('hitachi-maru')).toContainEqual(expect.objectContaining({ rule: 'special-3', atLeast: 5, eased: 4 }));
  for (const scenario of SCENARIOS) {
    expect(late(scenario).filter(({ turn }) => turn > scenario.turnLimit)).toEqual([]);
  }
});

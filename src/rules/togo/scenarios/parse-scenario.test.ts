import fc from 'fast-check';
import { SCENARIOS, scenarioById } from './library';
import { parseScenario } from './parse-scenario';
import type { ScenarioProblem } from './problems';
import { libraryIndex, type ShipIndex } from './units';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Key = string | number;

const copy = (id: string): Json => JSON.parse(JSON.stringify(scenarioById(id))) as Json;
const notation = (keys: readonly Key[]): string =>
  keys.map((key, place) => (typeof key === 'number' ? `[${key}]` : place === 0 ? key : `.${key}`)).join('');

/** The value with what stands at the path replaced, or taken away by `undefined`. */
const changed = (value: Json, [key, ...rest]: readonly Key[], by: Json | undefined): Json => {
  if (key === undefined) return by ?? null;
  const next = Array.isArray(value) ? [...value] : { ...(value as { [key: string]: Json }) };
  const slot = next as { [key: Key]: Json };
  if (rest.length === 0 && by === undefined) delete slot[key];
  else slot[key] = changed(slot[key] ?? null, rest, by);
  return next;
};

const problems = (input: unknown): readonly ScenarioProblem[] => {
  const parsed = parseScenario(input);
  return parsed.ok ? [] : parsed.error;
};
const codes = (input: unknown): readonly string[] => problems(input).map(({ code, path }) => `${code} ${path}`);

const ijn = (...rest: readonly Key[]): readonly Key[] => ['sides', 'ijn', 'formations', ...rest];
const first = (...rest: readonly Key[]): readonly Key[] => ['specialRules', 0, 'effects', 0, ...rest];

test.each<[string, readonly Key[], Json | undefined, string]>([
  ['a missing field', ['turnLimit'], undefined, 'MISSING_FIELD turnLimit'],
  ['a field nobody knows', ['colour'], 'red', 'UNKNOWN_FIELD colour'],
  ['text for a number', ['turnLimit'], '12', 'WRONG_TYPE turnLimit'],
  ['no turns', ['turnLimit'], 0, 'OUT_OF_RANGE turnLimit'],
  ['half a turn', ['turnLimit'], 2.5, 'OUT_OF_RANGE turnLimit'],
  ['a light that is none', ['light'], 'dawn', 'NOT_A_CHOICE light'],
  ['a third side', ['sides', 'usn'], null, 'UNKNOWN_FIELD sides.usn'],
  ['only one side', ['sides', 'irn'], undefined, 'MISSING_FIELD sides.irn'],
  ['a side without ships', ['sides', 'ijn', 'formations'], [], 'BAD_LENGTH sides.ijn.formations'],
  ['an id that is none', ['id'], 'My Scenario', 'BAD_FORMAT id'],
  ['a date that is none', ['date'], '9 February', 'BAD_FORMAT date'],
  [
    'nine ships in a line',
    ijn(0, 'ships'),
    Array.from({ length: 9 }, () => 'asama'),
    'BAD_LENGTH sides.ijn.formations[0].ships',
  ],
  ['an effect nobody knows', first('type'), 'sea-monster', 'NOT_A_CHOICE specialRules[0].effects[0].type'],
  ['a phase that is none', first('phases', 0), 'J', 'NOT_A_CHOICE specialRules[0].effects[0].phases[0]'],
  ['a rule id that is none', ['specialRules', 0, 'id'], 'special', 'BAD_FORMAT specialRules[0].id'],
  ['an unknown ship', ijn(0, 'ships', 1), 'dreadnought', 'UNKNOWN_SHIP sides.ijn.formations[0].ships[1]'],
  ['a ship of the other flag', ijn(0, 'ships', 1), 'bayan', 'SHIP_OF_THE_OTHER_SIDE sides.ijn.formations[0].ships[1]'],
  ['a ship in two places', ijn(1, 'ships', 1), 'asama', 'SHIP_TWICE sides.ijn.formations[1].ships[1]'],
  ['a flagship elsewhere', ijn(0, 'flagship'), 'naniwa', 'FLAGSHIP_NOT_IN_FORMATION sides.ijn.formations[0].flagship'],
  [
    'a fleet flagship elsewhere',
    ['sides', 'ijn', 'fleetFlagship'],
    'mikasa',
    'FLEET_FLAGSHIP_ABSENT sides.ijn.fleetFlagship',
  ],
  ['boats for one base of none', ijn(3, 'boats'), [['A'], ['B']], 'BOATS_DO_NOT_MATCH sides.ijn.formations[3].boats'],
  ['boats on a cruiser', ijn(4, 'boats'), [['A']], 'BOATS_DO_NOT_MATCH sides.ijn.formations[4].boats[0]'],
  ['a start beyond the edge', ijn(0, 'position', 'x'), 73, 'OUTSIDE_THE_TABLE sides.ijn.formations[0].position'],
  [
    'an arrival after the end',
    ijn(4, 'arrives'),
    { turn: 17, edge: 'west' },
    'TURN_AFTER_THE_END sides.ijn.formations[4].arrives.turn',
  ],
  ['two formations of one id', ijn(1, 'id'), 'ijn-asama-group', 'DUPLICATE_ID sides.ijn.formations[1].id'],
  ['two rules of one id', ['specialRules', 1, 'id'], 'special-1', 'DUPLICATE_ID specialRules[1].id'],
  ['a night of 3 inches', ['light'], 'night', 'BAD_NIGHT_RANGE sightingRange'],
  [
    'a rule for turns that never come',
    first('when'),
    { from: 17 },
    'TURN_AFTER_THE_END specialRules[0].effects[0].when.from',
  ],
  ['turns in the wrong order', first('when'), { from: 5, to: 4 }, 'TURNS_BACKWARDS specialRules[0].effects[0].when'],
  [
    'a trigger nobody declares',
    first('when'),
    { since: 'alarm' },
    'UNKNOWN_TRIGGER specialRules[0].effects[0].when.since',
  ],
  [
    'a formation that is not there',
    first(),
    { type: 'anchored', who: { formations: ['x'] } },
    'UNKNOWN_FORMATION specialRules[0].effects[0].who.formations[0]',
  ],
  [
    'a ship that is not there',
    first(),
    { type: 'anchored', who: { ships: ['mikasa'] } },
    'SHIP_NOT_PRESENT specialRules[0].effects[0].who.ships[0]',
  ],
  [
    'an effect on nobody',
    first(),
    { type: 'half-dice', who: { side: 'irn', types: ['B'] } },
    'SELECTS_NOBODY specialRules[0].effects[0].who',
  ],
  [
    'a score for nobody',
    ['victory', 'verdicts', 0, 'if', 0, 'of'],
    { types: ['B'] },
    'SELECTS_NOBODY victory.verdicts[0].if[0].of',
  ],
  [
    'a roll for those who are there',
    first(),
    { type: 'arrival-roll', formations: ['irn-guardships'], atLeast: 3 },
    'NOT_A_LATE_FORMATION specialRules[0].effects[0].formations[0]',
  ],
  [
    'dusk at 3 inches',
    first(),
    { type: 'sighting', light: 'night', range: 3 },
    'BAD_NIGHT_RANGE specialRules[0].effects[0].range',
  ],
  [
    'a flagship of another line',
    first(),
    { type: 'straight-turns', formation: 'irn-guardships', flagship: 'asama', turns: 2 },
    'FLAGSHIP_NOT_IN_FORMATION specialRules[0].effects[0].flagship',
  ],
  [
    'a line that is not there',
    first(),
    { type: 'straight-turns', formation: 'x', flagship: 'asama', turns: 2 },
    'UNKNOWN_FORMATION specialRules[0].effects[0].formation',
  ],
  [
    'a cause that is not there',
    first(),
    { type: 'trigger', trigger: 't', phases: ['A'], cause: { type: 'ship-out-of-line', ship: 'fuji' } },
    'SHIP_NOT_PRESENT specialRules[0].effects[0].cause.ship',
  ],
  [
    'a convoy beyond the edge',
    ['convoy'],
    {
      side: 'ijn',
      note: '',
      groups: [{ id: 'c', name: 'C', count: 1, position: { x: 0, y: 49 }, heading: 0, speed: 1, knots: 6 }],
    },
    'OUTSIDE_THE_TABLE convoy.groups[0].position',
  ],
])('%s is told with its place', (_, path, by, expected) => {
  expect(codes(changed(copy('chemulpo'), path, by))).toContain(expected);
});

test('a problem carries what stands there and what would fit', () => {
  expect(problems(changed(copy('chemulpo'), ['turnLimit'], 0))).toEqual([
    { code: 'OUT_OF_RANGE', path: 'turnLimit', value: 0, expected: '>=1' },
  ]);
  expect(problems(changed(copy('chemulpo'), ['colour'], 'red'))[0]?.value).toBe('red');
});

test('all problems are told, not only the first', () => {
  const twice = changed(changed(copy('chemulpo'), ['turnLimit'], 0), ['sides', 'irn', 'dummies'], -1);
  expect(codes(twice)).toEqual(['OUT_OF_RANGE turnLimit', 'OUT_OF_RANGE sides.irn.dummies']);
});

test('a list of a million costs one problem', () => {
  const huge = { ...(copy('chemulpo') as object), facts: Array.from({ length: 1_000_000 }, () => 1) };
  expect(codes(huge)).toEqual(['BAD_LENGTH facts']);
});

test("an owner's own ship is known to an index that knows her, and to no other", () => {
  const own: ShipIndex = (id) => (id === 'my-ship' ? { side: 'irn', type: 'C3', boats: 1 } : libraryIndex(id));
  const scouts = ['sides', 'irn', 'formations', 5, 'ships', 1];
  const mine = changed(copy('tsushima-day'), scouts, 'my-ship');
  expect(parseScenario(mine, own).ok).toBe(true);
  expect(codes(mine)).toEqual([`UNKNOWN_SHIP ${notation(scouts)}`]);
});

const library = fc.constantFrom(...SCENARIOS);

test('what was made is read back the same, with an owner who changed what he liked', () => {
  const tweaks = fc.record({
    name: fc.string({ minLength: 1, maxLength: 120 }),
    history: fc.string({ unit: 'binary', maxLength: 200 }),
    dateText: fc.string(),
    extraTurns: fc.integer({ min: 0, max: 100 }),
    facts: fc.array(fc.string(), { maxLength: 5 }),
    keepRules: fc.boolean(),
  });
  fc.assert(
    fc.property(library, tweaks, (scenario, { extraTurns, keepRules, ...words }) => {
      const mine = {
        ...{ ...scenario, ...words, turnLimit: scenario.turnLimit + extraTurns },
        specialRules: keepRules ? scenario.specialRules : [],
      };
      expect(parseScenario(JSON.parse(JSON.stringify(mine)))).toEqual({ ok: true, value: mine });
    }),
    { numRuns: 60 },
  );
});

test('no value throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
      expect(parseScenario(value).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

/** The path of every value inside a scenario. */
const pathsOf = (value: Json, here: readonly Key[] = []): readonly (readonly Key[])[] => {
  if (typeof value !== 'object' || value === null) return [here];
  const entries: readonly (readonly [Key, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [here, ...entries.flatMap(([key, inside]) => pathsOf(inside, [...here, key]))];
};
const place = fc
  .constantFrom(...SCENARIOS.map(({ id }) => id))
  .chain((id) => fc.record({ id: fc.constant(id), path: fc.constantFrom(...pathsOf(copy(id))) }));
const at = (value: Json, path: readonly Key[]): Json =>
  path.reduce<Json>((inside, key) => (inside as { [key: Key]: Json })[key] ?? null, value);

test('a value spoilt anywhere gives a problem that names its place', () => {
  fc.assert(
    fc.property(place, ({ id, path }) => {
      const spoilt = changed(copy(id), path, { spoilt: true });
      const named = problems(spoilt).map((each) => each.path);
      expect(named.some((each) => each.startsWith(notation(path)))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a field added anywhere is told by name, even one that poisons prototypes', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('extra', 'constructor', 'toString', '__proto__'), ({ id, path }, key) => {
      const text = JSON.stringify(copy(id));
      const target = at(copy(id), path);
      if (typeof target !== 'object' || target === null || Array.isArray(target)) return;
      const poisoned = JSON.parse(
        `${JSON.stringify(target).slice(0, -1)}${Object.keys(target).length > 0 ? ',' : ''}"${key}":{"polluted":1}}`,
      ) as Json;
      const found = problems(changed(JSON.parse(text) as Json, path, poisoned));
      expect(found.map(({ code, path: where }) => `${code} ${where}`)).toContain(
        `UNKNOWN_FIELD ${notation([...path, key])}`,
      );
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('any part replaced by any JSON is read or refused, never thrown', () => {
  fc.assert(
    fc.property(place, fc.jsonValue(), ({ id, path }, value) => {
      const parsed = parseScenario(changed(copy(id), path, value as Json));
      expect(parsed.ok || parsed.error.length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixture } from '@/testing/togo-examples';
import { recogniseShip } from '../ships/find-ship';
import { effectsOf, ofType } from './clock';
import type { EffectType } from './effects';
import { SCENARIO_COUNT } from '../title';
import { SCENARIOS, scenarioById } from './library';
import { parseScenario } from './parse-scenario';
import { type Placed, type Scenario, type ScenarioFormation, type Terrain, yearOf } from './scenario';
import { unitsOf } from './units';

interface Worded {
  readonly specialRules: readonly string[];
  readonly victory: string;
  readonly sizeHint: { readonly note: string };
  readonly variants: readonly string[];
  readonly uncertain: readonly string[];
}
type Source = { readonly scenarios: readonly ({ readonly id: string } & Worded)[] };
const source = (fixture('scenarios.json') as Source).scenarios;

test('the twelve scenarios of the source, in its order', () => {
  expect(SCENARIOS.map(({ id }) => id)).toEqual(source.map(({ id }) => id));
  expect(SCENARIOS).toHaveLength(SCENARIO_COUNT);
  expect(scenarioById('chemulpo')?.name).toBe('Varyag and Korietz at Chemulpo');
  expect(scenarioById('nowhere')).toBeNull();
});

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  '%s goes through the loader unchanged',
  (_, ours) => {
    expect(parseScenario(ours)).toEqual({ ok: true, value: ours });
  },
);

// Our scenarios are written back in the shape of the source and compared with it, so nothing given was lost or changed.

const given = <T>(value: T | undefined, key: string): object => (value === undefined ? {} : { [key]: value });
const placed = ({ position, heading, speed, knots }: Placed): object => ({
  position,
  heading,
  speed,
  speedKnots: knots,
});
const isAnchored = (scenario: Scenario, id: string): true | undefined =>
  ofType(effectsOf(scenario), 'anchored').some(({ effect }) => effect.who.formations?.includes(id)) || undefined;

const formationBack = (scenario: Scenario, formation: ScenarioFormation): object => ({
  ...{ name: formation.name, flagship: formation.flagship, ships: formation.ships, ...placed(formation) },
  ...given(formation.boats, 'boats'),
  ...given(formation.commander, 'commander'),
  ...given(formation.arrives, 'arrives'),
  ...given(formation.optional, 'optional'),
  ...given(isAnchored(scenario, formation.id), 'anchored'),
});

const terrainBack = (terrain: Terrain): object => {
  const { kind, x, y, note } = terrain;
  return terrain.kind === 'land'
    ? { kind, x, y, w: terrain.width, h: terrain.depth, note }
    : { kind, x, y, r: terrain.radius, note };
};

const back = (scenario: Scenario): Worded & { readonly [fact: string]: unknown } => ({
  ...{ id: scenario.id, name: scenario.name, date: scenario.date, dateText: scenario.dateText },
  ...{ startTime: scenario.startTime, timeOfDay: scenario.light, sightingRangeInches: scenario.sightingRange },
  ...{ turnLimit: scenario.turnLimit, table: { w: scenario.table.width, h: scenario.table.depth } },
  terrain: scenario.terrain.map(terrainBack),
  sides: (['ijn', 'irn'] as const).map((side) => ({
    ...{ side, entryEdge: scenario.sides[side].entryEdge, fleetFlagship: scenario.sides[side].fleetFlagship },
    dummies: scenario.sides[side].dummies,
    formations: scenario.sides[side].formations.map((formation) => formationBack(scenario, formation)),
  })),
  convoy: scenario.convoy && {
    side: scenario.convoy.side,
    transports: scenario.convoy.groups.reduce((sum, { count }) => sum + count, 0),
    groups: scenario.convoy.groups.map((group) => ({ name: group.name, count: group.count, ...placed(group) })),
    note: scenario.convoy.note,
  },
  specialRules: scenario.specialRules.map(({ text }) => text),
  ...{ victory: scenario.victory.text, historicalOutcome: scenario.history, sizeHint: scenario.size },
  ...{ facts: scenario.facts, variants: scenario.variants, uncertain: scenario.uncertain },
});

/** Sentences are worded for players, which must change no number in them. */
const numbersOf = (text: string): readonly string[] => (text.match(/\d+(\.\d+)?/g) ?? []).sort();
const withoutWords = (scenario: Worded): object => ({
  ...scenario,
  specialRules: scenario.specialRules.map(numbersOf),
  victory: numbersOf(scenario.victory),
  sizeHint: { ...scenario.sizeHint, note: numbersOf(scenario.sizeHint.note) },
  variants: scenario.variants.map(numbersOf),
  uncertain: scenario.uncertain.map(numbersOf),
});

test.each(SCENARIOS.map((scenario, index) => [scenario.id, scenario, index] as const))(
  '%s keeps everything the source gives',
  (_, scenario, index) => {
    expect(withoutWords(back(scenario))).toEqual(withoutWords(source[index]!));
  },
);

test('players read names and inches, not ids and abbreviations', () => {
  for (const scenario of SCENARIOS) {
    const { specialRules, victory, sizeHint } = back(scenario);
    const ids = unitsOf(scenario).flatMap(({ ship }) => ship ?? []);
    for (const text of [...specialRules, victory, sizeHint.note]) {
      expect(text).not.toMatch(/\d in\b(?! about)/);
      expect(text.split(/[^\w-]+/).filter((word) => ids.includes(word))).toEqual([]);
    }
  }
});

test('every boat a scenario names belongs to the class of her base', () => {
  for (const { type, ship, names } of SCENARIOS.flatMap((scenario) => unitsOf(scenario))) {
    if (type === 'convoy') continue;
    for (const name of names) {
      expect({ name, meaning: recogniseShip(name) }).toMatchObject({ name, meaning: { ship: { id: ship } } });
    }
  }
});

test('special rules are numbered through', () => {
  for (const { specialRules } of SCENARIOS) {
    expect(specialRules.map(({ id }) => id)).toEqual(specialRules.map((_, index) => `special-${index + 1}`));
  }
});

test('the counts README.md tells: rules carried by numbers, by both, and by words alone', () => {
  const rules = SCENARIOS.flatMap(({ specialRules }) => specialRules);
  const words = rules.filter(({ effects }) => effects.every(({ type }) => type === 'reminder'));
  const numbers = rules.filter(({ effects }) => effects.every(({ type }) => type !== 'reminder'));
  expect({ rules: rules.length, numbers: numbers.length, words: words.length }).toEqual({
    rules: 59,
    numbers: 30,
    words: 23,
  });
});

test('README.md tells how each rule is encoded', () => {
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
  for (const { id, specialRules } of SCENARIOS) {
    const told = (words: boolean): string =>
      specialRules
        .flatMap(({ id: rule, effects }) => {
          const parts = effects.flatMap((effect) =>
            effect.type !== 'reminder' ? (words ? [] : [effect.type]) : words ? [`(${effect.phases.join('')})`] : [],
          );
          return parts.length === 0 ? [] : [`${rule.slice('special-'.length)} ${parts.join(', ')}`];
        })
        .join(words ? ', ' : '; ');
    expect(readme).toContain(`| ${id} | ${told(false)} | ${told(true)}`);
  }
});

test('each effect of the vocabulary is used, so none is there for nothing', () => {
  const used = new Map<EffectType, number>();
  for (const { effect } of SCENARIOS.flatMap(effectsOf)) used.set(effect.type, (used.get(effect.type) ?? 0) + 1);
  expect(Object.fromEntries(used)).toEqual({
    'starting-damage': 2,
    seen: 3,
    anchored: 2,
    'arrival-roll': 2,
    sighting: 4,
    'speed-cap': 6,
    'speed-loss': 1,
    'speed-halved': 1,
    'weigh-anchor': 1,
    exit: 7,
    'straight-turns': 1,
    'no-unplanned-roll': 1,
    forbidden: 6,
    'half-dice': 3,
    'gun-reach': 1,
    'firing-turns': 1,
    trigger: 2,
    reminder: 29,
  });
});

test('[TOGO-42] the year of a battle is read from its date', () => {
  expect(SCENARIOS.map(yearOf)).toEqual([1904, 1904, 1904, 1904, 1904, 1904, 1904, 1905, 1905, 1905, 1905, 1905]);
});

test('bases carry the boats named for them, single ships one, convoys their transports', () => {
  const bases = (id: string): readonly string[] =>
    unitsOf(scenarioById(id) ?? SCENARIOS[0]!).map(({ formation, ship, units }) => `${formation} ${ship} ${units}`);
  expect(bases('tsushima-night')).toContain('irn-monomakh vladimir-monomakh 1');
  expect(bases('tsushima-night')).toContain('irn-monomakh buiny-class 1');
  expect(bases('tsushima-night')).toContain('ijn-1st-destroyer-flotilla harusame-class 4');
  expect(bases('hitachi-maru')).toContain('ijn-outward-transports null 2');
});

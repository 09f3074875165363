import { COUNTERS as TIDE_COUNTERS, SINKS_AT } from '@/rules/tide/index';
import { shipById, togoBattle } from '@/rules/togo/index';
import { contactsOf, counterById, COUNTERS as TSUSHIMA_COUNTERS, isCapital } from '@/rules/tsushima/index';
import { metOffVladivostok, TideTable, withChits } from '@/testing/tide-table';
import { hex, TsushimaTable } from '@/testing/tsushima-table';

import {
  battleFor,
  type Counter,
  countersIn,
  countersWanted,
  type Encounter,
  homeOf,
  homePortOf,
  inchesOf,
  matchesOf,
  parseMapping,
  tideEncounter,
  tideHome,
  tsushimaEncounter,
  tsushimaHome,
  USUAL_MAPPING,
} from './index';
import { SAME_SHIPS } from './data/same-ships';

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `c${index + 1}`);
const options = (encounter: Encounter) => ({
  ...{ name: 'Fight', campaign: 'campaign-1' },
  counters: ids(countersWanted(encounter)),
});
const setupOf = (encounter: Encounter, more = {}) => battleFor(encounter, { ...options(encounter), ...more });
const matchOf = (encounter: Encounter, id: string) => matchesOf(encounter).find(({ counter }) => counter.id === id)!;

const chemulpo = () => new TsushimaTable('chemulpo');
const arthur = () => tsushimaEncounter(new TsushimaTable('port-arthur').state)!;

/** Everything Tide has of Vladivostok and Japan, met and manoeuvred to short range. */
const tideFight = (): TideTable => {
  const of = (fleet: string) => TIDE_COUNTERS.filter((counter) => counter.fleet === fleet).map(({ id }) => id);
  const met = metOffVladivostok(new TideTable(), of('japan'), of('vladivostok'));
  return withChits(met, ['FSH', 'FSH'], ['HS', 'HS']);
};

describe('ids', () => {
  test('every ship of Tsushima is one ship of the library, of her own side; no two are the same', () => {
    const ships = TSUSHIMA_COUNTERS.filter(({ type }) => isCapital(type));
    const matched = ships.map(({ id }) => SAME_SHIPS.tsushima.get(id));
    expect(ships.map(({ side }) => side)).toEqual(matched.map((id) => shipById(id ?? '')?.side));
    expect(new Set(matched).size).toBe(ships.length);
  });

  test('every battleship of Tide is a battleship of the library, under whatever spelling', () => {
    const ships = TIDE_COUNTERS.filter((counter) => counter.class === 'battleship');
    expect(ships.map(({ id }) => shipById(SAME_SHIPS.tide.get(id) ?? '')?.kind)).toEqual(ships.map(() => 'battleship'));
    expect(new Set(ships.map(({ id }) => SAME_SHIPS.tide.get(id))).size).toBe(ships.length);
    expect([...SAME_SHIPS.tide.keys()].sort()).toEqual(ships.map(({ id }) => id).sort());
  });

  test('a counter that is no single ship is an open question, with candidates of her own fleet first', () => {
    const encounter = tideEncounter(tideFight().state)!;
    const open = matchesOf(encounter).filter(({ by }) => by === 'drawn');
    expect(new Set(open.map(({ counter }) => counter.kind))).toEqual(new Set(['cruisers', 'destroyers']));
    const first = matchOf(encounter, 'vladivostok-cruisers-1');
    expect(first.candidates.slice(0, 5)).toEqual(['gromoboi', 'rossia', 'rurik', 'bogatyr', 'bayan']);
    expect(first.ships).toEqual(['gromoboi', 'rossia', 'rurik']);
    expect(matchOf(encounter, 'vladivostok-cruisers-2').ships).toEqual(['bogatyr', 'bayan', 'admiral-nakhimov']);
    const chosen = matchesOf(encounter, { 'vladivostok-cruisers-1': ['rurik'] });
    expect(chosen.find(({ counter }) => counter.id === 'vladivostok-cruisers-1')).toMatchObject({
      ...{ ships: ['rurik'], by: 'chosen' },
    });
    // What one has, another is not suggested.
    const second = chosen.find(({ counter }) => counter.id === 'vladivostok-cruisers-2');
    expect(second?.ships).toEqual(['gromoboi', 'rossia', 'bogatyr']);
  });

  test('boats are drawn class by class, each as often as it has boats for', () => {
    const boats = (side: 'ijn' | 'irn', kind: Counter['kind'], count: number): Encounter => ({
      ...arthur(),
      sides: {
        ...{ ijn: [], irn: [] },
        [side]: Array.from({ length: count }, (_, index) => ({
          id: `d${index}`,
          counters: [{ ...countersIn(arthur())[0]!, id: `d${index}`, side, kind, fleet: null }],
        })),
      },
    });
    const drawn = (...of: Parameters<typeof boats>) => matchesOf(boats(...of)).flatMap(({ ships }) => ships);
    expect(drawn('ijn', 'destroyers', 6)).toEqual([
      ...['ikazuchi-class', 'murakumo-class', 'murakumo-class', 'akatsuki-class', 'shirakumo-class'],
      'harusame-class',
    ]);
    // All Russian classes together make ten bases; the other three go round again.
    expect(new Set(drawn('irn', 'destroyers', 13).slice(0, 10)).size).toBe(5);
    expect(drawn('irn', 'destroyers', 13).slice(10)).toEqual(['sokol-class', 'bezstrashny-class', 'vlastny-class']);
    expect(drawn('irn', 'torpedo-boats', 3)).toEqual(['pernov-class-tb', 'ussuri-class-tb', 'sveaborg-class-tb']);
    expect(drawn('ijn', 'merchant', 10)).toEqual(Array(10).fill('ijn-transport-generic'));
  });
});

describe('fight it with Togo', () => {
  test('a battle of Tsushima: divisions in line order, lead ships as flagships, boats on a base, hits as damage', () => {
    const table = chemulpo().set(['ships', 'asama', 'hits'], 2).set(['ships', 'ijn-t1', 'hits'], 1);
    table.set(['ships', 'variag', 'hits'], 1);
    const encounter = tsushimaEncounter(table.state)!;
    const setup = setupOf(encounter);
    expect(togoBattle.parse.setup(setup)).toMatchObject({ ok: true });
    const { ijn, irn } = setup.sides;
    expect(ijn.formations.map(({ ships }) => ships.map(({ id }) => id))).toEqual([
      ['asama', 'naniwa', 'takachiho', 'chiyoda', 'niitaka', 'akashi'],
      [expect.stringContaining('class')],
    ]);
    expect(ijn).toMatchObject({ fleetFlagship: 'asama', dummies: 0 });
    expect(ijn.formations[0]).toMatchObject({ flagship: 'asama', sighted: true });
    expect(ijn.formations[0]!.ships[0]!.damage).toEqual({ P: 1, M: 1, S: 1, T: 0, fires: 0, permanent: true });
    expect(irn.formations[0]!.ships[0]).toMatchObject({
      ...{ id: 'varyag', name: 'Variag', damage: { P: 0, M: 1, S: 1, T: 0 } },
    });
    expect(ijn.formations[1]!.ships[0]!.units).toBe(4);
    expect(setup).toMatchObject({ year: 1904, light: { night: null, day: 24 }, turnLimit: null });
  });

  test('how far apart: columns between as inches, or the range of the manoeuvre', () => {
    const encounter = tsushimaEncounter(chemulpo().state)!;
    expect(encounter.gap).toEqual({ type: 'columns', between: 10 });
    const [own, enemy] = [setupOf(encounter).sides.ijn, setupOf(encounter).sides.irn].map(
      ({ formations }) => formations[0]!.plot!,
    );
    expect(enemy!.y - own!.y).toBe(12);
    expect([own!.heading, enemy!.heading]).toEqual([90, 90]);
    const short = tideEncounter(tideFight().state)!;
    expect(inchesOf(USUAL_MAPPING, short.gap)).toBe(4);
    expect(inchesOf(USUAL_MAPPING, { type: 'range', range: null })).toBe(12);
    const near = { ...USUAL_MAPPING, distance: { ...USUAL_MAPPING.distance, short: 3 } };
    const lines = setupOf(short, { mapping: near }).sides;
    expect(lines.irn.formations[0]!.plot!.y - lines.ijn.formations[0]!.plot!.y).toBe(3);
  });

  test('spent torpedoes are not aboard, and by night counters are blank', () => {
    const table = chemulpo().set(['ships', 'ijn-t1', 'torpedoUsed'], true);
    const setup = setupOf(tsushimaEncounter(table.state)!, { light: { night: 2, day: 24 } });
    expect(setup.sides.ijn.formations[1]!.ships[0]!.card.torpedoes).toEqual({ factors: 0, mount: null });
    expect(setup.sides.ijn.formations.every(({ sighted }) => sighted !== true)).toBe(true);
  });

  test('a fight of Tide: battleships in lines of at most eight, a unit of cruisers as three, of destroyers as three boats', () => {
    const table = tideFight();
    for (const id of ['extra-1', 'extra-2', 'extra-3']) {
      const ship = { ...table.ship('mikasa'), id, name: id };
      const lines = table.state.fight!.lines;
      table.state = {
        ...table.state,
        ships: { ...table.state.ships, [id]: ship },
        fight: { ...table.state.fight!, lines: { ...lines, ijn: [...lines.ijn, id] } },
      };
    }
    table.do({ type: 'correct', path: ['ships', 'japanese-cruisers-1', 'hits'], value: 2 });
    const encounter = tideEncounter(table.state)!;
    const setup = setupOf(encounter);
    expect(togoBattle.parse.setup(setup)).toMatchObject({ ok: true });
    expect(setup.sides.ijn.formations.map(({ ships }) => ships.length)).toEqual([5, 4, 1, 3, 3, 3, 1, 1]);
    expect(setup.sides.ijn.formations.at(-1)!.ships[0]!.units).toBe(3);
    expect(setup.sides.irn.formations.map(({ name }) => name)).toContain('Gromoboi');
  });

  test('a contact may be fought, and says so when it comes home', () => {
    const table = new TsushimaTable('round-island');
    table.do({ type: 'place', group: table.group('mikasa'), where: hex('1811') });
    table.all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] }, { type: 'endMove' }, { type: 'endFight' });
    table.do({ type: 'moveGroup', group: table.group('gromoboi'), where: hex('1811') }).do({ type: 'endMove' });
    expect(tsushimaEncounter(table.state)).toBeNull();
    const encounter = tsushimaEncounter(table.state, contactsOf(table.state, 'irn')[0]!)!;
    const setup = setupOf(encounter);
    const port = homePortOf(setup)!;
    const home = homeOf(togoBattle.begin(setup), port.link);
    const command = tsushimaHome('togo-1', port.link, home);
    expect(command.place).toBe('1811');
    expect(table.refused(command)[0]).toBe('NOT_SPOTTED');
    const before = table.state.ships;
    expect(table.do(command, [], { override: true }).state.ships).toEqual(before);
  });

  test('the battle says which campaign it is for, and plays as it would without', () => {
    const encounter = arthur();
    const setup = setupOf(encounter);
    const { origin, ...plain } = setup;
    expect(homePortOf(setup)).toMatchObject({ book: 'tsushima', campaign: 'campaign-1', moment: encounter.moment });
    const state = togoBattle.begin(setup);
    expect(homePortOf(state)).toEqual(homePortOf(setup));
    expect({ ...togoBattle.begin(plain), origin }).toEqual(state);
    expect(homePortOf({})).toBeNull();
    expect(homePortOf({ origin: { ...origin!, link: { ships: [] } } })).toBeNull();
  });

  test('a mapping the players have changed goes along, and is the one it comes home by', () => {
    const mapping = { ...USUAL_MAPPING, points: { ...USUAL_MAPPING.points, fire: 2 } };
    expect(homePortOf(setupOf(arthur(), { mapping }))?.mapping).toEqual(mapping);
    expect(homePortOf(setupOf(arthur()))).toMatchObject({ mapping: USUAL_MAPPING });
    const { origin } = setupOf(arthur(), { mapping: { ...mapping, points: { ...mapping.points, S: 9 } } });
    // One that could lose a hit, from whatever file, is not used.
    expect(homePortOf({ origin })?.mapping).toEqual(USUAL_MAPPING);
  });
});

describe('bring it home', () => {
  /** A battle of Port Arthur and its ships, changed by hand. */
  const fought = (changes: Readonly<Record<string, object>>) => {
    const setup = setupOf(arthur());
    const state = togoBattle.begin(setup);
    const ships = { ...state.ships };
    for (const [id, change] of Object.entries(changes)) ships[id] = { ...ships[id]!, ...change };
    return homeOf({ ...state, ships }, homePortOf(setup)!.link);
  };
  const markers = (letters: string) =>
    [...letters].map((letter, id) => ({ id, letter, permanent: false, hit: id, turn: 1 }));
  const of = (home: ReturnType<typeof fought>, id: string) => home.find(({ counter }) => counter === id)!;

  test.each([
    ['', 0, 0],
    ['M', 0, 0],
    ['MS', 0, 1],
    ['P', 0, 1],
    ['PM', 0, 1],
    ['PMS', 0, 2],
    ['PP', 0, 2],
    ['', 2, 0],
    ['', 3, 1],
    ['S', 4, 1],
    ['PMST', 4, 2],
    ['PPP', 0, 3],
    ['', 5, 3],
  ])('markers %s and %d fires are %d hits in Tsushima', (letters, fires, hits) => {
    const home = of(fought({ mikasa: { markers: markers(letters), fires } }), 'mikasa');
    expect([home.harm, home.isLost]).toEqual([hits, hits === 3]);
  });

  test('every number is explained: the markers, what they count, and their rules', () => {
    const { reasons } = of(fought({ mikasa: { markers: markers('PMM'), fires: 1, waiting: [{}] } }), 'mikasa');
    expect(reasons).toEqual([
      { code: 'damage', ship: 'mikasa', rule: { book: 'togo', id: 'TOGO-57' }, count: 1, marker: 'P', points: 3 },
      { code: 'damage', ship: 'mikasa', rule: { book: 'togo', id: 'TOGO-58' }, count: 2, marker: 'M', points: 4 },
      { code: 'fires', ship: 'mikasa', rule: { book: 'togo', id: 'TOGO-61' }, count: 1, points: 1 },
      { code: 'hits-waiting', ship: 'mikasa', rule: { book: 'togo', id: 'TOGO-32' }, count: 1 },
    ]);
  });

  test('who struck is lost, who is aground has two hits at least, and who left is asked about', () => {
    const home = fought({
      ...{ novik: { fate: 'struck' }, askold: { fate: 'aground' }, bayan: { fate: 'left', leftBy: 'north' } },
    });
    expect(of(home, 'novik')).toMatchObject({ harm: 3, isLost: true, went: 'stays', choices: [] });
    expect(of(home, 'askold').harm).toBe(2);
    // Nobody flees from a port.
    expect(of(home, 'bayan')).toMatchObject({
      ...{ harm: 0, went: 'left', edge: 'low', choices: ['escaped', 'left', 'interned'] },
    });
  });

  test('what was mended at sea, or by hand, is not mended in the campaign', () => {
    const table = chemulpo().set(['ships', 'asama', 'hits'], 2);
    const setup = setupOf(tsushimaEncounter(table.state)!);
    const begun = togoBattle.begin(setup);
    const ships = { ...begun.ships, asama: { ...begun.ships.asama!, markers: [] } };
    expect(of(homeOf({ ...begun, ships }, homePortOf(setup)!.link), 'asama').harm).toBe(2);
  });

  test('a unit of fewer ships than hits keeps its hits: one is there at least', () => {
    const table = tideFight().do({ type: 'correct', path: ['ships', 'vladivostok-cruisers-1', 'hits'], value: 2 });
    const encounter = tideEncounter(table.state)!;
    const choices = { 'vladivostok-cruisers-1': ['rurik', 'rossia'] };
    const setup = setupOf(encounter, { choices });
    const { link } = homePortOf(setup)!;
    expect(link.counters.find(({ id }) => id === 'vladivostok-cruisers-1')).toMatchObject({ of: 2, ships: ['rurik'] });
    expect(of(homeOf(togoBattle.begin(setup), link), 'vladivostok-cruisers-1').harm).toBe(2);
    // One ship alone bears her hits as damage.
    const alone = setupOf(encounter, { choices: { 'vladivostok-cruisers-1': ['rurik'] } });
    const rurik = alone.sides.irn.formations.flatMap((line) => line.ships).find(({ id }) => id === 'rurik');
    expect(rurik?.damage).toMatchObject({ P: 1, M: 1, S: 1, permanent: true });
  });

  test('five fires count whatever else is told of her', () => {
    const mapping = { ...USUAL_MAPPING, fates: { ...USUAL_MAPPING.fates, struck: 'damage' as const } };
    const setup = setupOf(arthur());
    const begun = togoBattle.begin(setup);
    const harm = (fires: number) => {
      const ships = { ...begun.ships, novik: { ...begun.ships.novik!, fires, fate: 'struck' as const } };
      return of(homeOf({ ...begun, ships }, homePortOf(setup)!.link, mapping), 'novik').harm;
    };
    expect([harm(0), harm(4), harm(5)]).toEqual([0, 1, 3]);
  });

  test('boats: each hit of Tsushima is a third of them, and who launched has used her torpedoes', () => {
    const table = chemulpo();
    const setup = setupOf(tsushimaEncounter(table.state)!);
    const boats = setup.sides.ijn.formations[1]!.ships[0]!.id;
    const { link } = homePortOf(setup)!;
    const begun = togoBattle.begin(setup);
    const harm = (units: number) => {
      const fate = units === 0 ? ('disabled' as const) : ('afloat' as const);
      const ships = { ...begun.ships, [boats]: { ...begun.ships[boats]!, units, fate, launched: 1 } };
      return homeOf({ ...begun, ships }, link).find(({ counter }) => counter === 'ijn-t1')!;
    };
    expect([6, 5, 4, 3, 2, 1, 0].map((units) => harm(units).harm)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(harm(4)).toMatchObject({
      torpedoes: true,
      reasons: [{ code: 'boats-lost', count: 2 }, { code: 'launched' }],
    });
    table.do(tsushimaHome('togo-1', link, [harm(4)]));
    expect(table.ship('ijn-t1')).toMatchObject({ hits: 1, torpedoUsed: true });
  });

  test('Tide: a battleship is damaged or sunk, a unit of cruisers has a hit for each that is gone', () => {
    const table = tideFight();
    const setup = setupOf(tideEncounter(table.state)!);
    const { link } = homePortOf(setup)!;
    const begun = togoBattle.begin(setup);
    const ships = {
      ...begun.ships,
      mikasa: { ...begun.ships.mikasa!, markers: markers('PM') as never },
      asahi: { ...begun.ships.asahi!, fate: 'sunk' as const },
      gromoboi: { ...begun.ships.gromoboi!, fate: 'sunk' as const },
      rurik: { ...begun.ships.rurik!, markers: markers('PP') as never },
    };
    const home = homeOf({ ...begun, ships }, link);
    table.do(tideHome('togo-1', home));
    expect(table.ship('mikasa')).toMatchObject({ damaged: true, fate: 'afloat' });
    expect(table.ship('asahi').fate).toBe('sunk');
    expect(table.ship('vladivostok-cruisers-1')).toMatchObject({ hits: 1, fate: 'afloat' });
    expect(table.points).toBe(9);
    expect(SINKS_AT.battleship).toBe(2);
  });
});

describe('a mapping the players change', () => {
  const changed = (more: object) => parseMapping(JSON.parse(JSON.stringify({ ...USUAL_MAPPING, ...more })));
  const step = (markers: object, from: number) => ({ carried: { P: 0, M: 0, S: 0, T: 0, ...markers }, from });
  const steps = (...thirdSinks: readonly object[]) => ({ steps: { ...USUAL_MAPPING.steps, thirdSinks } });

  test('the usual one passes; one that would lose or invent a hit does not', () => {
    expect(changed({})).toMatchObject({ ok: true });
    expect(changed({ distance: { ...USUAL_MAPPING.distance, long: -1 } })).toMatchObject({
      error: { code: 'BAD_VALUE', field: 'distance.long' },
    });
    expect(changed(steps(step({ P: 1 }, 3), step({ M: 1, S: 1, T: 2 }, 5)))).toMatchObject({
      error: { code: 'NOT_RISING' },
    });
    expect(changed(steps(step({ S: 1 }, 3), step({ P: 2 }, 6)))).toMatchObject({ error: { code: 'NOT_THE_SAME' } });
    expect(changed(steps(step({ P: 1 }, 3), step({ P: 3 }, 6)))).toMatchObject({ error: { code: 'SUNK_AT_ONCE' } });
    expect(changed({ fates: { ...USUAL_MAPPING.fates, sunk: 'damage' } })).toMatchObject({ ok: false });
  });
});

test('Italian cruisers of the Russians are in the library, though Tsushima draws no plan for them', () => {
  expect([counterById('nevelskoi')?.plan, SAME_SHIPS.tsushima.get('nevelskoi')]).toEqual([null, 'nevelskoi']);
});

import fc from 'fast-check';

import { COUNTERS as TIDE_COUNTERS, SINKS_AT, sideOf } from '@/rules/tide/index';
import { type BattleState, type Ship, togoBattle } from '@/rules/togo/index';
import { COUNTERS as TSUSHIMA_COUNTERS, SUNK } from '@/rules/tsushima/index';
import { play, seeded } from '@/testing/togo-battles';

import {
  battleFor,
  type BookId,
  type Counter,
  type CounterKind,
  countersWanted,
  type Encounter,
  homeOf,
  homePortOf,
  type Mapping,
  parseMapping,
  USUAL_MAPPING,
} from './index';

const KINDS: Readonly<Record<string, CounterKind>> = {
  ...{ B: 'battleship', A: 'armoured-cruiser', C: 'cruiser', D: 'destroyers', T: 'torpedo-boats', M: 'merchant' },
  ...{ battleship: 'battleship', cruiser: 'cruisers', destroyer: 'destroyers' },
};
const sound = { harm: 0, isSpent: false };
const COUNTERS: Readonly<Record<BookId, readonly Counter[]>> = {
  tsushima: TSUSHIMA_COUNTERS.map(({ id, name, side, type }) => ({
    ...{ id, name, side, kind: KINDS[type]!, sinksAt: SUNK, fleet: null, ...sound },
  })),
  tide: TIDE_COUNTERS.map(({ id, name, fleet, class: type }) => ({
    ...{ id, name, side: sideOf(fleet), kind: KINDS[type]!, sinksAt: SINKS_AT[type], fleet, ...sound },
  })),
};

/** Counters in divisions of six, boats and merchants alone. */
function encounterOf(book: BookId, counters: readonly Counter[]): Encounter {
  const divisionsOf = (side: Counter['side']) => {
    const own = counters.filter((counter) => counter.side === side);
    const isLarge = ({ kind }: Counter) => ['battleship', 'armoured-cruiser', 'cruiser'].includes(kind);
    const large = own.filter(isLarge);
    const lines = Array.from({ length: Math.ceil(large.length / 6) }, (_, at) => large.slice(at * 6, at * 6 + 6));
    const alone = own.filter((counter) => !isLarge(counter)).map((counter) => [counter]);
    return [...lines, ...alone].map((line) => ({ id: line[0]!.id, counters: line }));
  };
  return {
    ...{ book, moment: { turn: 1, phase: 'I' }, year: 1904, gap: { type: 'columns', between: 3 } },
    ...{ sides: { ijn: divisionsOf('ijn'), irn: divisionsOf('irn') }, contact: null, isPortBattle: false },
  };
}

/** Every counter of a book, each with so much harm; a merchant has none to bear. */
const harmed = (book: BookId, harm: (counter: Counter, at: number) => number): Encounter =>
  encounterOf(
    book,
    COUNTERS[book].map((counter, at) => ({ ...counter, harm: counter.kind === 'merchant' ? 0 : harm(counter, at) })),
  );

const begun = (encounter: Encounter, mapping: Mapping = USUAL_MAPPING) => {
  const counters = Array.from({ length: countersWanted(encounter) }, (_, at) => `c${at + 1}`);
  const setup = battleFor(encounter, { name: 'Fight', campaign: 'campaign-1', counters, mapping });
  const parsed = togoBattle.parse.setup(JSON.parse(JSON.stringify(setup)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return { state: togoBattle.begin(parsed.value), link: homePortOf(parsed.value)!.link };
};

const books = fc.constantFrom<BookId>('tsushima', 'tide');
const count = fc.integer({ min: 0, max: 3 });
const markers = fc.record({ P: fc.integer({ min: 0, max: 1 }), M: count, S: count, T: count });

/** Mappings as players might make them, those that pass the door. */
const mappings: fc.Arbitrary<Mapping> = fc
  .record({
    points: fc.record({ P: count, M: count, S: count, T: count, fire: count }),
    ...{ one: markers, more: markers, from: fc.integer({ min: 1, max: 9 }), rise: fc.integer({ min: 1, max: 9 }) },
    ...{ damaged: markers, from1: fc.integer({ min: 1, max: 9 }) },
    fates: fc.record({
      beached: fc.constantFrom('damage' as const, 'crippled' as const, 'lost' as const),
      struck: fc.constantFrom('damage' as const, 'crippled' as const, 'lost' as const),
      abandoned: fc.constantFrom('damage' as const, 'crippled' as const, 'lost' as const),
    }),
  })
  .map(({ points, one, more, from, rise, damaged, from1, fates }): Mapping => {
    const two = { P: one.P + more.P, M: one.M + more.M, S: one.S + more.S, T: one.T + more.T };
    const thirdSinks = [
      { carried: one, from },
      { carried: two, from: from + rise },
    ];
    const steps = { thirdSinks, secondSinks: [{ carried: damaged, from: from1 }] };
    return { ...USUAL_MAPPING, points, steps, fates: { ...USUAL_MAPPING.fates, ...fates } };
  })
  .filter((mapping) => parseMapping(mapping).ok);

describe.each(['tsushima', 'tide'] as const)('every counter of %s', (book) => {
  test.each([0, 1, 2])('carried in with harm %d and taken home without a shot is as she was', (harm) => {
    const encounter = harmed(book, ({ sinksAt }) => Math.min(harm, sinksAt - 1));
    const { state, link } = begun(encounter);
    expect(link.counters).toHaveLength(COUNTERS[book].length);
    const home = homeOf(state, link);
    expect(home.filter((each) => each.harm !== each.before || each.went !== 'stays' || each.torpedoes)).toEqual([]);
  });

  test('the same with any harm and any mapping the door lets in', () => {
    const harms = fc.array(fc.integer({ min: 0, max: 2 }), {
      ...{ minLength: COUNTERS[book].length, maxLength: COUNTERS[book].length },
    });
    fc.assert(
      fc.property(harms, mappings, (harm, mapping) => {
        const encounter = harmed(book, ({ sinksAt }, at) => Math.min(harm[at]!, sinksAt - 1));
        const { state, link } = begun(encounter, mapping);
        return homeOf(state, link, mapping).every((each) => each.harm === each.before && each.choices.length === 0);
      }),
      { numRuns: 25 },
    );
  });
});

/** Some ships of a book, so that a battle is short; the same for the same seed. */
function fewOf(book: BookId, seed: number): Encounter {
  const pick = seeded(seed);
  const of = (side: Counter['side'], small: boolean) =>
    COUNTERS[book].filter(
      ({ side: own, kind }) => own === side && ['destroyers', 'torpedo-boats', 'merchant'].includes(kind) === small,
    );
  const some = (list: readonly Counter[], wanted: number) =>
    Array.from({ length: wanted }, () => list[pick(list.length)]!).filter((one, at, all) => all.indexOf(one) === at);
  const chosen = (['ijn', 'irn'] as const).flatMap((side) => [...some(of(side, false), 4), ...some(of(side, true), 1)]);
  return encounterOf(
    book,
    chosen.map((each) => ({ ...each, harm: each.kind === 'merchant' ? 0 : pick(each.sinksAt) })),
  );
}

const COMMANDS = 400;
/** A battle of the captains, seen every so often. */
function* fought(encounter: Encounter, seed: number) {
  const { state, link } = begun(encounter);
  let done = 0;
  for (const { after } of play(state, seeded(seed))) {
    done += 1;
    if (done % 40 === 0) yield { state: after, link };
    if (done >= COMMANDS || after.result !== null) return;
  }
}

/** Nothing has happened to her: as she was carried in, and still on the table. */
const isUntouched = (state: BattleState, first: BattleState, id: string): boolean => {
  const [now, then] = [state.ships[id]!, first.ships[id]!];
  const fateless = now.fate === 'afloat' && state.groups[now.group]?.place === 'table';
  return fateless && now.fires === 0 && now.units === then.units && now.markers.length === then.markers.length;
};

/** A ship with more damage of every kind, as Togo counts it. */
const worse = (
  ship: Ship,
  more: { P: number; M: number; S: number; T: number; fires: number; units: number },
): Ship => {
  const added = (['P', 'M', 'S', 'T'] as const).flatMap((letter) => Array<typeof letter>(more[letter]).fill(letter));
  const isBase = ['TBD', 'TB', 'convoy'].includes(ship.card.type);
  return {
    ...ship,
    markers: [
      ...ship.markers,
      ...added.map((letter, at) => ({ id: 900 + at, letter, permanent: false, hit: 900 + at, turn: 9 })),
    ],
    fires: ship.fires + more.fires,
    units: isBase ? Math.max(0, ship.units - more.units) : ship.units,
  };
};

const extra = fc.record({ P: count, M: count, S: count, T: count, fires: count, units: count });

test('in real battles nobody comes home with less than she was carried in with, nor with more if nothing happened to her', () => {
  let harmedInBattle = 0;
  fc.assert(
    fc.property(books, fc.integer({ min: 1, max: 10_000 }), (book, seed) => {
      const encounter = fewOf(book, seed);
      const first = begun(encounter).state;
      for (const { state, link } of fought(encounter, seed)) {
        for (const each of homeOf(state, link)) {
          const ships = link.counters.find(({ id }) => id === each.counter)!.ships;
          expect(each.harm).toBeGreaterThanOrEqual(each.before);
          if (ships.every((id) => isUntouched(state, first, id))) expect(each.harm).toBe(each.before);
          if (each.harm > each.before) harmedInBattle += 1;
        }
      }
    }),
    { numRuns: 12 },
  );
  // The battles were real ones.
  expect(harmedInBattle).toBeGreaterThan(0);
});

test('from any state of a real battle, more damage never comes home as less, by any mapping', () => {
  fc.assert(
    fc.property(books, fc.integer({ min: 1, max: 10_000 }), mappings, extra, (book, seed, mapping, more) => {
      const encounter = fewOf(book, seed);
      for (const { state, link } of fought(encounter, seed)) {
        const ships = Object.fromEntries(Object.values(state.ships).map((ship) => [ship.id, worse(ship, more)]));
        const before = homeOf(state, link, mapping);
        const after = homeOf({ ...state, ships }, link, mapping);
        for (const [at, each] of before.entries()) expect(after[at]!.harm).toBeGreaterThanOrEqual(each.harm);
      }
    }),
    { numRuns: 12 },
  );
});

test('a worse fate never comes home as a better one', () => {
  fc.assert(
    fc.property(books, fc.integer({ min: 1, max: 10_000 }), mappings, extra, (book, seed, mapping, more) => {
      const { state, link } = begun(fewOf(book, seed), mapping);
      const harms = (['afloat', 'aground', 'struck', 'scuttled'] as const).map((fate) => {
        const ships = Object.values(state.ships).map((ship) => [ship.id, { ...worse(ship, more), fate }] as const);
        return homeOf({ ...state, ships: Object.fromEntries(ships) }, link, mapping).map(({ harm }) => harm);
      });
      for (const [at, harm] of harms[0]!.entries()) {
        expect(harms[1]![at]).toBeGreaterThanOrEqual(harm);
        expect(harms[2]![at]).toBeGreaterThanOrEqual(harm);
        expect(harms[3]![at]).toBe(link.counters[at]!.sinksAt);
      }
    }),
    { numRuns: 40 },
  );
});

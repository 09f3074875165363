import '@/messages/togo';

import { picker } from '@/game/shuffle';
import { deckWords } from '@/messages/house-card-words';
import {
  canDeal,
  type CardDesign,
  dealDecks,
  deckOf,
  decksOf,
  designOf,
  type Fleet,
  scenarioById,
  shipById,
  togoBattle,
} from '@/rules/togo/index';

import { makeSetup } from './start-battle';
import { withRule } from './components/house-rules';
import { draw, NEW_PLAN, type Plan, planFor, type Shelf, unplayable } from './plan';

const NO_CARDS = { cards: { ijn: null, irn: null }, tables: null };
const fleet = (id: string, side: 'ijn' | 'irn', ships: readonly string[]): Fleet => ({
  ...{ id, name: id, side, fleetFlagship: null, notes: '' },
  formations: [
    {
      key: 'l',
      name: 'Line',
      flagship: null,
      ships: ships.map((ship, i) => ({ key: `${i}`, ship, name: ship, boats: null })),
    },
  ],
});
const edited = { ...designOf(shipById('asahi')!), name: 'Asahi refitted' };
const shelf: Shelf = {
  ships: new Map([[edited.id, edited]]),
  fleets: new Map([
    ['mine', fleet('mine', 'ijn', ['asahi', 'fuji'])],
    ['theirs', fleet('theirs', 'irn', ['orel'])],
    ['gone', fleet('gone', 'irn', ['orel', 'deleted-ship'])],
  ]),
  scenarios: new Map(),
  cards: new Map(),
  decks: new Map(),
};
const scenario = (id: string, change: Partial<Plan> = {}): Plan => ({
  ...planFor(NEW_PLAN, { type: 'scenario', id }),
  ...change,
});
const free = (ijn: string, irn: string, change: Partial<Plan> = {}): Plan => ({
  ...planFor(NEW_PLAN, { type: 'free' }),
  forces: { ijn: { type: 'fleet', id: ijn }, irn: { type: 'fleet', id: irn } },
  ...change,
});
const made = (plan: Plan) => {
  const drawn = draw(plan, shelf)!;
  const setup = makeSetup(plan, drawn, shelf, { name: 'N', pick: picker(3), dealt: NO_CARDS });
  const parsed = togoBattle.parse.setup(setup);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

test('a scenario as it is: its light, year, dummies and limit, and counters that tell nothing', () => {
  const setup = made(scenario('tsushima-night'));
  const { light, sightingRange, turnLimit } = scenarioById('tsushima-night')!;
  expect(light).toBe('night');
  expect(setup).toMatchObject({ name: 'N', year: 1905, turnLimit, light: { night: sightingRange }, houseRules: {} });
  expect(setup.counters).not.toEqual([...setup.counters].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  expect(setup.admirals).toEqual({ ijn: null, irn: null });
});

test('every choice of the four steps is in the battle', () => {
  const plan = scenario('tsushima-day', {
    ...{ light: 'night2', year: 1904, plotted: true, dummies: { ijn: 2, irn: 3 } },
    ...{ admirals: { ijn: ' Ann ', irn: '' }, houseRules: { boatsPerHit: 'whole-base' } },
    without: { ijn: ['ijn-dispatch-vessels'], irn: [] },
  });
  const setup = made(plan);
  expect(setup).toMatchObject({
    light: { night: 2 },
    year: 1904,
    houseRules: { boatsPerHit: 'whole-base' },
  });
  expect(setup.sides.ijn.dummies).toBe(2);
  expect(setup.sides.irn.dummies).toBe(3);
  expect(setup.admirals).toEqual({ ijn: 'Ann', irn: null });
  expect(setup.sides.ijn.formations.map(({ name }) => name)).not.toContain('Dispatch vessels');
});

test('two fleets, with the owner\u2019s own ships, from opposite edges', () => {
  const setup = made(free('mine', 'theirs', { edge: 'north', turnLimit: 20, light: 'night4' }));
  expect(setup.sides.ijn.formations[0]!.ships.map(({ name }) => name)).toEqual(['Asahi refitted', 'Fuji']);
  expect([setup.sides.ijn.edges, setup.sides.irn.edges]).toEqual([['north'], ['south']]);
  expect(setup).toMatchObject({ scenario: null, turnLimit: 20, light: { night: 4, day: 24 }, year: 1904 });
});

test('sides of two scenarios, in the later year', () => {
  const forces = {
    ijn: { type: 'side', scenario: 'yellow-sea' },
    irn: { type: 'side', scenario: 'tsushima-day' },
  } as const;
  const setup = made({ ...free('mine', 'theirs'), forces });
  expect(setup.year).toBe(1905);
  expect(setup.sides.irn.formations.flatMap(({ ships }) => ships).map(({ id }) => id)).toContain('knyaz-suvorov');
});

test('what keeps a battle from starting is named, with the fleet to mend', () => {
  const problems = (plan: Plan) => draw(plan, shelf)!.problems;
  expect(problems(planFor(NEW_PLAN, { type: 'free' }))).toEqual([
    { code: 'NO_FORCE', side: 'ijn' },
    { code: 'NO_FORCE', side: 'irn' },
  ]);
  expect(problems(free('mine', 'gone'))).toEqual([
    { code: 'SHIP_GONE', side: 'irn', formation: 'Line', ship: 'deleted-ship', fleet: 'gone' },
  ]);
  expect(problems(free('mine', 'theirs', { without: { ijn: [], irn: ['l'] } }))).toEqual([
    { code: 'EMPTY_SIDE', side: 'irn', fleet: 'theirs' },
  ]);
  expect(draw(scenario('nowhere'), shelf)).toBeNull();
});

test('another scenario brings its own conditions; what belongs to the table stays', () => {
  const before = scenario('ulsan', { light: 'night2', year: 1910, plotted: true, houseRules: { arcEdge: 'dice-off' } });
  expect(planFor(before, { type: 'scenario', id: 'chemulpo' })).toMatchObject({
    ...{ light: null, year: null, plotted: true, houseRules: { arcEdge: 'dice-off' } },
  });
});

test('a scenario of the owner\u2019s is fought only when it is whole', () => {
  const ulsan = scenarioById('ulsan')!;
  expect(unplayable(ulsan, shelf)).toBeNull();
  expect(unplayable({ ...ulsan, name: '' }, shelf)).toBe('unfinished');
  const [line, ...rest] = ulsan.sides.ijn.formations;
  const named = (ships: readonly string[]) => ({
    ...ulsan,
    sides: { ...ulsan.sides, ijn: { ...ulsan.sides.ijn, formations: [{ ...line!, ships }, ...rest] } },
  });
  expect(unplayable(named([...line!.ships, 'nobody']), shelf)).toBe('gone');
  expect(unplayable({ ...ulsan, light: 'night', sightingRange: 9 }, shelf)).toBe('unfit');
});

test('the book\u2019s own answer is not kept as a house rule', () => {
  const changed = withRule({}, 'boatsPerHit', 'whole-base');
  expect(changed).toEqual({ boatsPerHit: 'whole-base' });
  expect(withRule(changed, 'boatsPerHit', 'one-boat')).toEqual({});
});

const shuffle = <T,>(items: readonly T[]): readonly T[] => [...items].reverse();

test('[TOGO-71] [TOGO-72] both sides have the house deck unless they choose otherwise, every card with its words', () => {
  expect(NEW_PLAN.decks).toEqual({ ijn: 'house-ijn', irn: 'house-irn' });
  const { cards, tables } = dealDecks(NEW_PLAN.decks, shelf, deckWords(), shuffle)!;
  expect([cards.ijn, cards.irn].map((deck) => deck?.filter(({ kind }) => kind === 'event').length)).toEqual([6, 3]);
  expect([cards.ijn?.length, cards.irn?.length, tables]).toEqual([18, 18, null]);
  expect(cards.ijn?.filter(({ kind, text }) => kind === 'event' && text === '')).toEqual([]);
  expect(dealDecks({ ijn: null, irn: null }, shelf, deckWords(), shuffle)).toEqual({
    cards: { ijn: null, irn: null },
    tables: null,
  });
});

test('[AMB-40] a first hand that is extra leaves all 18 cards in the pile', () => {
  const plan = scenario('ulsan', { houseRules: { startingHand: 'extra' } });
  const dealt = dealDecks(plan.decks, shelf, deckWords(), shuffle, plan.houseRules)!;
  const setup = makeSetup(plan, draw(plan, shelf)!, shelf, { name: 'N', pick: picker(3), dealt })!;
  const { ijn } = togoBattle.begin(setup).sides;
  expect([ijn.hand.length, ijn.pile.length]).toEqual([deckOf('ijn').hand, 18]);
  expect(new Set([...ijn.hand, ...ijn.pile]).size).toBe(18 + deckOf('ijn').hand);
});

test('a deck of the owner\u2019s is offered to its side, dealt with its own hand, and named when a card of it is gone', () => {
  const deck = { id: 'd', name: 'Mine', side: 'irn', events: ['c'], dummies: 4, hand: 1, draws: 1 } as const;
  const card: CardDesign = {
    ...{ id: 'c', name: 'Fog', text: 'Thick', target: null, effect: null, note: '' },
    ...{ side: 'irn', time: 'E' },
  };
  const own: Shelf = { ...shelf, decks: new Map([['d', deck]]), cards: new Map([['c', card]]) };
  expect(decksOf('irn', own, deckWords()).map(({ id }) => id)).toEqual(['house-irn', 'd']);
  expect(decksOf('ijn', own, deckWords()).map(({ id }) => id)).toEqual(['house-ijn']);
  const plan = scenario('ulsan', { decks: { ijn: null, irn: 'd' } });
  const dealt = dealDecks(plan.decks, own, deckWords(), shuffle)!;
  const setup = makeSetup(plan, draw(plan, own)!, own, { name: 'N', pick: picker(3), dealt });
  expect(togoBattle.parse.setup(setup)).toMatchObject({ ok: true });
  expect(setup?.sides.irn.cards?.map(({ title }) => title)).toEqual(['Blank', 'Blank', 'Blank', 'Blank', 'Fog']);
  expect(setup?.tables?.decks.irn).toEqual({ events: 1, dummies: 4, hand: 1, draws: 1 });
  const gone = { ...own, cards: new Map() };
  expect(canDeal('irn', 'd', gone, deckWords())).toBe(false);
  expect(draw(plan, gone)?.problems).toEqual([{ code: 'DECK', side: 'irn' }]);
});

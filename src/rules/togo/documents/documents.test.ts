import { SHIPS } from '../ships/library';
import { type Fleet, parseFleet } from './fleet';
import { designOf, findDesign, parseShipDesign } from './ship-design';

const fleet: Fleet = {
  id: 'f',
  name: 'Fleet',
  side: 'ijn',
  formations: [
    {
      key: 'a',
      name: 'Line',
      ships: ['mikasa', 'asahi'].map((ship) => ({ key: ship, ship, name: ship, boats: null })),
      flagship: 'mikasa',
    },
  ],
  fleetFlagship: 'mikasa',
  notes: '',
};
const line = fleet.formations[0]!;

test('every ship of the library is a design that can be stored and read back', () => {
  for (const facts of SHIPS) {
    const design = designOf(facts);
    expect(parseShipDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
  }
});

test('an edited ship takes the place of the library ship; an unknown id is nobody', () => {
  const edited = { ...designOf(SHIPS[0]!), name: 'Edited' };
  expect(findDesign(edited.id, new Map([[edited.id, edited]]))).toBe(edited);
  expect(findDesign(edited.id, new Map())).toEqual(designOf(SHIPS[0]!));
  expect(findDesign('nobody', new Map())).toBeNull();
});

test.each([
  ['speed', { speed: 9 }],
  ['armour', { armour: 7 }],
  ['size.gun', { size: { gun: 0, torpedo: 1 } }],
  ['batteries[0].dice.bow', { batteries: [{ weapon: 'misc', main: true, dice: { bow: 21, side: 0, stern: 0 } }] }],
  ['torpedoes.factors', { torpedoes: { factors: -1, mount: null } }],
])('a ship with an absurd %s is refused, and the field named', (path, change) => {
  const design = designOf(SHIPS[0]!);
  const result = parseShipDesign({ ...design, ratings: { ...design.ratings, ...change } });
  expect(result).toMatchObject({ ok: false, error: { path: `ratings.${path}` } });
});

test('a fleet comes back as it went', () => {
  expect(parseFleet(JSON.parse(JSON.stringify(fleet)))).toEqual({ ok: true, value: fleet });
});

test.each<[string, Partial<Fleet>]>([
  ['formations[1].key', { formations: [line, { ...line, ships: [], flagship: null }] }],
  ['formations[1].ships[0].key', { formations: [line, { ...line, key: 'b' }] }],
  ['formations[0].flagship', { formations: [{ ...line, flagship: 'shikishima' }] }],
  ['fleetFlagship', { fleetFlagship: 'shikishima' }],
])('[TOGO-12] a fleet wrong in %s is refused, and the place named', (path, change) => {
  expect(parseFleet({ ...fleet, ...change })).toMatchObject({ ok: false, error: { path } });
});

test('[TOGO-12] nine ships are no formation', () => {
  const ships = Array.from({ length: 9 }, (_, place) => ({ ...line.ships[0]!, key: String(place) }));
  const formations = [{ ...line, ships, flagship: null }];
  expect(parseFleet({ ...fleet, formations, fleetFlagship: null })).toMatchObject({ ok: false });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPS, shipById } from './library';
import { batteriesIn, type HouseRatings, rateShip } from './rate-ship';
import type { ShipFacts } from './ship-facts';

const lines = readFileSync(join(__dirname, '../../../../__tests__/fixtures/togo/ratings.csv'), 'utf8')
  .trim()
  .split('\n');
const rows = lines.slice(1).map((line) => line.split(','));

const ship = (id: string): ShipFacts => {
  const found = shipById(id);
  if (found === null) throw new Error(`no ship ${id}`);
  return found;
};

const batteries = (ratings: HouseRatings): string =>
  ratings.batteries
    .map(({ weapon, main, dice }) => `${weapon} ${main ? 'main' : 'other'} ${dice.bow}-${dice.side}-${dice.stern}`)
    .join('; ');

test('every ship of the library has a row to be checked against', () => {
  expect(rows.map(([id]) => id)).toEqual(SHIPS.map(({ id }) => id));
});

test.each(rows.map((row) => [row[0] ?? '', row] as const))(
  '%s is rated as the table says, field by field',
  (id, row) => {
    const ratings = rateShip(ship(id));
    const [, type, speed, armour, gun, torpedo, guns, factors, mount] = row;
    expect(ratings.type).toBe(type);
    expect(ratings.speed).toBe(Number(speed));
    expect(ratings.armour).toBe(Number(armour));
    expect(ratings.size).toEqual({ gun: Number(gun), torpedo: Number(torpedo) });
    expect(batteries(ratings)).toBe(guns);
    expect(ratings.torpedoes).toEqual({ factors: Number(factors), mount: mount === 'none' ? null : mount });
  },
);

const plain: ShipFacts = { ...ship('mikasa'), id: 'plain', mainGuns: [], secondaryGuns: [], tertiaryGuns: [] };
const rated = (changes: Partial<ShipFacts>): HouseRatings => rateShip({ ...plain, ...changes });

test.each([
  [180, 3],
  [179, 2],
  [80, 2],
  [79, 1],
  [1, 1],
])('a belt of %i mm on a modern ship is armour %i', (beltMm, armour) => {
  expect(rated({ beltMm, deckMm: 0, launched: 1897 }).armour).toBe(armour);
});

test.each([
  [110, 1889, 1],
  [110, 1890, 2],
  [200, 1896, 2],
  [200, 1897, 3],
])('%i mm launched in %i is armour %i: older plate is worth less', (beltMm, launched, armour) => {
  expect(rated({ beltMm, launched }).armour).toBe(armour);
});

test('a protected cruiser of 4,000 t is a C2, a ton less a C3', () => {
  const type = (displacementT: number): string => rated({ kind: 'protected-cruiser', displacementT }).type;
  expect([type(4000), type(3999)]).toEqual(['C2', 'C3']);
});

test('[AMB-22] kinds the hit tables do not name: armoured ones read the CA column, others that of the light cruisers', () => {
  const type = (kind: ShipFacts['kind']): string => rated({ kind }).type;
  expect(type('coast-defence')).toBe('CA');
  const others = ['scout-cruiser', 'dispatch', 'gunboat', 'armed-merchant'] as const;
  expect(others.map(type)).toEqual(['C3', 'C3', 'C3', 'C3']);
});

test('without a belt a deck of 45 mm is armour 1, and 44 mm none', () => {
  expect(rated({ beltMm: 0, deckMm: 45 }).armour).toBe(1);
  expect(rated({ beltMm: 0, deckMm: 44 }).armour).toBe(0);
});

test('a 305 mm gun is 12in from 1892 and 12.5in before; 310 mm is 12.5in at any age', () => {
  const weapon = (calibreMm: number, launched: number): string | undefined =>
    rated({ mainGuns: [{ calibreMm, guns: 2, bow: 1, side: 2, stern: 1 }], launched }).batteries[0]?.weapon;
  expect([weapon(305, 1891), weapon(305, 1892), weapon(310, 1900)]).toEqual(['12.5in', '12in', '12.5in']);
});

test('light barrels of all groups are added before they become dice', () => {
  const group = { guns: 6, bow: 2, side: 3, stern: 2 };
  const ratings = rated({
    tertiaryGuns: [
      { calibreMm: 57, ...group },
      { calibreMm: 47, ...group },
    ],
  });
  expect(ratings.batteries).toEqual([{ weapon: 'misc', main: true, dice: { bow: 1, side: 2, stern: 1 } }]);
});

test('the heaviest calibre is the main battery even when it is listed last', () => {
  const ratings = rated({
    mainGuns: [{ calibreMm: 120, guns: 4, bow: 1, side: 2, stern: 1 }],
    tertiaryGuns: [{ calibreMm: 203, guns: 1, bow: 1, side: 1, stern: 0 }],
  });
  expect(batteries(ratings)).toBe('8in main 1-1-0; 4.7in other 1-2-1');
});

test('[TOGO-42] boats of 1905 under the Japanese flag fire the heavier gun', () => {
  const guns = (id: string, year: number): readonly string[] => {
    const facts = ship(id);
    return batteriesIn(year, facts.side, rateShip(facts).batteries).map(({ weapon }) => weapon);
  };
  expect(guns('hayabusa-class', 1904)).toEqual(['6/12p(R)', 'misc']);
  expect(guns('hayabusa-class', 1905)).toEqual(['6/12p(J)', 'misc']);
  expect(guns('buiny-class', 1905)).toEqual(['6/12p(R)', 'misc']);
  expect(guns('mikasa', 1905)).toEqual(['12in', '6in', '12p', 'misc']);
});

test('a base carries four boats of a class, fewer where the class had fewer; any other base one ship', () => {
  const boats = (id: string): number => rateShip(ship(id)).boatsPerBase;
  expect([boats('hayabusa-class'), boats('akatsuki-class'), boats('boevoi'), boats('mikasa')]).toEqual([4, 2, 1, 1]);
});

test('no rating leaves the limits of the ship editor', () => {
  for (const facts of SHIPS) {
    const { speed, armour, size, batteries: guns, torpedoes } = rateShip(facts);
    expect(speed * 2).toBe(Math.round(speed * 2));
    expect(speed).toBeLessThanOrEqual(8);
    expect(armour).toBeLessThanOrEqual(6);
    expect(Math.min(size.gun, size.torpedo)).toBeGreaterThanOrEqual(1);
    expect(Math.max(0, ...guns.flatMap(({ dice }) => Object.values(dice)))).toBeLessThanOrEqual(20);
    expect(torpedoes.factors === 0).toBe(torpedoes.mount === null);
    expect(guns.filter(({ main }) => main).length).toBe(Math.min(1, guns.length));
  }
});

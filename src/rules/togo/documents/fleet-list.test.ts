import { SHIPS } from '../ships/library';
import { basesOf, findShips, LIST_LIMITS, readShipList } from './fleet-list';
import { designOf, type Designs, type ShipDesign } from './ship-design';

const library = (id: string) => designOf(SHIPS.find((ship) => ship.id === id)!);
const mine: ShipDesign = { ...library('mikasa'), id: 'mine-1', name: 'Kongo', from: null };
const renamed: ShipDesign = { ...library('fuji'), name: 'Fuji Kai' };
const own: Designs = new Map([mine, renamed].map((ship) => [ship.id, ship]));
const none: Designs = new Map();
const names = (text: string, ships: Designs = none) => {
  const read = readShipList(text, ships);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.map(({ written, design, mayBe }) => [written, design?.id ?? null, mayBe.map(({ id }) => id)]);
};

test('a list gives its ships, and what is not a name with what it may have meant', () => {
  expect(names('1. Mikasa\n2. Fugi, Asahi; Petropavlovks\nYamato')).toEqual([
    ['Mikasa', 'mikasa', []],
    ['Fugi', null, expect.arrayContaining(['fuji'])],
    ['Asahi', 'asahi', []],
    ['Petropavlovks', null, expect.arrayContaining(['petropavlovsk'])],
    ['Yamato', null, []],
  ]);
});

test('the owner’s ships are known by name, an edited one by both her names', () => {
  expect(names('kongo, KONG0, Fuji Kai, Fuji', own)).toEqual([
    ['kongo', 'mine-1', []],
    ['KONG0', null, ['mine-1']],
    ['Fuji Kai', 'fuji', []],
    ['Fuji', 'fuji', []],
  ]);
});

test('one name for two ships is asked about', () => {
  const twin: ShipDesign = { ...mine, id: 'mine-2', name: 'Mikasa' };
  const read = readShipList('Mikasa', new Map([[twin.id, twin]]));
  expect(read).toMatchObject({ ok: true, value: [{ design: null, isAmbiguous: true }] });
  expect(names('Mikasa', new Map([[twin.id, twin]]))).toEqual([['Mikasa', null, ['mine-2', 'mikasa']]]);
});

test.each([
  ['EMPTY', ' \n , ;; '],
  ['TOO_LONG', 'Mikasa\n'.repeat(15_000)],
  ['NOT_TEXT', '\u0089PNG\r\n\u001a\u0000'],
  ['NOT_TEXT', 'Mika\ufffdsa'],
  ['TOO_MANY_NAMES', 'M\n'.repeat(LIST_LIMITS.names + 1)],
])('%s is said instead of read', (code, text) => {
  expect(readShipList(text, none)).toEqual({ ok: false, error: { code } });
});

test('a sentence is no misspelt name', () => {
  expect(names('and then there was the old Mikasa, who fought on')).toEqual([
    ['and then there was the old Mikasa', null, []],
    ['who fought on', null, []],
  ]);
});

test('[TOGO-15] boats named one by one share bases; a class named is a base', () => {
  const sokol = library('sokol-class');
  const boats = ['Serdity', 'Skory', 'Statny', 'Smely', 'Silny'].map((written) => ({ written, design: sokol }));
  const bases = basesOf([
    ...boats,
    { written: 'Mikasa', design: library('mikasa') },
    { written: 'Skory', design: sokol },
  ]);
  const most = sokol.ratings.boatsPerBase;
  expect(bases.map(({ ship, boats: on }) => [ship, on])).toEqual([
    ['sokol-class', most],
    ['sokol-class', 5 - most],
    ['mikasa', null],
    ['sokol-class', 1],
  ]);
  expect(basesOf([{ written: sokol.name, design: sokol }])).toEqual([
    { ship: 'sokol-class', name: sokol.name, boats: null },
  ]);
});

test('search: own ships first, old spellings too, narrowed by side and type', () => {
  const ids = (text: string, side: 'ijn' | 'irn' | null = null, type: 'B' | 'CA' | null = null) =>
    findShips({ text, side, type }, own).map(({ id }) => id);
  expect(ids('')[0]).toBe('mine-1');
  expect(ids('')).toHaveLength(SHIPS.length + 1);
  expect(ids('fuji')).toContain('fuji');
  expect(ids('', 'irn').every((id) => library(id).side === 'irn')).toBe(true);
  expect(ids('', 'irn', 'CA').length).toBeGreaterThan(2);
  const old = SHIPS.find(({ oldSpellings }) => oldSpellings.length > 0)!;
  expect(ids(old.oldSpellings[0]!)).toContain(old.id);
});

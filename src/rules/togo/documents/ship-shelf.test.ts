import { SHIPS } from '../ships/library';
import { designOf, type ShipDesign } from './ship-design';
import { stepNumber } from './ship-edit';
import { blankDesign, copyDesign } from './ship-new';
import { boatNames, nearMisses, searchShelf, shelfChoices, shipShelf } from './ship-shelf';

const library = shipShelf(new Map());
const mikasa = designOf(SHIPS[0]!);
const shelfWith = (...own: readonly ShipDesign[]) => shipShelf(new Map(own.map((design) => [design.id, design])));
const names = (...search: Parameters<typeof searchShelf>) => searchShelf(...search).map(({ design }) => design.name);

test('every ship of the library is there, untouched', () => {
  expect(library.map(({ design }) => design)).toEqual(SHIPS.map(designOf));
  expect(new Set(library.map(({ origin }) => origin))).toEqual(new Set(['library']));
});

test.each([
  ['Tsarevitch', 'Tsesarevich'],
  ['chin yen', "Chin'en"],
  ['Idzumo', 'Izumo'],
  ['mika', 'Mikasa'],
])('%s finds %s', (text, name) => {
  expect(names(library, text)).toContain(name);
});

test('names that begin with the text come first', () => {
  const found = names(library, 'asa');
  expect(found.slice(0, 2).sort()).toEqual(['Asahi', 'Asama']);
  expect(found).toContain('Mikasa');
});

test('an edited ship takes her place, a ship of the owner’s comes first, and both can be searched', () => {
  const own = blankDesign({ id: 'own', name: 'Zuikaku', side: 'ijn', type: 'B' });
  const shelf = shelfWith(stepNumber({ ...mikasa, name: 'Togo’s flagship' }, 'armour', 1), own);
  expect(shelf[0]).toMatchObject({ design: own, facts: null, origin: 'own' });
  expect(shelf[1]).toMatchObject({ origin: 'edited', facts: { id: 'mikasa' } });
  expect(shelf).toHaveLength(SHIPS.length + 1);
  expect(names(shelf, 'mikasa')).toEqual(['Togo’s flagship']);
  expect(names(shelf, 'zui')).toEqual(['Zuikaku']);
  expect(names(shelf, '', { mine: true })).toEqual(['Zuikaku', 'Togo’s flagship']);
});

test('a document equal to the library ship is no edit', () => {
  expect(shelfWith(mikasa)[0]?.origin).toBe('library');
});

test('filters narrow by side, type, squadron and class, and a copy goes where her model went', () => {
  expect(names(library, '', { side: 'irn', type: 'B', squadron: 'vladivostok' })).toEqual([]);
  expect(names(library, '', { squadron: 'vladivostok', type: 'CA' })).toEqual(['Gromoboi', 'Rossia', 'Rurik']);
  expect(names(library, '', { shipClass: 'Borodino' })).toHaveLength(4);
  const copy = copyDesign(mikasa, 'copy', ['Mikasa']);
  expect(names(shelfWith(copy), '', { squadron: 'first-division' })).toContain('Mikasa (2)');
});

test('the choices are counted with the other filters as they are', () => {
  const { types, squadrons, classes } = shelfChoices(library, { side: 'irn', type: 'CA' });
  expect(types.get('B')).toBe(searchShelf(library, '', { side: 'irn', type: 'B' }).length);
  expect(squadrons.get('vladivostok')).toBe(3);
  expect(squadrons.has('first-division')).toBe(false);
  expect([...classes.keys()]).toContain('Rurik');
  expect([...classes.values()].reduce((sum, count) => sum + count)).toBe(types.get('CA'));
});

test('a misspelt name has near ones, a known one has none', () => {
  expect(nearMisses('Tsezarevitsch').map(({ id }) => id)).toContain('tsesarevich');
  expect(nearMisses('Mikasa')).toEqual([]);
});

test('a class tells the names of her boats', () => {
  expect(boatNames('akatsuki-class')).toEqual(['Akatsuki', 'Kasumi']);
  expect(boatNames('boiki-class')).toEqual(['Boiki', 'Burny']);
  expect(boatNames('mikasa')).toEqual([]);
});

import { SHIPS } from '../ships/library';
import { designOf, type ShipDesign } from './ship-design';
import { addBattery, changeBattery, withNumber, withRatings } from './ship-edit';
import { shipWarnings, usualRange } from './ship-warnings';

const library = SHIPS.map(designOf);
const mikasa = library.find(({ id }) => id === 'mikasa')!;
const codes = (design: ShipDesign, others: readonly ShipDesign[] = []) =>
  shipWarnings(design, others).map((warning) => (warning.code === 'unusual' ? warning.number : warning.code));

test('no ship of the library gives cause for a warning', () => {
  expect(library.flatMap((design) => shipWarnings(design, library).map((one) => [design.id, one]))).toEqual([]);
});

const batteries = mikasa.ratings.batteries;
const none = { bow: 0, side: 0, stern: 0 };
const torpedoes = (factors: number, mount: 'fixed' | null) => withRatings(mikasa, { torpedoes: { factors, mount } });

test.each<[string, ShipDesign, string[]]>([
  ['no main battery', changeBattery(mikasa, 0, (one) => ({ ...one, main: false })), ['no-main']],
  ['two main batteries', changeBattery(mikasa, 1, (one) => ({ ...one, main: true })), ['several-mains']],
  [
    'a main battery lighter than another',
    withRatings(mikasa, { batteries: batteries.map((one, place) => ({ ...one, main: place === 1 })) }),
    ['main-not-heaviest'],
  ],
  ['a battery without dice', changeBattery(mikasa, 1, (one) => ({ ...one, dice: none })), ['battery-without-dice']],
  ['the same weapon twice', addBattery(mikasa, '6in'), ['weapon-twice']],
  ['boat guns under two names', addBattery(addBattery(mikasa, 'tbd'), '6/12p(J)'), ['boat-guns-twice']],
  [
    'more dice than any battery of the war',
    changeBattery(mikasa, 1, (one) => ({ ...one, dice: { bow: 0, side: 13, stern: 0 } })),
    ['many-dice'],
  ],
  ['torpedoes without a mount', torpedoes(2, null), ['torpedoes-without-mount']],
  ['a mount without torpedoes', torpedoes(0, 'fixed'), ['mount-without-torpedoes', 'factors']],
  ['no weapon at all', withRatings(torpedoes(0, null), { batteries: [] }), ['unarmed', 'factors']],
  ['a battleship without armour', withNumber(mikasa, 'armour', 0), ['unarmoured']],
  ['a ship that does not move', withNumber(mikasa, 'speed', 0), ['still']],
  [
    'a larger target for torpedoes than for guns',
    withNumber(mikasa, 'torpedoSize', 6),
    ['torpedo-size-over-gun-size', 'torpedoSize'],
  ],
  ['several battleships on a base', withNumber(mikasa, 'boatsPerBase', 2), ['boats-on-ship']],
  ['armour no battleship had', withNumber(mikasa, 'armour', 5), ['armour']],
  ['a battleship as fast as a destroyer', withNumber(mikasa, 'speed', 5), ['speed']],
  ['a battleship as short as a boat', withNumber(mikasa, 'lengthM', 40), ['lengthM']],
])('%s is worth a look', (_, design, expected) => {
  expect(codes(design)).toEqual(expected);
});

test('a convoy ship needs no weapon', () => {
  const transport = library.find(({ ratings }) => ratings.type === 'convoy')!;
  expect(codes(withRatings(transport, { batteries: [], torpedoes: { factors: 0, mount: null } }))).toEqual([]);
});

test('a name is doubled only by another ship of the same side, however it is written', () => {
  const twin = { ...mikasa, id: 'twin', name: ' MIKASA' };
  expect(shipWarnings(twin, library)).toEqual([{ code: 'same-name', name: 'Mikasa', id: 'mikasa' }]);
  expect(codes({ ...twin, side: 'irn' }, library)).toEqual([]);
  expect(codes(mikasa, [mikasa])).toEqual([]);
});

test('what is usual is what the ships of the type in the library have', () => {
  expect(usualRange('B', 'speed')).toEqual({ from: 2.5, to: 3 });
  expect(usualRange('TB', 'armour')).toEqual({ from: 0, to: 0 });
});

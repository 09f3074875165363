import fc from 'fast-check';
import { recogniseList, recogniseShip, searchShips } from './find-ship';
import { SHIPS, shipById } from './library';
import { editDistance, folded } from './spelling';

const meaning = (written: string): string => {
  const found = recogniseShip(written);
  if (found.type === 'ship') return found.ship.id;
  const ships = found.type === 'ambiguous' ? found.ships : found.near;
  return `${found.type}: ${ships.map(({ id }) => id).join(' ')}`.trim();
};

test.each([
  ['Mikasa', 'mikasa'],
  ['mikasa', 'mikasa'],
  ['Tsarevitch', 'tsesarevich'],
  ['CZAREVITCH', 'tsesarevich'],
  ['Chin Yen', 'chinen'],
  ['chin-yen', 'chinen'],
  ["Chin'en", 'chinen'],
  ['Idzumo', 'izumo'],
  ['Fusō', 'fuso'],
  ['Ōshima', 'oshima'],
  ['knyaz-suvorov', 'knyaz-suvorov'],
  ['Mikasa (flag)', 'mikasa'],
  ['Kasumi', 'akatsuki-class'],
  ['TB 69', 'tb-no-67-class'],
  ['No. 203', 'ussuri-class-tb'],
  ['Collier', 'ambiguous: ijn-transport-generic irn-transport-generic'],
  ['Dreadnought', 'unknown:'],
  ['Mikassa', 'unknown: mikasa'],
  ['Tsesarevitsh', 'unknown: tsesarevich'],
  ['', 'unknown:'],
  ['constructor', 'unknown:'],
])('%s means %s', (written, expected) => {
  expect(meaning(written)).toBe(expected);
});

test('every name, id and old spelling finds its ship, or says that two share it', () => {
  for (const ship of SHIPS) {
    for (const spelling of [ship.id, ship.name, ...ship.oldSpellings]) {
      const found = recogniseShip(spelling);
      const ships = found.type === 'ship' ? [found.ship] : found.type === 'ambiguous' ? found.ships : [];
      expect(ships).toContain(ship);
    }
  }
});

test('a side settles what two sides share', () => {
  const russian = SHIPS.filter(({ side }) => side === 'irn');
  expect(recogniseShip('Collier', russian)).toMatchObject({ type: 'ship', ship: { id: 'irn-transport-generic' } });
});

test('a name of her own beats an old spelling of another ship', () => {
  const mikasa = shipById('mikasa');
  if (mikasa === null) throw new Error('no Mikasa');
  const other = { ...mikasa, id: 'other', name: 'Other', oldSpellings: ['Mikasa'] };
  expect(recogniseShip('Mikasa', [other, mikasa])).toEqual({ type: 'ship', ship: mikasa });
});

test('a pasted list keeps its order and says what it could not read', () => {
  const list = recogniseList('1. Mikasa\n- Asahi, Fuji;\n\n  Borodinoo\r\n• Chen Yuen\n2) No. 69');
  expect(list.map(({ written, meaning: found }) => `${written} ${found.type}`)).toEqual([
    'Mikasa ship',
    'Asahi ship',
    'Fuji ship',
    'Borodinoo unknown',
    'Chen Yuen ship',
    'No. 69 ship',
  ]);
});

test('a search finds parts of names and old spellings, beginnings first, within the filter', () => {
  expect(searchShips('idzum').map(({ id }) => id)).toEqual(['izumo', 'izumi', 'izumi-maru']);
  expect(searchShips('asa')[0]?.id).toBe('asahi');
  expect(searchShips('Chen Yuen').map(({ id }) => id)).toEqual(['chinen']);
  expect(searchShips('')).toHaveLength(136);
  expect(searchShips('', { side: 'irn', type: 'B' }).every(({ kind }) => kind === 'battleship')).toBe(true);
  expect(searchShips('', { squadron: 'chemulpo' }).map(({ id }) => id)).toEqual(['varyag', 'korietz']);
  expect(searchShips('', { shipClass: 'Borodino' })).toHaveLength(4);
  expect(searchShips('', { kind: 'coast-defence', side: 'ijn' }).map(({ id }) => id)).toEqual(['fuso']);
});

test('nothing a player can paste throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const { written } of recogniseList(text)) expect(written).not.toBe('');
    }),
    { numRuns: 200 },
  );
});

test('edit distance is a distance: zero for the same word, the same both ways, one for one slip', () => {
  const word = fc.stringMatching(/^[a-z]{0,8}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a, 9)).toBe(0);
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, `${a}x`, 9)).toBe(1);
      expect(editDistance(a, b, 2)).toBe(Math.min(3, editDistance(a, b, 9)));
    }),
  );
});

test('folding is done once: folding a folded word changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(folded(folded(text))).toBe(folded(text))));
});

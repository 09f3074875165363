import '@/messages/togo';

import { formationName, shipName } from './ship-words';

const boats = (name: string, unitsAtFirst: number, soleIn: string | null, type: 'TBD' | 'TB' | 'convoy' = 'TBD') =>
  shipName({ name, unitsAtFirst, soleIn, card: { type } });

test.each([
  ['2nd Destroyers', boats('Blestyashchy, Bezuprechny, Bodry, Gromky, Grozny', 5, 'Destroyers, 2nd group')],
  ['14th Torpedo Boats', boats('Chidori, Hayabusa, Manazuru', 3, '14th Torpedo Boat Flotilla', 'TB')],
  ['Shirakumo + 1', boats('Shirakumo, Asashio', 2, null)],
  ['No. 34 + 3', boats('No. 34, No. 31, No. 32, No. 33', 4, '17th and 18th Torpedo Boat Flotillas', 'TB')],
  [
    'Anadyr + 5',
    boats('Anadyr, Irtysh, Koreya, Kamchatka, Rus, Svir', 6, 'Anadyr, Irtysh, Koreya, Kamchatka, Rus, Svir', 'convoy'),
  ],
  ['Hitachi Maru and Sado Maru (outward)', boats('Hitachi Maru and Sado Maru (outward)', 2, 'x', 'convoy')],
  ['Mikasa', boats('Mikasa', 1, 'Mikasa')],
])('%s', (wanted, name) => expect(name).toBe(wanted));

test('a convoy goes by its first ship, and any other formation by its name', () => {
  expect(formationName({ name: 'Anadyr, Irtysh, Koreya, Kamchatka, Rus, Svir' })).toBe('Anadyr + 5');
  expect(formationName({ name: 'Destroyers, 1st group' })).toBe('Destroyers, 1st group');
});

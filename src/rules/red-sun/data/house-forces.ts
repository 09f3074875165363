import type { Of } from '../../common/shape';
import type { FLEET, Forces, HEADQUARTERS } from '../shapes';
import type { Side } from '../types';

type Fleet = Of<typeof FLEET>;
type Ship = Fleet['ships'][number];
type Headquarters = Of<typeof HEADQUARTERS>;

/** Numbers of the house, not the publisher's: by the kind of ship, to be typed over. */
const BATTLESHIP = { strength: 8, torpedo: null, defence: 10 } as const;
const ARMOURED_CRUISER = { strength: 7, torpedo: null, defence: 8 } as const;
const CRUISER = { strength: 5, torpedo: null, defence: 5 } as const;
const FLOTILLA = { strength: 3, torpedo: 6, defence: 3 } as const;

const ship = (name: string, values: Omit<Ship, 'id' | 'name'>): Ship => ({ ...values, id: idOf(name), name });
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const fleet = (
  name: string,
  side: Side,
  [admiral, rating]: readonly [string, number],
  ships: readonly Ship[],
): Fleet => ({
  ...{ id: idOf(name), name, side, isMerchant: false, admiral: { name: admiral, rating } },
  ...{ flagship: ships[0]?.id ?? null, morale: 3, moraleCap: 5, ships },
});

const merchants = (name: string): Fleet => ({
  ...{ id: idOf(name), name, side: 'ijn', isMerchant: true, admiral: null },
  ...{ flagship: null, morale: 0, moraleCap: null, ships: [] },
});

const headquarters = (
  name: string,
  side: Side,
  values: Pick<Headquarters, 'isSupreme' | 'rating' | 'commandValue'>,
  units: readonly (readonly [name: string, ...strengths: number[]])[],
): Headquarters => ({
  ...{ id: idOf(name), name, side, ...values },
  units: units.map(([unit, ...strengths]) => ({ id: idOf(unit), name: unit, activation: 4, strengths })),
});

const ARMY = { isSupreme: false, rating: 3, commandValue: null } as const;

/** Historical names with the house's numbers, so that a campaign can be begun before anybody has typed anything. */
export const HOUSE_FORCES: Forces = {
  sighting: { clear: 6, fog: 3, storm: 2 },
  turnsPerSeason: 3,
  fleets: [
    fleet(
      'First Fleet',
      'ijn',
      ['Togo', 5],
      [
        ...['Mikasa', 'Asahi', 'Fuji', 'Shikishima'].map((name) => ship(name, BATTLESHIP)),
        ship('1st Destroyers', FLOTILLA),
      ],
    ),
    fleet(
      'Second Fleet',
      'ijn',
      ['Kamimura', 4],
      [...['Izumo', 'Azuma', 'Tokiwa', 'Iwate'].map((name) => ship(name, ARMOURED_CRUISER))],
    ),
    merchants('Transports'),
    fleet(
      'Port Arthur Squadron',
      'irn',
      ['Makarov', 4],
      [
        ...['Petropavlovsk', 'Retvizan', 'Tsesarevich', 'Sevastopol'].map((name) => ship(name, BATTLESHIP)),
        ship('Novik', CRUISER),
      ],
    ),
    fleet(
      'Vladivostok Squadron',
      'irn',
      ['Jessen', 3],
      [
        ...['Rossia', 'Gromoboi', 'Rurik'].map((name) => ship(name, ARMOURED_CRUISER)),
        ship('Vladivostok Torpedo Boats', FLOTILLA),
      ],
    ),
  ],
  headquarters: [
    headquarters('Japanese Supreme HQ', 'ijn', { isSupreme: true, rating: 4, commandValue: 1 }, []),
    headquarters('1st Army', 'ijn', ARMY, [
      ['Guards Division', 6, 3],
      ['2nd Division', 6, 3],
      ['12th Division', 5, 2],
    ]),
    headquarters('2nd Army', 'ijn', ARMY, [
      ['3rd Division', 6, 3],
      ['4th Division', 5, 3],
    ]),
    headquarters('Russian Supreme HQ', 'irn', { isSupreme: true, rating: 3, commandValue: 1 }, []),
    headquarters('Manchurian Army', 'irn', ARMY, [
      ['1st Siberian Corps', 7, 5, 2],
      ['2nd Siberian Corps', 6, 4, 2],
      ['3rd Siberian Corps', 6, 3],
    ]),
  ],
};

import type { Fleet, Ratings, ShipClass } from '../types';

/** A counter as the list of a campaign begins with it. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly fleet: Fleet;
  readonly class: ShipClass;
  /** Null until the owner has typed what is printed on it. */
  readonly ratings: Ratings | null;
  /** Her other side; null where it is the same. */
  readonly damagedRatings: Ratings | null;
  /** The ratings are the house's, not the owner's. */
  readonly house: boolean;
}

/** The printed ratings are lost; these stand in for them until the owner types their own. Always shown as house values. */
export const HOUSE_RATINGS: Readonly<Record<ShipClass, Ratings>> = {
  battleship: { primary: 3, secondary: 2, letter: 'L', torpedo: false },
  cruiser: { primary: 2, secondary: 2, letter: 'M', torpedo: false },
  destroyer: { primary: 1, secondary: null, letter: 'S', torpedo: true },
};

const counters = (fleet: Fleet, type: ShipClass, names: readonly string[]): readonly Counter[] =>
  names.map((name) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    fleet,
    class: type,
    ratings: HOUSE_RATINGS[type],
    damagedRatings: null,
    house: true,
  }));

/** Vladivostok and Port Arthur as the book sets them up (TAS-2). */
const PRINTED: readonly Counter[] = [
  ...counters('vladivostok', 'cruiser', ['Vladivostok Cruisers 1', 'Vladivostok Cruisers 2']),
  ...counters('vladivostok', 'destroyer', ['Vladivostok Destroyers 1', 'Vladivostok Destroyers 2']),
  ...counters('port-arthur', 'battleship', [
    'Sevastopol',
    'Peresvyet',
    'Poltava',
    'Pobyeda',
    'Tsesarevich',
    'Retvizen',
    'Petropavlovsk',
  ]),
  ...counters('port-arthur', 'cruiser', ['Port Arthur Cruisers']),
  ...counters('port-arthur', 'destroyer', ['Port Arthur Destroyers']),
];

/** The text names neither the Japanese counters nor those of the European Fleet: the house takes the ships of 1904 and 1905. */
const SUPPOSED: readonly Counter[] = [
  ...counters('european', 'battleship', [
    'Suvorov',
    'Alexander III',
    'Borodino',
    'Orel',
    'Oslyabya',
    'Sissoi Veliky',
    'Navarin',
  ]),
  ...counters('european', 'cruiser', ['European Cruisers 1', 'European Cruisers 2']),
  ...counters('european', 'destroyer', ['European Destroyers']),
  ...counters('japan', 'battleship', ['Mikasa', 'Asahi', 'Shikishima', 'Hatsuse', 'Fuji', 'Yashima']),
  ...counters('japan', 'cruiser', [
    'Japanese Cruisers 1',
    'Japanese Cruisers 2',
    'Japanese Cruisers 3',
    'Japanese Cruisers 4',
  ]),
  ...counters('japan', 'destroyer', ['Japanese Destroyers 1', 'Japanese Destroyers 2']),
];

/** Every counter of the house list, each fleet in line order. */
export const COUNTERS: readonly Counter[] = [...PRINTED, ...SUPPOSED];

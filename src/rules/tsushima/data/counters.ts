import type { Counter, Gun, ShipType, Side } from '../types';
import type { ScenarioId } from './scenarios';

/** A gun as it is printed: its factor, and its salvos. */
type Printed = readonly [factor: number, salvos: number] | null;
type Row = readonly [
  id: string,
  name: string,
  side: Side,
  type: ShipType,
  size: number,
  move: number,
  armour: number,
  primary: Printed,
  secondary: Printed,
  /** Whether the guns are certain; otherwise they are a suggestion, and the owner checks the counter. */
  certain: boolean,
  /** The ship of the library whose plan is drawn for her. */
  plan: string | null,
];

/** The inventory, class, size, movement and armour as printed. Gun values that are not certain are suggestions only. */
// prettier-ignore
const SHIPS: readonly Row[] = [
  ['tsarevitch', 'Tsarevitch', 'irn', 'B', 8, 5, 7, [8, 2], [3, 3], true, 'tsesarevich'],
  ['retvizan', 'Retvizan', 'irn', 'B', 9, 5, 8, [8, 2], [3, 3], true, 'retvizan'],
  ['pobieda', 'Pobieda', 'irn', 'B', 9, 5, 8, [4, 2], [3, 2], true, 'pobeda'],
  ['peresviet', 'Peresviet', 'irn', 'B', 9, 5, 8, [4, 2], [3, 2], true, 'peresvet'],
  ['petropavlovsk', 'Petropavlovsk', 'irn', 'B', 9, 5, 8, [5, 2], [3, 3], true, 'petropavlovsk'],
  ['poltava', 'Poltava', 'irn', 'B', 9, 5, 8, [5, 2], [3, 3], true, 'poltava'],
  ['sevastopol', 'Sevastopol', 'irn', 'B', 9, 5, 8, [5, 2], [3, 3], true, 'sevastopol'],
  ['bayan', 'Bayan', 'irn', 'A', 7, 5, 6, [5, 2], [1, 5], false, 'bayan'],
  ['askold', 'Askold', 'irn', 'C', 7, 6, 3, [3, 2], [1, 5], false, 'askold'],
  ['diana', 'Diana', 'irn', 'C', 7, 5, 3, [3, 2], [1, 5], true, 'diana'],
  ['pallada', 'Pallada', 'irn', 'C', 7, 5, 3, [3, 2], [1, 5], false, 'pallada'],
  ['novik', 'Novik', 'irn', 'C', 6, 6, 2, null, [2, 2], true, 'novik'],
  ['boyarin', 'Boyarin', 'irn', 'C', 7, 5, 2, null, [2, 2], true, 'boyarin'],
  ['variag', 'Variag', 'irn', 'C', 8, 6, 4, [3, 5], [1, 5], true, 'varyag'],
  ['gromoboi', 'Gromoboi', 'irn', 'A', 9, 6, 5, [5, 1], [2, 3], false, 'gromoboi'],
  ['rossia', 'Rossia', 'irn', 'A', 9, 6, 5, [5, 1], [2, 3], false, 'rossia'],
  ['rurik', 'Rurik', 'irn', 'A', 9, 6, 5, [3, 1], [3, 4], false, 'rurik'],
  ['bogatyr', 'Bogatyr', 'irn', 'C', 8, 6, 4, [3, 4], [1, 2], false, 'bogatyr'],
  ['nevelskoi', 'Nevelskoi', 'irn', 'A', 7, 6, 4, [7, 1], [3, 3], false, null],
  ['amurski', 'Amurski', 'irn', 'A', 7, 6, 4, [5, 2], [3, 3], false, null],
  ['souvaroff', 'Souvaroff', 'irn', 'B', 8, 5, 7, [8, 2], [3, 3], true, 'knyaz-suvorov'],
  ['orel', 'Orel', 'irn', 'B', 8, 5, 7, [8, 2], [3, 3], true, 'orel'],
  ['alexandr-iii', 'Alexandr III', 'irn', 'B', 8, 5, 7, [8, 2], [3, 3], true, 'imperator-aleksandr-iii'],
  ['borodino', 'Borodino', 'irn', 'B', 8, 5, 7, [8, 2], [3, 3], true, 'borodino'],
  ['oslabia', 'Oslabia', 'irn', 'B', 8, 5, 6, [8, 2], [3, 3], false, 'oslyabya'],
  ['sissoi-veliki', 'Sissoi Veliki', 'irn', 'B', 9, 5, 7, [7, 2], [2, 2], false, 'sissoi-veliky'],
  ['navarin', 'Navarin', 'irn', 'B', 7, 5, 6, [6, 2], [2, 1], false, 'navarin'],
  ['nakimov', 'Nakimov', 'irn', 'B', 8, 5, 4, [6, 2], [3, 2], false, 'admiral-nakhimov'],
  ['dmitri-donskoi', 'Dmitri Donskoi', 'irn', 'C', 7, 5, 3, [2, 3], [1, 2], false, 'dmitrii-donskoi'],
  ['aurora', 'Aurora', 'irn', 'C', 7, 5, 3, [2, 2], [1, 5], false, 'aurora'],
  ['oleg', 'Oleg', 'irn', 'C', 8, 6, 4, [3, 4], [1, 2], false, 'oleg'],
  ['izumrud', 'Izumrud', 'irn', 'C', 6, 6, 2, null, [2, 2], false, 'izumrud'],
  ['jemtchug', 'Jemtchug', 'irn', 'C', 6, 6, 2, null, [2, 2], false, 'zhemchug'],
  ['svietlana', 'Svietlana', 'irn', 'C', 6, 6, 3, [3, 2], [1, 3], false, 'svetlana'],
  ['almaz', 'Almaz', 'irn', 'C', 6, 6, 3, null, [1, 1], false, 'almaz'],
  ['nikolai', 'Nikolai', 'irn', 'B', 7, 5, 5, [6, 1], [2, 1], false, 'imperator-nikolai-i'],
  ['apraxine', 'Apraxine', 'irn', 'B', 5, 5, 4, [6, 2], [1, 1], false, 'general-admiral-apraksin'],
  ['oushakoff', 'Oushakoff', 'irn', 'B', 5, 5, 4, [6, 2], [1, 1], false, 'admiral-ushakov'],
  ['seniavin', 'Seniavin', 'irn', 'B', 5, 5, 4, [6, 2], [1, 1], false, 'admiral-senyavin'],
  ['monomach', 'Monomach', 'irn', 'B', 7, 5, 4, [3, 2], [1, 2], false, 'vladimir-monomakh'],
  ['mikasa', 'Mikasa', 'ijn', 'B', 9, 5, 7, [7, 2], [2, 4], true, 'mikasa'],
  ['asahi', 'Asahi', 'ijn', 'B', 9, 5, 7, [7, 2], [2, 4], true, 'asahi'],
  ['hatsuse', 'Hatsuse', 'ijn', 'B', 9, 5, 7, [7, 2], [2, 4], true, 'hatsuse'],
  ['shikishima', 'Shikishima', 'ijn', 'B', 9, 5, 7, [7, 2], [2, 4], false, 'shikishima'],
  ['yashima', 'Yashima', 'ijn', 'B', 8, 5, 7, [7, 2], [2, 3], true, 'yashima'],
  ['fuji', 'Fuji', 'ijn', 'B', 8, 5, 8, [7, 2], [2, 3], false, 'fuji'],
  ['chin-yen', 'Chin Yen', 'ijn', 'B', 7, 4, 5, [3, 2], [1, 1], false, 'chinen'],
  ['fuso', 'Fuso', 'ijn', 'B', 7, 3, 3, [3, 1], [1, 1], false, 'fuso'],
  ['idzumo', 'Idzumo', 'ijn', 'A', 8, 6, 5, [4, 2], [2, 4], false, 'izumo'],
  ['iwate', 'Iwate', 'ijn', 'A', 8, 6, 5, [4, 2], [2, 4], false, 'iwate'],
  ['tokiwa', 'Tokiwa', 'ijn', 'A', 8, 5, 5, [4, 2], [2, 4], false, 'tokiwa'],
  ['asama', 'Asama', 'ijn', 'A', 8, 5, 5, [4, 2], [2, 4], false, 'asama'],
  ['azuma', 'Azuma', 'ijn', 'A', 9, 6, 4, [4, 2], [2, 2], false, 'azuma'],
  ['yakumo', 'Yakumo', 'ijn', 'A', 8, 6, 4, [4, 2], [2, 2], false, 'yakumo'],
  ['tsushima', 'Tsushima', 'ijn', 'C', 6, 6, 3, null, [2, 2], false, 'tsushima'],
  ['niitaka', 'Niitaka', 'ijn', 'C', 6, 6, 3, null, [2, 2], false, 'niitaka'],
  ['chitose', 'Chitose', 'ijn', 'C', 7, 6, 4, [4, 1], [2, 2], false, 'chitose'],
  ['kasagi', 'Kasagi', 'ijn', 'C', 7, 6, 4, [4, 1], [2, 2], false, 'kasagi'],
  ['takasago', 'Takasago', 'ijn', 'C', 6, 6, 4, [4, 1], [2, 2], false, 'takasago'],
  ['yoshino', 'Yoshino', 'ijn', 'C', 6, 6, 3, null, [2, 2], false, 'yoshino'],
  ['otawa', 'Otawa', 'ijn', 'C', 6, 6, 3, null, [2, 2], false, 'otowa'],
  ['suma', 'Suma', 'ijn', 'C', 5, 5, 2, null, [2, 1], false, 'suma'],
  ['akashi', 'Akashi', 'ijn', 'C', 5, 5, 2, null, [2, 1], false, 'akashi'],
  ['akitsushima', 'Akitsushima', 'ijn', 'C', 5, 5, 3, null, [2, 2], false, 'akitsushima'],
  ['hashidate', 'Hashidate', 'ijn', 'C', 6, 5, 4, [7, 1], [2, 3], false, 'hashidate'],
  ['itsukushima', 'Itsukushima', 'ijn', 'C', 6, 5, 4, [7, 1], [2, 3], false, 'itsukushima'],
  ['matsushima', 'Matsushima', 'ijn', 'C', 6, 5, 4, [7, 1], [2, 3], false, 'matsushima'],
  ['naniwa', 'Naniwa', 'ijn', 'C', 6, 5, 3, null, [2, 2], false, 'naniwa'],
  ['takachiho', 'Takachiho', 'ijn', 'C', 6, 5, 3, null, [2, 2], false, 'takachiho'],
  ['chiyoda', 'Chiyoda', 'ijn', 'C', 6, 5, 3, null, [2, 2], false, 'chiyoda'],
  ['saiyen', 'Saiyen', 'ijn', 'C', 6, 4, 2, [3, 1], [2, 2], false, 'saien'],
  ['idzumi', 'Idzumi', 'ijn', 'C', 5, 5, 1, null, [2, 1], false, 'izumi'],
  ['nisshin', 'Nisshin', 'ijn', 'A', 7, 6, 4, [7, 1], [2, 3], false, 'nisshin'],
  ['kasuga', 'Kasuga', 'ijn', 'A', 7, 6, 4, [7, 1], [2, 3], false, 'kasuga'],
];

/** Counters that are all alike: how many there are of each (TSU-5). */
// prettier-ignore
const BOATS = [
  { side: 'irn', type: 'D', letter: 'd', name: 'Destroyer',    count: 13, size: 3, move: 6, armour: 1, primary: [1, 3], torpedo: 3 },
  { side: 'irn', type: 'T', letter: 't', name: 'Torpedo Boat', count: 3,  size: 2, move: 4, armour: 0, primary: null,   torpedo: 3 },
  { side: 'ijn', type: 'D', letter: 'd', name: 'Destroyer',    count: 6,  size: 3, move: 6, armour: 1, primary: [1, 3], torpedo: 3 },
  { side: 'ijn', type: 'T', letter: 't', name: 'Torpedo Boat', count: 10, size: 2, move: 4, armour: 0, primary: null,   torpedo: 3 },
  { side: 'ijn', type: 'M', letter: 'm', name: 'Merchant',     count: 10, size: 1, move: 4, armour: 0, primary: null,   torpedo: null },
] as const;

/** Sizes that a scenario prints otherwise than the inventory; the inventory counts until the owner says (AMB-16). */
export const SIZE_CONFLICTS: Readonly<
  Record<string, readonly { readonly scenario: ScenarioId; readonly size: number }[]>
> = {
  tsarevitch: [{ scenario: 'round-island', size: 9 }],
  izumrud: [{ scenario: 'tsushima', size: 8 }],
  oushakoff: [{ scenario: 'tsushima', size: 8 }],
  seniavin: [{ scenario: 'war-at-sea', size: 8 }],
  asama: [{ scenario: 'tsushima', size: 9 }],
  takasago: [{ scenario: 'port-arthur', size: 7 }],
  chiyoda: [
    { scenario: 'chemulpo', size: 5 },
    { scenario: 'round-island', size: 5 },
  ],
  novik: [{ scenario: 'war-at-sea', size: 7 }],
};

/** Tsarevitch's primary guns fire at -4 (TSU-38). */
export const POOR_PRIMARY = { ship: 'tsarevitch', modifier: -4 } as const;
/** They lose all primary salvos while fleeing (TSU-35). */
export const BOW_GUNS: readonly string[] = ['itsukushima', 'hashidate'];
/** They need not sail in a division (TSU-15). */
export const FREE_CRUISERS: readonly string[] = ['novik', 'boyarin', 'izumrud'];
/** The two of each side of which only one pair comes into play (TSU-57). */
export const ITALIAN_CRUISERS = { ijn: ['nisshin', 'kasuga'], irn: ['nevelskoi', 'amurski'] } as const;

/** The guns of a port: not counters, and never damaged (TSU-55). */
export const COAST_GUN = { factor: 9, salvos: 2, count: 2 } as const;

const gunOf = (printed: Printed): Gun | null => printed && { factor: printed[0], salvos: printed[1] };

/** Every counter of the box, in the order of the inventory. */
export const COUNTERS: readonly Counter[] = [
  ...SHIPS.map(([id, name, side, type, size, move, armour, primary, secondary, certain, plan]): Counter => ({
    ...{ id, name, side, type, size, move, armour, torpedo: null, plan },
    guns: { primary: gunOf(primary), secondary: gunOf(secondary) },
    certain,
  })),
  ...BOATS.flatMap(({ side, type, letter, name, count, size, move, armour, primary, torpedo }) =>
    Array.from({ length: count }, (_, index): Counter => ({
      ...{ id: `${side}-${letter}${index + 1}`, name: `${name} ${index + 1}`, side, type, size, move, armour, torpedo },
      guns: { primary: gunOf(primary), secondary: null },
      ...{ certain: true, plan: null },
    })),
  ),
];

const BY_ID: ReadonlyMap<string, Counter> = new Map(COUNTERS.map((counter) => [counter.id, counter]));
export const counterById = (id: string): Counter | null => BY_ID.get(id) ?? null;

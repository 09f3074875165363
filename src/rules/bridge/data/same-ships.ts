import { COUNTERS as TSUSHIMA_COUNTERS } from '../../tsushima/index';
import type { BookId } from '../types';

/** Counters of Tsushima whose drawing is nobody's: their ships are in the library all the same. */
const TSUSHIMA_OTHERS: readonly (readonly [counter: string, ship: string])[] = [
  ['nevelskoi', 'nevelskoi'],
  ['amurski', 'amurski'],
];

/** Battleships of Tide, by the names on the house list. Its cruiser and destroyer units are no single ships. */
const TIDE_SHIPS: readonly (readonly [counter: string, ship: string])[] = [
  ['sevastopol', 'sevastopol'],
  ['peresvyet', 'peresvet'],
  ['poltava', 'poltava'],
  ['pobyeda', 'pobeda'],
  ['tsesarevich', 'tsesarevich'],
  ['retvizen', 'retvizan'],
  ['petropavlovsk', 'petropavlovsk'],
  ['suvorov', 'knyaz-suvorov'],
  ['alexander-iii', 'imperator-aleksandr-iii'],
  ['borodino', 'borodino'],
  ['orel', 'orel'],
  ['oslyabya', 'oslyabya'],
  ['sissoi-veliky', 'sissoi-veliky'],
  ['navarin', 'navarin'],
  ['mikasa', 'mikasa'],
  ['asahi', 'asahi'],
  ['shikishima', 'shikishima'],
  ['hatsuse', 'hatsuse'],
  ['fuji', 'fuji'],
  ['yashima', 'yashima'],
];

/** By book and counter: the ship of Togo's library that she is. Tsushima names her where it draws her. */
export const SAME_SHIPS: Readonly<Record<BookId, ReadonlyMap<string, string>>> = {
  tsushima: new Map([
    ...TSUSHIMA_COUNTERS.flatMap(({ id, plan }): [string, string][] => (plan === null ? [] : [[id, plan]])),
    ...TSUSHIMA_OTHERS,
  ]),
  tide: new Map(TIDE_SHIPS),
};

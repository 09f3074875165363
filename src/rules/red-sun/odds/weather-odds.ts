import { SIDES_OF_A_DIE } from '../../common/dice';
import { INITIAL_WEATHER, WEATHER_CHANGE } from '../data/naval-tables';
import { type Weather, WEATHERS } from '../types';

/** A chance for each weather, in the order of `WEATHERS`. */
export type WeatherChances = readonly [clear: number, fog: number, storm: number];

const shareOf = (faces: readonly Weather[]): WeatherChances => {
  const [clear, fog, storm] = WEATHERS.map((weather) => faces.filter((face) => face === weather).length);
  return [clear! / SIDES_OF_A_DIE, fog! / SIDES_OF_A_DIE, storm! / SIDES_OF_A_DIE];
};

/** What the first roll of a battle brings (RSR-11). */
export const FIRST_WEATHER: WeatherChances = shareOf(INITIAL_WEATHER);

/** Row by row, from a weather to the next hour's (RSR-12). */
export const CHANGE: readonly WeatherChances[] = WEATHERS.map((weather) => shareOf(WEATHER_CHANGE[weather]));

export const surely = (weather: Weather): WeatherChances => [
  weather === 'clear' ? 1 : 0,
  weather === 'fog' ? 1 : 0,
  weather === 'storm' ? 1 : 0,
];

/** An hour later. */
export function changed([clear, fog, storm]: WeatherChances): WeatherChances {
  const to = (weather: 0 | 1 | 2): number =>
    clear * CHANGE[0]![weather] + fog * CHANGE[1]![weather] + storm * CHANGE[2]![weather];
  return [to(0), to(1), to(2)];
}

/** After so many changes, from a weather or from the first roll. */
export function weatherOdds(start: Weather | null, hours: number): WeatherChances {
  let chances = start === null ? FIRST_WEATHER : surely(start);
  for (let hour = 0; hour < hours; hour += 1) chances = changed(chances);
  return chances;
}

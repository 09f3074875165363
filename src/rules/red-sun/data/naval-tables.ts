import type { Attrition, Casualty, Season, Weather } from '../types';

/** By the face (RSR-11). */
export const INITIAL_WEATHER: readonly Weather[] = ['clear', 'clear', 'clear', 'clear', 'fog', 'storm'];

/** The weather an hour later, by the weather now and the face (RSR-12); what the text is silent on stays (AMB-9). */
export const WEATHER_CHANGE: Readonly<Record<Weather, readonly Weather[]>> = {
  clear: ['clear', 'clear', 'clear', 'clear', 'clear', 'fog'],
  fog: ['clear', 'clear', 'clear', 'fog', 'fog', 'storm'],
  storm: ['clear', 'clear', 'storm', 'storm', 'storm', 'fog'],
};

/** RSR-13. */
export const INITIAL_RANGE: Readonly<Record<Weather, number>> = { clear: 6, fog: 4, storm: 3 };

/** What is added to command dice (RSR-14). */
export const COMMAND_MODIFIER: Readonly<Record<Season, number>> = { winter: 2, spring: 1, summer: 0, autumn: 1 };

/** By the face (RSR-15). */
export const ADMIRAL_CASUALTY: readonly Casualty[] = [
  ...(['unharmed', 'unharmed', 'unharmed'] as const),
  ...(['wounded', 'killed', 'killed'] as const),
];

/** By the total from 1 to 8 (RSR-16). */
export const BLOCKADE: readonly Attrition[] = [
  ...(['none', 'none', 'none', 'none'] as const),
  ...(['five', 'ten', 'sunk', 'sunk'] as const),
];
/** What is added to the blockade die (RSR-16). */
export const BLOCKADE_MODIFIER: Readonly<Record<Season, number>> = { winter: 2, spring: 1, summer: 0, autumn: 1 };
/** Damage points of a result, and how many ships it strikes. */
export const ATTRITION_POINTS: Readonly<Record<Attrition, number>> = { none: 0, five: 5, ten: 10, sunk: 0 };
export const ATTRITION_SHIPS: Readonly<Record<Attrition, number>> = { none: 0, five: 1, ten: 1, sunk: 2 };

/** Sunk defence points that cost a fleet one morale (RSR-17). */
export const POINTS_A_MORALE = 5;

/** Damage by face, then by attack strength 1 to 8 (RSR-20). */
// prettier-ignore
export const NAVAL_CRT: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 1, 2, 3],
  [0, 0, 0, 0, 1, 2, 3, 4],
  [0, 0, 0, 2, 2, 3, 4, 5],
  [0, 0, 3, 3, 3, 4, 5, 6],
  [0, 4, 4, 4, 4, 5, 6, 7],
  [5, 5, 5, 5, 5, 6, 7, 8],
];
export const MOST_STRENGTH = 8;
export const MOST_DAMAGE = 8;
/** What is taken off for the weather, and for a disabled ship (RSR-20). */
export const WEATHER_MODIFIER: Readonly<Record<Weather, number>> = { clear: 0, fog: -1, storm: -2 };
export const DISABLED_MODIFIER = -3;

/** Naval movement rounds of a turn (RSR-1). */
export const NAVAL_ROUNDS = 10;

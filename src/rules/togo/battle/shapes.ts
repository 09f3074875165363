import { int, oneOf, real } from '../../common/shape';
import { SIDES } from '../types';

/** Counters of one side: the formations and dummies a set-up takes. */
export const MOST_COUNTERS = 60;

export const side = oneOf(SIDES);
export const inches = real(0, 200);
export const degrees = real(-360, 360);
export const turnNumber = int(0, 999);
export const edge = oneOf(['north', 'east', 'south', 'west'] as const);

import { int, oneOf, real } from '../../common/shape';
import { SIDES } from '../types';

export const side = oneOf(SIDES);
export const inches = real(0, 200);
export const degrees = real(-360, 360);
export const turnNumber = int(0, 999);
export const edge = oneOf(['north', 'east', 'south', 'west'] as const);

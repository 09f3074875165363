import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { ScreenPoint } from '@/measure/point';

export type OnWheel = (at: ScreenPoint, factor: number) => void;

/** Phones have no wheel. */
export const useWheel = (_view: RefObject<View | null>, _isThere: boolean, _onWheel: OnWheel): void => undefined;

import { createContext } from 'react';
import { useWindowDimensions } from 'react-native';

import { skeleton } from './tokens';

/**
 * `upright`: a phone in the hand, one column. `sideways`: a phone lying on its side, too low for a header above and a bar
 * below. `tablet`: room for two columns.
 */
export type WindowShape = 'upright' | 'sideways' | 'tablet';

const LOW = 500;
/** Narrower than this two columns are worse than one, however low it is: a phone with its keyboard open. */
const SIDEWAYS_FROM = 560;
const TABLET_FROM = 720;

export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): WindowShape {
  if (height < LOW && width >= SIDEWAYS_FROM) return 'sideways';
  return width >= TABLET_FROM ? 'tablet' : 'upright';
}

/** How wide the column is that stands beside the body of a phone on its side. */
export function useSideColumn(): number {
  const { part, least, most } = skeleton.sideColumn;
  return Math.round(Math.max(least, Math.min(most, useWindowDimensions().width * part)));
}

/** Whether what stands in an action bar has its whole width, one above the other in a narrow side column. */
export const StackedBar = createContext(false);

/** Of small phones: beside a long word there is no room for a second one. */
const NARROW = 360;

export const useIsNarrow = (): boolean => useWindowDimensions().width < NARROW;

export const useWindowShape = (): WindowShape => shapeOf(useWindowDimensions());

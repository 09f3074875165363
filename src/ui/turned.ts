import { createContext, useContext } from 'react';
import { Platform } from 'react-native';

/** True below a part of the app that is drawn upside down, for somebody on the other side of the table. */
export const TurnedContext = createContext(false);

export const useTurned = (): boolean => useContext(TurnedContext);

/** Half a turn, for whatever is drawn in a window of its own: a sheet does not turn with the screen below it. */
export const HALF_TURN = { transform: [{ rotate: '180deg' }] } as const;

/**
 * Where a finger is in a view, from where the platform says it is: a browser measures from the corner that is top left on
 * the glass, a phone from the view's own.
 */
export const locationIn = (turned: boolean, location: number, size: number): number =>
  turned && Platform.OS === 'web' ? size - location : location;

/** A way across the glass as the way it is in a turned view. */
export const wayIn = (turned: boolean, way: number): number => (turned ? -way : way);

import type { RefObject } from 'react';

/** On a phone a sheet is a window of its own, or says itself that it is modal: there is nothing to do. */
export const useNothingBehind: (sheet: RefObject<unknown>) => void = () => {};

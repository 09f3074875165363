/** On a phone the system itself moves its reader to a screen that comes to the front. */
export const useMovedFocus = (): void => {};

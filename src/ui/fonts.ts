import { useFonts } from 'expo-font';

import { typefaces } from './typefaces';

/** Whether the letters are there, or will not come: without its own fonts the app is less handsome, not less useful. */
export function useOwnFonts(): boolean {
  const [loaded, error] = useFonts(typefaces);
  return loaded || error !== null;
}

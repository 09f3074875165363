import type { Companion } from './companion';

/** The books that can be played, each loaded as its game is opened. The one place that names them. */
export const COMPANIONS: readonly { readonly id: string; readonly load: () => Promise<Companion> }[] = [
  { id: 'togo', load: async () => (await import('../togo/companion')).togoCompanion },
];

/** The companion of a rule book; null when this app has none. */
export const companionOf = async (book: string): Promise<Companion | null> =>
  (await COMPANIONS.find(({ id }) => id === book)?.load()) ?? null;

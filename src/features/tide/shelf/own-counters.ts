import { type Counter, type CountersDocument, houseCounters } from '@/rules/tide/index';
import { useLibrary } from '@/store/library';

/** The list that is typed in here; others may have come with a file. */
export const OWN_LIST = 'counters';

/** The owner's list among all of this device; null while there is none. */
export const inForce = (lists: ReadonlyMap<string, CountersDocument>): CountersDocument | null =>
  lists.get(OWN_LIST) ?? [...lists.values()][0] ?? null;

/** The owner's list of counters; null while the house's are used. */
export const useOwnCounters = (): CountersDocument | null => useLibrary(({ counters }) => inForce(counters));

export const ownCounters = (): CountersDocument | null => inForce(useLibrary.getState().counters);

/** All lists on this device, the one in force first. */
export function useCounterLists(): readonly CountersDocument[] {
  const lists = useLibrary(({ counters }) => counters);
  const first = inForce(lists);
  return first === null ? [] : [first, ...[...lists.values()].filter((each) => each !== first)];
}

/** The counters that a campaign begins with: a list by its id, the house's, or none typed yet. */
export function countersFor(choice: string): readonly Counter[] {
  const { counters } = useLibrary.getState();
  const list = choice === AUTO ? inForce(counters) : (counters.get(choice) ?? null);
  const house = houseCounters(OWN_LIST, '').counters;
  if (choice === LATER) return house.map((counter) => ({ ...counter, ratings: null, house: false }));
  return list?.counters ?? house;
}

/** The owner's list where there is one, else the house's. */
export const AUTO = 'auto';
export const HOUSE = 'house';
export const LATER = 'later';

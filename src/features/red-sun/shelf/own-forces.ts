import { blankForces, type Forces, type ForcesDocument, HOUSE_FORCES, type Setup } from '@/rules/red-sun/index';
import { useLibrary } from '@/store/library';

export const KIND = 'red-sun-forces';
/** The list that is typed in here; others may have come with a file. */
export const OWN_LIST = 'forces';

export const inForce = (lists: ReadonlyMap<string, ForcesDocument>): ForcesDocument | null =>
  lists.get(OWN_LIST) ?? [...lists.values()][0] ?? null;

/** The owner's fleets and armies; null while the house's are used. */
export const useOwnForces = (): ForcesDocument | null => useLibrary(({ [KIND]: lists }) => inForce(lists));

/** All lists on this device, the one in force first. */
export function useForcesLists(): readonly ForcesDocument[] {
  const lists = useLibrary(({ [KIND]: kept }) => kept);
  const first = inForce(lists);
  return first === null ? [] : [first, ...[...lists.values()].filter((each) => each !== first)];
}

/** The owner's list where there is one, else the house's. */
export const AUTO = 'auto';
export const HOUSE = 'house';
/** Names without numbers. */
export const LATER = 'later';

/** What a campaign begins with: a list by its id, the house's, or names alone. */
export function forcesFor(choice: string): Pick<Setup, 'forces' | 'forcesFrom'> {
  const lists = useLibrary.getState()[KIND];
  const list = choice === AUTO ? inForce(lists) : (lists.get(choice) ?? null);
  if (choice === LATER) return { forces: blankForces(HOUSE_FORCES), forcesFrom: 'yours' };
  const forces: Forces | undefined = list?.forces;
  return forces === undefined ? { forces: HOUSE_FORCES, forcesFrom: 'house' } : { forces, forcesFrom: 'yours' };
}

import { Directory, File, Paths } from 'expo-file-system';

/** Outside the database: what is here survives whatever happens to it. */
export interface Shelved {
  readonly name: string;
  readonly bytes: number;
}

/** The app's own folder of the phone, which the system never clears by itself. */
const folder = (): Directory => {
  const made = new Directory(Paths.document, 'backups');
  if (!made.exists) made.create({ intermediates: true });
  return made;
};

/** Being written: may be half a file, and counts for nothing. */
const PART = '.part';
/** Whole, but not in its place yet: what stands in its place is older. */
const NEXT = '.next';

const files = (): readonly File[] =>
  folder()
    .list()
    .filter((each) => each instanceof File);

/** What counts under this name: the newest that is whole. */
function wholeFile(name: string): File | null {
  const [next, place] = [new File(folder(), name + NEXT), new File(folder(), name)];
  return next.exists ? next : place.exists ? place : null;
}

export async function listShelf(): Promise<readonly Shelved[]> {
  const names = files()
    .filter(({ name }) => !name.endsWith(PART))
    .map(({ name }) => (name.endsWith(NEXT) ? name.slice(0, -NEXT.length) : name));
  return [...new Set(names)].map((name) => ({ name, bytes: wholeFile(name)?.size ?? 0 }));
}

export const takeFromShelf = async (name: string): Promise<Uint8Array | null> => wholeFile(name)?.bytes() ?? null;

let last: Promise<unknown> = Promise.resolve();

/**
 * Whole or not at all, at whatever moment the phone is switched off: a file cannot take the place of another in one
 * step, so between the old one's going and the new one's coming both are never gone. One after the other.
 */
export const putOnShelf = (name: string, content: Uint8Array): Promise<void> =>
  inTurn(async () => {
    for (const file of files()) if (file.name.endsWith(PART)) file.delete();
    await settle(name);
    const unfinished = new File(folder(), name + PART);
    unfinished.create({ overwrite: true });
    unfinished.write(content);
    await unfinished.move(new File(folder(), name + NEXT));
    await settle(name);
  });

/** Puts into its place what is whole and waits for it, if the phone was switched off before that was done. */
async function settle(name: string): Promise<void> {
  const [next, place] = [new File(folder(), name + NEXT), new File(folder(), name)];
  if (!next.exists) return;
  if (place.exists) place.delete();
  await next.move(place);
}

/** After what is being put there: else that would come back. */
export const dropFromShelf = (name: string): Promise<void> =>
  inTurn(async () => {
    // The older one first: the other way round it would come back.
    for (const file of [new File(folder(), name), new File(folder(), name + NEXT)]) if (file.exists) file.delete();
  });

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** What the system says there is room for, in bytes; null where it does not say. */
export const roomLeft = async (): Promise<number | null> => Paths.availableDiskSpace;

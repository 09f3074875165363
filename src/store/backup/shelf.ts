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

export const listShelf = async (): Promise<readonly Shelved[]> =>
  folder()
    .list()
    .flatMap((each) => (each instanceof File ? [{ name: each.name, bytes: each.size ?? 0 }] : []));

export const takeFromShelf = async (name: string): Promise<Uint8Array | null> => {
  const file = new File(folder(), name);
  return file.exists ? file.bytes() : null;
};

/** Whole or not at all: it gets its name when its last byte is written. */
export async function putOnShelf(name: string, content: Uint8Array): Promise<void> {
  const unfinished = new File(folder(), `${name}.part`);
  unfinished.create({ overwrite: true });
  unfinished.write(content);
  const place = new File(folder(), name);
  if (place.exists) place.delete();
  await unfinished.move(place);
}

export async function dropFromShelf(name: string): Promise<void> {
  const file = new File(folder(), name);
  if (file.exists) file.delete();
}

/** What the system says there is room for, in bytes; null where it does not say. */
export const roomLeft = async (): Promise<number | null> => Paths.availableDiskSpace;

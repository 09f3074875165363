import { dropFromShelf, listShelf, putOnShelf, takeFromShelf } from './shelf';

jest.mock('expo-file-system', () => {
  const files = new Map<string, Uint8Array>();
  class File {
    readonly path: string;
    readonly name: string;
    constructor(folder: { path: string }, called: string) {
      this.name = called;
      this.path = `${folder.path}/${called}`;
    }
    get exists() {
      return files.has(this.path);
    }
    get size() {
      return files.get(this.path)?.length ?? null;
    }
    create() {
      files.set(this.path, new Uint8Array());
    }
    write(content: Uint8Array) {
      files.set(this.path, content);
    }
    delete() {
      files.delete(this.path);
    }
    async bytes() {
      return files.get(this.path)!;
    }
    async move(to: File) {
      files.set(to.path, files.get(this.path)!);
      files.delete(this.path);
    }
  }
  class Directory {
    readonly path: string;
    readonly exists = true;
    constructor(parent: string, called: string) {
      this.path = `${parent}/${called}`;
    }
    list() {
      return [...files.keys()].map((path) => new File(this, path.slice(this.path.length + 1)));
    }
  }
  return { File, Directory, Paths: { document: 'documents', availableDiskSpace: 1 } };
});

test('on a phone backups are files in a folder of the app, whole before they have their name', async () => {
  await putOnShelf('one.zflag', new Uint8Array([1, 2, 3]));
  await putOnShelf('one.zflag', new Uint8Array([4, 5]));
  expect(await listShelf()).toEqual([{ name: 'one.zflag', bytes: 2 }]);
  expect(await takeFromShelf('one.zflag')).toEqual(new Uint8Array([4, 5]));
  expect(await takeFromShelf('other.zflag')).toBeNull();
  await dropFromShelf('one.zflag');
  expect(await listShelf()).toEqual([]);
});

import { dropFromShelf, listShelf, putOnShelf, takeFromShelf } from './shelf';

/** A phone that is switched off after so many steps; a file is written in two: half of its bytes, then all of them. */
const mockPhone = { files: new Map<string, Uint8Array>(), stepsLeft: Infinity };
jest.mock('expo-file-system', () => {
  const step = (change: () => void) => {
    if (mockPhone.stepsLeft <= 0) throw new Error('switched off');
    mockPhone.stepsLeft -= 1;
    change();
  };
  class File {
    readonly path: string;
    readonly name: string;
    constructor(folder: { path: string }, called: string) {
      this.name = called;
      this.path = `${folder.path}/${called}`;
    }
    get exists() {
      return mockPhone.files.has(this.path);
    }
    get size() {
      return mockPhone.files.get(this.path)?.length ?? null;
    }
    create() {
      step(() => mockPhone.files.set(this.path, new Uint8Array()));
    }
    write(content: Uint8Array) {
      step(() => mockPhone.files.set(this.path, content.slice(0, content.length / 2)));
      step(() => mockPhone.files.set(this.path, content));
    }
    delete() {
      step(() => mockPhone.files.delete(this.path));
    }
    async bytes() {
      return mockPhone.files.get(this.path)!;
    }
    async move(to: File) {
      if (to.exists) throw new Error('already there');
      step(() => {
        mockPhone.files.set(to.path, mockPhone.files.get(this.path)!);
        mockPhone.files.delete(this.path);
      });
    }
  }
  class Directory {
    readonly path: string;
    readonly exists = true;
    constructor(parent: string, called: string) {
      this.path = `${parent}/${called}`;
    }
    list() {
      return [...mockPhone.files.keys()].map((path) => new File(this, path.slice(this.path.length + 1)));
    }
  }
  return { File, Directory, Paths: { document: 'documents', availableDiskSpace: 1 } };
});

const [OLD, NEW, NEWER] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8, 9],
  [10, 11],
].map((bytes) => Uint8Array.from(bytes)) as [Uint8Array, Uint8Array, Uint8Array];
beforeEach(() => mockPhone.files.clear());

/** Puts a file on the shelf, switched off after so many steps; false when it was done before that. */
async function diesPutting(content: Uint8Array, steps: number): Promise<boolean> {
  mockPhone.stepsLeft = steps;
  const died = await putOnShelf('one.zflag', content).then(
    () => false,
    () => true,
  );
  mockPhone.stepsLeft = Infinity;
  return died;
}

test('on a phone backups are files in a folder of the app, whole before they have their name', async () => {
  await putOnShelf('one.zflag', OLD);
  await putOnShelf('one.zflag', NEW);
  expect(await listShelf()).toEqual([{ name: 'one.zflag', bytes: 5 }]);
  expect(await takeFromShelf('one.zflag')).toEqual(NEW);
  expect(await takeFromShelf('other.zflag')).toBeNull();
  await dropFromShelf('one.zflag');
  expect(await listShelf()).toEqual([]);
  expect(mockPhone.files.size).toBe(0);
});

test('switched off at any step, the shelf has what was there or what was to come, whole, and goes on from there', async () => {
  const seen = new Set<string>();
  for (let steps = 0, died = true; died; steps += 1) {
    for (const before of [null, OLD]) {
      mockPhone.files.clear();
      if (before) await putOnShelf('one.zflag', before);
      died = await diesPutting(NEW, steps);
      const found = await takeFromShelf('one.zflag');
      seen.add(`${before} ${found}`);
      expect([steps, died ? [before, NEW] : [NEW]]).toEqual([steps, expect.arrayContaining([found])]);
      expect(await listShelf()).toEqual(found ? [{ name: 'one.zflag', bytes: found.length }] : []);
      // Switched off again, and again, while the next one is written: it gets no worse.
      for (let again = 0, diedAgain = true; diedAgain; again += 1) {
        const files = [...mockPhone.files];
        diedAgain = await diesPutting(NEWER, again);
        const after = await takeFromShelf('one.zflag');
        expect([steps, again, [found, NEWER]]).toEqual([steps, again, expect.arrayContaining([after])]);
        if (!diedAgain) break;
        mockPhone.files.clear();
        for (const [path, content] of files) mockPhone.files.set(path, content);
      }
      expect(await takeFromShelf('one.zflag')).toEqual(NEWER);
      expect([...mockPhone.files.keys()]).toEqual(['documents/backups/one.zflag']);
      await dropFromShelf('one.zflag');
      expect(mockPhone.files.size).toBe(0);
    }
  }
  expect([...seen].sort()).toEqual([`${OLD} ${NEW}`, `${OLD} ${OLD}`, `null ${NEW}`, 'null null'].sort());
});

test('what is dropped while it is being put does not come back', async () => {
  const put = putOnShelf('one.zflag', OLD);
  await dropFromShelf('one.zflag');
  await put;
  expect(await takeFromShelf('one.zflag')).toBeNull();
});

test('what was left half written does not stay for ever', async () => {
  await putOnShelf('one.zflag', OLD);
  for (const steps of [1, 2, 3]) {
    mockPhone.stepsLeft = steps;
    await putOnShelf(`${steps}.zflag`, NEW).catch(() => undefined);
  }
  mockPhone.stepsLeft = Infinity;
  await putOnShelf('last.zflag', NEWER);
  const files = [...mockPhone.files.keys()].filter((path) => path.endsWith('.part'));
  expect(files).toEqual([]);
});

import { AccessHandlePoolVFS as Pool } from '../../../node_modules/expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';

const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
/** Read, write, create; a database. */
const NEW_DATABASE = 0x2 | 0x4 | 0x100;
/** Of each file the pool keeps this much for itself: what the file is called. */
const HEADER_BYTES = 4096;
/** Every database begins with these. */
const MAGIC = 'SQLite format 3\0';
/** SQLite numbers its files from its memory: never so. */
const OURS = -1;

/**
 * SQLite's files in a browser. As expo-sqlite has them, a full disk is an exception, which flies right through SQLite in the middle of a write, and once more, caught by
 * nobody, when the statement is cleared away. Here it is an answer, and SQLite rolls back as it does on a phone.
 *
 * And a file whose name cannot be read any more, be it for one bit, is emptied there. Here a database in it is kept, and given back when it is asked for.
 */
export class AccessHandlePoolVFS extends Pool {
  /** Databases that had lost their names, the largest first. */
  private nameless: readonly Uint8Array[] = [];

  static override async create(name: string, module: unknown): Promise<AccessHandlePoolVFS> {
    const pool = new AccessHandlePoolVFS(name, module);
    const emptied: Uint8Array[] = [];
    const { prototype } = (globalThis as unknown as { FileSystemSyncAccessHandle: { prototype: SyncFile } })
      .FileSystemSyncAccessHandle;
    const { truncate } = prototype;
    prototype.truncate = function (this: SyncFile, size: number) {
      const database = size <= HEADER_BYTES ? databaseIn(this) : null;
      if (database) emptied.push(database);
      return truncate.call(this, size);
    };
    try {
      await pool.isReady();
    } finally {
      prototype.truncate = truncate;
    }
    pool.nameless = emptied.sort((a, b) => b.length - a.length);
    return pool;
  }

  /** Before a database is opened: where there is none of this name, one that lost its name must be it. */
  giveBack(name: string): void {
    const [database] = this.nameless;
    const answered = new DataView(new ArrayBuffer(4));
    if (!database || super.jAccess(name, 0, answered) !== 0 || answered.getInt32(0, true) !== 0) return;
    if (super.jOpen(name, OURS, NEW_DATABASE, answered) !== 0) return;
    this.jWrite(OURS, database, 0);
    this.jClose(OURS);
    this.nameless = [];
  }

  override jWrite(file: number, data: Uint8Array, at: number): number {
    return answer(() => super.jWrite(file, data, at));
  }

  override jRead(file: number, data: Uint8Array, at: number): number {
    return answer(() => super.jRead(file, data, at));
  }

  override jTruncate(file: number, size: number): number {
    return answer(() => super.jTruncate(file, size));
  }

  override jSync(file: number, flags: number): number {
    return answer(() => super.jSync(file, flags));
  }

  override jDelete(name: string, syncDir: number): number {
    return answer(() => super.jDelete(name, syncDir));
  }

  override jClose(file: number): number {
    return answer(() => super.jClose(file));
  }
}

interface SyncFile {
  truncate(size: number): void;
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
}

function databaseIn(file: SyncFile): Uint8Array | null {
  const bytes = new Uint8Array(Math.max(0, file.getSize() - HEADER_BYTES));
  file.read(bytes, { at: HEADER_BYTES });
  return new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC ? bytes : null;
}

function answer(work: () => number): number {
  try {
    return work();
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? SQLITE_FULL : SQLITE_IOERR;
  }
}

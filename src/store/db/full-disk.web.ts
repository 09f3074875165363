import { AccessHandlePoolVFS as Pool } from '../../../node_modules/expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';

const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/**
 * SQLite's files in a browser. As expo-sqlite has them, a full disk is an exception, which flies right through SQLite in the middle of a write, and once more, caught by
 * nobody, when the statement is cleared away. Here it is an answer, and SQLite rolls back as it does on a phone.
 */
export class AccessHandlePoolVFS extends Pool {
  static override async create(name: string, module: unknown): Promise<AccessHandlePoolVFS> {
    const pool = new AccessHandlePoolVFS(name, module);
    await pool.isReady();
    return pool;
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

function answer(work: () => number): number {
  try {
    return work();
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? SQLITE_FULL : SQLITE_IOERR;
  }
}

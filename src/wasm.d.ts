/** Metro turns a WebAssembly import into the address it is served from. */
declare module '*.wasm' {
  const url: string;
  export default url;
}

/** Likewise a font, in a browser. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What SQLite's WebAssembly asks of its files. expo-sqlite ships it without types. */
declare module '*/AccessHandlePoolVFS.js' {
  export class AccessHandlePoolVFS {
    static create(name: string, module: unknown): Promise<AccessHandlePoolVFS>;
    constructor(name: string, module: unknown);
    isReady(): Promise<boolean>;
    jOpen(name: string, file: number, flags: number, outFlags: DataView): number;
    jAccess(name: string, flags: number, result: DataView): number;
    jWrite(file: number, data: Uint8Array, at: number): number;
    jRead(file: number, data: Uint8Array, at: number): number;
    jTruncate(file: number, size: number): number;
    jSync(file: number, flags: number): number;
    jDelete(name: string, syncDir: number): number;
    jClose(file: number): number;
  }
}

declare module '*/wa-sqlite.js' {
  const createModule: (options: { locateFile: () => string }) => Promise<unknown>;
  export default createModule;
}

/** As much of it as our worker uses. */
declare module '*/sqlite-api.js' {
  type Value = string | number | null | Uint8Array;
  export interface Sqlite {
    vfs_register(files: unknown, makeDefault: boolean): number;
    open_v2(name: string): Promise<number>;
    exec(db: number, sql: string): Promise<number>;
    statements(db: number, sql: string): AsyncIterable<number>;
    bind(statement: number, index: number, value: Value): number;
    bind_int64(statement: number, index: number, value: bigint): number;
    column_names(statement: number): string[];
    row(statement: number): Value[];
    step(statement: number): Promise<number>;
    changes(db: number): number;
    last_insert_rowid(db: number): number | bigint;
    serialize(db: number, schema: string): Uint8Array;
    close(db: number): Promise<number>;
  }
  export const SQLITE_ROW: number;
  export const Factory: (module: unknown) => Sqlite;
}

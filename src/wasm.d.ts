/** Metro turns a WebAssembly import into the address it is served from. */
declare module '*.wasm' {
  const url: string;
  export default url;
}

/** Metro turns a font into the number of an asset. */
declare module '*.woff2' {
  const asset: number;
  export default asset;
}

/** What SQLite's WebAssembly asks of its files. expo-sqlite ships it without types. */
declare module '*/AccessHandlePoolVFS.js' {
  export class AccessHandlePoolVFS {
    static create(name: string, module: unknown): Promise<AccessHandlePoolVFS>;
    constructor(name: string, module: unknown);
    isReady(): Promise<boolean>;
    jWrite(file: number, data: Uint8Array, at: number): number;
    jRead(file: number, data: Uint8Array, at: number): number;
    jTruncate(file: number, size: number): number;
    jSync(file: number, flags: number): number;
    jDelete(name: string, syncDir: number): number;
    jClose(file: number): number;
  }
}

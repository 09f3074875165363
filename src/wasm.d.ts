/** Metro turns a WebAssembly import into the address it is served from. */
declare module '*.wasm' {
  const url: string;
  export default url;
}

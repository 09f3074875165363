/** Ends a switch over a union: stops compiling when a case is forgotten, throws if the data lied about its type. */
export function exhaustive(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** For controls that are only shown. */
export function nothing(): void {}

import { networkInterfaces } from 'node:os';

/** This computer's address in the network it is in; undefined where it is in none. */
export const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

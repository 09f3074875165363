import { openEmbeddedHall } from './embedded-hall';
import { openLeagueHall } from './league-hall';
import { findOrFetchNatsServer } from './nats-server';
import type { Folder } from './battle-cli';

export interface HallSeat {
  readonly role: string;
  readonly side: string | null;
  readonly join: string;
}

/** A table and everything it needs but the phones, in processes of their own that can be shot. */
export interface Hall {
  readonly address: string;
  readonly seats: readonly HallSeat[];
  /** Shoots one of them, and puts another in its place. */
  shoot(pick: (n: number) => number): Promise<void>;
  /** Once nobody plays any more: the file of a database with all that was written. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

interface WireUnderTest {
  /** Why it cannot be tested on this machine; null where it can. */
  readonly whyNot: () => string | null;
  open(folder: Folder, programs: string): Promise<Hall>;
}

export const NATS_VERSION = '2.15.1';

export const WIRES: Readonly<Record<string, WireUnderTest>> = {
  embedded: { whyNot: () => null, open: openEmbeddedHall },
  nats: {
    whyNot: () =>
      findOrFetchNatsServer(NATS_VERSION) === null ? `no nats-server ${NATS_VERSION} can be had on this machine` : null,
    open: openLeagueHall,
  },
};

import type { Folder } from './battle-cli';
import { openEmbeddedHall } from './embedded-hall';
import type { Hall } from './hall';
import { openLeagueHall } from './league-hall';
import { whyNoServer } from './nats-server';

interface WireUnderTest {
  /** Why it cannot be tested on this machine; null where it can. */
  readonly whyNot: () => string | null;
  open(folder: Folder, programs: string): Promise<Hall>;
}

export const WIRES: Readonly<Record<string, WireUnderTest>> = {
  embedded: { whyNot: () => null, open: openEmbeddedHall },
  nats: { whyNot: () => whyNoServer('2.15.1'), open: openLeagueHall },
};

import { create } from 'zustand';

import type { PlayClock } from '@/game/play-clock';

import { readClock, writeClock } from './clock-document';
import type { Driver } from './db/driver';
import { currentDatabase } from './storage';

interface Clocks {
  /** The battle whose clock was read. */
  readonly battle: string | null;
  readonly clock: PlayClock | null;
}

export const usePlayClock = create<Clocks>(() => ({ battle: null, clock: null }));

/** Reads the clock of a battle, as it was left: it went on while the phone was off. One that cannot be read is none. */
export const loadClock = (db: Driver, battle: string): Promise<void> => inTurn(() => read(db, battle));

/** On disk first, then on screen. Null takes the clock away. */
export const changeClock = (battle: string, change: (clock: PlayClock | null) => PlayClock | null): Promise<void> =>
  inTurn(async () => {
    const db = currentDatabase();
    if (!db) throw new Error('The clock was changed while no database was open.');
    if (usePlayClock.getState().battle !== battle) await read(db, battle);
    const before = usePlayClock.getState().clock;
    const clock = change(before);
    if (clock === before) return;
    await writeClock(db, battle, clock);
    usePlayClock.setState({ battle, clock });
  });

async function read(db: Driver, battle: string): Promise<void> {
  usePlayClock.setState({ battle, clock: await readClock(db, battle) }, true);
}

let last: Promise<void> = Promise.resolve();

/** One after the other: a tap may come while the clock is still being read. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

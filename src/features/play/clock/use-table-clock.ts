import { useEffect, useState } from 'react';

import { type ClockReading, noteTurn, type PlayClock, readClock } from '@/game/play-clock';
import { changeClock, loadClock, usePlayClock } from '@/store/play-clock';
import { currentDatabase } from '@/store/storage';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '../act-provider';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';

/** Often enough for a clock of minutes. */
const TICK = 10_000;

export type Now = () => number;

export interface TableClock {
  readonly clock: PlayClock | null;
  readonly reading: ClockReading | null;
  /** This moment, as of the last tick. */
  readonly now: number;
  readonly change: (change: (clock: PlayClock | null, now: number) => PlayClock | null) => void;
}

/** The clock of the open battle, read from disk, going on by itself; it notes each turn as it begins. */
export function useTableClock(time: Now = Date.now): TableClock {
  const toasts = useToast();
  const { timeOf } = useCompanion();
  const { id, view } = useGame();
  const { battle, clock } = usePlayClock();
  const own = battle === id ? clock : null;
  const [now, setNow] = useState(time);

  useEffect(() => {
    const db = currentDatabase();
    if (db && battle !== id) void loadClock(db, id).catch(() => undefined);
  }, [battle, id]);

  const running = own !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(time()), TICK);
    return () => clearInterval(timer);
  }, [running, time]);

  const timing = timeOf(view);
  const { turn } = timing;
  useEffect(() => {
    // Nobody tapped: a turn that could not be noted costs the pace its accuracy, nothing else.
    if (running) void changeClock(id, (before) => before && noteTurn(before, turn, time())).catch(() => undefined);
  }, [running, id, turn, time]);

  const change: TableClock['change'] = (how) => {
    const at = time();
    setNow(at);
    void changeClock(id, (before) => how(before, at)).catch(() =>
      toasts.show({ message: failureSentence(null, { type: 'store', code: 'NOT_SAVED' }) }),
    );
  };
  return { clock: own, reading: own && readClock(own, timing, now), now, change };
}

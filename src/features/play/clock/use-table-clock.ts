import { useCallback, useEffect, useState } from 'react';

import {
  changedClock,
  type ClockChange,
  type ClockReading,
  noteTurn,
  type PlayClock,
  readClock,
} from '@/game/play-clock';
import { changeClock, loadClock, usePlayClock } from '@/store/play-clock';
import { type Failure, useSession } from '@/store/session';
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
  /** Settles once it is kept, or the player has read that it is not. */
  readonly change: (change: ClockChange) => Promise<void>;
}

/**
 * The clock of the open battle, going on by itself: on this phone read from disk, where it notes each turn as it begins; at
 * a hosted table the host's, the same for all who sit there.
 */
export function useTableClock(here: Now = Date.now): TableClock {
  const toasts = useToast();
  const { timeOf } = useCompanion();
  const { id, view } = useGame();
  const { battle, clock } = usePlayClock();
  const desk = useSession(({ seat }) => seat?.desk ?? null);
  const hosted = useSession(({ seat }) => seat?.clock ?? null);
  const own = hosted ? hosted.clock : battle === id ? clock : null;
  const ahead = hosted?.ahead ?? 0;
  const time = useCallback(() => here() + ahead, [here, ahead]);
  const [now, setNow] = useState(time);

  useEffect(() => {
    const db = currentDatabase();
    if (db && desk === null && battle !== id) void loadClock(db, id).catch(() => undefined);
  }, [battle, id, desk]);

  const running = own !== null;
  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(time());
    // Started on another phone: this one has not looked at the time since it was opened.
    const first = desk === null ? undefined : setTimeout(tick);
    const timer = setInterval(tick, TICK);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [running, time, desk]);

  const timing = timeOf(view);
  const { turn } = timing;
  useEffect(() => {
    // Nobody tapped: a turn that could not be noted costs the pace its accuracy, nothing else.
    if (running && desk === null)
      void changeClock(id, (before) => before && noteTurn(before, turn, time())).catch(() => undefined);
  }, [running, id, turn, time, desk]);

  const change: TableClock['change'] = async (how) => {
    const at = time();
    setNow(at);
    const fail = (failure: Failure) => void toasts.show({ message: failureSentence(null, failure) });
    if (desk !== null) {
      const outcome = await desk.changeClock(how);
      if (!outcome.ok) fail(outcome.error);
      return;
    }
    await changeClock(id, (before) => changedClock(before, how, turn, at)).catch(() =>
      fail({ type: 'store', code: 'NOT_SAVED' }),
    );
  };
  return { clock: own, reading: own && readClock(own, timing, now), now, change };
}

import { useEffect, useState } from 'react';

import type { Entry } from '@/game/entry';
import { parseEntry } from '@/game/entry-codec';
import { togoQuick, type QuickEvent } from '@/rules/togo/index';
import type { Driver } from '@/store/db/driver';
import { readRows } from '@/store/db/event-log';
import { useSession } from '@/store/session';

export interface LogItem {
  readonly seq: number;
  /** Null: a strip given up before it was noted, or a roll this version cannot read. */
  readonly event: QuickEvent | null;
  readonly undone: boolean;
  readonly attempt: number;
  readonly umpire: boolean;
  readonly app: number;
  readonly own: number;
  readonly corrected: number;
}

/** The whole log from disk, newest first: what was taken back stays in it. */
export function useQuickLog(shown: boolean): readonly LogItem[] | null {
  const [items, setItems] = useState<readonly LogItem[] | null>(null);
  const db = useSession((session) => session.db);
  const id = useSession((session) => session.open?.id);
  const seq = useSession((session) => session.open?.battle.seq);
  useEffect(() => {
    if (!shown || !db || id === undefined) return;
    let current = true;
    readLog(db, id).then(
      (read) => current && setItems(read),
      () => current && setItems([]),
    );
    return () => {
      current = false;
    };
  }, [shown, db, id, seq]);
  return items;
}

export async function readLog(db: Driver, battle: string): Promise<readonly LogItem[]> {
  const items = new Map<number, LogItem>();
  for (const { seq, action, body } of await readRows(db, battle)) {
    const entry = parseEntry(body);
    if (!entry) continue;
    if (entry.type === 'v1.Acted') {
      items.set(seq, {
        seq,
        event: null,
        undone: false,
        attempt: entry.attempt,
        umpire: entry.override,
        ...count(entry),
      });
    } else if (entry.type === 'v1.GivenUp') {
      items.set(seq, { seq, event: null, undone: false, attempt: 1, umpire: false, ...count(entry) });
    } else if (entry.type === 'v1.Happened') {
      const item = items.get(action);
      const event = togoQuick.parse.event(togoQuick.upcast(entry.event, entry.bookVersion));
      if (item && event.ok) items.set(action, { ...item, event: event.value });
    } else if (entry.type === 'v1.Retracted' || entry.type === 'v1.Restored') {
      for (const of of entry.actions) {
        const item = items.get(of);
        if (item) items.set(of, { ...item, undone: entry.type === 'v1.Retracted' });
      }
    }
  }
  return [...items.values()].reverse();
}

function count({ dice }: Extract<Entry, { type: 'v1.Acted' | 'v1.GivenUp' }>) {
  const all = Object.values(dice).flatMap((step) => ('dice' in step ? step.dice : []));
  return {
    app: all.filter(({ source }) => source === 'app').length,
    own: all.length - all.filter(({ source }) => source === 'app').length,
    corrected: all.filter(({ was = [] }) => was.length > 0).length,
  };
}

import { useState } from 'react';

import type { Letter } from '@/rules/tide/index';
import { useStable } from '@/ui/use-stable';

import {
  areSame,
  type CounterFace,
  type Cursor,
  type Field,
  FIELDS,
  hasOutside,
  type Line,
  lineOf,
  nextCell,
  type RatedCounter,
  ratingsIn,
  type WholeLine,
  withCell,
  withFace,
} from './ratings-entry';

const LAST = FIELDS[FIELDS.length - 1]!;

interface Options {
  readonly counters: readonly RatedCounter[];
  readonly first?: string;
  /** A line that is whole and was changed. */
  readonly onLine: (id: string, whole: WholeLine) => void;
  /** After every cell, or as the cursor leaves the line: there each change is an entry of the log. */
  readonly eager: boolean;
}

/** Where the cursor is, and what has been typed so far. */
export function useRatingsEntry({ counters, first, onLine, eager }: Options) {
  const [face, setFace] = useState<CounterFace>('front');
  const [cursor, setCursor] = useState<Cursor | null>(() => {
    const ship = counters.find(({ id }) => id === first) ?? counters[0];
    return ship ? { ship: ship.id, field: FIELDS[0] } : null;
  });
  const [typed, setTyped] = useState<Readonly<Record<string, Line>>>({});
  const shown = withFace(counters, face);
  const ids = shown.map(({ id }) => id);
  const counterOf = (id: string) => counters.find((each) => each.id === id);
  const lineAt = (id: string): Line => typed[id] ?? lineOf(counterOf(id) ?? { ratings: null, damagedRatings: null });

  const commit = (id: string, line: Line) => {
    const counter = counterOf(id);
    const whole = ratingsIn(line);
    // House values that were typed in again are the owner's from then on.
    if (counter && whole !== null && (counter.house || !areSame(whole, counter))) onLine(id, whole);
  };
  /** What was typed in the line goes out before the cursor does. */
  const leave = (to: Cursor | null, line = cursor ? typed[cursor.ship] : undefined) => {
    if (cursor && line && to?.ship !== cursor.ship) commit(cursor.ship, line);
    setCursor(to);
  };
  const set = (line: Line, then: Cursor | null) => {
    if (!cursor) return;
    setTyped({ ...typed, [cursor.ship]: line });
    if (eager) commit(cursor.ship, line);
    leave(then, line);
  };
  const goTo = useStable((ship: string, field: Field) => leave({ ship, field }));
  return {
    face,
    shown,
    cursor,
    lineAt,
    turn: (to: CounterFace) => {
      const [ship] = withFace(counters, to);
      leave(ship ? { ship: ship.id, field: FIELDS[0] } : null);
      setFace(to);
    },
    goTo,
    leave: () => leave(null),
    key: (value: number | Letter | boolean | null) => {
      if (!cursor) return;
      const line = withCell(lineAt(cursor.ship), face, cursor.field, value);
      const next = nextCell(ids, cursor);
      // A number that is none of a counter's is not left behind unseen.
      set(line, next?.ship !== cursor.ship && hasOutside(line) ? cursor : next);
    },
    /** To the next line, after this one was kept as it is. */
    skipLine: () => cursor && setCursor(nextCell(ids, { ...cursor, field: LAST })),
    /** The damaged side is as the front. */
    sameAsFront: () => cursor && set({ ...lineAt(cursor.ship), damaged: null }, cursor),
  };
}

export type RatingsEntry = ReturnType<typeof useRatingsEntry>;

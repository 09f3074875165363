import { useState } from 'react';

import {
  type Cell,
  type Cells,
  cellKey,
  cellsOf,
  entryOf,
  isWhole,
  type TableForm,
  withKey,
  withoutKey,
} from '@/rules/common/owner-table';

interface Typing {
  readonly cursor: Cell;
  readonly text: string;
  /** Nothing was typed since the cursor came here: the next key begins anew. */
  readonly isFresh: boolean;
}

/** The cursor over a table: what is being typed, and where it goes next. Every whole cell is handed on at once. */
export function useTableEntry(form: TableForm, cells: Cells, onChange: (cells: Cells) => void) {
  const all = cellsOf(form);
  const arriveAt = (cursor: Cell, now: Cells): Typing => ({ cursor, text: now[cellKey(cursor)] ?? '', isFresh: true });
  const [typing, setTyping] = useState<Typing>(() =>
    arriveAt(all.find((cell) => cells[cellKey(cell)] === undefined) ?? all[0]!, cells),
  );
  const { cursor, text, isFresh } = typing;
  const entry = entryOf(form, cursor);

  const commit = (typed: string): Cells => {
    const { [cellKey(cursor)]: was, ...others } = cells;
    if (typed !== '' && !isWhole(entry, typed)) return cells;
    const next = typed === '' ? others : { ...others, [cellKey(cursor)]: typed };
    if ((was ?? '') !== typed) onChange(next);
    return next;
  };
  const goTo = (cell: Cell, typed = text) => setTyping(arriveAt(cell, commit(typed)));
  const goOn = (typed = text) => {
    const place = all.findIndex((cell) => cellKey(cell) === cellKey(cursor));
    goTo(all[(place + 1) % all.length]!, typed);
  };

  return {
    cursor,
    text,
    entry,
    /** Whether the cell holds something that is not handed on yet. */
    isOpen: !isFresh && text !== '',
    done: all.filter((cell) => cells[cellKey(cell)] !== undefined).length,
    all: all.length,
    key: (key: string) => {
      const next = withKey(entry, isFresh ? '' : text, key);
      if (next.done) goOn(next.text);
      else setTyping({ cursor, text: next.text, isFresh: false });
    },
    deleteKey: () => {
      const next = withoutKey(entry, text);
      if (next === '') commit('');
      setTyping({ cursor, text: next, isFresh: false });
    },
    goOn: () => goOn(),
    goTo: (cell: Cell) => goTo(cell),
    /** With what is being typed, where it is whole. */
    finish: () => commit(text),
  };
}

import { useCallback } from 'react';

import { type NameOf, type RollCompanion, useRollCompanion } from '../companion';
import { useGame } from '../open-game';
import { linesOf } from './log-words';
import type { Item } from './use-story';

/** The sentences of entries, made once each: a search asks for all of them. Names change when a counter is turned over or a ship renamed. */
let made: { names: string; lines: WeakMap<Item, readonly string[]> } = { names: '', lines: new WeakMap() };

/** Of the entries of a story, newest first. */
export function useLines(story: readonly Item[] | null): (item: Item) => readonly string[] {
  const companion = useRollCompanion();
  const { id, view, nameOf } = useGame();
  const names = `${id} ${companion.namesKey(view)}`;
  // `nameOf` is another function each time; it says something else only when the names change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useCallback((item: Item) => linesIn(names, companion, item, nameOf, story ?? []), [names, story]);
}

function linesIn(
  names: string,
  companion: RollCompanion,
  item: Item,
  nameOf: NameOf,
  story: readonly Item[],
): readonly string[] {
  if (made.names !== names) made = { names, lines: new WeakMap() };
  const before = made.lines.get(item);
  if (before) return before;
  const lines = linesOf(companion, item, nameOf, story);
  made.lines.set(item, lines);
  return lines;
}

import { readFileSync } from 'node:fs';

import type { Book } from '@/game/battle';
import type { Entry } from '@/game/entry';
import { readEntry } from '@/game/read-row';
import { continueStory, EMPTY_STORY } from '@/game/story';
import { type BattleState, togoBattle } from '@/rules/togo/index';

import { parseGolden } from './golden-file';

/** A recorded game, or its first rows, as everybody at the table was told of it. */
export function goldenStory(game: string, rows = Infinity) {
  const { entries } = parseGolden(readFileSync(`__tests__/golden-games/${game}.jsonl`, 'utf8'));
  const book = togoBattle as unknown as Book<BattleState>;
  const read = entries.slice(0, rows).map(({ action, entry }, index) => ({
    ...{ seq: index + 1, action, at: '1904-08-10T12:00:00.000Z' },
    entry: readEntry(book, entry),
  }));
  const { battle, items } = continueStory<BattleState>(book, EMPTY_STORY, read, 'public');
  return { entries, items, state: battle!.state };
}

/** The events of a recorded game that were not taken back, straight from its file. */
export function eventsInForce(entries: readonly { readonly action: number; readonly entry: Entry }[]) {
  const undone = new Set<number>();
  for (const { entry } of entries) {
    if (entry.type === 'v1.Retracted') for (const action of entry.actions) undone.add(action);
    if (entry.type === 'v1.Restored') for (const action of entry.actions) undone.delete(action);
  }
  return entries.flatMap(({ action, entry }) =>
    entry.type === 'v1.Happened' && !undone.has(action) ? [entry.event as { readonly type: string }] : [],
  );
}

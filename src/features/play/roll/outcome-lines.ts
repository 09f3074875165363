import { type Draft, evaluate } from '@/game/act';

import type { OutcomeLine, RollCompanion } from '../companion';
import type { OpenGame } from '../open-game';

/** What Done will write down, as the log will tell the viewer; empty while dice are missing. */
export function outcomeLines(
  { book, eventSentence, roll }: RollCompanion,
  { battle, nameOf }: OpenGame,
  draft: Draft,
  viewer = 'public',
): readonly OutcomeLine[] {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok || evaluated.value.type !== 'done') return [];
  let { state } = battle;
  return evaluated.value.events.flatMap((event) => {
    state = book.apply(state, event);
    const description = book.describe(state, event, viewer);
    const text = description && !roll.isQuiet?.(event) ? eventSentence(description, nameOf) : null;
    return text === null ? [] : [{ text, loud: roll.isLoud?.(event) ?? false, code: event.type }];
  });
}

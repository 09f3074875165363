import { enterFaces } from '@/game/act';
import { correctFace, enterCount, rollOneDie, takeBackLast } from '@/game/strip';
import { ok } from '@/lib/result';

import { editDraft, type Outcome, rollDraft } from './session';

/** The next die of the open strip, read off the table. */
export const enterDie = (face: number): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => enterFaces(book, battle, draft, [face], 'table'));

export const countDice = (step: string, count: number): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => enterCount(book, battle, draft, step, count));

export const correctDie = (step: string, index: number, face: number): Promise<Outcome> =>
  editDraft((_open, draft) => ok(correctFace(draft, step, index, face)));

export const takeBackDie = (): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => ok(takeBackLast(book, battle, draft)));

/** The phone's dice: one, those of the step that waits, or all that are still wanted. */
export function rollDice(how: 'die' | 'step' | 'all'): Promise<Outcome> {
  if (how === 'die') return editDraft(({ book, battle }, draft) => rollOneDie(book, battle, draft));
  return rollDraft({ untilDone: how === 'all' });
}

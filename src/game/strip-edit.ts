import { ok, type Result } from '@/lib/result';

import { type Draft, enterFaces, type Refused } from './act';
import type { Battle, Book } from './battle';
import { rollUncertain, withCertain } from './certain';
import {
  answerStep,
  correctFace,
  countSteps,
  type Counts,
  countTheRest,
  rollOneDie,
  type StepAnswer,
  takeBackLast,
} from './strip';

/** What may be done with a strip in hand, as something that can be sent. */
export type StripEdit =
  | { readonly type: 'roll'; readonly how: 'die' | 'step' | 'all' }
  | { readonly type: 'enter'; readonly faces: readonly number[] }
  | { readonly type: 'answer'; readonly step: string; readonly answer: StepAnswer }
  | { readonly type: 'count'; readonly counts: Counts }
  | { readonly type: 'countRest'; readonly subject?: string | null }
  | { readonly type: 'correct'; readonly step: string; readonly index: number; readonly face: number }
  | { readonly type: 'takeBack' };

/** A strip after what was done with it. `inHand`: app dice that lie in other strips. */
export function editedStrip<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  edit: StripEdit,
  inHand: number,
): Result<Draft, Refused> {
  const after = changed();
  return after.ok ? ok(withCertain(book, battle, after.value)) : after;

  function changed(): Result<Draft, Refused> {
    switch (edit.type) {
      case 'roll':
        return edit.how === 'die'
          ? rollOneDie(book, battle, draft, inHand)
          : rollUncertain(book, battle, draft, { untilDone: edit.how === 'all', inHand });
      case 'enter':
        return enterFaces(book, battle, draft, edit.faces, 'table');
      case 'answer':
        return answerStep(book, battle, draft, edit.step, edit.answer);
      case 'count':
        return countSteps(book, battle, draft, edit.counts);
      case 'countRest':
        return ok(countTheRest(book, battle, draft, edit.subject));
      case 'correct':
        return ok(correctFace(draft, edit.step, edit.index, edit.face));
      case 'takeBack':
        return ok(takeBackLast(book, battle, draft));
    }
  }
}

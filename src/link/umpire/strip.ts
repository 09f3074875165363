import { type Draft, draftFor, enterFaces, evaluate, type Refused } from '@/game/act';
import type { Tagged } from '@/game/battle';
import { rollUncertain, withCertain } from '@/game/certain';
import { type SourcedSheet, type SourcedStep } from '@/game/entry';
import { answerStep, correctFace, countSteps, countTheRest, rollOneDie, takeBackLast } from '@/game/strip';
import { err, ok, type Result } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import type { OpenBattle } from '@/store/battles';

import type { StripEdit } from '../protocol/deeds';

export const refusal = (code: string, data: Json = {}): Refused => ({ code, rule: null, data });

interface Order {
  readonly command: Json;
  readonly override: boolean;
  readonly dice: SourcedSheet;
}

/** A command with the players' own dice, as the book completes it. The app's dice are the umpire's to throw. */
export function draftOf({ book, battle }: OpenBattle<unknown>, order: Order): Result<Draft, Refused> {
  const { command, override, dice } = order;
  if (Object.values(dice).some(isOfTheApp)) return err(refusal('NOT_YOUR_DICE'));
  return ok({ ...draftFor(book, battle, command as unknown as Tagged, { override }), dice });
}

const isOfTheApp = (step: SourcedStep): boolean =>
  'dice' in step
    ? step.dice.some(({ source, was = [] }) => [source, ...was.map((each) => each.source)].some(isUmpires))
    : isUmpires(step.source);

/** Whether a roll is certain is worked out here, too. */
const isUmpires = (source: string): boolean => source === 'app' || source === 'certain';

/** A strip after what was done with it. */
export function edited(
  { book, battle }: OpenBattle<unknown>,
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
        return ok(countTheRest(book, battle, draft, edit.subject ?? undefined));
      case 'correct':
        return ok(correctFace(draft, edit.step, edit.index, edit.face));
      case 'takeBack':
        return ok(takeBackLast(book, battle, draft));
    }
  }
}

/** What a finished draft comes to; one that still wants dice is refused. */
export function finished({ book, battle }: OpenBattle<unknown>, draft: Draft): Result<readonly Tagged[], Refused> {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok) return evaluated;
  if (evaluated.value.type === 'done') return ok(evaluated.value.events);
  return err(refusal('DICE_MISSING', { missing: evaluated.value.needs.missing }));
}

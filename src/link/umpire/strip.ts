import { type Draft, draftFor, evaluate, type Refused } from '@/game/act';
import type { Tagged } from '@/game/battle';
import { type SourcedSheet, type SourcedStep } from '@/game/entry';
import type { UndoRefusal } from '@/game/undo';
import { err, ok, type Result } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import type { OpenBattle } from '@/store/battles';

import type { LinkRefusal } from '../protocol/refusals';

export const refusal = (
  code: LinkRefusal | UndoRefusal | 'BAD_COMMAND' | 'DICE_MISSING',
  data: Json = {},
): Refused => ({ code, rule: null, data });

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

/** What a finished draft comes to; one that still wants dice is refused. */
export function finished({ book, battle }: OpenBattle<unknown>, draft: Draft): Result<readonly Tagged[], Refused> {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok) return evaluated;
  if (evaluated.value.type === 'done') return ok(evaluated.value.events);
  return err(refusal('DICE_MISSING', { missing: evaluated.value.needs.missing }));
}

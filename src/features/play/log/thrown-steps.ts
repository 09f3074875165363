import { newDraft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import type { SourcedSheet } from '@/game/entry';
import type { SeenSheet } from '@/game/story';
import { thrownStrip } from '@/game/strip';
import { stepName } from '@/game/strip-key';
import { isFilled, stepsOf, type StripStep } from '@/rules/common/strip';

import { diceOf } from './log-filter';
import type { Item } from './use-story';

/** A roll of an entry, with what it needed where that may be known. */
export type ThrownStep = Pick<
  StripStep,
  | 'key'
  | 'subject'
  | 'row'
  | 'purpose'
  | 'need'
  | 'at'
  | 'of'
  | 'needParts'
  | 'state'
  | 'faces'
  | 'missing'
  | 'sum'
  | 'successes'
  | 'dice'
  | 'result'
> & { readonly rule: string | null };

/** Worked out again from the state they were thrown in; thrown they were, whatever today's rules would say to it. */
export function thrownSteps(book: Book<unknown>, item: Item, battle: Battle<unknown>): readonly ThrownStep[] {
  if (item.type !== 'action' && item.type !== 'given-up') return [];
  const dice = diceOf(item);
  if (Object.keys(dice).length === 0) return [];
  if (item.command === null || item.before === null || !areFacesTold(dice)) return plainSteps(dice);
  const draft = { ...newDraft(item.command, { override: true }), dice };
  const strip = thrownStrip(book, { ...battle, state: item.before }, draft);
  if (!strip.ok) return [];
  return stepsOf(strip.value).filter(isFilled);
}

const areFacesTold = (sheet: SeenSheet): sheet is SourcedSheet =>
  Object.values(sheet).every((step) =>
    'dice' in step
      ? step.dice.every(({ face }) => face !== null)
      : Object.values(step).every((value) => value !== null),
  );

/** Behind a curtain nothing but the dice themselves is known, and sometimes not even what they showed. */
const plainSteps = (sheet: SeenSheet): readonly ThrownStep[] =>
  Object.entries(sheet).map(([key, step]) => ({ ...UNKNOWN, key, purpose: stepName(key), ...plainStep(step) }));

const UNKNOWN: Omit<ThrownStep, 'key' | 'purpose' | 'state'> = {
  subject: null,
  row: null,
  rule: null,
  need: null,
  at: 'most',
  of: 'each',
  needParts: [],
  missing: 0,
  faces: [],
  sum: null,
  successes: null,
  dice: null,
  result: null,
};

function plainStep(step: SeenSheet[string]): Pick<ThrownStep, 'state'> & Partial<ThrownStep> {
  if ('count' in step) return { state: step.source === 'certain' ? 'certain' : 'counted', successes: step.count };
  if ('sum' in step) return { state: 'entered', sum: step.sum };
  if ('result' in step) return { state: 'typed', result: step.result };
  const faces = step.dice.map(({ was = [], ...die }) => ({ ...die, success: null, was: was.map(({ face }) => face) }));
  return { state: 'rolled', faces };
}

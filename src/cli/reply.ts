import { type Json, needsAnswer } from './json-lines';
import type { Answer } from '@/rules/common/procedure';
import type { BadInput } from '@/rules/common/refusal';

/** Why there is no answer: a value outside its field, a house rule nobody has, or what a rule forbids. */
export type Problem =
  | BadInput
  | { readonly code: 'UNKNOWN_HOUSE_RULE'; readonly field: string }
  | { readonly code: string; readonly rule: string };

/** What was asked for, or why there is no answer. */
export type Reply = Json | Problem;

export function problemAnswer(problem: Problem): Json {
  if (!('field' in problem)) return { ok: false, refused: problem.code };
  const { code: error, field } = problem;
  const message = 'expected' in problem ? `${field}: expected ${problem.expected}` : `${field}: no such house rule`;
  return { ok: false, error, field, message };
}

export const isProblem = (reply: Reply): reply is Problem => 'code' in reply;

/** The dice still needed, or the outcome in the question's own fields. */
export function diceReply<Outcome>(answer: Answer<Outcome, Problem>, fields: (outcome: Outcome) => Json): Reply {
  if (answer.type === 'refused') return answer.refusal;
  if (answer.type === 'done') return { done: true, ...fields(answer.outcome) };
  return { done: false, needs: needsAnswer(answer.needs) };
}

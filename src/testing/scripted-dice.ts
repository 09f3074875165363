import type { Answer } from '@/rules/common/procedure';

/** The outcome of a procedure whose dice were all given: short dice and refusals fail the test, and `run` refuses any left over. */
export function outcomeOf<Outcome>(answer: Answer<Outcome, unknown>): Outcome {
  if (answer.type === 'done') return answer.outcome;
  throw new Error(`Expected an outcome, got ${JSON.stringify(answer)}`);
}

/** The code a procedure or a check was refused with. */
export function codeOf(answer: { readonly type?: string; readonly ok?: boolean }): string {
  const refusal = 'refusal' in answer ? answer.refusal : 'error' in answer ? answer.error : undefined;
  if (typeof refusal === 'object' && refusal !== null && 'code' in refusal) return String(refusal.code);
  throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`);
}

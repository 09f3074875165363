import * as v from 'valibot';
import { err, ok, type Result } from '@/lib/result';
import { crossProblems } from './cross-checks';
import { joined, type ScenarioProblem, type ScenarioProblemCode } from './problems';
import type { Scenario } from './scenario';
import { SCENARIO } from './schema';
import { libraryIndex, type ShipIndex } from './units';

/** The one door from anything to a scenario. Tells everything that is wrong; whether the parts fit, only once their shape does. */
export function parseScenario(
  input: unknown,
  index: ShipIndex = libraryIndex,
): Result<Scenario, readonly ScenarioProblem[]> {
  const parsed = v.safeParse(SCENARIO, input);
  if (!parsed.success) return err(parsed.issues.map(problemOf));
  const scenario: Scenario = parsed.output;
  const problems = crossProblems(scenario, index);
  return problems.length === 0 ? ok(scenario) : err(problems);
}

function problemOf(issue: v.BaseIssue<unknown>): ScenarioProblem {
  const path = issue.path ?? [];
  const last = path.at(-1);
  return {
    code: codeOf(issue),
    path: joined(path.map(({ key }) => key)),
    value: last === undefined ? issue.input : last.value,
    expected: issue.expected,
  };
}

/** A key is at fault, not its value: it is missing, or nobody knows it. */
function codeOf(issue: v.BaseIssue<unknown>): ScenarioProblemCode {
  if (issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key') {
    return issue.expected === 'never' ? 'UNKNOWN_FIELD' : 'MISSING_FIELD';
  }
  return CODES[issue.type] ?? 'WRONG_TYPE';
}

const CODES: { readonly [type: string]: ScenarioProblemCode | undefined } = {
  picklist: 'NOT_A_CHOICE',
  literal: 'NOT_A_CHOICE',
  variant: 'NOT_A_CHOICE',
  integer: 'OUT_OF_RANGE',
  min_value: 'OUT_OF_RANGE',
  max_value: 'OUT_OF_RANGE',
  min_length: 'BAD_LENGTH',
  max_length: 'BAD_LENGTH',
  regex: 'BAD_FORMAT',
  iso_date: 'BAD_FORMAT',
  iso_time: 'BAD_FORMAT',
  custom: 'BAD_FORMAT',
};

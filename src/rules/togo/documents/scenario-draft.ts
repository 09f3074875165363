import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import type { Scenario } from '../scenarios/scenario';
import { SCENARIO } from '../scenarios/schema';
import { type DocumentProblem, firstProblem } from './parts';

/**
 * A scenario of the owner's as it is kept: the right shape, but perhaps not fit to be played, because it is not
 * finished or a ship it names has been deleted since. `parseScenario` asks that when it is to be played.
 */
export type ScenarioDraft = Scenario;

export function parseScenarioDraft(value: unknown): Result<ScenarioDraft, DocumentProblem> {
  const parsed = v.safeParse(SCENARIO, value);
  return parsed.success ? ok(parsed.output) : err(firstProblem(parsed.issues));
}

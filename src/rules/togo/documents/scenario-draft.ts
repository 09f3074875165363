import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { crossProblems } from '../scenarios/cross-checks';
import { parseScenario } from '../scenarios/parse-scenario';
import type { ScenarioProblem } from '../scenarios/problems';
import type { Scenario } from '../scenarios/scenario';
import { SCENARIO } from '../scenarios/schema';
import type { ShipIndex } from '../scenarios/units';
import { SIDES } from '../types';
import { type DocumentProblem, firstProblem } from './parts';
import { type Designs, findDesign } from './ship-design';

/**
 * A scenario of the owner's as it is kept: the right shape, except that what has to be filled in may still be empty,
 * and perhaps not fit to be played, because its parts do not fit yet or a ship it names has been deleted since.
 * `draftProblems` tells all of that; `parseScenario` is asked again when it is to be played.
 */
export type ScenarioDraft = Scenario;

export function parseScenarioDraft(value: unknown): Result<ScenarioDraft, DocumentProblem> {
  const parsed = v.safeParse(SCENARIO, value);
  if (parsed.success) return ok(parsed.output);
  const wrong = parsed.issues.filter((issue) => !isStillEmpty(issue));
  const [first, ...more] = wrong;
  // The schema changes nothing it lets through, so what came in is what it would have given back.
  return first === undefined ? ok(value as ScenarioDraft) : err(firstProblem([first, ...more]));
}

/** A name not given yet, a list without entries. Only the id may never be empty: the document is kept under it. */
function isStillEmpty({ type, input, path }: v.BaseIssue<unknown>): boolean {
  const isEmpty = input === '' || (Array.isArray(input) && input.length === 0);
  const isId = path?.length === 1 && path[0]?.key === 'id';
  return isEmpty && !isId && (type === 'min_length' || type === 'regex');
}

/** Ships of the library, those the owner edited, and the owner's own. */
export const shipIndexOf =
  (own: Designs): ShipIndex =>
  (id) => {
    const design = findDesign(id, own);
    return design && { side: design.side, type: design.ratings.type, boats: design.ratings.boatsPerBase };
  };

/** Everything that keeps a draft from being played, each once; none when it is a scenario. */
export function draftProblems(draft: ScenarioDraft, index: ShipIndex): readonly ScenarioProblem[] {
  const parsed = parseScenario(draft, index);
  if (parsed.ok) return [];
  const misshapen = parsed.error.filter(({ code }) => SHAPE.has(code));
  const all = misshapen.length === 0 ? parsed.error : [...misshapen, ...crossProblems(draft, index)];
  const emptyLines = misshapen.filter(({ path }) => path.endsWith('.ships')).map(({ path }) => path.slice(0, -5));
  const hasShips = SIDES.some((side) => draft.sides[side].formations.some(({ ships }) => ships.length > 0));
  return all.filter(({ code, path }, place) => {
    // A line without ships has no flagship either, and an empty sea nobody to choose from: told once is enough.
    if (path.endsWith('.flagship') && emptyLines.some((line) => path.startsWith(line))) return false;
    if (code === 'SELECTS_NOBODY' && !hasShips) return false;
    return all.findIndex((other) => other.path === path) === place;
  });
}

const SHAPE: ReadonlySet<string> = new Set(['BAD_LENGTH', 'BAD_FORMAT', 'OUT_OF_RANGE']);

import type { Edge } from '../formation';
import { type Side, SIDES } from '../types';
import { DAMAGE, type DamageCounts } from './effects';
import type { Scenario } from './scenario';
import { selects, type Unit } from './units';
import type { Condition, Deed, Fate, MarkerTest, Selected, Verdict } from './victory-terms';

/** How a base stands when points are counted, at the end or at any moment before. */
export type UnitOutcome = Unit & {
  readonly fate: Fate;
  readonly leftBy: Edge | null;
  readonly hits: DamageCounts;
  /** Boats of a base or ships of a convoy out of action. */
  readonly unitsLost: number;
  /** Effective torpedo hits taken. */
  readonly torpedoHits: number;
  /** Effective hits made. */
  readonly hitsMade: number;
};

type ScoredLine = {
  readonly side: Side;
  readonly score: number;
  readonly count: number;
  readonly points: number;
};
export type Score = {
  readonly points: { readonly [S in Side]: number };
  /** One line for each score of the scenario, by its place in `victory.scores`: how often it counted, and for how much. */
  readonly lines: readonly ScoredLine[];
};

export function victoryPoints(scenario: Scenario, outcomes: readonly UnitOutcome[]): Score {
  const lines = scenario.victory.scores.map(({ side, points, each = 1, of, deed }, score): ScoredLine => {
    const count = Math.floor(countOf({ of, deed }, outcomes) / each);
    return { side, score, count, points: count * points };
  });
  const total = (side: Side): number =>
    lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);
  return { points: { ijn: total('ijn'), irn: total('irn') }, lines };
}

export type Decision = { readonly winner: Side | 'draw'; readonly decisive: boolean };

/** Who would win if the battle ended as it stands. */
export function decision(scenario: Scenario, outcomes: readonly UnitOutcome[]): Decision {
  const { points } = victoryPoints(scenario, outcomes);
  const holds = (verdict: Verdict): boolean => verdict.if.every((condition) => isMet(condition, points, outcomes));
  const first = scenario.victory.verdicts.find(holds);
  return { winner: first?.winner ?? 'draw', decisive: first?.decisive ?? false };
}

function isMet(condition: Condition, points: Score['points'], outcomes: readonly UnitOutcome[]): boolean {
  switch (condition.type) {
    case 'count': {
      const count = countOf(condition, outcomes);
      return count >= (condition.atLeast ?? 0) && count <= (condition.atMost ?? Infinity);
    }
    case 'points':
      return points[condition.side] >= condition.atLeast;
    case 'ahead': {
      const own = points[condition.side];
      const other = Math.max(...SIDES.filter((side) => side !== condition.side).map((side) => points[side]));
      const wanted = other * condition.times;
      return own > other && (condition.strictly ? own > wanted : own >= wanted);
    }
  }
}

const countOf = ({ of, deed }: Selected, outcomes: readonly UnitOutcome[]): number =>
  outcomes.filter((outcome) => selects(of, outcome)).reduce((sum, outcome) => sum + countDeed(deed, outcome), 0);

function countDeed(deed: Deed, outcome: UnitOutcome): number {
  switch (deed.type) {
    case 'fate':
      return hasFate(deed, outcome) ? 1 : 0;
    case 'torpedoed':
      return outcome.torpedoHits > 0 ? 1 : 0;
    case 'units-lost':
      return outcome.unitsLost;
    case 'hits-made':
      return outcome.hitsMade;
  }
}

function hasFate({ fates, edges, markers }: Extract<Deed, { type: 'fate' }>, outcome: UnitOutcome): boolean {
  if (!fates.includes(outcome.fate)) return false;
  const wrongEdge =
    outcome.fate === 'left' && edges !== undefined && !(outcome.leftBy && edges.includes(outcome.leftBy));
  return !wrongEdge && (markers === undefined || carries(markers, outcome.hits));
}

const carries = ({ atLeast = {}, atMost = {}, anyOf }: MarkerTest, hits: DamageCounts): boolean =>
  DAMAGE.every((letter) => hits[letter] >= (atLeast[letter] ?? 0) && hits[letter] <= (atMost[letter] ?? Infinity)) &&
  (anyOf === undefined || anyOf.some((letter) => hits[letter] > 0));

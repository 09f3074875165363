import { evasionOf } from '@/measure/evasion';
import { type Line, lineUp, moveLine, shipsOf } from '@/measure/formation';
import { compassBearing, distance, type Pose, type TablePoint } from '@/measure/point';
import { snap } from '@/measure/snap';
import { type Exit, exitOf, onTable, type TableEdge, type TableSize } from '@/measure/table';
import { endOf, trackOf } from '@/measure/track';
import { afterLeg, type Leg, moveCost, turnAndRun, turnCost, type TurningCircle } from '@/measure/turning';
import { type Degrees, degrees, type Inches, inches, signed, tidy } from '@/measure/units';

import type { Mover, TableRules, Threat } from './model';

/** A move as it is being made: nothing has happened yet. */
export interface Ghost {
  readonly line: string;
  readonly legs: readonly Leg[];
}

export interface GhostFacts {
  /** Where the ships of the line come to, leader first. */
  readonly poses: readonly Pose[];
  /** The leader's way, for drawing. */
  readonly way: readonly TablePoint[];
  readonly cost: Inches;
  readonly turning: Inches;
  /** Degrees of each separate turn, left negative. */
  readonly turns: readonly Degrees[];
  /** Inches still to go; null where the allowance is not known. */
  readonly left: number | null;
  readonly fire: 'full' | 'half' | 'none';
  /** Where the leader goes over the edge. */
  readonly exit: Exit | null;
  /** The edge the line leaves by: with its last ship, not with its first. */
  readonly leaves: TableEdge | null;
}

/** Everything that follows from the legs: where the line comes to, what it costs and what it does to its fire. */
export function ghostFacts(
  { legs }: Ghost,
  ships: readonly Pose[],
  { allowance }: Pick<Mover, 'allowance'>,
  { circle, size, halfOfMoved }: Pick<TableRules, 'circle' | 'halfOfMoved'> & { readonly size: TableSize },
): GhostFacts | null {
  const [leader, ...astern] = ships;
  if (leader === undefined) return null;
  const line: Line = lineUp(leader, astern, circle);
  const track = trackOf(leader, legs, circle);
  const turns = turnsIn(legs);
  const turning = inches(turns.reduce((sum, turn) => sum + turnCost(turn, circle), 0));
  const cost = moveCost(legs, circle);
  const half = (halfOfMoved ? cost : (allowance ?? cost)) / 2;
  const poses = shipsOf(moveLine(line, legs));
  const exit = exitOf(track, size);
  const isGone = exit !== null && poses.slice(1).every(({ at }) => !onTable(at, size));
  return {
    poses,
    way: wayOf(leader, legs, circle),
    cost,
    turning,
    turns,
    left: allowance === null ? null : tidy(allowance - cost),
    fire: turning === 0 ? 'full' : turning > half ? 'none' : 'half',
    exit,
    leaves: isGone ? exit.edge : null,
  };
}

/** Whether a ship that comes from one place to the other evades: by her turn and her way alone where the launch is not plotted. */
export function evades(
  { launch }: Pick<Threat, 'launch'>,
  [from, to]: readonly [Pose, Pose],
  cost: Inches,
  least: NonNullable<TableRules['evasion']>,
): boolean {
  const made = launch
    ? evasionOf(launch.target, to, launch.from, cost)
    : { away: true, degrees: Math.abs(signed(to.heading - from.heading)), moved: cost };
  return made.away && made.degrees >= least.degrees && made.moved >= least.inches;
}

/** Legs that follow each other in one direction are one turn: each separate turn is rounded up by itself. */
const turnsIn = (legs: readonly Leg[]): readonly Degrees[] =>
  legs.flatMap((leg) => (leg.type === 'turn' && leg.degrees !== 0 ? [leg.degrees] : []));

/** One more leg; two turns the same way or two runs are one. */
export function addLeg(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  const last = legs.at(-1);
  const rest = legs.slice(0, -1);
  if (last?.type === 'run' && leg.type === 'run')
    return kept(rest, { type: 'run', inches: inches(last.inches + leg.inches) });
  if (last?.type === 'turn' && leg.type === 'turn') {
    return kept(rest, { type: 'turn', degrees: degrees(tidy(last.degrees + leg.degrees)) });
  }
  return kept(legs, leg);
}

const kept = (legs: readonly Leg[], leg: Leg): readonly Leg[] =>
  (leg.type === 'run' ? leg.inches : leg.degrees) === 0 ? legs : [...legs, leg];

const QUARTER = 0.25;

interface Towards {
  readonly circle: TurningCircle;
  readonly snapped: boolean;
  readonly allowance: number | null;
}

/** The legs that bring the leader as near to the finger as her circle, her allowance and snapping let her come. */
export function legsTowards(
  start: Pose,
  legs: readonly Leg[],
  to: TablePoint,
  { circle, snapped, allowance }: Towards,
): readonly Leg[] {
  const from = endOf(trackOf(start, legs, circle));
  const [turn] = turnAndRun(from, to, circle).legs;
  const wanted = turn.type === 'turn' ? signed(turn.degrees) : 0;
  const left = allowance === null ? Infinity : Math.max(0, allowance - moveCost(legs, circle));
  const most = Math.floor(left / (circle.stepCost || 1)) * circle.stepDegrees;
  const turned = degrees(clamp(snapped ? snap(wanted, circle.stepDegrees) : wanted, most));
  const withTurn = addLeg(legs, { type: 'turn', degrees: turned });
  const after = endOf(trackOf(start, withTurn, circle));
  const off = signed(compassBearing(after.at, to, after.heading) - after.heading);
  const ahead = distance(after.at, to) * Math.cos((off * Math.PI) / 180);
  const room = allowance === null ? Infinity : Math.max(0, allowance - moveCost(withTurn, circle));
  const run = Math.max(0, Math.min(room, snapped ? snap(ahead, QUARTER) : ahead));
  return addLeg(withTurn, { type: 'run', inches: inches(tidy(run)) });
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The move the dice force upon a line: its turn, and all that is left straight ahead. */
export function boundLegs(bound: number, allowance: number, circle: TurningCircle): readonly Leg[] {
  const turn: Leg = { type: 'turn', degrees: degrees(bound) };
  const left = Math.max(0, allowance - (bound === 0 ? 0 : turnCost(turn.degrees, circle)));
  return addLeg(addLeg([], turn), { type: 'run', inches: inches(left) });
}

const ARC_STEP = 5;

function wayOf(start: Pose, legs: readonly Leg[], circle: TurningCircle): readonly TablePoint[] {
  const points: TablePoint[] = [start.at];
  let from = start;
  for (const leg of legs) {
    const pieces = leg.type === 'run' ? 1 : Math.max(1, Math.ceil(Math.abs(leg.degrees) / ARC_STEP));
    const length = leg.type === 'run' ? leg.inches : (Math.abs(leg.degrees) * Math.PI * circle.radius) / 180;
    for (let piece = 1; piece <= pieces; piece += 1) {
      points.push(afterLeg(from, leg, circle, inches((length * piece) / pieces)).at);
    }
    from = afterLeg(from, leg, circle);
  }
  return points;
}

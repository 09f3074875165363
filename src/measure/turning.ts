import { compassBearing, pointAt, type Pose, relativeBearing, type TablePoint } from './point';
import { type Degrees, degrees, normalised, type Inches, inches, radians, signed, tidy } from './units';

/** The turning circle of the rule book: its radius, its steps, and what each step costs. */
export interface TurningCircle {
  readonly radius: number;
  readonly stepDegrees: number;
  readonly stepCost: number;
}

/** Part of a ship's move: a turn on the circle, positive to starboard, or a run straight ahead. */
export type Leg =
  { readonly type: 'turn'; readonly degrees: Degrees } | { readonly type: 'run'; readonly inches: Inches };

interface TurnAndRun {
  readonly legs: readonly [Leg, Leg];
  readonly cost: Inches;
  readonly length: Inches;
}

/** Started steps of one turn; each separate turn is rounded up by itself. */
export function turnSteps(turn: Degrees, circle: TurningCircle): number {
  'worklet';
  return circle.stepDegrees > 0 ? Math.ceil(tidy(Math.abs(turn) / circle.stepDegrees)) : 0;
}

export function turnCost(turn: Degrees, circle: TurningCircle): Inches {
  'worklet';
  return inches(circle.stepCost * turnSteps(turn, circle));
}

/** What a move costs: its turns as the rule counts them, its runs as the tape does. */
export function moveCost(legs: readonly Leg[], circle: TurningCircle): Inches {
  'worklet';
  let cost = 0;
  for (const leg of legs) cost += leg.type === 'run' ? Math.max(0, leg.inches) : turnCost(leg.degrees, circle);
  return inches(tidy(cost));
}

/** How long the way through the water is: arcs of the circle and straight runs. It is what ships astern follow. */
export function wayLength(leg: Leg, circle: TurningCircle): Inches {
  'worklet';
  if (leg.type === 'run') return inches(Math.max(0, leg.inches));
  return inches(radians(degrees(Math.abs(leg.degrees))) * Math.max(0, circle.radius));
}

/** The middle of the circle a ship turns on; `way` is 1 to starboard, -1 to port. */
export function turnCentre(start: Pose, way: 1 | -1, circle: TurningCircle): TablePoint {
  'worklet';
  return pointAt(start.at, degrees(start.heading + 90 * way), inches(Math.max(0, circle.radius)));
}

function afterTurn(start: Pose, turn: Degrees, circle: TurningCircle): Pose {
  'worklet';
  const way = turn < 0 ? -1 : 1;
  const radius = inches(Math.max(0, circle.radius));
  const outward = degrees(start.heading - 90 * way + turn);
  return { at: pointAt(turnCentre(start, way, circle), outward, radius), heading: normalised(start.heading + turn) };
}

/** Where a ship is after a leg, or after the first `along` inches of it. */
export function afterLeg(start: Pose, leg: Leg, circle: TurningCircle, along?: Inches): Pose {
  'worklet';
  const whole = wayLength(leg, circle);
  const way = along === undefined ? whole : Math.max(0, Math.min(whole, along));
  if (leg.type === 'run') return { at: pointAt(start.at, start.heading, inches(way)), heading: start.heading };
  const part = whole > 0 ? way / whole : 1;
  return afterTurn(start, degrees(leg.degrees * part), circle);
}

/** The places on the circle after each whole step, the first after one step, as marks for a drawing. */
export function stepMarks(start: Pose, way: 1 | -1, circle: TurningCircle, count: number): readonly Pose[] {
  'worklet';
  const marks: Pose[] = [];
  for (let step = 1; step <= count; step++) {
    marks.push(afterTurn(start, degrees(step * circle.stepDegrees * way), circle));
  }
  return marks;
}

/** Leaves the circle where its tangent runs through the point, which a point inside the circle has not. */
function tangent(start: Pose, to: TablePoint, way: 1 | -1, circle: TurningCircle): TurnAndRun & { reaches: boolean } {
  'worklet';
  const centre = turnCentre(start, way, circle);
  const radius = inches(Math.max(0, circle.radius));
  const away = Math.hypot(to.x - centre.x, to.y - centre.y);
  const run = inches(tidy(Math.sqrt(Math.max(0, away * away - radius * radius))));
  const toPoint = compassBearing(centre, to, degrees(start.heading - 90 * way));
  const opening = (Math.atan2(run, radius) * 180) / Math.PI;
  // Where the ship leaves, seen from the middle of the circle; her heading there is a right angle further on.
  const heading = normalised(toPoint - way * opening + 90 * way);
  const legs = [
    { type: 'turn', degrees: degrees(way * normalised(way * (heading - start.heading))) },
    { type: 'run', inches: run },
  ] as const;
  return {
    legs,
    cost: moveCost(legs, circle),
    length: inches(tidy(wayLength(legs[0], circle) + run)),
    reaches: tidy(away) >= tidy(radius),
  };
}

/** One turn, then straight on, to a point; the cheaper side, and for a point inside one circle the other side. */
export function turnAndRun(start: Pose, to: TablePoint, circle: TurningCircle): TurnAndRun {
  'worklet';
  const way = signed(relativeBearing(start, to)) < 0 ? -1 : 1;
  const [near, far] = [tangent(start, to, way, circle), tangent(start, to, way === 1 ? -1 : 1, circle)];
  const chosen = !near.reaches || (far.reaches && far.cost < near.cost) ? far : near;
  return { legs: chosen.legs, cost: chosen.cost, length: chosen.length };
}

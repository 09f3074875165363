import { compassBearing, distance, pointAt, type Pose, type TablePoint } from './point';
import { afterLeg, type Leg, type TurningCircle, wayLength } from './turning';
import { degrees, EPSILON, type Inches, inches, radians, tidy } from './units';

/** One piece of the way a ship took. */
interface Piece {
  readonly start: Pose;
  readonly leg: Leg;
  readonly length: Inches;
}

/** The way a ship took through the water, oldest piece first. */
export interface Track {
  readonly start: Pose;
  readonly pieces: readonly Piece[];
  readonly circle: TurningCircle;
  readonly length: Inches;
}

/** The way of a ship that makes these legs from where she stands. */
export function trackOf(start: Pose, legs: readonly Leg[], circle: TurningCircle): Track {
  'worklet';
  const pieces: Piece[] = [];
  let [from, length] = [start, 0];
  for (const leg of legs) {
    const way = wayLength(leg, circle);
    pieces.push({ start: from, leg, length: way });
    from = afterLeg(from, leg, circle);
    length += way;
  }
  return { start, pieces, circle, length: inches(length) };
}

export function endOf(track: Track): Pose {
  'worklet';
  const last = track.pieces[track.pieces.length - 1];
  return last === undefined ? track.start : afterLeg(last.start, last.leg, track.circle);
}

/** Goes on from where a track ends. */
export function extend(track: Track, legs: readonly Leg[]): Track {
  'worklet';
  const more = trackOf(endOf(track), legs, track.circle);
  return { ...track, pieces: [...track.pieces, ...more.pieces], length: inches(track.length + more.length) };
}

/** A track through places in a line, first to last, straight between them: what is known of a line that stands. */
export function trackThrough(points: readonly TablePoint[], last: Pose, circle: TurningCircle): Track {
  'worklet';
  const places = [...points, last.at].filter((at, i, all) => i === 0 || distance(at, all[i - 1]!) > 0);
  const pieces: Piece[] = [];
  let length = 0;
  for (let i = 1; i < places.length; i++) {
    const start: Pose = { at: places[i - 1]!, heading: compassBearing(places[i - 1]!, places[i]!) };
    const run = distance(places[i - 1]!, places[i]!);
    pieces.push({ start, leg: { type: 'run', inches: run }, length: run });
    length += run;
  }
  // A turn of nothing at the end gives the last ship her own heading, wherever the line came from.
  pieces.push({ start: last, leg: { type: 'turn', degrees: degrees(0) }, length: inches(0) });
  return { start: pieces[0]!.start, pieces, circle, length: inches(length) };
}

/** Where a ship that held one course came onto the other: ahead of the first place and astern of the second; null when nowhere. */
function cornerOf(from: Pose, to: Pose): TablePoint | null {
  'worklet';
  const turned = radians(degrees(to.heading - from.heading));
  if (Math.abs(Math.sin(turned)) < EPSILON) return null;
  const bearing = radians(degrees(compassBearing(from.at, to.at) - from.heading));
  const away = distance(from.at, to.at);
  const astern = (away * Math.sin(bearing)) / Math.sin(turned);
  const ahead = away * Math.cos(bearing) - astern * Math.cos(turned);
  return astern > 0 && ahead > 0 ? pointAt(from.at, from.heading, inches(ahead)) : null;
}

/** A track through places whose courses are known, oldest first: straight on each course, or straight between two that do not meet. */
export function trackOfCourses(before: readonly Pose[], last: Pose, circle: TurningCircle): Track {
  'worklet';
  const points: TablePoint[] = [];
  for (let i = 0; i < before.length; i++) {
    points.push(before[i]!.at);
    const corner = cornerOf(before[i]!, before[i + 1] ?? last);
    if (corner !== null) points.push(corner);
  }
  return { ...trackThrough(points, last, circle), start: before[0] ?? last };
}

/** Where a ship is that has `astern` inches of the track still to go; before its beginning, straight astern of it. */
export function poseAstern(track: Track, astern: Inches): Pose {
  'worklet';
  if (!(astern > 0)) return endOf(track);
  let left = astern as number;
  for (let i = track.pieces.length - 1; i >= 0; i--) {
    const { start, leg, length } = track.pieces[i]!;
    if (tidy(left - length) <= 0) return afterLeg(start, leg, track.circle, inches(length - left));
    left -= length;
  }
  const { at, heading } = track.start;
  return { at: pointAt(at, degrees(heading + 180), inches(left)), heading };
}

import { distance, type Pose } from './point';
import { endOf, extend, poseAstern, type Track, trackThrough } from './track';
import type { Leg, TurningCircle } from './turning';
import { type Inches, inches } from './units';

/** Ships one behind the other: the leader's wake, and how far along it each follows the one ahead. */
export interface Line {
  readonly wake: Track;
  readonly intervals: readonly Inches[];
}

/** Straight gaps between neighbours, as the tape finds them: on a bend shorter than the interval along the wake. */
export function gaps(ships: readonly Pose[]): readonly Inches[] {
  'worklet';
  return ships.slice(1).map((ship, i) => distance(ships[i]!.at, ship.at));
}

/** A line as it stands on the table, leader first. Where no wake is known the ships came straight from place to place. */
export function lineUp(leader: Pose, astern: readonly Pose[], circle: TurningCircle): Line {
  'worklet';
  const places = [...astern].reverse().map((ship) => ship.at);
  return { wake: trackThrough(places, leader, circle), intervals: gaps([leader, ...astern]) };
}

/** Forgets the wake astern of the last ship, which nobody will follow any more. */
function cutAstern(track: Track, needed: number): Track {
  'worklet';
  let [first, length] = [0, track.length as number];
  while (first < track.pieces.length - 1 && length - track.pieces[first]!.length >= needed) {
    length -= track.pieces[first]!.length;
    first += 1;
  }
  const pieces = track.pieces.slice(first);
  return { ...track, start: pieces[0]?.start ?? track.start, pieces, length: inches(length) };
}

function lengthOf({ intervals }: Line): number {
  'worklet';
  return intervals.reduce((sum, interval) => sum + Math.max(0, interval), 0);
}

/** The leader moves, and everybody follows in her wake with the interval it had. */
export function moveLine(line: Line, legs: readonly Leg[]): Line {
  'worklet';
  return { ...line, wake: cutAstern(extend(line.wake, legs), lengthOf(line)) };
}

/** Where the ships of a line are, leader first. */
export function shipsOf({ wake, intervals }: Line): readonly Pose[] {
  'worklet';
  const ships = [endOf(wake)];
  let astern = 0;
  for (const interval of intervals) {
    astern += Math.max(0, interval);
    ships.push(poseAstern(wake, inches(astern)));
  }
  return ships;
}

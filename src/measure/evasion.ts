import { compassBearing, distance, type Pose, type TablePoint, turnBetween } from './point';
import { type Degrees, degrees, type Inches, inches, tidy } from './units';

export interface Evasion {
  /** Net change of heading, whichever way. */
  readonly degrees: Degrees;
  /** The bow ends further off the bearing to the launcher than it began. */
  readonly away: boolean;
  readonly moved: Inches;
}

function apart(heading: Degrees, bearing: Degrees): number {
  'worklet';
  return Math.abs(turnBetween(heading, bearing));
}

/**
 * How a target's move counts against one launch. Both headings are held against the bearing to the launcher as the
 * torpedoes were launched; without `moved` it is the straight distance, which a ship never outruns.
 */
export function evasionOf(before: Pose, after: Pose, launcher: TablePoint, moved?: Inches): Evasion {
  'worklet';
  const threat = compassBearing(before.at, launcher, before.heading);
  const [off, ends] = [apart(before.heading, threat), apart(after.heading, threat)];
  return {
    degrees: degrees(Math.abs(turnBetween(before.heading, after.heading))),
    away: tidy(ends - off) > 0,
    moved: inches(moved === undefined ? distance(before.at, after.at) : Math.max(0, moved)),
  };
}

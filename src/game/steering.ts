import { lineUp, moveLine, shipsOf } from '@/measure/formation';
import { type Pose, pose } from '@/measure/point';
import { poseAstern, trackOfCourses } from '@/measure/track';
import type { Leg } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import type { Spot, Steering } from '@/rules/common/steering';

const poseOf = ({ x, y, heading }: Spot): Pose => pose(x, y, heading);
const spotOf = ({ at: { x, y }, heading }: Pose): Spot => ({ x, y, heading });

/** `measure`, as the rule books ask for it. */
export const STEERING: Steering = {
  astern: (leader, wake, behind, circle) =>
    spotOf(poseAstern(trackOfCourses([...wake].reverse().map(poseOf), poseOf(leader), circle), inches(behind))),
  ahead([leader, ...followers], turns, run, circle) {
    if (!leader) return [];
    const legs: readonly Leg[] = [
      ...turns.map((turn): Leg => ({ type: 'turn', degrees: degrees(turn) })),
      { type: 'run', inches: inches(run) },
    ];
    return shipsOf(moveLine(lineUp(poseOf(leader), followers.map(poseOf), circle), legs)).map(spotOf);
  },
};

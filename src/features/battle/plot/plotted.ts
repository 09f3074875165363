import { degrees, inches } from '@/measure/units';
import { pointAt, type Pose, pose } from '@/measure/point';
import { ARC_LIMITS, type BattleState, RANGE_BANDS, SCALE, type Ship } from '@/rules/togo/index';

import { readingBetween } from '@/features/table/readings';

type Place = NonNullable<Ship['place']>;

/** Inches from ship to ship in a line that was plotted by its leader only. */
const INTERVAL = 1.5;

export const poseOfPlace = ({ x, y, heading }: Place): Pose => pose(x, y, heading);

/** To the hundredth of an inch: what is kept is what can be read again. */
export const placeOfPose = ({ at, heading }: Pose): Place => ({
  x: hundredth(at.x),
  y: hundredth(at.y),
  heading: hundredth(heading),
});

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Where the ships of a line stand, each by her own place, else astern of the leader's. */
export function linePose(plot: Place, place: Place | null, number: number): Pose {
  if (place !== null) return poseOfPlace(place);
  const leader = poseOfPlace(plot);
  return { ...leader, at: pointAt(leader.at, degrees(leader.heading + 180), inches(INTERVAL * number)) };
}

/** Where a ship is plotted; null where the table is not, or she is not on it. */
export function shipPose(state: BattleState, { id, group: line, place }: Ship): Pose | null {
  const group = state.groups[line];
  if (!state.plotted || !group || group.place !== 'table' || (group.plot === null && place === null)) return null;
  return place !== null || group.plot === null
    ? place && poseOfPlace(place)
    : linePose(group.plot, place, group.ships.indexOf(id));
}

export const RULES = { arcs: ARC_LIMITS, bands: RANGE_BANDS, yardsPerInch: SCALE.yardsPerInch } as const;

export const planOf = ({ card, lengthM }: Pick<Ship, 'card' | 'lengthM'>) => ({ ...card, lengthM: lengthM ?? null });

/** Range and bearing from one plotted ship to another; null where either is not plotted, and then the players are asked. */
export function plottedShot(
  state: BattleState,
  from: Ship,
  to: Ship,
): { readonly range: number; readonly bearing: number } | null {
  const [ours, theirs] = [shipPose(state, from), shipPose(state, to)];
  if (ours === null || theirs === null) return null;
  const rules = { ...RULES, baseEdge: state.houseRules.rangeMeasure === 'base-edge' };
  const { range, bearing } = readingBetween({ plan: planOf(from) }, { plan: planOf(to) }, rules, [ours, theirs]);
  return { range, bearing };
}

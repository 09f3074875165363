import { inches } from '@/measure/units';
import { type Pose, pose } from '@/measure/point';
import { poseAstern, trackOfCourses } from '@/measure/track';
import { ARC_LIMITS, type BattleState, RANGE_BANDS, SCALE, type Ship, TURNING } from '@/rules/togo/index';

import { readingBetween } from '@/features/table/readings';
import { baseOf } from '@/features/table/tokens';

type Place = NonNullable<Ship['place']>;

/** Inches from base to base in a line that was plotted by its leader only: closed up, as scenarios place one line behind another. */
const GAP = 0.02;

export const poseOfPlace = ({ x, y, heading }: Place): Pose => pose(x, y, heading);

/** To the hundredth of an inch: what is kept is what can be read again. No farther off than a place may be noted. */
export const placeOfPose = ({ at, heading }: Pose): Place => ({
  x: noted(at.x),
  y: noted(at.y),
  heading: hundredth(heading),
});

const noted = (value: number): number => Math.max(-100, Math.min(200, hundredth(value)));

const hundredth = (value: number): number => Math.round(value * 100) / 100;

type Drawn = Pick<Ship, 'card' | 'place'> & { readonly lengthM?: number | null };

interface Led {
  readonly plot: Place;
  /** Where its counter was before, newest first. */
  readonly wake?: readonly Place[];
}

/** Where a ship of a line stands: by her own place, else in the wake of those ahead of her. */
export function linePose({ plot, wake = [] }: Led, line: readonly Drawn[], number: number): Pose {
  const place = line[number]?.place ?? null;
  if (place !== null) return poseOfPlace(place);
  const lengths = line.slice(0, number + 1).map((ship) => baseOf({ plan: planOf(ship) }).length);
  const astern = lengths.slice(1).reduce((sum, length, ahead) => sum + (lengths[ahead]! + length) / 2 + GAP, 0);
  return poseAstern(trackOfCourses([...wake].reverse().map(poseOfPlace), poseOfPlace(plot), TURNING), inches(astern));
}

/** Where a ship is plotted; null where the table is not, or she is not on it. */
export function shipPose(state: BattleState, { id, group: line, place }: Ship): Pose | null {
  const group = state.groups[line];
  if (!state.plotted || !group || group.place !== 'table' || (group.plot === null && place === null)) return null;
  return place !== null || group.plot === null
    ? place && poseOfPlace(place)
    : linePose(
        { ...group, plot: group.plot },
        group.ships.flatMap((ship) => state.ships[ship] ?? []),
        group.ships.indexOf(id),
      );
}

export const RULES = { arcs: ARC_LIMITS, bands: RANGE_BANDS, yardsPerInch: SCALE.yardsPerInch } as const;

export const planOf = ({ card, lengthM }: Pick<Drawn, 'card' | 'lengthM'>) => ({ ...card, lengthM: lengthM ?? null });

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

import { readingBetween } from '../table/readings';
import { STEERING } from '@/game/steering';
import { type Pose, pose } from '@/measure/point';
import {
  ARC_LIMITS,
  type BattleState,
  linePlace,
  notedPlace,
  RANGE_BANDS,
  SCALE,
  type Ship,
  shipPlace,
} from '@/rules/togo/index';

type Place = NonNullable<Ship['place']>;

export const poseOfPlace = ({ x, y, heading }: Place): Pose => pose(x, y, heading);

export const placeOfPose = ({ at: { x, y }, heading }: Pose): Place => notedPlace({ x, y, heading });

/** Where a ship of a line stands: by her own place, else in the wake of those ahead of her. */
export const linePose = (
  led: Parameters<typeof linePlace>[0],
  line: Parameters<typeof linePlace>[1],
  number: number,
): Pose => poseOfPlace(linePlace(led, line, number, STEERING));

/** Where a ship is plotted; null where the table is not, or she is not on it. */
export function shipPose(state: BattleState, ship: Ship): Pose | null {
  const place = shipPlace(state, ship, STEERING);
  return place && poseOfPlace(place);
}

export const RULES = { arcs: ARC_LIMITS, bands: RANGE_BANDS, yardsPerInch: SCALE.yardsPerInch } as const;

export const planOf = ({ card, lengthM }: Pick<Ship, 'card'> & { readonly lengthM?: number | null }) => ({
  ...card,
  lengthM: lengthM ?? null,
});

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

import { err, ok, type Result } from '@/lib/result';

import { check, int, list, object, oneOf, real, type Shape } from '../common/shape';
import { THRESHOLDS } from '../togo/index';
import { FATE_EFFECTS, type Mapping, type Step } from './data/mapping';
import { type Counter, type Gap, MARKERS, type Markers } from './types';

const few = int(0, 9);
const markers = { P: few, M: few, S: few, T: few };
const step = object({ carried: object(markers), from: int(1, 99) });
const effect = oneOf(FATE_EFFECTS);
const inches = real(0, 40);
export const MAPPING: Shape<Mapping> = object({
  points: object({ ...markers, fire: few }),
  steps: object({ thirdSinks: list(step, 2, 2), secondSinks: list(step, 1, 1) }),
  fates: object({
    // Who is there is as damaged as she is, and who is sunk is sunk: that is not for anybody to change.
    ...{ 'on-table': oneOf(['damage'] as const), waiting: oneOf(['damage'] as const), sunk: oneOf(['lost'] as const) },
    ...{ left: effect, beached: effect, struck: effect, abandoned: effect },
  }),
  distance: object({ adjacent: inches, column: inches, short: inches, medium: inches, long: inches, unknown: inches }),
});

/**
 * Why a mapping cannot be used.
 *
 * BAD_VALUE     a field is not what it should be
 * NOT_RISING    a hit more would bring less damage in, or come home from fewer points
 * NOT_THE_SAME  what is carried in for so many hits would come home as another number
 * SUNK_AT_ONCE  a ship would be sunk before the battle begins (TOGO-62)
 */
export type MappingProblem =
  | { readonly code: 'BAD_VALUE'; readonly field: string; readonly expected: string }
  | { readonly code: 'NOT_RISING' | 'NOT_THE_SAME' | 'SUNK_AT_ONCE'; readonly field: string };

/** The one door to a mapping the players have changed: more damage never comes home as less, and none as what it was. */
export function parseMapping(value: unknown): Result<Mapping, MappingProblem> {
  const checked = check(MAPPING, value);
  if (!checked.ok) {
    const { field, expected } = checked.error;
    return err({ code: 'BAD_VALUE', field, expected });
  }
  const mapping = checked.value;
  const problem = (['thirdSinks', 'secondSinks'] as const)
    .flatMap((key) => mapping.steps[key].map((_, at) => stepProblem(mapping, key, at)))
    .find((each) => each !== null);
  return problem ? err(problem) : ok(mapping);
}

function stepProblem(mapping: Mapping, key: keyof Mapping['steps'], at: number): MappingProblem | null {
  const steps = mapping.steps[key];
  const { carried, from } = steps[at]!;
  const field = `steps.${key}[${at}]`;
  const before = steps[at - 1];
  const isFalling =
    before !== undefined && (from <= before.from || MARKERS.some((m) => carried[m] < before.carried[m]));
  if (isFalling) return { code: 'NOT_RISING', field };
  if (carried.P >= THRESHOLDS.sunk.P) return { code: 'SUNK_AT_ONCE', field };
  const level = levelAt(steps, pointsOf(mapping, { ...carried, fires: 0 }));
  return level === at + 1 ? null : { code: 'NOT_THE_SAME', field };
}

interface Damage extends Markers {
  readonly fires: number;
}

/** What her damage counts when she comes home. */
export const pointsOf = ({ points }: Mapping, damage: Damage): number =>
  MARKERS.reduce((sum, marker) => sum + points[marker] * damage[marker], points.fire * damage.fires);

/** Hits she comes home with for so many points. */
export const levelAt = (steps: readonly Step[], points: number): number =>
  steps.filter(({ from }) => points >= from).length;

/** The hits a single ship can bear, as steps. */
export const stepsFor = ({ steps }: Mapping, { sinksAt }: Pick<Counter, 'sinksAt'>): readonly Step[] =>
  sinksAt === 2 ? steps.secondSinks : steps.thirdSinks;

const NONE: Markers = { P: 0, M: 0, S: 0, T: 0 };
/** The markers a ship begins the battle with. */
export const carriedBy = (mapping: Mapping, counter: Pick<Counter, 'harm' | 'sinksAt'>): Markers =>
  stepsFor(mapping, counter)[counter.harm - 1]?.carried ?? NONE;

/** Ships or boats of a counter of several that are lost with so many hits: each hit takes its share (TSU-43, AMB-7). */
const lostWith = (harm: number, of: number, sinksAt: number): number => Math.ceil((of * harm) / sinksAt);

/** Hits a counter of several comes home with. */
export function harmOfLosses(lost: number, of: number, sinksAt: number): number {
  if (lost >= of) return sinksAt;
  let harm = 0;
  while (harm + 1 < sinksAt && lostWith(harm + 1, of, sinksAt) <= lost) harm += 1;
  return harm;
}

/** Those of a counter of several that begin the battle: at least one. */
export const presentOf = (of: number, { harm, sinksAt }: Pick<Counter, 'harm' | 'sinksAt'>): number =>
  Math.max(1, of - lostWith(harm, of, sinksAt));

/** Inches between the lines as the battle opens. */
export function inchesOf({ distance }: Mapping, gap: Gap): number {
  if (gap.type === 'columns') return distance.adjacent + distance.column * gap.between;
  return gap.range === null ? distance.unknown : distance[gap.range];
}

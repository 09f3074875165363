import { halfBeam, type PlanBearing, type PlanFacts, type PlanState } from './plan-facts';
import { type Mount, mountsOf } from './plan-mounts';

/** How much is drawn: hull, funnels and turrets; barrels too; or everything. */
export type Detail = 0 | 1 | 2;

export interface PlanDrawing {
  readonly facts: PlanFacts;
  /** Points from bow to stern. */
  readonly length: number;
  readonly state?: PlanState;
  readonly bearing?: PlanBearing;
  /** Growth of the markers, for readers of large text. */
  readonly magnification?: number;
}

/** The measures every part of a drawing is made with. */
export interface Frame {
  readonly length: number;
  /** Half the beam. */
  readonly half: number;
  readonly line: number;
  readonly detail: Detail;
  readonly mounts: readonly Mount[];
  readonly tubes: PlanFacts['torpedoes']['mount'];
}

export const detailAt = (length: number): Detail => (length < 60 ? 0 : length < 200 ? 1 : 2);

export function frameOf(facts: PlanFacts, length: number): Frame {
  const detail = detailAt(length);
  return {
    length,
    half: halfBeam(facts, length),
    line: detail === 2 ? 1.6 : 1.1,
    detail,
    mounts: mountsOf(facts),
    tubes: facts.torpedoes.mount,
  };
}

/** Where the torpedo tubes are, as a share of the length. */
export const TUBE_Y = { fixed: -0.352, trainable: 0.18 } as const;

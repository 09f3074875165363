import type { LandPlan } from '../types';
import type { PortId } from './ports';

interface LandPlanRow {
  readonly destination: PortId;
  /** Loads of a turn; of plan C those of the first, which are asked for once. */
  readonly loads: number;
  /** Whether the loads of later turns are a die and 1. */
  readonly rolled: boolean;
  /** Successful turns before the dice. */
  readonly successes: number;
  /** Port Arthur falls at this total. */
  readonly total: number;
}

/** The table of plans (TSU-59). */
// prettier-ignore
export const LAND_PLANS: Readonly<Record<LandPlan, LandPlanRow>> = {
  A: { destination: 'fusan',    loads: 15, rolled: false, successes: 6, total: 28 },
  B: { destination: 'chemulpo', loads: 8,  rolled: false, successes: 6, total: 19 },
  C: { destination: 'yin-kou',  loads: 8,  rolled: true,  successes: 3, total: 14 },
};

/** What plan C adds to its die. */
export const ROLLED_LOADS = 1;
/** From harder to easier: only that way may a plan be changed (TSU-60). */
export const EASIER: readonly LandPlan[] = ['C', 'B', 'A'];
/** What a shelled town takes off the total (TSU-46). */
export const RAID_POINTS = 1;

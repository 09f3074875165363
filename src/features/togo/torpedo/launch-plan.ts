import type { Battle } from '@/game/battle';
import { actionsThisTurn } from '@/game/this-turn';
import {
  type BattleEvent,
  type BattleState,
  type CommandOf,
  launchLimits,
  RANGE_BANDS,
  type Ship,
  targetsFor,
  togoBattle,
} from '@/rules/togo/index';

import { plottedShot } from '../plot/plotted';

type Attack = CommandOf<'launchTorpedoes'>['attacks'][number];

/** A launch as it is being written down: nothing of it is kept until it is made. */
export interface LaunchPlan {
  readonly target: string;
  readonly range: number;
  readonly bearing: number;
  /** Of the ship, or of each boat. */
  readonly factors: number;
  /** Boats that launch; null for a ship. */
  readonly boats: number | null;
  /** Further targets of the same launch, by house rule. */
  readonly also: readonly Attack[];
}

/** Where a torpedo ship wants to be: on the beam, well inside her reach. */
const ABEAM = { range: 1, bearing: 90 } as const;
/** Where the dial ends. */
const FARTHEST = RANGE_BANDS[1];

/** All she has at whom this side launched last, else at the nearest enemy known of, else at what the umpire allows. */
export function startLaunch(battle: Battle<BattleState>, ship: Ship, allowed: string | null = null): LaunchPlan | null {
  const { state } = battle;
  const targets = targetsFor(state, ship.side);
  const last = actionsThisTurn(togoBattle, battle)
    .flatMap(({ events }) => events as unknown as readonly BattleEvent[])
    .findLast((event) => event.type === 'TorpedoLaunched' && event.side === ship.side);
  const before = last?.type === 'TorpedoLaunched' ? last.target : null;
  const near = [...targets].sort((a, b) => aimAt(state, ship, a).far - aimAt(state, ship, b).far);
  const target = targets.find(({ id }) => id === before) ?? near[0];
  if (target === undefined) {
    return allowed === null ? null : { target: allowed, ...ABEAM, ...launchLimits(state, ship), also: [] };
  }
  const { range, bearing } = aimAt(state, ship, target);
  return { target: target.id, range, bearing, ...launchLimits(state, ship), also: [] };
}

/** Another target, where she stands as far as anybody knows. */
export function aimedAt(state: BattleState, ship: Ship, plan: LaunchPlan, id: string): LaunchPlan {
  const target = state.ships[id];
  if (!target) return plan;
  const { range, bearing } = aimAt(state, ship, target);
  return { ...plan, target: id, range, bearing };
}

/** As plotted, else by the range last told between the two formations. */
function aimAt(state: BattleState, ship: Ship, target: Ship) {
  const plotted = plottedShot(state, ship, target);
  if (plotted) return { ...plotted, far: plotted.range, range: Math.min(FARTHEST, plotted.range) };
  const pair = [ship.group, target.group].sort().join('.');
  const told = state.ranges[pair]?.inches;
  return told === undefined ? { far: 99, ...ABEAM } : { ...ABEAM, far: told, range: Math.min(FARTHEST, told) };
}

/** The command the plan stands for. */
export const launchCommand = (ship: string, plan: LaunchPlan): CommandOf<'launchTorpedoes'> => ({
  type: 'launchTorpedoes',
  ship,
  ...(plan.boats === null ? {} : { boats: plan.boats }),
  attacks: [...plan.also, { target: plan.target, factors: plan.factors, range: plan.range, bearing: plan.bearing }],
});

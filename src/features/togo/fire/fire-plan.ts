import type { Battle } from '@/game/battle';
import { actionsThisTurn } from '@/game/this-turn';
import {
  type BattleState,
  type CommandOf,
  type EventOf,
  previewFire,
  RANGE_BANDS,
  type Ship,
  targetsFor,
  togoBattle,
} from '@/rules/togo/index';

import { plottedShot } from '../plot/plotted';

export type Fire = CommandOf<'fire'>['fires'][number];
type Shot = NonNullable<Fire['shots']>[number];

export interface Position {
  readonly range: number;
  readonly bearing: number;
}

/** How a ship is being aimed, before anything is declared: it may vanish, the dice may not. */
export interface FirePlan {
  /** The target on the dial. */
  readonly active: string;
  /** The target of each battery in the card's order; null holds its fire. */
  readonly aims: readonly (string | null)[];
  readonly positions: { readonly [target: string]: Position };
}

/** Where the dial ends: told ranges may be longer. */
const FARTHEST = RANGE_BANDS[3];
const ABEAM: Position = { range: RANGE_BANDS[1], bearing: 90 };

/** All batteries at the likeliest target: what the ship before her in the line fired at, else the nearest known. */
export function startPlan(battle: Battle<BattleState>, ship: Ship, wanted?: string): FirePlan | null {
  const { state } = battle;
  const targets = targetsFor(state, ship.side);
  const last = lastShot(battle, ship);
  const byRange = [...targets].sort((a, b) => rangeTo(state, ship, a) - rangeTo(state, ship, b));
  const target = targets.find(({ id }) => id === wanted) ?? targets.find(({ id }) => id === last?.target) ?? byRange[0];
  if (target === undefined) return null;
  const plotted = plottedPositions(state, ship, targets);
  const known = rangeTo(state, ship, target);
  const position =
    plotted[target.id] ??
    (last && last.target === target.id
      ? last.position
      : { ...ABEAM, ...(known < FAR && { range: Math.min(known, FARTHEST) }) });
  return {
    active: target.id,
    aims: ship.card.batteries.map(() => target.id),
    positions: { ...plotted, [target.id]: position },
  };
}

/** Where the plot has the targets, on the dial; nothing where the table is not plotted. */
function plottedPositions(state: BattleState, ship: Ship, targets: readonly Ship[]): FirePlan['positions'] {
  const found: Record<string, Position> = {};
  for (const target of targets) {
    const shot = plottedShot(state, ship, target);
    if (shot) found[target.id] = { ...shot, range: Math.min(shot.range, FARTHEST) };
  }
  return found;
}

const FAR = 99;

/** As plotted, else the last range told between their formations, in whatever turn. */
function rangeTo(state: BattleState, ship: Ship, target: Ship): number {
  const plotted = plottedShot(state, ship, target);
  if (plotted) return plotted.range;
  const pair = ship.group < target.group ? `${ship.group}.${target.group}` : `${target.group}.${ship.group}`;
  return state.ranges[pair]?.inches ?? FAR;
}

export interface LastShot {
  readonly ship: string;
  readonly target: string;
  readonly position: Position;
}

export type Fired = EventOf<'GunfireResolved'>;

/** The fire of this turn, by ship. */
export const firedThisTurn = (battle: Battle<BattleState>): ReadonlyMap<string, Fired> =>
  new Map(gunfire(battle).map((fired) => [fired.ship, fired]));

/** All fire of this turn, in its order. */
const gunfire = (battle: Battle<BattleState>): readonly Fired[] =>
  actionsThisTurn(togoBattle, battle)
    .flatMap(({ events }) => events as unknown as readonly Fired[])
    .filter(({ type }) => type === 'GunfireResolved');

/** What her formation last fired at in this turn: the next in the line usually does the same. */
export function lastShot(battle: Battle<BattleState>, { group }: Ship): LastShot | null {
  const { ships } = battle.state;
  const last = gunfire(battle).findLast(({ ship, shots }) => ships[ship]?.group === group && shots.length > 0);
  const shot = last?.shots[0];
  if (!last || !shot) return null;
  const bearing = { bow: 0, side: 90, stern: 180 }[shot.arc];
  return { ship: last.ship, target: shot.target, position: { range: shot.range, bearing } };
}

/** Every battery at this target; where she lies on the dial if she has not been there yet is where the last one lay. */
export function chooseTarget(plan: FirePlan, target: string): FirePlan {
  return {
    ...withPosition(plan, target),
    active: target,
    aims: plan.aims.map((aim) => (aim === null ? null : target)),
  };
}

export function aimBattery(plan: FirePlan, battery: number, target: string | null): FirePlan {
  const aims = plan.aims.map((aim, place) => (place === battery ? target : aim));
  return target === null ? { ...plan, aims } : { ...withPosition(plan, target), active: target, aims };
}

export const moveTarget = (plan: FirePlan, target: string, to: Position): FirePlan => ({
  ...plan,
  positions: { ...plan.positions, [target]: to },
});

const withPosition = (plan: FirePlan, target: string): FirePlan => ({
  ...plan,
  positions: { ...plan.positions, [target]: plan.positions[target] ?? plan.positions[plan.active] ?? ABEAM },
});

/** Targets in play, the one on the dial among them even when every battery was turned away from it. */
export const targetsOf = ({ aims, active }: FirePlan): readonly string[] => [
  ...new Set([active, ...aims.flatMap((aim) => aim ?? [])]),
];

/** The shots as they would be declared; batteries that hold their fire are not among them. */
export const shotsOf = ({ aims, positions }: FirePlan): readonly (Shot & { readonly bearing: number })[] =>
  aims.flatMap((target, battery) => {
    const at = target === null ? undefined : positions[target];
    return target === null || at === undefined ? [] : [{ battery, target, ...at }];
  });

/** Her fire without the batteries that hold it by themselves; null where that is all of them. */
export function fireOf(state: BattleState, ship: string, shots: ReturnType<typeof shotsOf>): Fire | null {
  const preview = previewFire(
    state,
    ship,
    shots.map((shot) => ({ ...shot, arc: null })),
  );
  const kept = shots.filter((_, number) => !preview?.shots[number]?.isOut);
  return kept.length === 0 ? null : { ship, shots: kept };
}

import type { Battle } from '@/game/battle';
import { actionsThisTurn } from '@/game/this-turn';
import {
  type BattleState,
  type CommandOf,
  defaultTarget,
  lastSplit,
  type EventOf,
  openingShot,
  type OpeningShot,
  previewHits,
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

const ABEAM: Position = { range: RANGE_BANDS[1], bearing: 90 };

/** Where a target is taken to lie: as plotted, else as the two formations last fired at each other. */
export function openingOf(state: BattleState, ship: Ship, target: Ship): OpeningShot {
  const plotted = plottedShot(state, ship, target);
  return plotted ? { ...plotted, turn: state.turn } : openingShot(state, ship, target);
}

/** All batteries at the likeliest target, as it was last seen from her line; split as they last were. */
export function startPlan(state: BattleState, ship: Ship, wanted?: string): FirePlan | null {
  const targets = targetsFor(state, ship.side);
  const target =
    targets.find(({ id }) => id === wanted) ?? defaultTarget(state, ship, (each) => openingOf(state, ship, each));
  if (target === null) return null;
  const split = wanted === undefined ? (lastSplit(state, ship) ?? []) : [];
  const aims = ship.card.batteries.map(
    (_, battery) => split.find((shot) => shot.battery === battery)?.target ?? target.id,
  );
  // Whoever is plotted or has been fired at is on the dial as soon as she is chosen.
  const known = targets.filter((each) => aims.includes(each.id) || openingOf(state, ship, each).turn !== null);
  return {
    active: target.id,
    aims,
    // Who is farther off than guns reach stands on the rim of the dial: out of range, and said so.
    positions: Object.fromEntries(
      known.map((each) => {
        const { range, bearing } = openingOf(state, ship, each);
        return [each.id, { range, bearing }];
      }),
    ),
  };
}

/** Who of her division has fired at the target in this turn: the next in the line usually does the same. */
export function sameAs({ ships, turn }: BattleState, { id, group }: Ship, target: string): string | null {
  const mates = Object.values(ships).filter((mate) => mate.group === group && mate.id !== id);
  return mates.find(({ lastFire }) => lastFire?.turn === turn && lastFire.target === target)?.id ?? null;
}

export type Fired = EventOf<'GunfireResolved'>;

/** The fire of this turn, by ship. */
export const firedThisTurn = (battle: Battle<BattleState>): ReadonlyMap<string, Fired> =>
  new Map(
    actionsThisTurn(togoBattle, battle)
      .flatMap(({ events }) => events as unknown as readonly Fired[])
      .filter(({ type }) => type === 'GunfireResolved')
      .map((fired) => [fired.ship, fired]),
  );

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

/** What these shots of a ship would come to; undefined for a ship nobody knows. */
export function previewOf(state: BattleState, ship: string, shots: ReturnType<typeof shotsOf>) {
  const firer = state.ships[ship];
  const aimed = shots.map((shot) => ({ ...shot, arc: null }));
  return firer && previewHits(state, firer, aimed);
}

/** Her fire without the batteries that hold it by themselves; null where that is all of them. */
export function fireOf(state: BattleState, ship: string, shots: ReturnType<typeof shotsOf>): Fire | null {
  const preview = previewOf(state, ship, shots);
  const kept = shots.filter((_, number) => !preview?.shots[number]?.isOut);
  return kept.length === 0 ? null : { ship, shots: kept };
}

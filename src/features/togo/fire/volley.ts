import {
  type BattleState,
  type BattleView,
  type CommandOf,
  defaultTarget,
  lastSplit,
  type OpeningShot,
  previewHits,
  type Ship,
  type Side,
  targetsFor,
} from '@/rules/togo/index';

import { formationsInLine } from '../formations-in-line';
import { type Fire, openingOf, type Position } from './fire-plan';

/** What an admiral has changed for a division: all at one ship, or ship for ship at a formation; where they lie; silence. */
export interface DivisionAim {
  readonly target?: string;
  readonly at?: Position;
  readonly holds?: boolean;
}

/** One ship's part of it. */
export interface ShipFire {
  readonly ship: Ship;
  readonly target: Ship;
  /** Further targets of fire that is split as it last was. */
  readonly also: readonly Ship[];
  readonly at: OpeningShot;
  /** Null where none of her guns reaches or bears. */
  readonly fire: Fire | null;
  readonly expected: number;
  readonly atLeastOne: number;
}

/** A division as it would fire now. */
export interface DivisionFire {
  readonly counter: string;
  readonly holds: boolean;
  /** All that may fire, in the order of the line. */
  readonly ships: readonly ShipFire[];
  readonly firing: readonly ShipFire[];
  readonly expected: number;
  readonly atLeastOne: number;
}

export interface Volley {
  readonly divisions: readonly DivisionFire[];
  readonly expected: number;
}

/** What the button declares: all of these fire as listed, and who does not holds her fire. Null where nobody fires. */
export function volleyCommand(divisions: readonly DivisionFire[]): CommandOf<'fire'> | null {
  const firing = divisions.flatMap((division) => division.firing);
  const fires = firing.flatMap(({ fire }) => fire ?? []);
  if (fires.length === 0) return null;
  const holds = divisions.flatMap(({ ships }) => ships.flatMap(({ ship }) => (isIn(firing, ship) ? [] : [ship.id])));
  return { type: 'fire', fires, ...(holds.length > 0 && { holds }) };
}

const isIn = (firing: readonly ShipFire[], { id }: Ship): boolean => firing.some(({ ship }) => ship.id === id);

/**
 * A side's fire, division by division, as last turn or at the opposite number. Only what everybody sees: guns behind a blank
 * counter stay silent until their admiral says otherwise behind his curtain.
 */
export function volleyOf(
  state: BattleState,
  view: BattleView,
  side: Side,
  aims: Readonly<Record<string, DivisionAim>> = {},
): Volley {
  const divisions = formationsInLine(view).flatMap((formation) => {
    if (formation.side !== side || !formation.sighted) return [];
    const ships = (formation.known?.ships ?? []).filter((id) => view.ships[id]?.mayFire);
    return ships.length === 0 ? [] : [divisionFire(state, formation.id, ships, aims[formation.id] ?? {})];
  });
  return { divisions, expected: divisions.reduce((sum, { expected }) => sum + expected, 0) };
}

function divisionFire(state: BattleState, counter: string, ids: readonly string[], aim: DivisionAim): DivisionFire {
  const line = state.groups[counter]?.ships ?? [];
  const ships = ids.flatMap((id) => {
    const ship = state.ships[id];
    return ship ? (shipFire(state, ship, line.indexOf(id), aim) ?? []) : [];
  });
  const firing = aim.holds ? [] : ships.filter(({ fire }) => fire !== null);
  return {
    counter,
    holds: aim.holds ?? false,
    ships,
    firing,
    expected: firing.reduce((sum, { expected }) => sum + expected, 0),
    atLeastOne: 1 - firing.reduce((none, { atLeastOne }) => none * (1 - atLeastOne), 1),
  };
}

function shipFire(state: BattleState, ship: Ship, place: number, { target: wanted, at: told }: DivisionAim) {
  const target = targetOf(state, ship, place, wanted);
  if (target === null) return null;
  const opening = openingOf(state, ship, target);
  const at = told && !state.plotted ? { ...told, turn: state.turn } : opening;
  const { range, bearing } = at;
  const split = wanted === undefined && told === undefined ? (lastSplit(state, ship) ?? []) : [];
  const shots = [...ship.card.batteries.keys()].map((battery) => {
    const other = state.ships[split.find((shot) => shot.battery === battery)?.target ?? ''];
    if (other === undefined || other.id === target.id) return { battery, target: target.id, range, bearing };
    const { turn: _, ...place } = openingOf(state, ship, other);
    return { battery, target: other.id, ...place };
  });
  const { shots: previews, odds } = previewHits(
    state,
    ship,
    shots.map((shot) => ({ ...shot, arc: null })),
  );
  const kept = shots.filter((_, number) => previews[number]?.numbers != null);
  const fire: Fire | null = kept.length === 0 ? null : { ship: ship.id, shots: kept };
  const also = [...new Set(kept.map((shot) => shot.target))].flatMap((id) =>
    id === target.id ? [] : (state.ships[id] ?? []),
  );
  return { ship, target, also, at, fire, expected: odds.effective.expected, atLeastOne: odds.effective.atLeastOne };
}

/** The ship that was named, or of the formation that was named her opposite number, else as she would choose herself. */
function targetOf(state: BattleState, ship: Ship, place: number, wanted?: string): Ship | null {
  const all = targetsFor(state, ship.side);
  const line = all.filter(({ group }) => group === wanted);
  return (
    all.find(({ id }) => id === wanted) ??
    line[Math.min(place, line.length - 1)] ??
    defaultTarget(state, ship, (target) => openingOf(state, ship, target))
  );
}

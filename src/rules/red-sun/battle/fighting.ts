import { POINTS_A_MORALE } from '../data/naval-tables';
import { readShot } from '../naval';
import type { Shot } from '../procedures';
import { otherSide, type Side, SIDES } from '../types';
import { type Battle, type CampaignState, findFleet, type Fleet, findShip, type Ship, shipsOf } from './state';

/** The ships of a side in battle, in line order. */
export const lineOf = (state: CampaignState, battle: Battle, side: Side): readonly Ship[] =>
  battle.fleets[side].flatMap((fleet) => shipsOf(state, fleet));

export const shipsIn = (state: CampaignState, battle: Battle): readonly Ship[] =>
  SIDES.flatMap((side) => lineOf(state, battle, side));

/** Whom a ship fires at: as was said, or her opposite number, from the head of the line again; null holds fire. */
export function targetOf(state: CampaignState, battle: Battle, ship: Ship): Ship | null {
  if (Object.hasOwn(battle.aims, ship.id)) {
    const aim = battle.aims[ship.id] ?? null;
    const chosen = aim === null ? null : findShip(state, aim);
    // A target that has sunk is nobody's choice any more.
    if (aim === null || chosen?.fate === 'afloat') return chosen;
  }
  const enemies = lineOf(state, battle, otherSide(ship.side));
  const place = lineOf(state, battle, ship.side).findIndex(({ id }) => id === ship.id);
  return enemies[place % enemies.length] ?? null;
}

/** The sighting range of the hour; null where none was typed: then nothing is out of sight. */
export const sightingOf = ({ sighting }: CampaignState, { weather }: Battle): number | null =>
  weather === null ? null : sighting[weather];

export function isOutOfSight(state: CampaignState, battle: Battle): boolean {
  const sighting = sightingOf(state, battle);
  return sighting !== null && battle.range !== null && battle.range > sighting;
}

/** A ship that has a target, and what she brings against it. */
export interface Gunner {
  readonly ship: Ship;
  readonly target: Ship;
  /** Null while her strength is missing. */
  readonly shot: Shot | null;
}

const shotOf = (
  { rulings }: CampaignState,
  { range, weather }: Battle,
  { firer, target, strength }: { readonly firer: Ship; readonly target: string; readonly strength: number },
): Shot => ({
  ...{ firer: firer.id, target },
  ...readShot({ strength, range: range ?? 0, weather: weather ?? 'clear', disabled: firer.disabled }, rulings),
});

/** Everybody who would fire in this hour, both sides in line order (RSR-20). */
export const gunnersOf = (state: CampaignState, battle: Battle): readonly Gunner[] =>
  shipsIn(state, battle).flatMap((ship) => {
    const target = targetOf(state, battle, ship);
    if (target === null) return [];
    const { strength } = ship;
    const shot = strength === null ? null : shotOf(state, battle, { firer: ship, target: target.id, strength });
    return [{ ship, target, shot }];
  });

/** A torpedo attack is read on the same table (AMB-2). */
export const torpedoShot = (state: CampaignState, battle: Battle, ship: Ship, target: string): Shot =>
  shotOf(state, battle, { firer: ship, target, strength: ship.torpedo ?? 0 });

/** Ships of a side with torpedoes, as long as there is an enemy to launch them at. */
export const torpedoShips = (state: CampaignState, battle: Battle, side: Side): readonly Ship[] =>
  lineOf(state, battle, otherSide(side)).length === 0
    ? []
    : lineOf(state, battle, side).filter(({ torpedo }) => torpedo !== null);

/** Damage after these shots, one line for each ship that was hit. A ship of unknown defence does not sink. */
export function damageAfter(
  state: CampaignState,
  shots: readonly { readonly target: string; readonly damage: number }[],
): readonly { ship: string; before: number; damage: number; sunk: boolean; points: number }[] {
  const more = new Map<string, number>();
  for (const { target, damage } of shots) if (damage > 0) more.set(target, (more.get(target) ?? 0) + damage);
  return [...more].flatMap(([id, added]) => {
    const ship = findShip(state, id);
    if (ship === null) return [];
    const damage = ship.damage + added;
    const sunk = isSunkBy(ship, damage);
    return [{ ship: id, before: ship.damage, damage, sunk, points: sunk ? (ship.defence ?? 0) : 0 }];
  });
}

export const isSunkBy = ({ defence }: Pick<Ship, 'defence'>, damage: number): boolean =>
  defence !== null && damage >= defence;

/** Fleets that lose morale for sunk ships, and how much in whole fives not charged before (RSR-17, AMB-5). */
export function moraleDue(
  state: CampaignState,
  battle: Battle,
): readonly { fleet: Fleet; fives: number; loss: number }[] {
  return [...battle.fleets.ijn, ...battle.fleets.irn].flatMap((id) => {
    const fleet = findFleet(state, id);
    const fives = Math.floor((battle.sunk[id] ?? 0) / POINTS_A_MORALE);
    const loss = fives - (battle.charged[id] ?? 0);
    return fleet !== null && loss > 0 ? [{ fleet, fives, loss }] : [];
  });
}

import type { Num } from '../../common/trace';
import { formationSpeed } from '../movement';
import { PRINTED, type Ruleset } from '../ruleset';
import type { Fleet, FleetFormation, FleetShip } from './fleet';
import { type Designs, findDesign, type ShipDesign } from './ship-design';

/** How fast a formation goes and why. */
export type FormationPace = {
  readonly speed: Num;
  /** The slowest ship, and what she does by herself. */
  readonly limitedBy: FleetShip;
  readonly alone: number;
  /** Why half an inch is gone: several ships, or several boats on the one base (TOGO-15). */
  readonly slowedAs: 'ships' | 'boats' | null;
  /** Ships nobody knows any more, who are not counted. */
  readonly missing: readonly FleetShip[];
};

/** Null when there is no ship whose speed is known. */
export function formationPace({ ships }: FleetFormation, own: Designs, rules: Ruleset = PRINTED): FormationPace | null {
  const rated = ships.flatMap((ship) => {
    const design = findDesign(ship.ship, own);
    return design ? [{ ship, design }] : [];
  });
  const [lead] = rated;
  if (!lead) return null;
  const smallBase = rated.length === 1 && mayShareBase(lead.design) && boatsOn(lead.ship, lead.design) > 1;
  const asked = formationSpeed(
    { ships: rated.map(({ design }) => ({ speed: design.ratings.speed })), smallBase },
    rules,
  );
  if (!asked.ok) return null;
  const { speed, limitedBy } = asked.value;
  const slowest = rated[limitedBy] ?? lead;
  const alone = slowest.design.ratings.speed;
  const slowedAs = speed.value === alone ? null : smallBase ? 'boats' : 'ships';
  return {
    speed,
    limitedBy: slowest.ship,
    alone,
    slowedAs,
    missing: ships.filter((ship) => !rated.some((each) => each.ship === ship)),
  };
}

/** A fleet that keeps together goes as its slowest formation; null when no formation has a speed. */
export function fleetPace(
  { formations }: Fleet,
  own: Designs,
  rules: Ruleset = PRINTED,
): { readonly pace: FormationPace; readonly formation: FleetFormation } | null {
  const paces = formations.flatMap((formation) => {
    const pace = formationPace(formation, own, rules);
    return pace ? [{ pace, formation }] : [];
  });
  const [first] = paces;
  return first
    ? paces.reduce((slow, each) => (each.pace.speed.value < slow.pace.speed.value ? each : slow), first)
    : null;
}

/** Destroyers and torpedo boats stand several on a base (TOGO-15). */
export const mayShareBase = ({ ratings }: ShipDesign): boolean => ratings.type === 'TBD' || ratings.type === 'TB';

export const boatsOn = ({ boats }: FleetShip, { ratings }: ShipDesign): number => boats ?? ratings.boatsPerBase;

/** Ships that stand in the fleet more than once, as one hull cannot. Classes of boats may. */
export function repeatedShips({ formations }: Fleet, own: Designs): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { ship } of formations.flatMap(({ ships }) => ships)) {
    const design = findDesign(ship, own);
    if (design && mayShareBase(design)) continue;
    if (seen.has(ship)) repeated.add(ship);
    seen.add(ship);
  }
  return repeated;
}

import { become, type Num, num } from '../common/trace';
import { halved, salvosAfter, torpedoSalvosAfter } from './damage';
import { BOW_GUNS, COAST_GUN, POOR_PRIMARY } from './data/counters';
import { effectiveFactor, type GunFacts, gunModifier, modifierOf, torpedoModifier } from './gunfire';
import type { Rulings } from './rulings';
import type { Shot } from './salvos';
import { type Guns, isBoat, type ShipType, type Side, SUNK, type Weapon, WEAPONS } from './types';

/** A ship on the board as she fires and is fired at. */
export interface BoardShip {
  readonly id: string;
  readonly side: Side;
  readonly type: ShipType;
  readonly size: number;
  readonly armour: number;
  readonly column: number;
  readonly hits: number;
  readonly morale: number;
  /** As printed; hits take salvos off. */
  readonly guns: Guns;
  readonly screened: boolean;
  readonly fleeing: boolean;
  /** Whom each of her guns fires at; null holds fire. */
  readonly targets: Readonly<Record<Weapon, string | null>>;
}

/** A gun of the port that is attacked (TSU-55). */
export interface CoastGun {
  readonly id: string;
  readonly column: number;
  readonly target: string | null;
}

/** A vessel that launches, and the target of each salvo (TSU-44). */
export interface Launch {
  readonly ship: string;
  readonly salvos: number;
  readonly targets: readonly string[];
}

/** Columns strictly between two ships; none also in the same column (AMB-1, AMB-2). */
export const columnsBetween = (a: number, b: number): number => Math.max(0, Math.abs(a - b) - 1);

/** Whether a gun with this factor reaches from one column to the other. */
export const reaches = (factor: number, from: number, to: number, rulings: Pick<Rulings, 'range'>): boolean =>
  effectiveFactor(factor, columnsBetween(from, to), rulings) > 0;

/** Salvos a ship fires with: printed, less damage, less flight (TSU-33, TSU-35, TSU-42, TSU-43). */
function salvosOf(
  ship: Pick<BoardShip, 'id' | 'type' | 'hits' | 'guns' | 'fleeing'>,
  weapon: Weapon,
  target: Pick<BoardShip, 'fleeing'>,
  rulings: Pick<Rulings, 'flightSalvos'>,
): Num {
  const gun = ship.guns[weapon];
  if (gun === null) return num(0, 'TSU-5');
  const printed = num(gun.salvos, 'TSU-5');
  const left = become(printed, salvosAfter(ship.type, gun, ship.hits), isBoat(ship.type) ? 'TSU-43' : 'TSU-42');
  const rule = isBowGun(ship, weapon) ? 'TSU-35' : 'TSU-33';
  return become(left, salvoCount(ship, weapon, target, rulings), rule);
}

/** The same as a plain number. */
function salvoCount(
  ship: Pick<BoardShip, 'id' | 'type' | 'hits' | 'guns' | 'fleeing'>,
  weapon: Weapon,
  target: Pick<BoardShip, 'fleeing'>,
  { flightSalvos }: Pick<Rulings, 'flightSalvos'>,
): number {
  const gun = ship.guns[weapon];
  if (gun === null || (ship.fleeing && isBowGun(ship, weapon))) return 0;
  const left = salvosAfter(ship.type, gun, ship.hits);
  return (flightSalvos === 'own' ? ship.fleeing : target.fleeing) ? halved(left) : left;
}

const isBowGun = ({ id }: Pick<BoardShip, 'id'>, weapon: Weapon): boolean =>
  weapon === 'primary' && BOW_GUNS.includes(id);

export interface FirePlan {
  readonly ships: readonly BoardShip[];
  readonly coastGuns: readonly CoastGun[];
  readonly launches: readonly Launch[];
}

interface Aimed {
  readonly firer: string;
  readonly weapon: 'primary' | 'secondary' | 'coast-gun';
  readonly factor: number;
  readonly from: number;
  readonly target: BoardShip;
  readonly salvos: number;
  /** Null for a coast gun. */
  readonly ship: BoardShip | null;
}

type Find = (id: string | null) => BoardShip | null;

/** Every gun that reaches its target, ship by ship. */
function aimedGuns({ ships, coastGuns }: FirePlan, find: Find, rulings: Rulings): readonly Aimed[] {
  const aimed: Aimed[] = [];
  for (const ship of ships) {
    if (ship.hits >= SUNK) continue;
    for (const weapon of WEAPONS) {
      const gun = ship.guns[weapon];
      const target = gun === null ? null : find(ship.targets[weapon]);
      if (gun === null || target === null || target.hits >= SUNK) continue;
      if (!reaches(gun.factor, ship.column, target.column, rulings)) continue;
      const salvos = salvoCount(ship, weapon, target, rulings);
      if (salvos > 0)
        aimed.push({ firer: ship.id, weapon, factor: gun.factor, from: ship.column, target, salvos, ship });
    }
  }
  const { factor, salvos } = COAST_GUN;
  for (const { id: firer, column: from, target: id } of coastGuns) {
    const target = find(id);
    if (target !== null && reaches(factor, from, target.column, rulings)) {
      aimed.push({ firer, weapon: 'coast-gun', factor, from, target, salvos, ship: null });
    }
  }
  return aimed;
}

/** Who fires at each target; the guns of a ship follow each other. */
function firersOf(aimed: readonly Aimed[]): ReadonlyMap<string, number> {
  const last = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { firer, target } of aimed) {
    if (last.get(target.id) === firer) continue;
    last.set(target.id, firer);
    counts.set(target.id, (counts.get(target.id) ?? 0) + 1);
  }
  return counts;
}

const factsOf = (
  { firer, weapon, factor, from, target, ship }: Aimed,
  firers: ReadonlyMap<string, number>,
): GunFacts => ({
  factor,
  between: columnsBetween(from, target.column),
  armour: target.armour,
  concentrated: (firers.get(target.id) ?? 0) > 1,
  targetScreened: target.screened,
  firerScreened: ship?.screened ?? false,
  firerMorale: ship?.morale ?? 0,
  targetMorale: target.morale,
  tsarevitch: firer === POOR_PRIMARY.ship && weapon === 'primary',
});

/** What the sum of one gun's fire is made of, for whoever explains it; null where it does not fire. */
export function gunFacts(plan: FirePlan, rulings: Rulings, firer: string, weapon: Shot['weapon']): GunFacts | null {
  const byId = new Map(plan.ships.map((ship) => [ship.id, ship]));
  const aimed = aimedGuns(plan, (id) => (id === null ? null : (byId.get(id) ?? null)), rulings);
  const gun = aimed.find((each) => each.firer === firer && each.weapon === weapon);
  return gun === undefined ? null : factsOf(gun, firersOf(aimed));
}

/**
 * Every shot of a round, ship by ship, with its salvos and the sum of its modifiers (TSU-36 to TSU-45). What cannot reach
 * is left out; whoever fires at a target that another fires at too shares it, coast guns included (AMB-7). Without `traced`
 * the numbers are the same and do not say what made them.
 */
export function shotsOf(plan: FirePlan, rulings: Rulings, { traced = true } = {}): readonly Shot[] {
  const byId = new Map(plan.ships.map((ship) => [ship.id, ship]));
  const find: Find = (id) => (id === null ? null : (byId.get(id) ?? null));
  const aimed = aimedGuns(plan, find, rulings);
  const firers = firersOf(aimed);
  const shots: Shot[] = [];
  for (const gun of aimed) {
    const { firer, weapon, target, salvos, ship } = gun;
    const facts = factsOf(gun, firers);
    const { id, size: row } = target;
    // Written out, as objects are made here for every gun while a finger moves: a spread costs more than all the rest.
    if (!traced) {
      shots.push({
        firer,
        weapon,
        target: id,
        row,
        salvos: plain(salvos),
        modifier: plain(modifierOf(facts, rulings)),
      });
      continue;
    }
    const sum = gunModifier(facts, rulings);
    const counted =
      ship === null || weapon === 'coast-gun' ? num(salvos, 'TSU-55') : salvosOf(ship, weapon, target, rulings);
    if (sum.ok) shots.push({ firer, weapon, target: id, row, salvos: counted, modifier: sum.value.modifier });
  }
  for (const launch of plan.launches) shots.push(...torpedoShots(launch, find));
  return shots;
}

const NO_PARTS: Num['parts'] = [];
const plain = (value: number): Num => ({ value, parts: NO_PARTS });

/** Salvos at one target are one shot; they are numbered through, whoever they go to. */
function torpedoShots({ ship, salvos, targets }: Launch, find: Find): readonly Shot[] {
  const vessel = find(ship);
  if (vessel === null) return [];
  const left = torpedoSalvosAfter(salvos, vessel.hits);
  const shots: Shot[] = [];
  for (const [index, id] of targets.slice(0, left).entries()) {
    const target = find(id);
    if (target === null) continue;
    const last = shots.at(-1);
    if (last?.target === id) {
      shots[shots.length - 1] = { ...last, salvos: num(last.salvos.value + 1, 'TSU-44') };
      continue;
    }
    const modifier = torpedoModifier(vessel.column !== target.column);
    const shot = { firer: ship, weapon: 'torpedo', target: id, salvos: num(1, 'TSU-44') } as const;
    shots.push({ ...shot, modifier, row: target.armour, firstSalvo: index + 1 });
  }
  return shots;
}

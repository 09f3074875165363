import { arcsAt, bearingDice } from '../arcs';
import { type FireNumbers, nightGunRange } from '../battery';
import { RANGE_BANDS } from '../data/range-tables';
import { type DeclaredFire, shipNumbers } from '../gunfire';
import type { Refusal, RefusalCode } from '../refusals';
import type { Ruleset } from '../ruleset';
import { shootingRefusal } from '../ship';
import { type Arc, ARCS } from '../types';
import { cardFacts, type CardInForce, cardsOn } from './cards-in-force';
import {
  fighting,
  findGroup,
  findShip,
  inPlay,
  isSighted,
  isSmall,
  letterCount,
  rulesOf,
  shipFitness,
  shipStatus,
} from './queries';
import { turningOf } from './moving';
import { fromBook, refusal, type TogoRefusal } from './refusals';
import { firingForbidden, halfDiceFor, reachObjection } from './special';
import type { BattleState, Ship, Shot } from './state';

/** A shot with everything its four rolls need. */
export interface Aimed {
  readonly shot: Shot;
  readonly target: Ship;
  readonly arc: Arc;
  readonly facts: DeclaredFire;
}

/** Why a ship may not shoot at all this turn, whatever the target (TOGO-36, TOGO-62, AMB-48, AMB-49). */
export function silenceOf(state: BattleState, ship: Ship): TogoRefusal | null {
  if (!fighting(state, ship)) {
    const sunk = shootingRefusal({ type: ship.card.type, status: shipStatus(ship), targetSighted: true });
    return sunk === null ? refusal('OUT_OF_PLAY', { ship: ship.id }) : fromBook(sunk, { ship: ship.id });
  }
  const objection = shootingRefusal({ type: ship.card.type, status: shipStatus(ship), targetSighted: true });
  return objection && fromBook(objection, { ship: ship.id });
}

/** The same for her guns: the scenario may keep them silent too. */
export const gunsSilent = (state: BattleState, ship: Ship): TogoRefusal | null =>
  silenceOf(state, ship) ?? firingForbidden(state, ship);

/** Whether her hits have left her a gun in any arc (TOGO-58, TOGO-59). */
export const hasGunsLeft = (state: BattleState, ship: Ship): boolean =>
  (ship.markers.length === 0 ? ship.card : shipFitness(state, ship)).batteries.some(({ dice }) =>
    ARCS.some((arc) => dice[arc] > 0),
  );

/** Why an enemy may not be shot at. An id nobody knows and a ship behind a blank counter get the same answer (AMB-28). */
export function targetObjection(state: BattleState, firer: Ship, id: string): TogoRefusal | null {
  const target = findShip(state, id);
  if (target === null || (target.side !== firer.side && !isSighted(state, target))) {
    return { code: 'TARGET_NOT_SIGHTED', rule: 'AMB-28', data: { target: id } };
  }
  if (target.side === firer.side) return refusal('OWN_SIDE', { target: id });
  return inPlay(state, target) ? null : refusal('OUT_OF_PLAY', { target: id });
}

/** A declared shot made ready for the procedures, or what is wrong with the declaration itself. */
export function aim(state: BattleState, firer: Ship, shot: Shot): Aimed | TogoRefusal {
  const battery = firer.card.batteries[shot.battery];
  if (battery === undefined) return refusal('NO_SUCH_BATTERY', { battery: shot.battery });
  const target = findShip(state, shot.target);
  if (target === null) return refusal('NO_SUCH_SHIP', { ship: shot.target });
  const arc = arcOf(state, battery.dice, shot);
  if (typeof arc !== 'string') return arc;
  const { turned, overHalf } = turningOf(state, findGroup(state, firer.group), firer);
  const facts: DeclaredFire = {
    battery: `${shot.battery}`,
    weapon: battery.weapon,
    dice: battery.dice[arc],
    range: shot.range,
    size: target.card.size.gun,
    armour: target.card.armour,
    turning: turned,
    overHalfTurning: overHalf,
    batteryHits: letterCount(firer, battery.main ? 'M' : 'S'),
    main: battery.main,
    ...(isSmall(firer.card.type) ? { boats: Math.max(1, firer.units) } : {}),
    night: state.light.night === null ? null : { range: state.light.night, targetBurning: target.fires > 0 },
    ...cardFacts(gunneryCards(state, firer, target)),
  };
  return { shot, target, arc, facts };
}

/** Cards that change a ship's fire at a target: those on her, and those on the target (CARD-5 to CARD-10). */
export const gunneryCards = (state: BattleState, firer: Ship, target: Ship): readonly CardInForce[] => [
  ...cardsOn(state, firer, 'start', 'start-again', 'dice', 'hit', 'pen'),
  ...cardsOn(state, target, 'start-against'),
];

function arcOf(state: BattleState, dice: { readonly [A in Arc]: number }, { arc, bearing }: Shot): Arc | TogoRefusal {
  if (arc !== null && (bearing === null || arcsAt(bearing).includes(arc))) return arc;
  if (bearing === null) return refusal('NO_BEARING');
  if (arc !== null) return refusal('OUTSIDE_ARC', { arc, bearing });
  const best = bearingDice(dice, bearing, state.houseRules);
  return best.contested ? refusal('ARC_IN_DISPUTE', { bearing }) : best.arc;
}

/** The numbers of each shot, and what the rules object to in any of them. */
export function numbersOf(
  state: BattleState,
  firer: Ship,
  aimed: readonly Aimed[],
): { readonly numbers: readonly (FireNumbers | null)[]; readonly objections: readonly TogoRefusal[] } {
  const rules = rulesOf(state);
  const ship = shipNumbers(
    aimed.map(({ facts }) => facts),
    rules,
    halfDiceFor(state, firer),
  );
  if ('code' in ship) return { numbers: [], objections: [fromBook(ship)] };
  const objections = ship.refused.map(({ index, refusal }) =>
    fromBook(refusal, { ship: firer.id, battery: aimed[index]?.shot.battery ?? index }),
  );
  for (const { shot } of aimed) {
    const main = firer.card.batteries[shot.battery]?.main ?? false;
    const objection = reachObjection(state, firer, main, shot.range);
    if (objection !== null) objections.push(objection);
  }
  const numbers = aimed.map((_, index) => ship.firing.find((firing) => firing.index === index)?.numbers ?? null);
  return { numbers, objections };
}

/** Facts bent until no rule refuses them: what an umpire's word means in numbers. */
export function bent(facts: DeclaredFire, rules: Ruleset): DeclaredFire {
  let allowed = facts;
  for (let tries = 0; tries < 8; tries += 1) {
    const ship = shipNumbers([allowed], rules);
    const refusal: Refusal | undefined = 'code' in ship ? ship : ship.refused[0]?.refusal;
    if (refusal === undefined || !('rule' in refusal)) return allowed;
    allowed = relaxed(allowed, refusal.code, rules);
  }
  return allowed;
}

function relaxed(facts: DeclaredFire, code: RefusalCode, rules: Ruleset): DeclaredFire {
  switch (code) {
    case 'BEYOND_12_INCHES':
      return { ...facts, range: RANGE_BANDS[3] };
    case 'WEAPON_HAS_NO_VALUE_AT_RANGE': {
      const last = rules.tables.weapons[facts.weapon].hit.findLastIndex((hit) => hit !== null);
      return { ...facts, range: RANGE_BANDS[last] ?? RANGE_BANDS[0] };
    }
    case 'BEYOND_NIGHT_GUN_RANGE':
      return { ...facts, range: nightGunRange(facts.night?.range ?? 0, facts.night?.targetBurning ?? false, rules) };
    case 'MORE_THAN_HALF_MOVEMENT_TURNING':
      return { ...facts, overHalfTurning: false };
    case 'NO_GUNS_BEARING':
      return { ...facts, dice: 1, batteryHits: 0 };
    default:
      return facts;
  }
}

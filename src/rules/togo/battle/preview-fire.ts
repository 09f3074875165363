import { type FireNumbers, nightGunRange } from '../battery';
import { type FireOdds, fireOdds } from '../odds/salvo-odds';
import { type DamageOdds, damageOdds } from '../odds/target-odds';
import type { Arc, Side } from '../types';
import { allShips, findGroup, findShip, inPlay, isSmall, rulesOf, shipsIn, targetOf } from './queries';
import { turningOf } from './moving';
import { fromBook, type TogoRefusal } from './refusals';
import { type Aimed, aim, gunsSilent, hasGunsLeft, numbersOf, targetObjection } from './shooting';
import { type RefusalCode, refuse } from '../refusals';
import { reachObjection } from './special';
import type { BattleState, Ship, ShipId, Shot } from './state';

/** One battery as it would fire: its numbers and odds, or why it holds its fire. */
export interface ShotPreview {
  readonly battery: number;
  readonly target: ShipId;
  readonly arc: Arc | null;
  readonly numbers: FireNumbers | null;
  readonly odds: FireOdds | null;
  readonly refusal: TogoRefusal | null;
  /** Out of her reach or arc: the ship fires without it. Whatever else is wrong is said. */
  readonly isOut: boolean;
}

interface TargetPreview {
  readonly ship: ShipId;
  /** How she stands after this turn's damage phase, with all hits that wait and all fire declared. Null for small craft. */
  readonly odds: DamageOdds | null;
}

export interface FirePreview {
  readonly shots: readonly ShotPreview[];
  /** The whole ship's hits together: her batteries share the start die. */
  readonly odds: FireOdds;
  readonly targets: readonly TargetPreview[];
}

/** What a ship's fire would come to, battery by battery, before anything is declared. Refused ones stay in their row. */
export function previewFire(state: BattleState, id: ShipId, shots: readonly Shot[]): FirePreview | null {
  const ship = findShip(state, id);
  if (ship === null) return null;
  const { shots: previews, odds } = previewHits(state, ship, shots);
  const targets = [...new Set(previews.flatMap(({ numbers, target }) => (numbers === null ? [] : [target])))];
  return {
    shots: previews,
    odds,
    targets: targets.map((target) => ({ ship: target, odds: targetPreview(state, ship, target, previews) })),
  };
}

/** The same without what becomes of the target, which is far more to work out. */
export function previewHits(state: BattleState, ship: Ship, shots: readonly Shot[]): Omit<FirePreview, 'targets'> {
  const previews = shots.map((shot) => previewShot(state, ship, shot));
  return { shots: previews, odds: fireOdds([previews.flatMap(({ numbers }) => numbers ?? [])]) };
}

/** One battery of a ship at one target. */
export function previewShot(state: BattleState, ship: Ship, shot: Shot): ShotPreview {
  const { battery, target } = shot;
  const plain = { battery, target, arc: null, numbers: null, odds: null, isOut: false };
  const objection = targetObjection(state, ship, target);
  if (objection !== null) return { ...plain, refusal: objection };
  const aimed = aim(state, ship, shot);
  if (!('facts' in aimed)) return { ...plain, refusal: aimed };
  // Each by itself: a battery that reaches is not silenced by one that does not.
  const { numbers, objections } = numbersOf(state, ship, [aimed]);
  const [found = null] = numbers;
  const refusal = objections[0] ?? null;
  if (found === null || refusal !== null) {
    const tooFar = reachObjection(state, ship, aimed.facts.main ?? false, shot.range) !== null;
    const isOut = refusal !== null && (tooFar || OUT.some((code) => code === refusal.code));
    return { ...plain, arc: aimed.arc, refusal, isOut };
  }
  return { ...plain, arc: aimed.arc, numbers: found, odds: fireOdds([[found]]), refusal: null };
}

const OUT: readonly RefusalCode[] = ['WEAPON_HAS_NO_VALUE_AT_RANGE', 'BEYOND_NIGHT_GUN_RANGE', 'NO_GUNS_BEARING'];

/** With the fire of every other ship that has declared, and of this one as it is being aimed. */
function targetPreview(
  state: BattleState,
  firer: Ship,
  id: ShipId,
  own: readonly ShotPreview[],
): TargetPreview['odds'] {
  const target = findShip(state, id);
  if (target === null || isSmall(target.card.type)) return null;
  const mine = own.flatMap((shot) => (shot.target === id && shot.numbers !== null ? [shot.numbers] : []));
  const others = allShips(state).flatMap((ship) => {
    const declared = ship.id !== firer.id && ship.declared?.turn === state.turn && ship.firedIn !== state.turn;
    const aimed = (declared ? (ship.declared?.shots ?? []) : [])
      .filter((shot) => shot.target === id)
      .map((shot) => aim(state, ship, shot))
      .filter((shot): shot is Aimed => 'facts' in shot);
    const numbers = aimed.length === 0 ? [] : numbersOf(state, ship, aimed).numbers.flatMap((one) => one ?? []);
    return numbers.length === 0 ? [] : [numbers];
  });
  const ships = mine.length === 0 ? others : [mine, ...others];
  return damageOdds(targetOf(target), ships, rulesOf(state), { pending: target.waiting });
}

/** Why a ship does not fire in this phase at all; null when she may. */
export function whySilent(state: BattleState, id: ShipId): TogoRefusal | null {
  const ship = findShip(state, id);
  if (ship === null) return null;
  const silent = gunsSilent(state, ship);
  if (silent !== null) return silent;
  if (turningOf(state, findGroup(state, ship.group), ship).overHalf) {
    return fromBook(refuse('MORE_THAN_HALF_MOVEMENT_TURNING'), { ship: id });
  }
  return hasGunsLeft(state, ship) ? null : fromBook(refuse('NO_GUNS_BEARING'), { ship: id });
}

/** Enemies that may be shot at, in the order of their lines: sighted, on the table, not sunk. */
export const targetsFor = (state: BattleState, side: Side): readonly Ship[] =>
  Object.values(state.groups)
    .filter((group) => group.side !== side && group.sighted)
    .flatMap((group) => shipsIn(state, group).filter((ship) => inPlay(state, ship)));

/** How far guns reach at this target tonight (TOGO-38); null by day. */
export function nightReach(state: BattleState, target: ShipId): number | null {
  const burning = (findShip(state, target)?.fires ?? 0) > 0;
  return state.light.night === null ? null : nightGunRange(state.light.night, burning, rulesOf(state));
}

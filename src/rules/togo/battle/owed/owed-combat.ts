import { flagshipLost } from '../../movement';
import type { Side } from '../../types';
import { SIDES } from '../../types';
import { cardsOn } from '../cards-in-force';
import {
  allShips,
  dueHits,
  fighting,
  findGroup,
  findShip,
  isLossOpen,
  inPlay,
  mayLead,
  isSighted,
  isSmall,
  shipStatus,
} from '../queries';
import { turningOf } from '../moving';
import { owe, type Owed } from './owe';
import { gunsSilent, hasGunsLeft } from '../shooting';
import { forbiddenTo } from '../special';
import type { BattleState, DamageMarker, Ship } from '../state';

const secretOf = (state: BattleState, ship: Ship): Side | null => (isSighted(state, ship) ? null : ship.side);

/** Ships that may fire and have neither fired nor held their fire (TOGO-26). */
export function owedFire(state: BattleState): readonly Owed[] {
  return allShips(state)
    .filter((ship) => !state.finished.includes(ship.side) && mayFire(state, ship))
    .map((ship) =>
      owe('may-fire', 'TOGO-26', ship.id, { type: 'fire', fires: [{ ship: ship.id }] }, secretOf(state, ship)),
    );
}

export function mayFire(state: BattleState, ship: Ship): boolean {
  if (ship.firedIn === state.turn || ship.heldIn === state.turn || gunsSilent(state, ship) !== null) return false;
  if (turningOf(state, findGroup(state, ship.group), ship).overHalf || !hasGunsLeft(state, ship)) return false;
  return allShips(state).some((enemy) => enemy.side !== ship.side && isSighted(state, enemy) && inPlay(state, enemy));
}

/** Fires to be checked, and damage a crew may try to make good (TOGO-67, TOGO-70). */
export function owedControl(state: BattleState): readonly Owed[] {
  return allShips(state).flatMap((ship) => {
    if (!inPlay(state, ship) || isSmall(ship.card.type)) return [];
    const again = ship.controlledIn === state.turn;
    if (again && cardsOn(state, ship, 'control-again').length === 0) return [];
    const able =
      fighting(state, ship) && shipStatus(ship) !== 'abandoned' && forbiddenTo(state, 'damage-control', ship) === null;
    const burning = !again && ship.fires > 0 && state.houseRules.fireCheck !== 'attempt-only';
    const attempt = able ? suggestedAttempt(ship) : null;
    if (!burning && attempt === null) return [];
    const command = { type: 'controlDamage', tries: [{ ship: ship.id, attempt }] };
    const [code, rule] = burning ? (['check-fires', 'TOGO-70'] as const) : (['try-control', 'TOGO-67'] as const);
    return [owe(code, again ? 'CARD-14' : rule, ship.id, command, secretOf(state, ship))];
  });
}

/** What is most worth a try: two fires or more spread faster than they go out, then speed, guns, torpedoes. */
export function suggestedAttempt(ship: Ship): number | 'fire' | null {
  if (ship.fires >= 2) return 'fire';
  const open = ship.markers.filter((marker) => !marker.permanent);
  const first = (letter: DamageMarker['letter']) => open.find((marker) => marker.letter === letter)?.id;
  const best = first('P') ?? first('M') ?? (ship.fires > 0 ? 'fire' : undefined) ?? first('S') ?? first('T');
  return best ?? null;
}

/** Hits whose table dice are due now (TOGO-52). */
export function owedDamage(state: BattleState): readonly Owed[] {
  return allShips(state)
    .filter((ship) => dueHits(state, ship).length > 0)
    .map((ship) =>
      owe('roll-damage', 'TOGO-52', ship.id, { type: 'rollDamage', ships: [ship.id] }, secretOf(state, ship)),
    );
}

/** Cards to draw, a fleet flagship to name, the end of the last turn. */
export function owedCards(state: BattleState): readonly Owed[] {
  const owing: Owed[] = [];
  for (const side of SIDES) {
    const { pile, drewIn, fleetFlagship } = state.sides[side];
    if (pile.length > 0 && drewIn !== state.turn) {
      owing.push(owe('draw-cards', side === 'ijn' ? 'TOGO-71' : 'TOGO-72', side, { type: 'drawCards', side }, null));
    }
    const flag = fleetFlagship === null ? null : findShip(state, fleetFlagship);
    const lost = flag !== null && !mayLead(state, flag) && findGroup(state, flag.group)?.place !== 'off';
    if (lost && flagshipLost(true, state.houseRules).mayNameFleetFlagship) {
      // Whether anybody is left behind blank counters to take over, and whether she has done so, is that side's secret.
      const heirs = allShips(state).filter((ship) => ship.side === side && mayLead(state, ship));
      const heir = heirs.find((ship) => isSighted(state, ship)) ?? heirs[0];
      const command = heir === undefined ? null : { type: 'nameFleetFlagship', side, ship: heir.id };
      const secret = isLossOpen(state, flag) ? null : side;
      if (heir !== undefined) owing.push(owe('name-fleet-flagship', 'AMB-36', side, command, secret));
    }
  }
  if (state.turnLimit !== null && state.turn >= state.turnLimit) {
    owing.push(owe('end-battle', 'AMB-44', 'battle', { type: 'endBattle' }, null));
  }
  return owing;
}

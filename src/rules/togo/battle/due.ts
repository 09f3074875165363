import { findGroup, findShip, inPlay } from './look';
import type { BattleState, Group, Ship, TorpedoMarker } from './state';

/** Torpedoes whose dice are still to be thrown at something that can be hit. */
export const unresolvedTorpedoes = (state: BattleState): readonly TorpedoMarker[] =>
  Object.values(state.markers).filter(({ state: shown, attack }) => {
    const target = shown === 'revealed' && attack !== null ? findShip(state, attack.target) : null;
    return target !== null && inPlay(state, target);
  });

/** Ships of a formation that declared evasion this turn. */
export function evadingShips(state: BattleState, counter: string): readonly string[] {
  const evading = findGroup(state, counter)?.evading;
  return evading?.turn === state.turn ? evading.ships : [];
}

export const declaredEvasion = (state: BattleState, target: Ship): boolean =>
  evadingShips(state, target.group).includes(target.id);

/** Whether a formation may come on this turn: its turn has come, and its die if it needs one was made. */
export function mayArrive(state: BattleState, { place, arrival, arrivalRolled }: Group): boolean {
  if (place !== 'off' || arrival === null) return place === 'off';
  if (state.turn < arrival.turn) return false;
  return arrival.atLeast === null || (arrivalRolled?.turn === state.turn && arrivalRolled.made);
}

export const arrivalDieDue = (state: BattleState, { place, arrival, arrivalRolled }: Group): boolean =>
  place === 'off' &&
  arrival !== null &&
  arrival.atLeast !== null &&
  state.turn >= arrival.turn &&
  arrivalRolled?.turn !== state.turn;

import type { Edge } from '../../formation';
import { allGroups, canBeTorpedoed, findGroup, findShip } from '../queries';
import type { BattleState, Group, Ship, TorpedoMarker } from '../state';

/** Torpedoes whose dice are still to be thrown at something that can be hit. */
export const unresolvedTorpedoes = (state: BattleState): readonly TorpedoMarker[] =>
  Object.values(state.markers).filter(({ state: shown, attack }) => {
    const target = shown === 'revealed' && attack !== null ? findShip(state, attack.target) : null;
    return target !== null && canBeTorpedoed(state, target);
  });

/** Ships of a formation that declared evasion this turn. */
export function evadingShips(state: BattleState, counter: string): readonly string[] {
  const evading = findGroup(state, counter)?.evading;
  return evading?.turn === state.turn ? evading.ships : [];
}

export const declaredEvasion = (state: BattleState, target: Ship): boolean =>
  evadingShips(state, target.group).includes(target.id);

/** Whether a formation off the table has its turn, and its die if it needs one. Its side must be moving, too (AMB-54). */
export function isReadyToArrive(state: BattleState, { place, arrival, arrivalRolled }: Group): boolean {
  if (place !== 'off' || arrival === null) return place === 'off';
  if (state.turn < arrival.turn) return false;
  return arrival.atLeast === null || (arrivalRolled?.turn === state.turn && arrivalRolled.made);
}

/** Over its own edges, or any of its side's (TOGO-11). */
export const entryEdges = (state: BattleState, { arrival, side }: Group): readonly Edge[] =>
  arrival?.edges ?? state.sides[side].edges;

/** In sight it comes on with the moves of B, behind a blank counter with those of C. */
export const entryPhase = ({ sighted }: Group): 'B' | 'C' => (sighted ? 'B' : 'C');

export const isWaived = (state: BattleState, code: string, about: string): boolean =>
  state.waived.some((one) => one.code === code && one.about === about);

/** Formations still to come on in this phase, or to roll for it, that nobody has waived. */
export const arrivalsOpen = (state: BattleState): readonly Group[] =>
  allGroups(state).filter((group) => {
    if (group.place !== 'off' || entryPhase(group) !== state.phase) return false;
    const rolls = arrivalDieDue(state, group);
    if (isWaived(state, rolls ? 'roll-arrival' : 'arrive', group.id)) return false;
    return rolls || (isReadyToArrive(state, group) && entryEdges(state, group).length > 0);
  });

export const arrivalDieDue = (state: BattleState, { place, arrival, arrivalRolled }: Group): boolean =>
  place === 'off' &&
  arrival !== null &&
  arrival.atLeast !== null &&
  state.turn >= arrival.turn &&
  arrivalRolled?.turn !== state.turn;

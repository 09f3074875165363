import { arrivalDieDue, arrivalsOpen, declaredEvasion, entryEdges, unresolvedTorpedoes } from './due';
import { findGroup, findShip, groupsOnTable, mayLead, pairId, present, shipsIn } from '../queries';
import { allowanceOf, hasBegun, hasMoved, unplannedDue, unplannedThisTurn } from '../moving';
import { owe, type Owed } from './owe';
import { anyBlank, unknownPairs } from '../ranges';
import type { BattleState, Group } from '../state';

/** Formations that have yet to move in B or C, those that may come on, and flags to be shifted. */
export function owedMoves(state: BattleState): readonly Owed[] {
  const sighted = state.phase === 'B';
  const moves = groupsOnTable(state)
    .filter((group) => group.sighted === sighted && present(state, group) && !hasMoved(state, group))
    .filter((group) => !sighted || allowanceOf(state, group).speed.value > 0)
    // A side that has moved all it wants leaves the rest where it lies; what has begun to move is still noted.
    .filter((group) => hasBegun(state, group) || !state.finished.includes(group.side))
    .map((group) => nextStep(state, group));
  const arrivals = arrivalsOpen(state)
    .filter((group) => !state.finished.includes(group.side))
    .flatMap((group) => arrivalStep(state, group));
  return [...moves, ...arrivals, ...(sighted ? owedFlags(state) : [])];
}

function nextStep(state: BattleState, group: Group): Owed {
  const { id: counter } = group;
  if (!hasBegun(state, group)) return owe('begin-move', 'TOGO-4', counter, { type: 'beginMove', counter }, null);
  if (unplannedDue(state, group) && unplannedThisTurn(state, group) === null) {
    return owe('roll-unplanned', 'TOGO-17', counter, { type: 'rollUnplanned', counter }, null);
  }
  // What a blank counter can steam is its owner's secret, so no distance is proposed for it.
  const distance = group.sighted ? allowanceOf(state, group).speed.value : 0;
  return owe('note-move', 'TOGO-8', counter, { type: 'noteMove', counter, turns: [], distance }, null);
}

function arrivalStep(state: BattleState, group: Group): readonly Owed[] {
  const { id: counter } = group;
  if (arrivalDieDue(state, group)) {
    return [owe('roll-arrival', 'TOGO-11', counter, { type: 'rollArrival', counter }, null)];
  }
  const [edge] = entryEdges(state, group);
  return edge === undefined ? [] : [owe('arrive', 'TOGO-11', counter, { type: 'arrive', counter, edge }, null)];
}

/** Formations whose flagship is gone name another (TOGO-18). */
function owedFlags(state: BattleState): readonly Owed[] {
  return groupsOnTable(state).flatMap((group) => {
    const flag = group.flagship === null ? null : findShip(state, group.flagship);
    if (group.dummy || (flag !== null && mayLead(state, flag))) return [];
    const ships = shipsIn(state, group).filter((ship) => mayLead(state, ship));
    const [first] = ships;
    if (first === undefined || ships.length < 2) return [];
    const command = { type: 'nameFlagship', counter: group.id, ship: first.id };
    return [owe('name-flagship', 'TOGO-18', group.id, command, group.sighted ? null : group.side)];
  });
}

export function owedTorpedoes(state: BattleState): readonly Owed[] {
  return unresolvedTorpedoes(state).flatMap(({ id, attack }) => {
    const target = attack === null ? null : findShip(state, attack.target);
    const ask = target !== null && attack?.evaded === null && declaredEvasion(state, target);
    if (!ask) return [owe('resolve-torpedo', 'TOGO-43', id, { type: 'resolveTorpedo', marker: id }, null)];
    // Whether she turned away is known once she has moved.
    const group = findGroup(state, target.group);
    if (state.phase !== 'D' && group !== null && !hasMoved(state, group)) return [];
    return [owe('judge-evasion', 'AMB-8', id, { type: 'confirmEvasion', marker: id, away: true }, null)];
  });
}

export function owedSightings(state: BattleState): readonly Owed[] {
  if (state.sweptIn === state.turn || !anyBlank(state)) return [];
  const asks = unknownPairs(state).map(([a, b]) => {
    const pair = pairId(a.id, b.id);
    const last = state.ranges[pair]?.inches ?? null;
    const command = last === null ? null : { type: 'noteRanges', ranges: [{ a: a.id, b: b.id, inches: last }] };
    return owe('tell-range', 'TOGO-20', pair, command, null);
  });
  return [...asks, owe('sight', 'TOGO-20', 'sighting', { type: 'sightAutomatically' }, null)];
}

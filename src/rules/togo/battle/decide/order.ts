import type { PhaseId } from '../../data/turn-tables';
import type { Side } from '../../types';
import { arrivalsOpen, entryPhase, isWaived } from '../owed/due';
import {
  actingOrder,
  allGroups,
  groupsOnTable,
  allShips,
  initiativeRolled,
  other,
  phaseOrder,
  present,
} from '../queries';
import { allowanceOf, hasMoved } from '../moving';
import { mayFire } from '../owed/owed-combat';
import { refusal, type TogoRefusal } from '../refusals';
import type { BattleState, Group } from '../state';

export const inPhase = (state: BattleState, ...wanted: readonly PhaseId[]): TogoRefusal | null =>
  wanted.includes(state.phase) ? null : refusal('WRONG_PHASE', { phase: state.phase, wanted });

/** The side whose moves or fire it is, where sides act one after the other; null where both do or none has begun. */
export function acting(state: BattleState): Side | null {
  const known = ACTING.get(state);
  if (known !== undefined) return known;
  const side = actingIn(state);
  ACTING.set(state, side);
  return side;
}

/** A view asks it for every formation. */
const ACTING = new WeakMap<BattleState, Side | null>();

function actingIn(state: BattleState): Side | null {
  if (state.phase !== 'B' && state.phase !== 'C' && state.phase !== 'F') return null;
  if (!initiativeRolled(state)) return null;
  return actingOrder(state).find((side) => !state.finished.includes(side) && hasWork(state, side)) ?? null;
}

/** The side that acts after it in the same phase; null where none does. */
export function actingNext(state: BattleState): Side | null {
  const now = acting(state);
  const order = actingOrder(state);
  const after = now === null ? [] : order.slice(order.indexOf(now) + 1);
  return after.find((side) => !state.finished.includes(side)) ?? null;
}

/** Judged from what everybody can see: a blank counter may always have something to do. */
function hasWork(state: BattleState, side: Side): boolean {
  if (arrivalsOpen(state).some((group) => group.side === side)) return true;
  const own = groupsOnTable(state).filter((group) => group.side === side && present(state, group));
  if (state.phase === 'B' || state.phase === 'C') {
    const still = own.filter((group) => !hasMoved(state, group) && !isWaived(state, 'begin-move', group.id));
    if (state.phase === 'C') return still.some((group) => !group.sighted);
    return still.some((group) => group.sighted && allowanceOf(state, group).speed.value > 0);
  }
  if (own.some((group) => !group.sighted)) return true;
  return allShips(state).some((ship) => ship.side === side && mayFire(state, ship));
}

/** Why a side may not act yet: no initiative, or the other side is first (TOGO-6, TOGO-7, AMB-50). */
export function actsNow(state: BattleState, side: Side): TogoRefusal | null {
  if (!initiativeRolled(state)) return refusal('INITIATIVE_NOT_ROLLED', { turn: state.turn });
  const now = acting(state);
  if (now === null || now === side) return null;
  const rule = state.phase === 'F' ? 'TOGO-7' : 'TOGO-6';
  return { ...refusal('OUT_OF_TURN', { side, acting: now }), rule };
}

/** Why a formation may not come on now: it comes with its side's moves, and the first to move cannot wait for the other (AMB-54). */
export function entersNow(state: BattleState, { side }: Group): TogoRefusal | null {
  const early = actsNow(state, side);
  if (early !== null) return early.code === 'OUT_OF_TURN' ? { ...early, rule: 'AMB-54' } : early;
  return acting(state) === null && isOvertaken(state, side)
    ? { ...refusal('ALREADY_FINISHED', { side }), rule: 'AMB-54' }
    : null;
}

/**
 * Why a side may not weigh anchor now. That is no move of a formation, so nobody waits for it: the first to move does it
 * before the other has moved, the last once the other is done (TOGO-6).
 */
export function weighsNow(state: BattleState, side: Side): TogoRefusal | null {
  if (!initiativeRolled(state)) return refusal('INITIATIVE_NOT_ROLLED', { turn: state.turn });
  const rival = other(side);
  if (state.initiative?.movesLast !== side) {
    return isOvertaken(state, side) ? { ...refusal('ALREADY_FINISHED', { side }), rule: 'TOGO-6' } : null;
  }
  return acting(state) === rival ? refusal('OUT_OF_TURN', { side, acting: rival }) : null;
}

/** The other side goes last, and has. */
function isOvertaken(state: BattleState, side: Side): boolean {
  const last = other(side);
  if (state.initiative?.movesLast !== last) return false;
  const moved = (group: Group): boolean =>
    group.side === last && entryPhase(group) === state.phase && hasMoved(state, group);
  return state.finished.includes(last) || allGroups(state).some(moved);
}

/** Whether its moment in this turn has come, is still to come, or is gone. */
export function entryTime(state: BattleState, group: Group): 'now' | 'later' | 'over' {
  const phasesPast = phaseOrder(state.phase) - phaseOrder(entryPhase(group));
  if (phasesPast !== 0) return phasesPast < 0 ? 'later' : 'over';
  if (entersNow(state, group) === null) return 'now';
  return !initiativeRolled(state) || state.initiative?.movesLast === group.side ? 'later' : 'over';
}

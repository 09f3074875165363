import type { PendingHit } from '../types';
import type { QuickDamage, QuickShip } from './commands';
import type { QuickEvent } from './events';

/** What Quick shot remembers: the last rolls, hits that still wait for their effects, and whom they struck before. */
export interface QuickState {
  /** Rolls ever made. */
  readonly count: number;
  /** The last rolls, newest first: forms, recent ships and the short log are read from them. */
  readonly shots: readonly QuickEvent[];
  /** Hits of the last fire whose effects have not been rolled. */
  readonly pending: { readonly target: QuickShip; readonly hits: readonly PendingHit[] } | null;
  readonly struck: { readonly target: QuickShip; readonly damage: QuickDamage; readonly units: number | null } | null;
}

export const NO_DAMAGE: QuickDamage = { P: 0, M: 0, S: 0, T: 0, fires: 0 };

const REMEMBERED = 24;

export const beginQuick = (): QuickState => ({ count: 0, shots: [], pending: null, struck: null });

export function applyQuick(state: QuickState, event: QuickEvent): QuickState {
  const shots = [event, ...state.shots].slice(0, REMEMBERED);
  const after: QuickState = { ...state, count: event.no, shots };
  switch (event.type) {
    case 'GunsFired':
    case 'TorpedoLaunched': {
      const { hits } = event.outcome;
      return { ...after, pending: hits.length > 0 ? { target: event.asked.target, hits } : null };
    }
    case 'HitsRolled': {
      const { damage, units } = event.outcome;
      const { target } = event.asked;
      return { ...after, pending: null, struck: { target, damage, units: units === null ? null : units.left } };
    }
    case 'DamageControlled':
    case 'SightingTried':
    case 'UnplannedRolled':
      return after;
  }
}

import type { Viewer } from '../../rulebook';
import type { Side } from '../types';
import type { Command } from './commands';
import { type CampaignState, findUnit, isInPlay, stackAt, type Unit } from './state';

export type MukdenViewer = Viewer<Side>;
export const isOwn = (viewer: MukdenViewer, side: Side): boolean => viewer === side || viewer === 'umpire';

/** Below the top counter nobody else looks, until an attack on the stack is declared or the game is over (MUK-18). */
export function knowsUnit(state: CampaignState, viewer: MukdenViewer, unit: Unit): boolean {
  if (state.rulings.stacks === 'open' || isOwn(viewer, unit.side)) return true;
  if (state.result !== null || state.phase === 'end' || !isInPlay(unit) || unit.hex === null) return true;
  const { action } = state;
  if (action?.units.includes(unit.id) || action?.attack?.defenders.includes(unit.id)) return true;
  return stackAt(state, unit.hex)[0]?.id === unit.id;
}

/** What only the owner of a hidden counter knows. Whether it is flipped shows in the number of units face up. */
const PRINTED: readonly string[] = ['name', 'start', 'strength'];

/** Whose secret a value is; null where everybody may know it. */
export function secretPath(state: CampaignState, [first, id = '', value = '']: readonly string[]): Side | null {
  const unit = first === 'units' && PRINTED.includes(value) ? findUnit(state, id) : null;
  return unit !== null && !knowsUnit(state, 'public', unit) ? unit.side : null;
}

/** The side behind whose curtain a command belongs: to order a stack, and to set right what lies hidden in it. */
export function curtainOf(state: CampaignState, command: Command): Side | null {
  if (state.rulings.stacks === 'open') return null;
  if (command.type === 'restack') return stackAt(state, command.hex)[0]?.side ?? null;
  return command.type === 'correct' ? secretPath(state, command.path) : null;
}

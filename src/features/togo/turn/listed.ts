import type { Obligation } from '@/rules/rulebook';

import { isMove, isMoving } from '../move/move-facts';
import type { OpenGame } from '../game';

const ARRIVALS: ReadonlySet<string> = new Set(['roll-arrival', 'arrive']);

/** Owed, and shown by a list of its own: moves and arrivals in B and C, what is in sight in E, ships in F. */
export function isListed(obligation: Obligation, { view, owed }: Pick<OpenGame, 'view' | 'owed'>): boolean {
  const { code } = obligation;
  if (isMoving(view)) return isMove(obligation) || ARRIVALS.has(code);
  if (view.phase === 'F') return code === 'may-fire' && view.acting !== null;
  return view.phase === 'E' && owed.some((one) => one.code === 'tell-range') && ['tell-range', 'sight'].includes(code);
}

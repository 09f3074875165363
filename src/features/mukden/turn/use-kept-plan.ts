import { useState } from 'react';

import { useTurnAnswer } from '@/features/play/turn/use-turn-answer';
import type { CampaignView } from '@/rules/mukden/index';

import { useGame } from '../game';

type Facts = Pick<CampaignView, 'turn' | 'phase' | 'tape' | 'action'>;

/** Which action, and which part of it: a plan for another one is stale. */
const actionKey = ({ turn, phase, tape, action }: Facts): string =>
  [turn, phase, tape.length, action?.parts.length ?? 0].join('.');

interface Kept {
  readonly kind: string;
  readonly key: string;
  /** What its screen was opened with: for another unit or hex one begins anew. */
  readonly param: string;
  readonly plan: unknown;
}

function keptIn(choice: string | null): Kept | null {
  if (choice === null || !choice.startsWith('{')) return null;
  return JSON.parse(choice) as Kept;
}

/** Whether a plan of this kind was begun for the action in hand. */
export const hasPlan = (choice: string | null, kind: string, view: Facts): boolean => {
  const kept = keptIn(choice);
  return kept?.kind === kind && kept.key === actionKey(view);
};

/** What is put together on a screen before it is done: on disk with every tap, and gone with the action. */
export function useKeptPlan<Plan>(kind: string, param: string, begin: () => Plan) {
  const { view, owed } = useGame();
  const { choice, choose } = useTurnAnswer(owed[0]);
  const [first] = useState(begin);
  const kept = keptIn(choice);
  const isThis = hasPlan(choice, kind, view) && (param === '' || kept?.param === param);
  const change = (plan: Plan) => choose(JSON.stringify({ kind, key: actionKey(view), param, plan } satisfies Kept));
  return [isThis ? (kept?.plan as Plan) : first, change] as const;
}

import { hasKeptForm, useKeptForm } from '@/features/play/turn/use-kept-form';
import type { CampaignView } from '@/rules/mukden/index';

import { useGame } from '../game';

type Facts = Pick<CampaignView, 'turn' | 'phase' | 'tape' | 'action'>;

/** Which action, and which part of it: a plan for another one is stale. */
const actionKey = ({ turn, phase, tape, action }: Facts): string =>
  [turn, phase, tape.length, action?.parts.length ?? 0].join('.');

/** Whether a plan of this kind was begun for the action in hand. */
export const hasPlan = (choice: string | null, kind: string, view: Facts): boolean =>
  hasKeptForm(choice, kind, actionKey(view));

/** What is planned on a screen before it is done; gone with the action. */
export function useKeptPlan<Plan>(kind: string, param: string, begin: () => Plan) {
  const { view } = useGame();
  return useKeptForm({ kind, key: actionKey(view), param, begin });
}

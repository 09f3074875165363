import type { Obligation } from '@/rules/rulebook';
import type { OwedCode } from '@/rules/tsushima/index';

import { useGame } from '../game';
import { MoveSheet } from '../move/move-sheet';
import { PlanSheet } from '../terminal/plan-sheet';

/** What only the players know: the land plan, and where escaped ships are put. */
export function AskSheet({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const { view } = useGame();
  const { code, about } = obligation as Obligation<OwedCode>;
  const group = view.groups[about];
  if (code === 'retreat') return group && <MoveSheet group={group} doing="retreat" onClose={onClose} />;
  return <PlanSheet onClose={onClose} />;
}

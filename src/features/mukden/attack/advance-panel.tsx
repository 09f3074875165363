import { takenOff, toggled } from '@/features/play/turn/choices';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type CampaignState, exposed, HALF_DIVISIONS, STACK_LIMIT, type Unit } from '@/rules/mukden/index';
import { Stack } from '@/ui/layout';

import { useGame } from '../game';
import { UnitTicks } from './unit-ticks';

/** The strongest that fit into a hex together (MUK-17). */
function fitting(units: readonly Unit[]): readonly string[] {
  let room = STACK_LIMIT;
  return [...units]
    .sort((one, two) => two.strength - one.strength)
    .filter(({ size }) => {
      if (HALF_DIVISIONS[size] > room) return false;
      room -= HALF_DIVISIONS[size];
      return true;
    })
    .map(({ id }) => id);
}

/** Who may advance, and who is ticked to: the answer keeps what was tapped. */
export function advancing(state: CampaignState, choice: string | null) {
  const { action } = state;
  const units = action === null ? [] : exposed(state, action, action.side).units;
  const [usual, tapped] = [fitting(units), takenOff(choice)];
  const chosen = units.map(({ id }) => id).filter((id) => usual.includes(id) !== tapped.includes(id));
  return { units, chosen };
}

interface AdvancePanelProps {
  choice: string | null;
  onChoose: (choice: string) => void;
}

/** Attackers that may enter the empty hex (MUK-36). */
export function AdvancePanel({ choice, onChoose }: AdvancePanelProps) {
  const t = useT();
  const { state } = useGame();
  const { units, chosen } = advancing(state, choice);
  return (
    <Stack gap="sm" testID="advance-panel">
      <RuleLine flush words={t('mukden.attack.advanceWho')} rule="MUK-36" />
      <UnitTicks
        units={units}
        chosen={chosen}
        onChange={(next) => {
          const changed = units.find(({ id }) => next.includes(id) !== chosen.includes(id));
          if (changed) onChoose(toggled(choice, changed.id));
        }}
      />
    </Stack>
  );
}

import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { type Side, targetsFor } from '@/rules/togo/index';
import { SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import type { ShipView } from '../plan-state';
import { PlanRow } from '../ship/plan-row';
import { useGame } from '../game';

interface Props {
  open: boolean;
  /** Whose ship looks for a target. */
  side: Side;
  /** The ratings the dice will be held against. */
  facts: (target: ShipView) => string;
  onClose: () => void;
  onChoose: (target: string) => void;
}

/** Every enemy that may be shot at, formation by formation. */
export function TargetSheet({ open, side, facts, onClose, onChoose }: Props) {
  const t = useT();
  const { state, view, nameOf } = useGame();
  if (!open) return null;
  const targets = targetsFor(state, side).flatMap(({ id }) => view.ships[id] ?? []);
  const formations = [...new Set(targets.map(({ formation }) => formation))];
  return (
    <Sheet open onClose={onClose} title={t('battle.fire.chooseTarget')} testID="target-sheet">
      {formations.map((each) => (
        <View key={each}>
          <SectionHeader title={nameOf(each)} />
          {targets
            .filter(({ formation }) => formation === each)
            .map((target) => (
              <PlanRow
                key={target.id}
                ship={target}
                subtitle={facts(target)}
                onPress={() => {
                  onClose();
                  onChoose(target.id);
                }}
                testID={`target-${target.id}`}
              />
            ))}
        </View>
      ))}
    </Sheet>
  );
}

import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Side, targetsFor } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import type { ShipView } from '../plan-state';
import { PlanRow } from '../ship/plan-row';
import { useGame } from '../game';

interface ListProps {
  /** Whose ship looks for a target. */
  side: Side;
  /** The ratings the dice will be held against. */
  facts: (target: ShipView) => string;
  /** A line may be chosen as a whole, ship for ship. */
  whole?: boolean;
  onChoose: (target: string) => void;
}

/** Every enemy that may be shot at, formation by formation, in the order of the line. */
export function TargetList({ side, facts, whole = false, onChoose }: ListProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { state, view, nameOf } = useGame();
  const targets = targetsFor(state, side).flatMap(({ id }) => view.ships[id] ?? []);
  const formations = [...new Set(targets.map(({ formation }) => formation))];
  return formations.map((each) => {
    const line = targets.filter(({ formation }) => formation === each);
    const [first] = line;
    return (
      <View key={each}>
        {whole && first && line.length > 1 ? (
          <ListRow
            title={t('volley.shipForShip', { name: nameOf(each) })}
            leading={<SideMark side={ensignOf(first.side)} marks={marks} width={30} />}
            onPress={() => onChoose(each)}
            testID={`target-line-${each}`}
          />
        ) : (
          <SectionHeader title={nameOf(each)} />
        )}
        {line.map((target) => (
          <PlanRow
            key={target.id}
            ship={target}
            subtitle={facts(target)}
            onPress={() => onChoose(target.id)}
            testID={`target-${target.id}`}
          />
        ))}
      </View>
    );
  });
}

interface Props extends Omit<ListProps, 'whole'> {
  open: boolean;
  onClose: () => void;
}

export function TargetSheet({ open, onClose, onChoose, ...list }: Props) {
  const t = useT();
  if (!open) return null;
  return (
    <Sheet open onClose={onClose} title={t('battle.fire.chooseTarget')} testID="target-sheet">
      <TargetList
        {...list}
        onChoose={(target) => {
          onClose();
          onChoose(target);
        }}
      />
    </Sheet>
  );
}

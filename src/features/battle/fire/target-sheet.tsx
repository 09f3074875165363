import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import { type Ship, targetsFor } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { useTheme } from '@/ui/theme';

import { planStateOf } from '../plan-state';
import { useTable } from '../use-table';
import { typeWords } from '../words/ship-words';

interface Props {
  open: boolean;
  ship: Ship;
  onClose: () => void;
  onChoose: (target: string) => void;
}

/** Every enemy that may be shot at, formation by formation. */
export function TargetSheet({ open, ship, onClose, onChoose }: Props) {
  const t = useT();
  const { state, view, nameOf } = useTable();
  const { isLargeText } = useTheme();
  if (!open) return null;
  const targets = targetsFor(state, ship.side);
  const formations = [...new Set(targets.map(({ group }) => group))];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('battle.fire.chooseTarget')}
      closeLabel={t('common.close')}
      testID="target-sheet"
    >
      {formations.map((formation) => (
        <View key={formation}>
          <SectionHeader title={nameOf(formation)} />
          {targets
            .filter(({ group }) => group === formation)
            .map(({ id }) => view.ships[id])
            .flatMap((target) => target ?? [])
            .map((target) => (
              <ListRow
                key={target.id}
                // Large words need the room of the drawing: a name must not break in its middle.
                leading={
                  isLargeText ? undefined : (
                    <ShipPlan
                      facts={{ ...target.card, lengthM: target.lengthM ?? null }}
                      state={planStateOf(target)}
                      label={null}
                    />
                  )
                }
                title={target.name}
                subtitle={t('battle.fire.targetFacts', {
                  type: typeWords(target.card.type),
                  size: target.card.size.gun,
                  armour: target.card.armour,
                })}
                onPress={() => onChoose(target.id)}
                testID={`target-${target.id}`}
              />
            ))}
        </View>
      ))}
    </Sheet>
  );
}

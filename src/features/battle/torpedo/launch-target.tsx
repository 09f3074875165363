import { useState } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import { type Ship, type Side, targetsFor } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { TargetChips } from '../fire/target-chips';
import { planStateOf, type ShipView } from '../plan-state';
import { useSideTable } from '../use-table';
import { typeWords } from '../words/ship-words';

interface Props {
  side: Side;
  ship: Ship;
  target: string;
  onChoose: (target: string) => void;
}

/** At whom: the ratings the dice will be held against, her neighbours one tap away, the rest in a list. */
export function LaunchTarget({ side, ship, target, onChoose }: Props) {
  const t = useT();
  const { state, view, nameOf } = useSideTable(side);
  const [choosing, setChoosing] = useState(false);
  const chosen = view.ships[target];
  const targets = targetsFor(state, side).flatMap(({ id }) => view.ships[id] ?? []);
  const formations = [...new Set(targets.map(({ formation }) => formation))];
  if (!chosen) return null;
  return (
    <>
      <TargetLine
        ship={chosen}
        trailing={
          <Button label={t('torpedo.launch.target')} onPress={() => setChoosing(true)} testID="choose-target" />
        }
      />
      <TargetChips ship={ship} active={target} onChoose={onChoose} />
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('torpedo.launch.chooseTarget')}
        closeLabel={t('common.close')}
        testID="target-sheet"
      >
        {formations.map((formation) => (
          <View key={formation}>
            <SectionHeader title={nameOf(formation)} />
            {targets
              .filter((each) => each.formation === formation)
              .map((each) => (
                <TargetLine
                  key={each.id}
                  ship={each}
                  onPress={() => {
                    setChoosing(false);
                    onChoose(each.id);
                  }}
                />
              ))}
          </View>
        ))}
      </Sheet>
    </>
  );
}

interface LineProps {
  ship: ShipView;
  trailing?: React.ReactNode;
  onPress?: () => void;
}

function TargetLine({ ship, trailing, onPress }: LineProps) {
  const t = useT();
  const { card } = ship;
  return (
    <ListRow
      leading={<ShipPlan facts={{ ...card, lengthM: ship.lengthM ?? null }} state={planStateOf(ship)} label={null} />}
      title={ship.name}
      subtitle={t('torpedo.launch.targetFacts', {
        type: typeWords(card.type),
        size: card.size.torpedo,
        armour: card.armour,
      })}
      trailing={trailing}
      onPress={onPress}
      testID={`target-${ship.id}`}
    />
  );
}

import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { space } from '@/ui/tokens';

import type { LaunchPlan } from './launch-plan';
import { useSideGame } from '../game';

interface Props {
  side: Side;
  plan: LaunchPlan;
  onPlan: (plan: LaunchPlan) => void;
}

/** By house rule a launch may be split between targets (AMB-7): those already written down, and one more. */
export function AlsoTargets({ side, plan, onPlan }: Props) {
  const t = useT();
  const { nameOf } = useSideGame(side);
  const { target, factors, range, bearing, also } = plan;
  return (
    <View style={{ gap: space.sm }}>
      {also.length > 0 && (
        <Card padded={false}>
          {also.map((attack, place) => (
            <ListRow
              key={place}
              title={nameOf(attack.target)}
              subtitle={t('torpedo.launch.also')}
              value={String(attack.factors)}
              trailing={
                <Button
                  label={t('torpedo.launch.drop')}
                  spokenLabel={t('torpedo.launch.dropSaid', { target: nameOf(attack.target) })}
                  onPress={() => onPlan({ ...plan, also: also.filter((_, other) => other !== place) })}
                  testID={`also-drop-${place}`}
                />
              }
              testID={`also-${place}`}
            />
          ))}
        </Card>
      )}
      {factors > 1 && (
        <Button
          icon="plus"
          label={t('torpedo.launch.another')}
          onPress={() =>
            onPlan({ ...plan, factors: 1, also: [...also, { target, factors: factors - 1, range, bearing }] })
          }
          testID="launch-another"
        />
      )}
    </View>
  );
}

import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { Step } from '../game';
import { useGame } from '../game';

/** What the scenario waits for in this phase, in its own words: said to have happened, or thrown for. */
export function TriggerList({ onStep }: { onStep: (step: Step) => void }) {
  const t = useT();
  const { view, state } = useGame();
  if (view.openTriggers.length === 0 || view.result !== null) return null;
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.edge, gap: space.sm }} testID="triggers">
      <SectionHeader title={t('move.trigger.title')} />
      {view.openTriggers.map(({ trigger, rule, atMost }) => (
        <View key={trigger} style={{ gap: space.sm }}>
          <Text>{state.scenario?.specialRules.find(({ id }) => id === rule)?.text}</Text>
          <Button
            label={atMost === null ? t('move.trigger.happened') : t('move.trigger.roll', { atMost })}
            onPress={() => onStep({ type: 'command', command: { type: 'raiseTrigger', trigger } })}
            testID={`trigger-${trigger}`}
          />
        </View>
      ))}
    </View>
  );
}

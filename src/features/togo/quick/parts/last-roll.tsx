import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { QuickEvent, QuickState } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { eventSentence } from '../event-sentence';

interface LastRollProps {
  state: QuickState;
  last: QuickEvent;
  onEffects: () => void;
  onUndo: () => void;
}

/** What was rolled last, what it still owes, and the way back. */
export function LastRoll({ state, last, onEffects, onUndo }: LastRollProps) {
  const t = useT();
  const waiting = state.pending?.hits.length ?? 0;
  return (
    <Card padded={false} testID="last-roll">
      <View style={{ padding: space.sm, paddingLeft: space.md, gap: space.sm }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }}>
          <Text as="name" style={{ flex: 1, flexBasis: 140 }} testID="last-told">
            {eventSentence(last)}
          </Text>
          <Button icon="undo" label={t('quick.last.undo')} onPress={onUndo} testID="undo-last" />
        </View>
        {waiting > 0 && (
          <Button
            icon="dice"
            label={t('quick.last.effects', { count: waiting })}
            onPress={onEffects}
            testID="roll-effects"
          />
        )}
      </View>
    </Card>
  );
}

import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { QuickEvent, QuickState } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { toldOf } from '../told';

interface LastRollProps {
  state: QuickState;
  last: QuickEvent;
  onEffects: () => void;
  onUndo: () => void;
  onLog: () => void;
}

/** What was rolled last, what it still owes, and the way back. */
export function LastRoll({ state, last, onEffects, onUndo, onLog }: LastRollProps) {
  const t = useT();
  const waiting = state.pending?.hits.length ?? 0;
  return (
    <Card testID="last-roll">
      <Text as="label" color="ink2">
        {t('quick.last.title')}
      </Text>
      <Text as="title" testID="last-told">
        {toldOf(last)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, paddingTop: space.sm }}>
        {waiting > 0 && (
          <Button
            icon="dice"
            label={t('quick.last.effects', { count: waiting })}
            onPress={onEffects}
            testID="roll-effects"
            style={{ flexGrow: 2 }}
          />
        )}
        <Button icon="undo" label={t('quick.last.undo')} onPress={onUndo} testID="undo-last" style={{ flexGrow: 1 }} />
        <Button label={t('quick.last.log')} onPress={onLog} testID="open-log" style={{ flexGrow: 1 }} />
      </View>
    </Card>
  );
}

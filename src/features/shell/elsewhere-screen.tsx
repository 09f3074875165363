import { useState } from 'react';

import { useT } from '@/messages/messages';
import { takeOverStorage } from '@/store/storage';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

/** A second window of the same browser: it may not write, but it may ask the first to step back. */
export function ElsewhereScreen() {
  const t = useT();
  const [phase, setPhase] = useState<'idle' | 'asking' | 'noAnswer'>('idle');
  const onTakeOver = async () => {
    setPhase('asking');
    if (!(await takeOverStorage())) setPhase('noAnswer');
  };
  return (
    <Screen testID="elsewhere">
      <EmptyState
        icon="anchor"
        title={t('shell.elsewhere.title')}
        text={t('shell.elsewhere.what')}
        action={
          <Button
            kind="primary"
            label={phase === 'asking' ? t('shell.elsewhere.takingOver') : t('shell.elsewhere.takeOver')}
            disabled={phase === 'asking'}
            onPress={() => void onTakeOver()}
            testID="take-over"
          />
        }
      />
      {phase === 'noAnswer' && (
        <Text role="alert" style={{ textAlign: 'center' }}>
          {t('shell.elsewhere.noAnswer')}
        </Text>
      )}
    </Screen>
  );
}

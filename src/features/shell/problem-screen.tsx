import { useState } from 'react';

import { useT } from '@/messages/messages';
import { exportData } from '@/store/transfer/export-data';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

interface ProblemScreenProps {
  error: unknown;
  onGoOn: () => void;
}

/** What a player sees when a screen broke: what happened, that nothing is lost, and two ways on. */
export function ProblemScreen({ error, onGoOn }: ProblemScreenProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<'common.exported' | 'common.exportFailed' | null>(null);
  const detail = error instanceof Error && error.message ? error.message : t('shell.problem.noDetail');
  const onExport = () =>
    void exportData(new Date()).then(
      () => setOutcome('common.exported'),
      () => setOutcome('common.exportFailed'),
    );
  return (
    <Screen>
      <ErrorState
        testID="problem"
        title={t('shell.problem.title')}
        text={t('shell.problem.what')}
        details={t('shell.problem.details', { detail })}
        actions={
          <>
            <Button
              kind="primary"
              icon="home"
              label={t('shell.problem.goOn')}
              onPress={onGoOn}
              testID="problem-go-on"
            />
            <Button icon="download" label={t('shell.problem.export')} onPress={onExport} testID="problem-export" />
            {outcome && <Text aria-live="polite">{t(outcome)}</Text>}
          </>
        }
      />
    </Screen>
  );
}

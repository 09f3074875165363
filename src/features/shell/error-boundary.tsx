import { router } from 'expo-router';
import { Component, type ReactNode, useState } from 'react';

import { useT } from '@/messages/messages';
import { exportData } from '@/store/transfer/export-data';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { LiveRegion } from '@/ui/live-region';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** The net under every screen. The data is on disk already; what broke is only the picture of it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  private readonly goOn = () => {
    // From the Harbour: the screen that broke would break again.
    if (router.canDismiss()) router.dismissAll();
    router.replace('/');
    this.setState({ error: null, hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ProblemScreen error={this.state.error} onGoOn={this.goOn} />;
  }
}

interface ProblemScreenProps {
  error: unknown;
  onGoOn: () => void;
}

/** What a player sees when a screen broke: what happened, that nothing is lost, and two ways on. */
function ProblemScreen({ error, onGoOn }: ProblemScreenProps) {
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
            <LiveRegion style={outcome === null && { position: 'absolute' }}>
              {outcome && <Text>{t(outcome)}</Text>}
            </LiveRegion>
          </>
        }
      />
    </Screen>
  );
}

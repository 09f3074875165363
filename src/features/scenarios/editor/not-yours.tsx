import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { useScenarioActions } from '../use-scenario-actions';

/** Somebody came to edit one of the twelve. */
export function NotYours({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const router = useRouter();
  const { copy } = useScenarioActions(scenario);
  return (
    <Screen
      title={scenario.name}
      subtitle={t('scenarios.edit.title')}
      back={() => router.replace(`/scenarios/${scenario.id}`)}
      testID="not-yours"
    >
      <Card>
        <Text>{t('scenarios.edit.notOwn')}</Text>
        <Button icon="plus" label={t('common.copy')} onPress={copy} testID="copy-instead" />
      </Card>
    </Screen>
  );
}

import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import type { Scenario } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { FactsSection } from './components/facts-section';
import { ForcesSection } from './components/forces-section';
import { MissingScenario } from './components/missing-scenario';
import { OpeningSection } from './components/opening-section';
import { Sentences } from './components/page-parts';
import { RulesSection } from './components/rules-section';
import { ScenarioMenu } from './components/scenario-menu';
import { TerrainSection } from './components/terrain-section';
import { VictorySection } from './components/victory-section';
import { useScenarioActions } from './use-scenario-actions';
import { useChecked, useFound } from './use-scenarios';
import { readable } from './words/names';

export const ScenarioScreen = ofTogo(function ScenarioScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const found = useFound(id);
  return found.type === 'printed' || found.type === 'own' ? (
    <ScenarioPage scenario={found.scenario} own={found.type === 'own'} />
  ) : (
    <MissingScenario found={found} />
  );
});

interface ScenarioPageProps {
  scenario: Scenario;
  own: boolean;
}

function ScenarioPage({ scenario, own }: ScenarioPageProps) {
  const t = useT();
  const router = useRouter();
  const [menu, setMenu] = useState(false);
  const checked = useChecked(scenario);
  const { names, problems } = checked;
  const { copy, edit } = useScenarioActions(scenario);
  const words = (sentences: readonly string[]) => sentences.map((each) => readable(each, scenario, names));
  const goBack = useBack('/scenarios');
  return (
    <Screen
      title={scenario.name}
      subtitle={scenario.dateText === '' ? undefined : scenario.dateText}
      back={goBack}
      right={
        own ? (
          <IconButton
            icon="more"
            label={t('scenarios.page.more')}
            onPress={() => setMenu(true)}
            testID="scenario-more"
          />
        ) : undefined
      }
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('scenarios.page.fight')}
            icon="next"
            iconPlace="after"
            disabled={problems.length > 0}
            onPress={() => router.push(`/battle/new?scenario=${scenario.id}`)}
            testID="fight"
          />
        ),
        aside: own ? (
          <Button icon="pencil" iconPlace="above" label={t('common.edit')} onPress={edit} testID="edit" />
        ) : (
          <Button icon="plus" iconPlace="above" label={t('common.copy')} onPress={copy} testID="copy" />
        ),
      }}
      testID="scenario"
    >
      {problems.length > 0 && (
        <Card frame="strong" testID="incomplete">
          <Text as="textStrong">{t('scenarios.page.incomplete', { count: problems.length })}</Text>
          {own && <Button label={t('scenarios.page.show')} onPress={edit} testID="show-missing" />}
        </Card>
      )}
      {problems.length === 0 && (
        <Card padded={false}>
          <ListRow
            title={t('balance.row')}
            subtitle={t('balance.rowText')}
            onPress={() => router.push(`/balance/${scenario.id}`)}
            testID="to-balance"
          />
        </Card>
      )}
      <FactsSection scenario={scenario} names={names} />
      <OpeningSection scenario={scenario} />
      <ForcesSection scenario={scenario} side="ijn" checked={checked} />
      <ForcesSection scenario={scenario} side="irn" checked={checked} />
      <TerrainSection terrain={scenario.terrain} />
      <RulesSection scenario={scenario} names={names} />
      <VictorySection scenario={scenario} names={names} />
      {scenario.history !== '' && (
        <Section title={t('scenarios.page.history')} testID="history">
          <Text>{readable(scenario.history, scenario, names)}</Text>
        </Section>
      )}
      <Notes title={t('scenarios.facts')} sentences={words(scenario.facts)} testID="more-facts" />
      <Notes title={t('scenarios.page.variants')} sentences={words(scenario.variants)} testID="variants" />
      <Notes title={t('scenarios.page.uncertain')} sentences={words(scenario.uncertain)} testID="uncertain" />
      {problems.length === 0 && (
        <Text as="text2" color="ink2">
          {t('scenarios.page.checked')}
        </Text>
      )}
      {!own && (
        <Text as="text2" color="ink2">
          {t('scenarios.page.house')}
        </Text>
      )}
      {menu && <ScenarioMenu scenario={scenario} onClose={() => setMenu(false)} />}
    </Screen>
  );
}

function Notes({ title, sentences, testID }: { title: string; sentences: readonly string[]; testID: string }) {
  if (sentences.length === 0) return null;
  return (
    <Section title={title} testID={testID}>
      <Sentences sentences={sentences} />
    </Section>
  );
}

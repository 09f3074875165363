import { useRouter } from 'expo-router';
import { useState } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { SCENARIOS } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { useToast } from '@/ui/toast-provider';

import { FilterPanel } from './components/filter-panel';
import { type Filter, passes } from './components/passes';
import { ScenarioRow } from './components/scenario-row';
import { startBlank } from './keep-scenario';

/** The twelve and the owner's, in two lists; the newest of one's own first. */
export const ScenariosScreen = ofTogo(function ScenariosScreen() {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const [filter, setFilter] = useState<Filter>({ light: 'any', size: 'any', whose: 'any' });
  const own = useLibrary(({ scenario }) => scenario);
  const unread = useLibrary((library) => library.unread).filter(({ kind }) => kind === 'scenario');
  const mine = [...own.values()].reverse().filter((scenario) => passes(filter, scenario));
  const twelve = SCENARIOS.filter((scenario) => !own.has(scenario.id) && passes(filter, scenario));
  const showsOwn = filter.whose !== 'twelve';
  const showsTwelve = filter.whose !== 'own';
  const hasUnread = showsOwn && unread.length > 0;

  const goBack = useBack('/');
  const startNew = () =>
    void startBlank(t('scenarios.list.new')).then(
      (id) => router.push(`/scenarios/${id}/edit`),
      () => toasts.show({ message: t('scenarios.menu.failed') }),
    );

  return (
    <Screen
      title={t('rooms.scenarios')}
      subtitle={t('scenarios.subtitle')}
      back={goBack}
      actionBar={{
        main: (
          <Button kind="primary" icon="plus" label={t('scenarios.list.new')} onPress={startNew} testID="new-scenario" />
        ),
      }}
      testID="scenarios"
    >
      <FilterPanel filter={filter} onChange={setFilter} />
      {showsOwn && (mine.length > 0 || hasUnread) && (
        <Section
          title={t('scenarios.list.ownSection')}
          aside={t('scenarios.list.found', { count: mine.length })}
          testID="own-scenarios"
        >
          <Card padded={false}>
            {mine.map((scenario) => (
              <ScenarioRow key={scenario.id} scenario={scenario} own />
            ))}
            {hasUnread &&
              unread.map(({ id, name }) => (
                <ListRow
                  key={id}
                  leading={<Icon name="warning" size={28} />}
                  title={name ?? t('scenarios.list.unreadName')}
                  subtitle={t('scenarios.list.unread')}
                  onPress={() => router.push(`/scenarios/${id}`)}
                  testID={`unread-${id}`}
                />
              ))}
          </Card>
        </Section>
      )}
      {showsTwelve && twelve.length > 0 && (
        <Section
          title={t('scenarios.list.twelve')}
          aside={t('scenarios.list.found', { count: twelve.length })}
          testID="twelve-scenarios"
        >
          <Card padded={false}>
            {twelve.map((scenario) => (
              <ScenarioRow key={scenario.id} scenario={scenario} />
            ))}
          </Card>
        </Section>
      )}
      <NothingFits
        nothing={!(showsTwelve && twelve.length > 0) && !(showsOwn && mine.length > 0) && !hasUnread}
        noneOfOwn={filter.whose === 'own' && own.size === 0}
      />
    </Screen>
  );
});

function NothingFits({ nothing, noneOfOwn }: { nothing: boolean; noneOfOwn: boolean }) {
  const t = useT();
  if (!nothing) return null;
  return noneOfOwn ? (
    <EmptyState
      icon="anchor"
      title={t('scenarios.list.noOwnTitle')}
      text={t('scenarios.list.noOwnText')}
      testID="no-own"
    />
  ) : (
    <EmptyState
      icon="anchor"
      title={t('scenarios.list.noneTitle')}
      text={t('scenarios.list.noneText')}
      testID="none-fit"
    />
  );
}

import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';

import { useChecked } from '../use-scenarios';

interface ScenarioRowProps {
  scenario: Scenario;
  own?: boolean;
}

export function ScenarioRow({ scenario, own = false }: ScenarioRowProps) {
  const t = useT();
  const router = useRouter();
  const { problems } = useChecked(scenario);
  const { dateText: date, size } = scenario;
  const { ijn, irn, minutes } = size;
  const unfinished = own && problems.length > 0;
  const facts =
    date === ''
      ? t('scenarios.list.rowUndated', { ijn, irn, minutes })
      : t('scenarios.list.row', { date, ijn, irn, minutes });
  const title = scenario.name.trim() === '' ? t('scenarios.list.unreadName') : scenario.name;
  return (
    <ListRow
      leading={<Icon name={scenario.light === 'day' ? 'sun' : 'moon'} size={26} />}
      title={title}
      subtitle={facts}
      label={[
        title,
        facts,
        scenario.light === 'day' ? t('scenarios.light.day') : t('scenarios.light.night'),
        ...(unfinished ? [t('scenarios.list.unfinished')] : []),
      ].join(', ')}
      trailing={unfinished ? <Tag text={t('scenarios.list.unfinished')} /> : undefined}
      onPress={() => router.push(`/scenarios/${scenario.id}`)}
      testID={`scenario-${scenario.id}`}
    />
  );
}

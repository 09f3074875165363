import { View } from 'react-native';

import { type Names } from '@/kit/scenario-words/terms';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { readable } from '../words/names';
import { Fact } from './page-parts';

export function FactsSection({ scenario, names }: { scenario: Scenario; names: Names }) {
  const t = useT();
  const { dateText, startTime, light, sightingRange, turnLimit, table, size } = scenario;
  const range = inchWords(sightingRange);
  return (
    <Section title={t('scenarios.page.facts')} testID="facts">
      <View>
        {dateText !== '' && <Fact label={t('scenarios.page.date')} value={dateText} />}
        <Fact label={t('scenarios.page.start')} value={startTime} />
        <Fact
          label={t('common.light')}
          value={light === 'day' ? t('scenarios.page.dayRange', { range }) : t('scenarios.page.nightRange', { range })}
        />
        <Fact label={t('common.turns')} value={String(turnLimit)} />
        <Fact
          label={t('scenarios.page.table')}
          value={t('scenarios.page.tableSize', { width: inchWords(table.width), depth: inchWords(table.depth) })}
        />
        <Fact
          label={t('scenarios.page.strength')}
          value={t('scenarios.page.strengths', { ijn: size.ijn, irn: size.irn })}
        />
        <Fact
          label={t('scenarios.page.time')}
          value={
            size.minutes >= 90
              ? t('scenarios.page.hours', { hours: Math.round(size.minutes / 30) / 2 })
              : t('scenarios.page.minutes', { minutes: size.minutes })
          }
        />
      </View>
      {size.note !== '' && (
        <Text as="text2" color="ink2">
          {readable(size.note, scenario, names)}
        </Text>
      )}
    </Section>
  );
}

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { type Names } from '@/kit/scenario-words/terms';
import { conditionWords, deedTitle, pointWords, winnerWords } from '@/kit/scenario-words/victory-words';
import { whoWords } from '@/kit/scenario-words/who-words';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

import { readable } from '../words/names';

/** The sentence the players read, and the same as the app counts it. */
export function VictorySection({ scenario, names }: { scenario: Scenario; names: Names }) {
  const t = useT();
  const { text, scores, verdicts } = scenario.victory;
  const isCounted = scores.length > 0 || verdicts.length > 0;
  return (
    <Section title={t('scenarios.page.victory')} testID="victory">
      {text !== '' && <Text>{readable(text, scenario, names)}</Text>}
      {!isCounted && (
        <Text as="text2" color="ink2">
          {t('scenarios.page.byAgreement')}
        </Text>
      )}
      <Scores scenario={scenario} names={names} />
      {verdicts.length > 0 && (
        <Card>
          <Heading as="name" level={3}>
            {t('scenarios.verdicts')}
          </Heading>
          {verdicts.map((verdict, place) => (
            <Stack key={place} gap="xs">
              <Text as="textStrong">{winnerWords(verdict, t)}</Text>
              {verdict.if.map((condition, at) => (
                <Text key={at} as="text2">
                  {conditionWords(condition, names, t)}
                </Text>
              ))}
              {verdict.if.length === 0 && <Text as="text2">{t('scenarios.page.noConditions')}</Text>}
            </Stack>
          ))}
          <Text as="text2" color="ink2">
            {t('scenarios.page.verdictHint')}
          </Text>
        </Card>
      )}
    </Section>
  );
}

function Scores({ scenario, names }: { scenario: Scenario; names: Names }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { scores } = scenario.victory;
  if (scores.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading as="name" level={3}>
        {t('scenarios.points')}
      </Heading>
      <Card padded={false}>
        {scores.map(({ side, points, each = 1, of, deed }, place) => (
          <ListRow
            key={place}
            leading={<SideMark side={ensignOf(side)} marks={marks} width={30} label={sideName(side)} />}
            title={deedTitle(deed, t)}
            subtitle={[whoWords(of, names, t), ...(each > 1 ? [t('scenarios.page.each', { each })] : [])].join(' · ')}
            value={pointWords(points)}
            testID={`score-${place}`}
          />
        ))}
      </Card>
    </Stack>
  );
}

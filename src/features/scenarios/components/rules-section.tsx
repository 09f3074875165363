import { View } from 'react-native';

import { type Names } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import type { Scenario, ScenarioEffect } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { effectWords } from '../words/effect-words';
import { readable } from '../words/names';

/** Each rule in its own words, and below it what the app makes of it. */
export function RulesSection({ scenario, names }: { scenario: Scenario; names: Names }) {
  const t = useT();
  return (
    <Section title={t('scenarios.page.rules')} testID="rules">
      {scenario.specialRules.length === 0 && <Text color="ink2">{t('scenarios.page.noRules')}</Text>}
      {scenario.specialRules.map(({ id, text, optional, effects }, place) => (
        <Card key={id} testID={`rule-${id}`}>
          <Row wrap align="center" gap="sm">
            <Heading as="name" level={3}>
              {t('scenarios.page.rule', { number: place + 1 })}
            </Heading>
            {optional && <Tag text={t('scenarios.page.optional')} />}
          </Row>
          {text !== '' && <Text>{readable(text, scenario, names)}</Text>}
          {effects.map((effect, at) => (
            <EffectLines key={at} effect={effect} names={names} />
          ))}
        </Card>
      ))}
    </Section>
  );
}

function EffectLines({ effect, names }: { effect: ScenarioEffect; names: Names }) {
  const t = useT();
  const { growth } = useTheme();
  const { what, who, when, isReminder } = effectWords(effect, names, t);
  return (
    <Row gap="sm">
      <View
        role="img"
        aria-label={isReminder ? t('scenarios.page.appReminds') : t('scenarios.page.appDoes')}
        style={{ paddingTop: 1 }}
      >
        <Icon name={isReminder ? 'info' : 'gear'} size={18 * growth('text2')} color="ink2" />
      </View>
      <View style={{ flex: 1 }}>
        {what.map((sentence) => (
          <Text key={sentence} as="text2">
            {sentence}
          </Text>
        ))}
        {who !== null && (
          <Text as="text2" color="ink2">
            {t('scenarios.page.who', { who })}
          </Text>
        )}
        {when !== null && (
          <Text as="text2" color="ink2">
            {t('scenarios.page.when', { when })}
          </Text>
        )}
      </View>
    </Row>
  );
}

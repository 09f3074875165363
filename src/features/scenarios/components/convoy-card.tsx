import { View } from 'react-native';

import { inches } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';

import { course } from '../words/chart-words';

/** Transports of the side that guards them. */
export function ConvoyCard({ convoy }: { convoy: NonNullable<Scenario['convoy']> }) {
  const t = useT();
  return (
    <Card testID="convoy">
      <Heading as="name" level={3}>
        {t('scenarios.page.convoy')}
      </Heading>
      {convoy.groups.map(({ id, name, count, position, heading, speed, knots }) => (
        <View key={id}>
          <Text as="textStrong">{name}</Text>
          <Text as="text2">{t('scenarios.page.transports', { count })}</Text>
          <Text as="text2" color="ink2">
            {t('scenarios.page.lead', { x: inches(position.x), y: inches(position.y), course: course(heading) })}
          </Text>
          <Text as="text2" color="ink2">
            {speed > 0 ? t('scenarios.page.speed', { speed: inches(speed), knots }) : t('scenarios.page.atAnchor')}
          </Text>
        </View>
      ))}
      {convoy.note !== '' && <Text>{convoy.note}</Text>}
    </Card>
  );
}

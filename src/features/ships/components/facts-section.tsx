import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { doubtAbout, type ShipFacts } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { type FactLine, factLines } from '../fact-words';

interface FactsSectionProps {
  facts: ShipFacts;
  title: string;
}

/** What history says, and where it is not sure. */
export function FactsSection({ facts, title }: FactsSectionProps) {
  return (
    <Section title={title} testID="facts">
      <Card padded={false}>
        {factLines(facts).map((line) => (
          <FactRow key={line.name} ship={facts} line={line} />
        ))}
      </Card>
    </Section>
  );
}

function FactRow({ ship, line: { name, facts, values } }: { ship: ShipFacts; line: FactLine }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const doubts = facts.flatMap((fact) => doubtAbout(ship, fact) ?? []);
  const remarks = doubts.flatMap(({ remark }) => remark ?? []);
  return (
    <View
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        columnGap: space.md,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Text color="ink2" style={isLargeText ? undefined : { width: 132 }}>
        {name}
      </Text>
      <View style={{ flex: isLargeText ? undefined : 1, gap: 2 }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm }}>
          <Text as="textStrong" style={{ flexShrink: 1 }}>
            {values[0]}
          </Text>
          {doubts.length > 0 && <Tag text={t('ships.fact.uncertain')} icon="info" />}
        </View>
        {values.slice(1).map((value, place) => (
          <Text
            key={`${place}-${value}`}
            as={place % 2 === 0 ? 'text2' : 'textStrong'}
            color={place % 2 === 0 ? 'ink2' : 'ink'}
          >
            {value}
          </Text>
        ))}
        {doubts.length > 0 && (
          <Text as="text2" color="ink2">
            {remarks.length === 0 ? t('ships.fact.doubt') : t('ships.fact.doubtSays', { remark: remarks.join('; ') })}
          </Text>
        )}
      </View>
    </View>
  );
}

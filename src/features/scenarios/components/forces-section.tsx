import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Scenario, Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text, Heading } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import type { Checked } from '../use-scenarios';
import { course } from '../words/chart-words';
import { FormationCard } from './formation-card';

interface ForcesSectionProps {
  scenario: Scenario;
  side: Side;
  checked: Checked;
}

/** One side: how it enters, who commands it, and its lines ship by ship. */
export function ForcesSection({ scenario, side, checked }: ForcesSectionProps) {
  const t = useT();
  const { growth } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { entryEdge, fleetFlagship, dummies, formations } = scenario.sides[side];
  const ship =
    fleetFlagship && (checked.names.ship(fleetFlagship) ?? t('scenarios.deletedShip', { id: fleetFlagship }));
  return (
    <Section title={sideName(side)} testID={`forces-${side}`}>
      <Row align="center" gap="md">
        <SideMark side={ensignOf(side)} marks={marks} width={42 * growth('name')} />
        <View style={{ flex: 1 }}>
          <Text as="name">{t('scenarios.page.entry', { edge: t(`scenarios.edge.${entryEdge}`) })}</Text>
          <Text as="text2" color="ink2">
            {ship === null ? t('scenarios.page.noFleetFlagship') : t('scenarios.page.fleetFlagship', { ship })}
          </Text>
          <Text as="text2" color="ink2">
            {t('scenarios.page.dummies', { count: dummies })}
          </Text>
        </View>
      </Row>
      {formations.map((formation) => (
        <FormationCard key={formation.id} formation={formation} side={side} checked={checked} />
      ))}
      {scenario.convoy?.side === side && <ConvoyCard convoy={scenario.convoy} />}
    </Section>
  );
}

/** Transports of the side that guards them. */
function ConvoyCard({ convoy }: { convoy: NonNullable<Scenario['convoy']> }) {
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
            {t('scenarios.page.lead', { x: inchWords(position.x), y: inchWords(position.y), course: course(heading) })}
          </Text>
          <Text as="text2" color="ink2">
            {speed > 0 ? t('scenarios.page.speed', { speed: inchWords(speed), knots }) : t('scenarios.page.atAnchor')}
          </Text>
        </View>
      ))}
      {convoy.note !== '' && <Text>{convoy.note}</Text>}
    </Card>
  );
}

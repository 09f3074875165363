import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { type Scenario, SCENARIOS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { type Unplayable, unplayable } from '../plan';
import type { Planning, Unknown } from '../use-plan';

/** The first question: one of the scenarios, or forces of one's own. */
export function ScenarioPicker({ planning: { shelf, unknown, choose } }: { planning: Planning }) {
  const t = useT();
  const own = [...shelf.scenarios.values()];
  const ours = SCENARIOS.filter(({ id }) => !shelf.scenarios.has(id));
  return (
    <Stack gap="lg">
      {unknown && <NotTaken unknown={unknown} />}
      <Card padded={false}>
        <ListRow
          leading={<Icon name="ship" size={28} />}
          title={t('newBattle.pick.free')}
          subtitle={t('newBattle.pick.freeText')}
          onPress={() => choose({ type: 'free' })}
          testID="choose-free"
        />
      </Card>
      {own.length > 0 && (
        <Section title={t('newBattle.pick.own')}>
          <Card padded={false}>
            {own.map((scenario) => (
              <OwnRow
                key={scenario.id}
                scenario={scenario}
                why={unplayable(scenario, shelf)}
                onPress={() => choose({ type: 'scenario', id: scenario.id })}
              />
            ))}
          </Card>
        </Section>
      )}
      <Section title={t('newBattle.pick.ours')}>
        <Card padded={false}>
          {ours.map((scenario) => (
            <ScenarioRow
              key={scenario.id}
              scenario={scenario}
              onPress={() => choose({ type: 'scenario', id: scenario.id })}
            />
          ))}
        </Card>
      </Section>
    </Stack>
  );
}

function ScenarioRow({ scenario, onPress }: { scenario: Scenario; onPress: () => void }) {
  const t = useT();
  const { id, name, dateText, light, size } = scenario;
  return (
    <ListRow
      leading={<Icon name={light === 'day' ? 'sun' : 'moon'} size={24} color="ink2" />}
      title={name}
      subtitle={t('newBattle.pick.line', { date: dateText, minutes: size.minutes, ijn: size.ijn, irn: size.irn })}
      onPress={onPress}
      testID={`scenario-${id}`}
    />
  );
}

/** One that cannot be fought says why, and leads to where it is mended. */
function OwnRow({ scenario, why, onPress }: { scenario: Scenario; why: Unplayable | null; onPress: () => void }) {
  const t = useT();
  const router = useRouter();
  if (why === null) return <ScenarioRow scenario={scenario} onPress={onPress} />;
  const { id, name } = scenario;
  return (
    <ListRow
      variant="plain"
      leading={<Icon name="warning" size={24} color="danger" />}
      title={name}
      subtitle={t(`newBattle.pick.why.${why}`)}
      trailing={
        <Button
          label={t('newBattle.pick.mend')}
          spokenLabel={t('newBattle.pick.mendSpoken', { name })}
          onPress={() => router.push(`/scenarios/${id}`)}
          testID={`mend-${id}`}
        />
      }
      testID={`unplayable-${id}`}
    />
  );
}

/** The scenario of the address is not there, or cannot be fought. */
function NotTaken({ unknown: { id, name, why } }: { unknown: Unknown }) {
  const t = useT();
  return (
    <Row role="alert" testID="not-taken" gap="sm">
      <Icon name="warning" size={24} color="danger" strong />
      <View style={{ flex: 1 }}>
        {name !== null && <Text as="name">{name}</Text>}
        <Text color="danger">
          {why === 'unknown' ? t('newBattle.pick.noSuch', { id }) : t(`newBattle.pick.why.${why}`)}
        </Text>
      </View>
    </Row>
  );
}

import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { type Fleet, fleetPace, shipsOf } from '@/rules/togo/index';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useOwnShips } from '../use-own-ships';
import { nameOf } from '../words';

/** What holds for the fleet as a whole: its speed and what sets it, its flagship, and what is odd about it. */
export function FleetHead({ fleet, repeated }: { fleet: Fleet; repeated: ReadonlySet<string> }) {
  const t = useT();
  const own = useOwnShips();
  const slowest = fleetPace(fleet, own);
  const ships = shipsOf(fleet);
  const flagship = ships.find(({ key }) => key === fleet.fleetFlagship);
  const twice = [...repeated].flatMap((id) => ships.find(({ ship }) => ship === id) ?? []);
  const formation = slowest?.formation.name ?? '';
  return (
    <Row testID="fleet-head" gap="edge" paddingX="edge" paddingY="md">
      <View>
        <Text as="label" color="ink2">
          {t('fleets.fleet.speed')}
        </Text>
        <Text as="key" testID="fleet-speed">
          {slowest ? inchWords(slowest.pace.speed.value) : '–'}
        </Text>
      </View>
      <Stack flex={1} justify="center" gap="xs">
        <Text as="text2">
          {!slowest
            ? t('fleets.fleet.noSpeed')
            : fleet.formations.length > 1
              ? t('fleets.fleet.slowest', { formation })
              : t('fleets.fleet.only', { formation })}
        </Text>
        <Row wrap align="center" columnGap="sm">
          <Text as="text2" color={flagship ? 'ink' : 'danger'} style={{ flexShrink: 1 }} testID="fleet-flagship">
            {flagship ? t('fleets.fleet.flagship', { name: nameOf(flagship, own) }) : t('fleets.fleet.noFlagship')}
          </Text>
          <RuleLink rule="TOGO-17" testID="flagship-rule" />
        </Row>
        {twice.map((ship) => (
          <Text key={ship.ship} as="text2" color="danger" testID={`repeated-${ship.ship}`}>
            {t('fleets.fleet.repeated', { name: nameOf(ship, own) })}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}

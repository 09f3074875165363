import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge, sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { ForceFormation, ForceShip, Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { fade } from '@/ui/tokens';

interface FormationBlockProps {
  side: Side;
  formation: ForceFormation;
  leftOut?: boolean;
}

/** A line of ships in plan, under the colour and the mark of its side. */
export const FormationBlock = memo(function FormationBlock({ side, formation, leftOut = false }: FormationBlockProps) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { name, ships, flagship, arrives } = formation;
  return (
    <Stack
      testID={`formation-${formation.key}`}
      gap="sm"
      paddingX="edge"
      paddingY="md"
      style={{
        backgroundColor: color.card,
        borderTopWidth: 4,
        borderColor: color[sideEdge(side)],
        opacity: leftOut ? fade.disabled : 1,
      }}
    >
      <Row wrap align="center" columnGap="md" rowGap="xs">
        <SideMark side={ensignOf(side)} marks={marks} width={30} />
        <Text as="name" color={sideText(side)} style={{ flexGrow: 1, flexShrink: 1 }}>
          {name}
        </Text>
        <Text as="barLabel" color="ink2">
          {leftOut
            ? t('newBattle.force.leftOut')
            : arrives
              ? t('newBattle.force.arrives', { turn: arrives.turn, edge: t(`newBattle.force.edge.${arrives.edge}`) })
              : t('newBattle.force.bases', { count: ships.length })}
        </Text>
      </Row>
      <Row wrap columnGap="md" rowGap="sm">
        {ships.map((ship) => (
          <Base key={ship.key} ship={ship} isFlagship={ship.key === flagship} />
        ))}
      </Row>
    </Stack>
  );
});

/** Room for a plan and a name below it: three in a row on a phone. */
const PLACE = 100;
/** A base of more boats is called by all their names, and takes two places. */
const MANY = 3;

function Base({ ship: { name, units, design }, isFlagship }: { ship: ForceShip; isFlagship: boolean }) {
  const t = useT();
  const { growth } = useTheme();
  const facts = useMemo(() => design && { ...design.ratings, lengthM: design.lengthM }, [design]);
  const called = units > 1 ? t('newBattle.force.boats', { name, count: units }) : name;
  return (
    <Stack
      align="center"
      gap={2}
      style={{ width: (units < MANY ? 1 : 2) * PLACE * growth('barLabel'), maxWidth: '100%' }}
    >
      {facts && <ShipPlan facts={facts} label={null} />}
      <Row align="center" gap="xs">
        <Text as="barLabel" color={design ? 'ink' : 'danger'} style={{ flexShrink: 1, textAlign: 'center' }}>
          {design ? called : t('newBattle.force.gone', { name })}
        </Text>
        {isFlagship && (
          <View role="img" aria-label={t('newBattle.force.flagship')}>
            <Icon name="pennant" size={16} />
          </View>
        )}
      </Row>
    </Stack>
  );
}

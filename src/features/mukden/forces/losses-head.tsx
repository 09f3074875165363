import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type MeterView, SIDES } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

/** Over the units: steps lost by both, and how many the Russians have yet to lose for a Japanese victory (MUK-9). */
export function LossesHead({ meter }: { meter: MeterView }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { ijn, irn, goal, withoutLoc, cavalryEliminations } = meter;
  const corps = t('mukden.forces.corps', { count: cavalryEliminations });
  if (ijn === null || irn === null || goal === null) {
    return (
      <Row align="center" gap="sm" paddingX="edge" paddingY="sm" testID="losses">
        <Text as="text2" color="ink2" style={{ flex: 1 }}>
          {[t('mukden.forces.closed'), corps].join(' ')}
        </Text>
        <RuleLink rule="MUK-10" />
      </Row>
    );
  }
  const lost = { ijn, irn: irn + withoutLoc + cavalryEliminations };
  const needed = Math.max(0, goal - lost.irn);
  return (
    <Row align="center" wrap gap="md" paddingX="edge" paddingY="sm" testID="losses">
      <Row
        accessible
        role="img"
        aria-label={t('mukden.forces.lossesSaid', { ...lost, goal })}
        align="center"
        gap="md"
        style={{ flexShrink: 0 }}
      >
        {SIDES.map((side) => (
          <Row key={side} align="center" gap="xs">
            <SideMark side={ensignOf(side)} marks={marks} width={24} />
            <Text as="value">{lost[side]}</Text>
          </Row>
        ))}
      </Row>
      <Stack style={{ flex: 1, minWidth: 150 }}>
        <Text as="label" color="ink2">
          {t('mukden.forces.losses')}
        </Text>
        <Text as="text2">{t('mukden.forces.needs', { count: needed })}</Text>
      </Stack>
      <View>
        <RuleLink rule="MUK-9" />
      </View>
    </Row>
  );
}

import { memo } from 'react';
import { View } from 'react-native';

import { ForceRow } from '@/features/play/forces/force-row';
import { useT } from '@/messages/messages';
import { isInPlay } from '@/rules/mukden/index';
import { BoxTrack } from '@/ui/box-track';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { hexWords } from '../words/names-in';
import type { UnitItem } from './forces-lists';
import { CounterMark } from '../counter-mark';
import { stateWords, unitSaid } from './unit-words';

interface UnitRowProps {
  item: UnitItem;
  onPress: (id: string) => void;
}

/** A unit at a glance: its counter, where it is, how it stands, and the steps it has left. */
export const UnitRow = memo(function UnitRow({ item: { unit, hidden }, onPress }: UnitRowProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const isGone = !isInPlay(unit);
  const { id, name, hex, strength, start } = unit;
  const where = [
    ...(isGone ? [] : [hexWords(hex)]),
    ...(isLargeText && !isGone ? [t('mukden.forces.steps', { strength, start })] : []),
    ...stateWords(unit),
    ...(hidden > 0 ? [t('mukden.forces.below', { count: hidden })] : []),
  ];
  return (
    <ForceRow label={unitSaid(unit, hidden)} isGone={isGone} onPress={() => onPress(id)} testID={`unit-${id}`}>
      <Row align="center" gap="md" style={{ flex: isLargeText ? undefined : 1, minWidth: 0 }}>
        <CounterMark unit={unit} flipped={!unit.ready} below={hidden} />
        <View style={{ flex: 1, minWidth: 0 }}>
          <Text as="name" color={isGone ? 'ink2' : 'ink'}>
            {name}
          </Text>
          <Text as="text2" color={isGone ? 'danger' : 'ink2'}>
            {where.join(' · ')}
          </Text>
          {!isGone && (
            <BoxTrack
              count={start}
              filled={Math.min(strength, start)}
              size={9}
              label={t('mukden.forces.steps', { strength, start })}
            />
          )}
        </View>
      </Row>
      {!isGone && !isLargeText && (
        <Row align="center" gap="sm">
          <View style={{ minWidth: 56, alignItems: 'center' }}>
            <Text as="value">{strength}</Text>
            <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0 }}>
              {t('mukden.forces.ofSteps', { count: start })}
            </Text>
          </View>
          <Icon name="next" size={20} />
        </Row>
      )}
    </ForceRow>
  );
});

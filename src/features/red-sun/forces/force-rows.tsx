import { memo } from 'react';
import { View } from 'react-native';

import { ForceRow } from '@/features/play/forces/force-row';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import { isEliminated, type Ship, stepsLeft, strengthNow, type Unit } from '@/rules/red-sun/index';
import { BoxTrack } from '@/ui/box-track';
import { Row } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { orUnknown, shipSaid, unitSaid, unitTags } from './forces-words';
import { planOf } from './ship-plan';

interface ShipRowProps {
  ship: Ship;
  hasPlan: boolean;
  onPress: (id: string) => void;
}

const SUNK = { sunk: true } as const;

/** A ship at a glance: her guns, and her defence points with the damage on them. */
export const ShipRow = memo(function ShipRow({ ship, hasPlan, onPress }: ShipRowProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { id, name, fate, damage, defence, disabled, strength, torpedo } = ship;
  const isGone = fate !== 'afloat';
  return (
    <ForceRow label={shipSaid(ship)} isGone={isGone} onPress={() => onPress(id)} testID={`ship-${id}`}>
      {!isLargeText && hasPlan && (
        <ShipPlan facts={planOf(ship)} state={isGone ? SUNK : undefined} spent={isGone} label={null} />
      )}
      <View style={{ flex: isLargeText ? undefined : 1, minWidth: 0, gap: 2 }}>
        <Text as="name" color={isGone ? 'ink2' : 'ink'}>
          {name}
        </Text>
        <Row align="center" wrap gap={6}>
          {isGone ? (
            <Text as="text2" color="danger">
              {t(`red-sun.forces.${fate}`)}
            </Text>
          ) : defence === null ? (
            <Text as="text2" color="ink2">
              {t('red-sun.forces.noDefence')}
            </Text>
          ) : (
            <BoxTrack
              count={defence}
              filled={Math.min(damage, defence)}
              groupsOf={5}
              size={14}
              label={t('red-sun.forces.defence', { damage, defence })}
            />
          )}
          {!isGone && disabled && <Tag tone="caution" text={t('red-sun.forces.disabled')} />}
        </Row>
      </View>
      {!isGone && (
        <Row gap="sm" align="flex-start">
          {torpedo !== null && <Figure value={String(torpedo)} unit={t('red-sun.forces.torpedo')} />}
          <Figure value={orUnknown(strength)} unit={t('red-sun.forces.guns')} />
        </Row>
      )}
    </ForceRow>
  );
});

/** A unit at a glance: its strength now, the steps it has left, and how it stands. */
export const UnitRow = memo(function UnitRow({ unit, onPress }: { unit: Unit; onPress: (id: string) => void }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const isGone = isEliminated(unit);
  const tags = isGone ? [] : unitTags(unit);
  return (
    <ForceRow label={unitSaid(unit)} isGone={isGone} onPress={() => onPress(unit.id)} testID={`unit-${unit.id}`}>
      <View style={{ flex: isLargeText ? undefined : 1, minWidth: 0, gap: 2 }}>
        <Text as="name" color={isGone ? 'ink2' : 'ink'}>
          {unit.name}
        </Text>
        <Row align="center" wrap gap={6}>
          {isGone ? (
            <Text as="text2" color="danger">
              {t('red-sun.forces.eliminated')}
            </Text>
          ) : (
            <BoxTrack
              count={unit.strengths.length}
              filled={stepsLeft(unit)}
              size={14}
              label={`${stepsLeft(unit)} ${t('red-sun.forces.of', { steps: unit.strengths.length })}`}
            />
          )}
          {tags.map((tag) => (
            <Tag key={tag} text={tag} />
          ))}
        </Row>
      </View>
      {!isGone && <Figure value={String(strengthNow(unit))} unit={t('red-sun.forces.strength')} />}
    </ForceRow>
  );
});

/** A printed number over what it is. */
function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <View style={{ minWidth: 40, alignItems: 'center' }}>
      <Text as="value">{value}</Text>
      <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0 }}>
        {unit}
      </Text>
    </View>
  );
}

import { memo } from 'react';
import { View } from 'react-native';

import { ForceRow } from '@/features/play/forces/force-row';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import type { Letter, ShipView } from '@/rules/tide/index';
import { BoxTrack } from '@/ui/box-track';
import { Row } from '@/ui/layout';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, stroke } from '@/ui/tokens';

import { planOf } from './class-plan';
import { isHouse } from './forces-lists';
import { shipSaid, shownRatings, valueWords } from './forces-words';
import { TubeMark } from './tube-mark';

interface ShipRowProps {
  ship: ShipView;
  /** False where the drawing would leave no room for the name. */
  hasPlan?: boolean;
  /** Whether house values are marked on the row itself. */
  isTagged?: boolean;
  onPress: (id: string) => void;
}

const SUNK = { sunk: true } as const;

/** A counter at a glance: what she is, how she is, and what is printed on the side that lies up. */
export const ShipRow = memo(function ShipRow({ ship, hasPlan = true, isTagged = false, onPress }: ShipRowProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const isGone = ship.fate !== 'afloat';
  return (
    <ForceRow label={shipSaid(ship)} isGone={isGone} onPress={() => onPress(ship.id)} testID={`ship-${ship.id}`}>
      {!isLargeText && hasPlan && (
        <ShipPlan facts={planOf(ship)} state={isGone ? SUNK : undefined} spent={isGone} label={null} />
      )}
      <View style={{ flex: isLargeText ? undefined : 1, minWidth: 0, gap: 2 }}>
        <Text as="name" color={isGone ? 'ink2' : 'ink'}>
          {ship.name}
        </Text>
        <Row align="center" wrap gap={6}>
          <Text as="text2" color={isGone ? 'danger' : 'ink2'}>
            {isGone ? t(`tide.forces.fates.${ship.fate}`) : t(`tide.forces.class.${ship.class}`)}
          </Text>
          {!isGone && <Chips ship={ship} />}
          {!isGone && isTagged && isHouse(ship) && <Tag tone="caution" text={t('tide.forces.houseShort')} />}
        </Row>
      </View>
      {!isGone && <Values ship={ship} />}
    </ForceRow>
  );
});

function Chips({ ship }: { ship: ShipView }) {
  const t = useT();
  const hits = ship.hits ?? 0;
  return (
    <>
      {shownRatings(ship)?.torpedo && <TubeMark size={22} />}
      {ship.damaged === true && <Marker letter={t('tide.forces.damaged')} label={t('tide.forces.damagedSaid')} />}
      {hits > 0 && <BoxTrack count={3} filled={hits} size={18} label={t('tide.forces.hitsSaid', { count: hits })} />}
      {ship.port === null && <Tag icon="hide" text={t('tide.forces.unknown')} />}
      {ship.port && <Tag icon="anchor" text={t('tide.forces.port')} />}
    </>
  );
}

function Values({ ship }: { ship: ShipView }) {
  const t = useT();
  const ratings = shownRatings(ship);
  return (
    <Row gap="sm" align="flex-start">
      <ValueFigure value={valueWords(ratings?.primary)} unit={t('tide.forces.primary')} />
      <ValueFigure value={valueWords(ratings?.secondary)} unit={t('tide.forces.secondary')} />
      <LetterMark letter={ratings?.letter} />
    </Row>
  );
}

/** A printed number over what it is. */
export function ValueFigure({ value, unit }: { value: string; unit: string }) {
  return (
    <View style={{ minWidth: 34, alignItems: 'center' }}>
      <Text as="value">{value}</Text>
      <Unit>{unit}</Unit>
    </View>
  );
}

/** The letter of her range, in a frame as on the counter. */
export function LetterMark({ letter }: { letter: Letter | undefined }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <View style={{ minWidth: 38, alignItems: 'center' }}>
      <View
        style={{
          minWidth: 22,
          alignItems: 'center',
          paddingHorizontal: 3,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.chip,
        }}
      >
        <Text as="name">{valueWords(letter)}</Text>
      </View>
      <Unit>{t('tide.forces.range')}</Unit>
    </View>
  );
}

const Unit = ({ children }: { children: string }) => (
  <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0 }}>
    {children}
  </Text>
);

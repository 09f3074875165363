import { memo } from 'react';
import { View } from 'react-native';

import { ForceRow } from '@/features/play/forces/force-row';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import { isBoat, salvosAfter, type ShipView, SUNK, torpedoSalvosAfter } from '@/rules/tsushima/index';
import { BoxTrack } from '@/ui/box-track';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { classWords } from './counter-words';
import { isUnknown, needsGuns } from './forces-lists';
import { shipSaid, tagsOf } from './forces-words';
import { GunFigure } from './gun-figure';
import { TYPE_PLANS } from './type-plans';

interface ShipRowProps {
  ship: ShipView;
  isLead: boolean;
  /** False where the drawing would leave no room for the name. */
  hasPlan: boolean;
  onPress: (id: string) => void;
}

const SUNK_STATE = { sunk: true } as const;
/** Boats on a counter: each hit takes one of three destroyers, two of six torpedo boats (TSU-43). */
const BOATS = { D: 3, T: 6 } as const;

/** A ship at a glance: her damage, her morale and what her guns have left. */
export const ShipRow = memo(function ShipRow({ ship, isLead, hasPlan, onPress }: ShipRowProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const isGone = ship.fate !== 'afloat';
  return (
    <ForceRow label={shipSaid(ship)} isGone={isGone} onPress={() => onPress(ship.id)} testID={`ship-${ship.id}`}>
      {!isLargeText && hasPlan && (
        <ShipPlan facts={TYPE_PLANS[ship.type]} state={isGone ? SUNK_STATE : undefined} spent={isGone} label={null} />
      )}
      <View style={{ flex: isLargeText ? undefined : 1, minWidth: 0, gap: 2 }}>
        <Row align="center" gap={6}>
          <Text as="name" color={isGone ? 'ink2' : 'ink'} style={{ flexShrink: 1 }}>
            {ship.name}
          </Text>
          {isLead && <Icon name="pennant" size={18} />}
        </Row>
        <Row align="center" wrap gap={6}>
          <Text as="text2" color={isGone ? 'danger' : 'ink2'}>
            {isGone ? t(`tsushima.forces.fates.${ship.fate}`) : classWords(ship)}
          </Text>
          {!isGone && <Chips ship={ship} />}
        </Row>
      </View>
      {!isGone && <Values ship={ship} />}
    </ForceRow>
  );
});

function Chips({ ship }: { ship: ShipView }) {
  const t = useT();
  const { type, hits } = ship;
  if (isUnknown(ship)) return <Tag icon="hide" text={t('tsushima.forces.unknown')} />;
  const count = hits ?? 0;
  const boats = type === 'D' || type === 'T' ? BOATS[type] : null;
  return (
    <>
      {count > 0 &&
        (count === 1 ? (
          <Marker letter={t('tsushima.forces.oneHit')} label={t('tsushima.forces.oneHitSaid')} />
        ) : (
          <Marker letter={t('tsushima.forces.twoHits')} label={t('tsushima.forces.twoHitsSaid')} />
        ))}
      {boats !== null && (
        <BoxTrack
          count={boats}
          filled={(boats * (SUNK - count)) / SUNK}
          size={14}
          label={t('tsushima.forces.boatsLeft', { left: (boats * (SUNK - count)) / SUNK, all: boats })}
        />
      )}
      {needsGuns(ship) && <Tag tone="caution" text={t('tsushima.forces.check')} />}
      {tagsOf(ship).map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
    </>
  );
}

/** Guns with the salvos that damage has left; of boats their torpedoes too. */
function Values({ ship }: { ship: ShipView }) {
  const t = useT();
  const { type, guns, suggested, torpedo } = ship;
  const hits = ship.hits ?? 0;
  const shown = guns ?? suggested ?? { primary: null, secondary: null };
  const left = (gun: typeof shown.primary) => (gun === null ? undefined : salvosAfter(type, gun, hits));
  if (type === 'M') return null;
  return (
    <Row gap="sm" align="flex-start">
      <GunFigure
        gun={shown.primary}
        salvos={left(shown.primary)}
        unit={t('tsushima.forces.primary')}
        isUnsure={guns === null}
      />
      {isBoat(type) ? (
        <GunFigure
          gun={torpedo === null ? null : { factor: torpedoSalvosAfter(torpedo, hits), salvos: 0 }}
          salvos={null}
          unit={t('tsushima.forces.torpedo')}
        />
      ) : (
        <GunFigure
          gun={shown.secondary}
          salvos={left(shown.secondary)}
          unit={t('tsushima.forces.secondary')}
          isUnsure={guns === null}
        />
      )}
    </Row>
  );
}

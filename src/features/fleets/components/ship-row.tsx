import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { FleetFormation, FleetShip, ShipDesign } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { kindOf } from '../words';
import { type DragCalls, DragHandle } from './drag-handle';

interface ShipRowProps {
  ship: FleetShip;
  /** Null when the ship herself is gone. */
  design: ShipDesign | null;
  formation: FleetFormation;
  isFleetFlagship: boolean;
  isTwice: boolean;
  /** Points she has been dragged from her place; null while she lies in it. */
  draggedBy: number | null;
  drag: DragCalls;
  onPress: () => void;
  ref: (view: View | null) => void;
}

/** One base of the fleet: the row opens what can be done with her, the handle drags her. */
export function ShipRow(props: ShipRowProps) {
  const { ship, design, formation, isFleetFlagship, isTwice, draggedBy, drag, onPress, ref } = props;
  const t = useT();
  const { color, growth, isLargeText, hand } = useTheme();
  const isFlagship = formation.flagship === ship.key;
  const name = design?.name ?? ship.name;
  const speed = design && inchWords(design.ratings.speed);
  const facts = [
    design ? kindOf(ship, design) : t('fleets.ship.missing'),
    ...(speed === null ? [] : [speed]),
    ...(isFleetFlagship ? [t('fleets.ship.fleetFlagship')] : []),
    ...(isFlagship ? [t('fleets.ship.flagship', { formation: formation.name })] : []),
    ...(isTwice ? [t('fleets.ship.twice')] : []),
  ];
  const handle = <DragHandle key="handle" {...drag} testID={`drag-${ship.key}`} />;
  const body = (
    <Pressable
      key="body"
      label={t('fleets.ship.spoken', { name, facts: facts.join(', ') })}
      onPress={onPress}
      style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingVertical: space.xs }}
      testID={`ship-${ship.key}`}
    >
      {!isLargeText && (
        <View style={{ width: 92, alignItems: 'center' }}>
          {design ? (
            <ShipPlan facts={planFacts(design)} label={null} />
          ) : (
            <Icon name="warning" color="danger" size={26} />
          )}
        </View>
      )}
      <View style={{ flex: 1, minWidth: 0 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', columnGap: 6 }}>
          <Text as="name" style={{ flexShrink: 1 }}>
            {name}
          </Text>
          {isFlagship && <Icon name="pennant" size={17 * growth('name')} />}
          {isFleetFlagship && <Tag text={t('fleets.ship.fleetFlagship')} />}
          {design === null && <Tag text={t('fleets.ship.missing')} tone="danger" />}
          {isTwice && <Tag text={t('fleets.ship.twice')} />}
        </View>
        {design && (
          <Text as="text2" color="ink2">
            {kindOf(ship, design)}
          </Text>
        )}
      </View>
      {speed !== null && (
        <View style={{ alignItems: 'flex-end', minWidth: 44 }}>
          <Text as="value">{speed}</Text>
          {!isLargeText && (
            <Text as="headerSub" color="ink2">
              {t('fleets.ship.speed')}
            </Text>
          )}
        </View>
      )}
    </Pressable>
  );
  return (
    <View
      ref={ref}
      style={[
        {
          minHeight: touch.row,
          flexDirection: 'row',
          alignItems: 'center',
          paddingLeft: hand === 'left' ? 0 : space.edge,
          paddingRight: hand === 'left' ? space.edge : 0,
          backgroundColor: color.card,
          borderBottomWidth: stroke.hairline,
          borderColor: color.rule,
        },
        draggedBy !== null && {
          zIndex: 2,
          backgroundColor: color.nowWash,
          transform: [{ translateY: draggedBy }],
          pointerEvents: 'none',
        },
      ]}
    >
      {hand === 'left' ? [handle, body] : [body, handle]}
    </View>
  );
}

export const planFacts = ({ ratings, lengthM }: ShipDesign) => ({
  type: ratings.type,
  batteries: ratings.batteries,
  torpedoes: ratings.torpedoes,
  lengthM,
});

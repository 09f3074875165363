import { memo } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { t } from '@/messages/messages';
import { leadingBattery, type ShelvedShip } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { inches } from '../number-words';
import { planFactsOf } from '../plan-facts';
import { sortWord, weaponWord } from '../ship-words';
import { OriginTag } from './origin-tag';

interface ShipRowProps {
  ship: ShelvedShip;
  onOpen: (id: string) => void;
}

/** A ship in a list: plan, name, class, main dice with their calibre, speed. Large text puts the numbers below. */
export const ShipRow = memo(function ShipRow({ ship, onOpen }: ShipRowProps) {
  const theme = useTheme();
  const { design, facts, origin } = ship;
  const stacked = theme.isLargeText;
  const numbers = <RowNumbers ship={ship} />;
  return (
    <Pressable
      label={spoken(ship)}
      onPress={() => onOpen(design.id)}
      testID={`ship-${design.id}`}
      style={[rowFrame(theme, 'card'), { paddingHorizontal: space.md }]}
    >
      <ShipPlan facts={planFactsOf(design)} label={null} />
      <View style={{ flex: 1, minWidth: 0, gap: 2 }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm }}>
          <Text as="name" style={{ flexShrink: 1 }}>
            {design.name}
          </Text>
          <OriginTag origin={origin} />
        </View>
        <Text as="text2" color="ink2">
          {design.shipClass === '' ? sortWord(design, facts) : design.shipClass}
        </Text>
        {stacked && numbers}
      </View>
      {!stacked && numbers}
    </Pressable>
  );
});

function RowNumbers({ ship: { design } }: { ship: ShelvedShip }) {
  const { isLargeText } = useTheme();
  const battery = leadingBattery(design);
  const column = { alignItems: isLargeText ? 'flex-start' : 'flex-end', minWidth: 44 } as const;
  return (
    <View style={{ flexDirection: 'row', gap: space.md }}>
      <View style={column}>
        <Text as="value">{battery?.dice.side ?? 0}</Text>
        <Text as="text2" color="ink2">
          {battery ? weaponWord(battery.weapon) : t('ships.row.noGuns')}
        </Text>
      </View>
      <View style={column}>
        <Text as="value">{inches(design.ratings.speed)}</Text>
        <Text as="text2" color="ink2">
          {t('ships.row.speed')}
        </Text>
      </View>
    </View>
  );
}

function spoken({ design, facts, origin }: ShelvedShip): string {
  const battery = leadingBattery(design);
  const words = {
    name: design.name,
    kind: sortWord(design, facts),
    guns: battery
      ? t('ships.row.saidGuns', { dice: battery.dice.side, weapon: weaponWord(battery.weapon) })
      : t('ships.row.noGuns'),
    speed: inches(design.ratings.speed),
  };
  if (origin === 'edited') return t('ships.row.saidEdited', words);
  return origin === 'own' ? t('ships.row.saidOwn', words) : t('ships.row.said', words);
}

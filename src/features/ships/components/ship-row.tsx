import { memo } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import { leadingBattery, type ShelvedShip } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/window-shape';

import { planFactsOf } from '../plan-facts';
import { sortWord, weaponWord } from '../ship-words';
import { OriginTag } from './origin-tag';

interface ShipRowProps {
  ship: ShelvedShip;
  onOpen: (id: string) => void;
}

/** A ship in a list: plan, name, class, main dice with their calibre, speed. Large text, or a small phone, puts the numbers below. */
export const ShipRow = memo(function ShipRow({ ship, onOpen }: ShipRowProps) {
  const theme = useTheme();
  const { design, facts, origin } = ship;
  const stacked = useIsStacked();
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
        <Text as="name">{design.name}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }}>
          <OriginTag origin={origin} />
          <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
            {design.shipClass === '' ? sortWord(design, facts) : design.shipClass}
          </Text>
        </View>
        {stacked && numbers}
      </View>
      {!stacked && numbers}
    </Pressable>
  );
});

const useIsStacked = (): boolean => {
  const { isLargeText } = useTheme();
  return useIsNarrow() || isLargeText;
};

function RowNumbers({ ship: { design } }: { ship: ShelvedShip }) {
  const battery = leadingBattery(design);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
      <RowNumber
        value={String(battery?.dice.side ?? 0)}
        name={battery ? weaponWord(battery.weapon) : t('ships.row.noGuns')}
      />
      <RowNumber value={inchWords(design.ratings.speed)} name={t('ships.row.speed')} />
    </View>
  );
}

function RowNumber({ value, name }: { value: string; name: string }) {
  const stacked = useIsStacked();
  return (
    <View
      style={
        stacked
          ? { flexDirection: 'row', alignItems: 'baseline', gap: space.xs }
          : { alignItems: 'flex-end', minWidth: 44 }
      }
    >
      <Text as="value">{value}</Text>
      <Text as="text2" color="ink2">
        {name}
      </Text>
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
    speed: inchWords(design.ratings.speed),
  };
  if (origin === 'edited') return t('ships.row.saidEdited', words);
  return origin === 'own' ? t('ships.row.saidOwn', words) : t('ships.row.said', words);
}

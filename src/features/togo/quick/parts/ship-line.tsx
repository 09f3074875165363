import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { QuickShip } from '@/rules/togo/index';
import { isSmallShip } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';

import { typeWords } from '../event-sentence';

interface ShipLineProps {
  role: string;
  ship: QuickShip;
  onPress: () => void;
  testID: string;
}

/** A ship in one row: whose she is, what she is worth as a target. */
export function ShipLine({ role, ship, onPress, testID }: ShipLineProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const name = ship.id === null ? t('quick.ships.anyTarget') : ship.name;
  return (
    <ListRow
      leading={
        <View style={{ width: 42, alignItems: 'center' }}>
          {ship.side === null ? (
            <Icon name="target" />
          ) : (
            <SideMark side={ensignOf(ship.side)} marks={marks} width={42} />
          )}
        </View>
      }
      title={name}
      subtitle={shipFacts(t, ship)}
      label={t('quick.ships.change', { role, name })}
      onPress={onPress}
      testID={testID}
    />
  );
}

export function shipFacts(t: ReturnType<typeof useT>, ship: QuickShip): string {
  const { card, units } = ship;
  const type = typeWords(card.type);
  if (isSmallShip(ship) && units !== undefined) return t('quick.ships.boats', { type, count: units });
  return t('quick.ships.facts', { type, size: card.size.gun, armour: card.armour });
}

import { memo } from 'react';
import { View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { planStateOf, type ShipView } from '../plan-state';
import { ShipMarkers } from '../ship/ship-markers';
import { fateWords } from '../words/event-words';

interface Props {
  ship: ShipView;
  flagship: boolean;
  onPress: (id: string) => void;
}

/** A ship at a glance, readable at arm's length: plan, damage, guns and speed left. */
export const ShipRow = memo(function ShipRow({ ship, flagship, onPress }: Props) {
  const t = useT();
  const { color } = useTheme();
  const main = ship.batteries.find((battery) => battery.main) ?? ship.batteries[0];
  const dice = main?.dice.side ?? 0;
  const silent = ship.silent !== null || ship.status !== 'afloat';
  const gone = ship.fate !== 'afloat' ? fateWords(ship.fate) : ship.status === 'sunk' ? t('battle.fleet.sunk') : null;
  const undamaged = ship.markers.length === 0 && ship.fires === 0 && ship.waiting.length === 0;
  const speed = inchWords(t, ship.speed);
  const said = t('battle.fleet.said', { name: ship.name, dice, gun: gunWords(main?.weapon ?? ''), speed });
  return (
    <Pressable
      label={gone === null ? said : `${ship.name}, ${gone}`}
      onPress={() => onPress(ship.id)}
      testID={`fleet-${ship.id}`}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.md,
        minHeight: touch.row,
        paddingHorizontal: space.edge,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: gone === null ? color.card : undefined,
      }}
    >
      <ShipPlan
        facts={{ ...ship.card, lengthM: ship.lengthM ?? null }}
        state={planStateOf(ship)}
        spent={gone !== null}
        label={null}
      />
      <View style={{ flex: 1, gap: 2 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
          <Text as="name" color={gone === null ? 'ink' : 'ink2'} style={{ flexShrink: 1 }}>
            {ship.name}
          </Text>
          {flagship && <Icon name="pennant" size={18} />}
        </View>
        {gone !== null ? (
          <Text as="text2" color="danger">
            {gone}
          </Text>
        ) : undamaged ? (
          <Text as="text2" color="ink2">
            {ship.unitsAtFirst > 1
              ? t('battle.fleet.units', { units: ship.units, of: ship.unitsAtFirst })
              : t('battle.fleet.noDamage')}
          </Text>
        ) : (
          <ShipMarkers ship={ship} />
        )}
      </View>
      <Figure
        value={silent ? '0' : String(dice)}
        unit={silent ? t('battle.fleet.silent') : gunWords(main?.weapon ?? '')}
        warn={silent}
      />
      <Figure value={speed} unit={t('battle.fleet.speed')} />
    </Pressable>
  );
});

function Figure({ value, unit, warn = false }: { value: string; unit: string; warn?: boolean }) {
  return (
    <View style={{ minWidth: 44, alignItems: 'flex-end' }}>
      <Text as="value">{value}</Text>
      <Text as="text2" color={warn ? 'danger' : 'ink2'}>
        {unit}
      </Text>
    </View>
  );
}

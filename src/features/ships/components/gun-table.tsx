import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { ARCS, type HouseBattery } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { arcWord, weaponWord } from '../ship-words';

interface GunTableProps {
  batteries: readonly HouseBattery[];
  onExplain: (battery: HouseBattery) => void;
}

/** Dice by arc, as on a printed ship card: a row for each battery, and each row explains itself. */
export function GunTable({ batteries, onExplain }: GunTableProps) {
  const t = useT();
  const { color, growth } = useTheme();
  const column = { width: 58 * Math.min(growth('label'), 1.4), textAlign: 'center' } as const;
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          paddingHorizontal: space.edge,
          paddingTop: space.md,
          paddingBottom: 6,
          borderBottomWidth: stroke.hairline,
          borderColor: color.ruleStrong,
        }}
      >
        <Heading as="label" style={{ flex: 1 }}>
          {t('ships.page.guns')}
        </Heading>
        {batteries.length > 0 &&
          ARCS.map((arc) => (
            <Text key={arc} as="label" color="ink2" style={column}>
              {arcWord(arc)}
            </Text>
          ))}
      </View>
      {batteries.length === 0 && <Text style={{ padding: space.edge }}>{t('ships.page.noGuns')}</Text>}
      {batteries.map((battery, place) => (
        <Pressable
          key={`${battery.weapon}-${place}`}
          label={spoken(t, battery)}
          onPress={() => onExplain(battery)}
          testID={`battery-${place}`}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            minHeight: touch.min,
            paddingHorizontal: space.edge,
            backgroundColor: color.card,
            borderBottomWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <View
            style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm }}
          >
            <Text as="name">{weaponWord(battery.weapon)}</Text>
            {battery.main && (
              <Text as="control" color="ink2">
                {t('ships.page.main')}
              </Text>
            )}
          </View>
          {ARCS.map((arc) => (
            <Text key={arc} as="value" style={column}>
              {battery.dice[arc]}
            </Text>
          ))}
        </Pressable>
      ))}
    </View>
  );
}

function spoken(t: ReturnType<typeof useT>, { weapon, main, dice }: HouseBattery): string {
  const words = { weapon: weaponWord(weapon), ...dice };
  return main ? t('ships.page.saidBatteryMain', words) : t('ships.page.saidBattery', words);
}

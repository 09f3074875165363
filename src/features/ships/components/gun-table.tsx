import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { type Arc, ARCS, type HouseBattery } from '@/rules/togo/index';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { arcWord, weaponWord } from '../ship-words';

interface GunTableProps {
  batteries: readonly HouseBattery[];
  /** As in the library, for what was changed to be struck through; null for a ship made from nothing. */
  library: readonly HouseBattery[] | null;
  onExplain: (battery: HouseBattery) => void;
}

/** Dice by arc, as on a printed ship card: a row for each battery, and each row explains itself. */
export function GunTable({ batteries, library, onExplain }: GunTableProps) {
  const t = useT();
  const { color, growth } = useTheme();
  const column = { width: 58 * Math.min(growth('label'), 1.4), textAlign: 'center' } as const;
  return (
    <View>
      <Row
        align="flex-end"
        paddingX="edge"
        paddingTop="md"
        paddingBottom={6}
        style={{ borderBottomWidth: stroke.hairline, borderColor: color.ruleStrong }}
      >
        <Heading as="label" style={{ flex: 1 }}>
          {t('ships.gunsByArc')}
        </Heading>
        {batteries.length > 0 &&
          ARCS.map((arc) => (
            <Text key={arc} as="label" color="ink2" style={column}>
              {arcWord(arc)}
            </Text>
          ))}
      </Row>
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
          <Row wrap flex={1} align="baseline" columnGap="sm">
            <Text as="name">{weaponWord(battery.weapon)}</Text>
            {battery.main && (
              <Text as="control" color="ink2">
                {t('ships.page.main')}
              </Text>
            )}
          </Row>
          {ARCS.map((arc) => (
            <Dice
              key={arc}
              is={battery.dice[arc]}
              was={diceInLibrary(batteries, library, place, arc)}
              width={column.width}
            />
          ))}
        </Pressable>
      ))}
    </View>
  );
}

function Dice({ is, was, width }: { is: number; was: number | null; width: number }) {
  return (
    <Row align="baseline" justify="center" gap="xs" style={{ width }}>
      {was !== null && was !== is && (
        <Text as="control" color="ink2" style={{ textDecorationLine: 'line-through' }}>
          {was}
        </Text>
      )}
      <Text as="value">{is}</Text>
    </Row>
  );
}

/** The dice of the same battery in the library: the same weapon, and the same place among those of that weapon. */
function diceInLibrary(
  batteries: readonly HouseBattery[],
  library: readonly HouseBattery[] | null,
  place: number,
  arc: Arc,
): number | null {
  const weapon = batteries[place]?.weapon;
  const isTwin = (battery: HouseBattery) => battery.weapon === weapon;
  const nth = batteries.slice(0, place).filter(isTwin).length;
  return library?.filter(isTwin)[nth]?.dice[arc] ?? null;
}

function spoken(t: ReturnType<typeof useT>, { weapon, main, dice }: HouseBattery): string {
  const words = { weapon: weaponWord(weapon), ...dice };
  return main ? t('ships.page.saidBatteryMain', words) : t('ships.page.saidBattery', words);
}

import { createContext, type ReactNode, use, useContext, useMemo, useState } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';
import { HALF_TURN, TurnedContext } from '@/ui/turned';

interface Turning {
  readonly turned: boolean;
  readonly turn: () => void;
}

const TurningContext = createContext<Turning>({ turned: false, turn: () => undefined });

/** Whether the screen is turned for the opponent, and the tap that turns it. Outside a battle there is nothing to turn. */
export const useTurning = (): Turning => use(TurningContext);

/**
 * Everything of a battle, turned by half a circle at a tap for whoever stands across the table, with a bar that turns it
 * back. Leaving the battle turns it back too.
 */
export function TurnedTable({ children }: { children: ReactNode }) {
  const [turned, setTurned] = useState(false);
  const insets = useContext(SafeAreaInsetsContext);
  const turning = useMemo(() => ({ turned, turn: () => setTurned((before) => !before) }), [turned]);
  // The bar keeps clear of what is now above; below it there is nothing to keep clear of.
  const kept = turned && insets ? { top: 0, bottom: insets.top, left: insets.right, right: insets.left } : insets;
  return (
    <TurningContext value={turning}>
      <TurnedContext value={turned}>
        <View style={[{ flex: 1 }, turned && HALF_TURN]} testID="turned-table">
          {turned && <TurnBack room={insets?.bottom ?? 0} onPress={turning.turn} />}
          <SafeAreaInsetsContext value={kept}>
            <View style={{ flex: 1 }}>{children}</View>
          </SafeAreaInsetsContext>
        </View>
      </TurnedContext>
    </TurningContext>
  );
}

function TurnBack({ room, onPress }: { room: number; onPress: () => void }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Pressable
      label={t('turned.back')}
      onPress={onPress}
      testID="turn-back"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.sm,
        minHeight: touch.min + room,
        paddingTop: room,
        backgroundColor: color.nowWash,
        borderBottomWidth: stroke.frame,
        borderColor: color.now,
      }}
    >
      <Icon name="around" size={24} />
      <Text as="control">{t('turned.back')}</Text>
    </Pressable>
  );
}

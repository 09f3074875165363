import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { aheadWords, fitsWords, leftWords, paceWords } from './clock-words';
import { type Now, useTableClock } from './use-table-clock';

/** One line over the list while a clock runs: time left, and whether the turns fit into it. A tap opens the clock. */
export function ClockLine({ time }: { time?: Now }) {
  const t = useT();
  const router = useRouter();
  const { color } = useTheme();
  const { timeOf } = useCompanion();
  const { id, view } = useGame();
  const { reading } = useTableClock(time);
  if (!reading || timeOf(view).isOver) return null;
  const left = leftWords(reading);
  const fits = fitsWords(reading) ?? paceWords(reading);
  const ahead = aheadWords(reading);
  const said = [left, fits, ahead, reading.isPaused ? t('clock.paused') : null].filter((words) => words !== null);
  return (
    <Pressable
      label={t('clock.open', { what: said.join('. ') })}
      onPress={() => router.push(gameAddress(id, 'clock'))}
      testID="clock-line"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        columnGap: space.md,
        minHeight: touch.min,
        paddingHorizontal: space.edge,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Text as="control">{left}</Text>
      <View style={{ flexGrow: 1, flexShrink: 1 }}>
        <Text as="text2" color="ink2">
          {fits}
        </Text>
      </View>
      {reading.isPaused ? (
        <Tag text={t('clock.paused')} tone="now" />
      ) : (
        ahead !== null && <Tag text={ahead} tone={(reading.ahead ?? 0) < 0 ? 'danger' : 'plain'} />
      )}
    </Pressable>
  );
}

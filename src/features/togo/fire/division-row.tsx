import type { ReactNode } from 'react';
import { View } from 'react-native';

import { expectedWords } from '@/kit/dice-strip/strip-words';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { useGame } from '../game';
import { aimWords } from './fire-words';
import type { DivisionFire } from './volley';

interface Props {
  division: DivisionFire;
  /** What a tap on its words does. */
  onPress: () => void;
  icon: IconName;
  expanded?: boolean;
  /** A button of its own at the end. */
  action?: ReactNode;
  testID: string;
}

/** A division: whom it would fire at, how far off, and the hits to be expected of it. */
export function DivisionRow({ division, onPress, icon, expanded, action, testID }: Props) {
  const t = useT();
  const theme = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { state, nameOf } = useGame();
  const { counter, ships, firing, holds } = division;
  const silent = holds ? t('volley.holds') : firing.length === 0 ? t('volley.outOfRange') : null;
  const aim = aimWords(state, division, nameOf);
  const hits = expectedWords(division.expected);
  const part =
    silent === null && firing.length < ships.length
      ? t('volley.some', { count: firing.length, all: ships.length })
      : null;
  const unmeasured = silent === null && firing.some(({ at }) => at.turn === null) ? t('volley.unmeasuredSpoken') : null;
  const expects = silent === null ? t('volley.expectedSpoken', { hits }) : null;
  const spoken = [nameOf(counter), silent ?? aim, unmeasured, part, expects];
  const enemy = (firing[0] ?? ships[0])?.target.side;
  // Beside large words it would leave them a few letters a line: there it stands below.
  const expectation = (
    <>
      <Text as="value" testID={`${testID}-expected`}>
        {hits}
      </Text>
      <Text as="text2" color="ink2">
        {t('volley.expected')}
      </Text>
    </>
  );
  return (
    <View style={[rowFrame(theme, 'card'), { paddingVertical: 0 }]}>
      <Pressable
        label={spoken.filter((words) => words !== null).join(', ')}
        aria-expanded={expanded}
        onPress={onPress}
        testID={testID}
        style={{ flex: 1, minWidth: 0, justifyContent: 'center', minHeight: theme.isLargeText ? undefined : 66 }}
      >
        <Row align="center" gap="sm">
          <Stack flex={1}>
            <Text as="name">{nameOf(counter)}</Text>
            <Row align="center" gap="xs">
              {enemy && silent === null && (
                <View style={{ flexShrink: 0 }}>
                  <SideMark side={ensignOf(enemy)} marks={marks} width={18} />
                </View>
              )}
              <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
                {silent ?? aim}
              </Text>
            </Row>
            {part !== null && (
              <Text as="text2" color="ink2">
                {part}
              </Text>
            )}
            {silent === null && theme.isLargeText && (
              <Row align="baseline" gap="xs">
                {expectation}
              </Row>
            )}
          </Stack>
          {silent === null && !theme.isLargeText && <Stack align="flex-end">{expectation}</Stack>}
          <Icon name={icon} size={20} color="ink2" />
        </Row>
      </Pressable>
      {action}
    </View>
  );
}

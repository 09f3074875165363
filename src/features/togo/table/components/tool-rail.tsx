import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { changeUi, coverChart, toggleTool, useTableUi } from '../table-store';

const KEY = { width: 58, height: 54 } as const;
const TOOLS = ['tape', 'arcs', 'sight'] as const;
const TALL = 5 * KEY.height + 96;

/** On the thumb's side of the chart: what is laid over it. Words beside every drawing. */
export function ToolRail({ onFit }: { onFit: () => void }) {
  const t = useT();
  const { color, hand, theme } = useTheme();
  const tools = useTableUi((ui) => ui.tools);
  // A phone on its side has no room for a column.
  const lies = useTableUi((ui) => (ui.camera?.window.height ?? Infinity) < TALL);
  const words = { tape: t('table.tape'), arcs: t('table.arcs'), sight: t('table.sight') };
  return (
    <View
      role="group"
      aria-label={t('table.tools')}
      onLayout={({ nativeEvent: { layout } }) => coverChart('rail', layout)}
      style={{
        ...{
          position: 'absolute',
          zIndex: 1,
          top: space.md,
          overflow: 'hidden',
          flexDirection: lies ? 'row' : 'column',
        },
        ...(hand === 'left' ? { left: space.md } : { right: space.md }),
        ...{ borderWidth: stroke.frame, borderColor: color.ruleStrong, borderRadius: radius.card },
        backgroundColor: color.card,
        boxShadow: theme === 'night' ? undefined : `0 2px 6px ${color.shadow}`,
      }}
    >
      {TOOLS.map((tool) => (
        <RailKey
          key={tool}
          icon={tool}
          word={words[tool]}
          on={tools[tool]}
          onPress={() => toggleTool(tool)}
          testID={`tool-${tool}`}
        />
      ))}
      <RailKey icon="book" word={t('table.list')} onPress={() => changeUi({ face: 'list' })} testID="tool-list" />
      <RailKey icon="fit" word={t('table.fit')} label={t('table.fitSpoken')} onPress={onFit} testID="tool-fit" />
    </View>
  );
}

interface RailKeyProps {
  icon: IconName;
  word: string;
  label?: string;
  /** Left out for a key that only acts. */
  on?: boolean;
  onPress: () => void;
  testID: string;
}

function RailKey({ icon, word, label = word, on, onPress, testID }: RailKeyProps) {
  const { color } = useTheme();
  const ink = on ? 'paper' : 'ink';
  return (
    <Pressable
      label={label}
      onPress={onPress}
      testID={testID}
      {...(on === undefined ? undefined : { role: 'switch', 'aria-checked': on })}
      style={{
        ...{ minWidth: KEY.width, minHeight: KEY.height, alignItems: 'center', justifyContent: 'center' },
        ...{ paddingHorizontal: space.xs, backgroundColor: on ? color.ink : color.card },
        ...{ borderBottomWidth: stroke.hairline, borderRightWidth: stroke.hairline, borderColor: color.rule },
      }}
    >
      <Icon name={icon} size={22} color={ink} strong={on} />
      <Text as="barLabel" color={ink}>
        {word}
      </Text>
    </Pressable>
  );
}

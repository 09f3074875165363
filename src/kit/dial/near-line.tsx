import { memo } from 'react';
import { View } from 'react-native';

import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

const LINE = { size: 16, height: 1.2, lines: 1, linesWhenLarge: 2 } as const;

interface NearLineProps {
  warning?: string;
  hint?: string;
  testID: string;
}

/** What changes beyond the ring. Its room is always kept: a line that came and went would move everything below it. */
export const NearLine = memo(function NearLine({ warning, hint, testID }: NearLineProps) {
  const { color, growth, isLargeText } = useTheme();
  const size = LINE.size * growth('control');
  const lines = isLargeText ? LINE.linesWhenLarge : LINE.lines;
  return (
    <Row
      testID={testID}
      align="center"
      gap={6}
      style={{
        minHeight: lines * size * LINE.height + space.sm,
        paddingHorizontal: warning ? space.xs : 0,
        borderTopWidth: stroke.hairline,
        borderBottomWidth: stroke.hairline,
        borderColor: warning ? color.rule : 'transparent',
        backgroundColor: warning ? color.nowWash : undefined,
      }}
    >
      {warning !== undefined && (
        <View style={{ flexShrink: 0 }}>
          <Icon name="warning" size={size} />
        </View>
      )}
      <Text
        as={warning ? 'control' : 'text2'}
        color={warning ? 'ink' : 'ink2'}
        style={[{ flexShrink: 1 }, warning ? { fontSize: size, lineHeight: size * LINE.height } : undefined]}
      >
        {warning ?? hint ?? ''}
      </Text>
    </Row>
  );
});

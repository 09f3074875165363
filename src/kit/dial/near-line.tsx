import { View } from 'react-native';

import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

/** What changes beyond the ring. Its room is always kept: a line that came and went would move everything below it. */
export function NearLine({ warning, hint, testID }: { warning?: string; hint?: string; testID: string }) {
  const { color, growth } = useTheme();
  const line = 27 * Math.max(1, growth('control'));
  return (
    <View
      testID={testID}
      style={{
        minHeight: line,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.sm,
        paddingHorizontal: warning ? space.sm : 0,
        paddingVertical: space.xs / 2,
        borderTopWidth: stroke.hairline,
        borderBottomWidth: stroke.hairline,
        borderColor: warning ? color.rule : 'transparent',
        backgroundColor: warning ? color.nowWash : undefined,
      }}
    >
      {warning !== undefined && <Icon name="warning" size={18 * growth('control')} />}
      <Text as={warning ? 'control' : 'text2'} color={warning ? 'ink' : 'ink2'} style={{ flexShrink: 1 }}>
        {warning ?? hint ?? ''}
      </Text>
    </View>
  );
}

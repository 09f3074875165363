import { Platform, View, type GestureResponderEvent } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/ui/theme';
import { touch } from '@/ui/tokens';

export interface DragCalls {
  /** Where on the screen the finger is. */
  onStart: (at: number) => void;
  onMove: (at: number) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** For thumbs and mice only: keyboards and screen readers have the buttons behind the row. */
export function DragHandle({ onStart, onMove, onEnd, onCancel, testID }: DragCalls & { testID: string }) {
  const { color } = useTheme();
  return (
    <View
      onStartShouldSetResponder={() => true}
      // The list would like to scroll instead; on Android only the answer "true" to the grant keeps it from doing so.
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }: GestureResponderEvent) => {
        onStart(nativeEvent.pageY);
        return true;
      }}
      onResponderMove={({ nativeEvent }) => onMove(nativeEvent.pageY)}
      onResponderRelease={onEnd}
      onResponderTerminate={onCancel}
      aria-hidden
      testID={testID}
      style={[
        {
          width: touch.min,
          minHeight: touch.min,
          alignSelf: 'stretch',
          alignItems: 'center',
          justifyContent: 'center',
        },
        ON_THE_WEB,
      ]}
    >
      <Svg width={20} height={20} viewBox="0 0 24 24">
        <Path d="M4 7h16M4 12h16M4 17h16" stroke={color.ink2} strokeWidth={2} />
      </Svg>
    </View>
  );
}

// Else the finger scrolls the page and the mouse marks the text.
const ON_THE_WEB: object | undefined =
  Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none', cursor: 'grab' } : undefined;

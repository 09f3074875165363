import { View } from 'react-native';

import { Stepper, type StepperProps } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

interface NumberRowProps extends StepperProps {
  /** What the number means, under its name. */
  detail?: string;
}

/** A name, what the number means, and its stepper; below each other when the text is large. */
export function NumberRow({ detail, ...stepper }: NumberRowProps) {
  const { color, isLargeText } = useTheme();
  return (
    <View
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        alignItems: isLargeText ? 'stretch' : 'center',
        gap: space.sm,
        minHeight: touch.row,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <View style={{ flex: isLargeText ? undefined : 1 }}>
        <Text as="name">{stepper.label}</Text>
        {detail !== undefined && (
          <Text as="text2" color="ink2">
            {detail}
          </Text>
        )}
      </View>
      <View style={{ width: isLargeText ? undefined : 188 }}>
        <Stepper {...stepper} />
      </View>
    </View>
  );
}

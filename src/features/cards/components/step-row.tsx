import { View } from 'react-native';

import { Stepper, type StepperProps } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

interface StepRowProps extends Omit<StepperProps, 'onChange'> {
  hint?: string;
  /** A step, not a value: a tap that comes before the last one is saved counts from the saved value. */
  onStep: (way: 1 | -1) => void;
}

/** A name and its stepper on one line; below each other with large text. */
export function StepRow({ hint, onStep, ...stepper }: StepRowProps) {
  const { isLargeText } = useTheme();
  return (
    <View
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        alignItems: isLargeText ? 'stretch' : 'center',
        columnGap: space.md,
        rowGap: space.xs,
      }}
    >
      <View style={isLargeText ? undefined : { flex: 1 }}>
        <Text as="name">{stepper.label}</Text>
        {hint !== undefined && (
          <Text as="text2" color="ink2">
            {hint}
          </Text>
        )}
      </View>
      <View style={isLargeText ? undefined : { width: 212 }}>
        <Stepper {...stepper} onChange={(next) => onStep(next > stepper.value ? 1 : -1)} />
      </View>
    </View>
  );
}

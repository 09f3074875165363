import { View } from 'react-native';

import { Stepper, type StepperProps } from './stepper';
import { Text } from './text';
import { useTheme } from './theme';
import { space, stroke, touch } from './tokens';
import { useIsNarrow } from './window-shape';

interface StepRowProps extends Omit<StepperProps, 'onChange'> {
  /** What stands in the row, where `label` says more than there is room for. */
  name?: string;
  /** What the number means, under its name. */
  hint?: string;
  /** With a line below, for rows that stand in a list; its steppers are narrower. */
  ruled?: boolean;
  /** The way is for numbers kept on disk: a tap that comes before the last one is saved counts from the saved value. */
  onChange: (value: number, way: 1 | -1) => void;
}

/** A name and its stepper on one line; below each other with large text. */
export function StepRow({ name, hint, ruled = false, onChange, ...stepper }: StepRowProps) {
  const { color, isLargeText } = useTheme();
  // On a small phone the name would be broken within its words.
  const width = useIsNarrow() ? 156 : ruled ? 188 : 212;
  return (
    <View
      testID={stepper.testID && `${stepper.testID}-row`}
      style={[
        {
          flexDirection: isLargeText ? 'column' : 'row',
          alignItems: isLargeText ? 'stretch' : 'center',
          columnGap: space.md,
          rowGap: space.xs,
        },
        ruled && {
          minHeight: touch.row,
          paddingVertical: space.xs,
          borderBottomWidth: stroke.hairline,
          borderColor: color.rule,
        },
      ]}
    >
      <View style={isLargeText ? undefined : { flex: 1 }}>
        <Text as="name">{name ?? stepper.label}</Text>
        {hint !== undefined && (
          <Text as="text2" color="ink2">
            {hint}
          </Text>
        )}
      </View>
      <View style={isLargeText ? undefined : { width }}>
        <Stepper {...stepper} onChange={(next) => onChange(next, next > stepper.value ? 1 : -1)} />
      </View>
    </View>
  );
}

import { View } from 'react-native';

import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

interface StepRowProps {
  name: string;
  hint?: string;
  /** What screen readers call the value, where the name alone would not do. */
  label?: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  limits: { readonly min: number; readonly max: number; readonly step: number };
  format?: (value: number) => string;
  /** A step, not a value: a tap that comes before the last one is saved counts from the saved value. */
  onStep: (way: 1 | -1) => void;
  testID: string;
}

/** A name and its stepper on one line; below each other with large text. */
export function StepRow(props: StepRowProps) {
  const { name, hint, label = name, decreaseLabel, increaseLabel, value, limits, format, onStep, testID } = props;
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
        <Text as="name">{name}</Text>
        {hint !== undefined && (
          <Text as="text2" color="ink2">
            {hint}
          </Text>
        )}
      </View>
      <View style={isLargeText ? undefined : { width: 212 }}>
        <Stepper
          label={label}
          decreaseLabel={decreaseLabel}
          increaseLabel={increaseLabel}
          value={value}
          {...limits}
          format={format}
          onChange={(next) => onStep(next > value ? 1 : -1)}
          testID={testID}
        />
      </View>
    </View>
  );
}

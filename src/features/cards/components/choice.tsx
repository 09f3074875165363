import { View } from 'react-native';

import { SegmentedChoice, type SegmentedChoiceProps } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

interface ChoiceProps<Value extends string> extends SegmentedChoiceProps<Value> {
  hint?: string;
}

/** A named choice with a line that says what it does. */
export function Choice<Value extends string>({ hint, ...choice }: ChoiceProps<Value>) {
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{choice.label}</Text>
      <SegmentedChoice {...choice} />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </View>
  );
}

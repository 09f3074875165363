import { View } from 'react-native';

import { SegmentedChoice, type SegmentedChoiceProps } from './segmented-choice';
import { Text } from './text';
import { space } from './tokens';

interface NamedChoiceProps<Value extends string> extends SegmentedChoiceProps<Value> {
  hint?: string;
}

/** One of a few under its name, with a line that says what it does. */
export function NamedChoice<Value extends string>({ hint, ...choice }: NamedChoiceProps<Value>) {
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

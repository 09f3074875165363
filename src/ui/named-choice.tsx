import { Stack } from './layout';
import { SegmentedChoice, type SegmentedChoiceProps } from './segmented-choice';
import { Text } from './text';

interface NamedChoiceProps<Value extends string> extends SegmentedChoiceProps<Value> {
  hint?: string;
}

/** One of a few under its name, with a line that says what it does. */
export function NamedChoice<Value extends string>({ hint, ...choice }: NamedChoiceProps<Value>) {
  return (
    <Stack gap="xs">
      <Text as="name">{choice.label}</Text>
      <SegmentedChoice {...choice} />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

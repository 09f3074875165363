import { memo } from 'react';

import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';
import { useHoldRepeat } from '@/ui/use-hold-repeat';

interface StepKeyProps {
  /** Inches, with the sign that stands on the key. */
  by: number;
  /** What a screen reader says. */
  label: string;
  /** How far, as it stands on the key; the sign alone where the range stands beside it. */
  amount?: string;
  /** Answers whether there was anywhere to go. */
  step: (by: number) => boolean;
  disabled: boolean;
  width: number;
  height?: number;
  testID: string;
}

/** A step in or out; holding repeats it. It does not draw again while the target is dragged. */
export const StepKey = memo(function StepKey({
  by,
  label,
  amount,
  step,
  disabled,
  width,
  height = touch.stepper,
  testID,
}: StepKeyProps) {
  const { color, growth } = useTheme();
  const hold = useHoldRepeat(() => step(by));
  return (
    <Pressable
      {...hold}
      label={label}
      disabled={disabled}
      testID={testID}
      style={{
        width,
        height,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.xs,
        borderRadius: radius.card,
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        backgroundColor: color.card,
      }}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={20 * Math.min(1.2, growth('control'))} strong />
      {amount !== undefined && (
        <Text as="name" style={{ fontSize: 21 * Math.min(1.3, growth('name')) }}>
          {amount}
        </Text>
      )}
    </Pressable>
  );
});

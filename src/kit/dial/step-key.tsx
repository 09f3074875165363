import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';
import { useHoldRepeat } from '@/ui/use-hold-repeat';

interface StepKeyProps {
  way: 'less' | 'more';
  /** What a screen reader says. */
  label: string;
  /** How far, as it stands on the key; the sign alone where the range stands beside it. */
  amount?: string;
  step: () => boolean;
  disabled: boolean;
  width: number;
  height?: number;
  testID: string;
}

/** A step in or out; holding repeats it. */
export function StepKey({ way, label, amount, step, disabled, width, height = touch.stepper, testID }: StepKeyProps) {
  const { color, growth } = useTheme();
  const hold = useHoldRepeat(step);
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
      <Icon name={way === 'less' ? 'minus' : 'plus'} size={20 * Math.min(1.2, growth('control'))} strong />
      {amount !== undefined && (
        <Text as="name" style={{ fontSize: 21 * Math.min(1.3, growth('name')) }}>
          {amount}
        </Text>
      )}
    </Pressable>
  );
}

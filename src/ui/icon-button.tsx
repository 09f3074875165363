import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Pressable } from './pressable';
import type { ColorRole } from './themes';
import { touch } from './tokens';

export interface IconButtonProps {
  icon: IconName;
  /** There is no word to see, so the label is all a screen reader has. */
  label: string;
  onPress: () => void;
  color?: ColorRole;
  disabled?: boolean;
  testID?: string;
}

/** For back, more, search, share, undo and close only: every other drawing has a word beside it. */
export function IconButton({ icon, label, onPress, color = 'ink', disabled, testID }: IconButtonProps) {
  return (
    <Pressable
      label={label}
      onPress={onPress}
      disabled={disabled}
      testID={testID}
      style={{ width: touch.min, height: touch.min, alignItems: 'center', justifyContent: 'center' }}
    >
      <Icon name={icon} size={26} color={color} strong />
    </Pressable>
  );
}

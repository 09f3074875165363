import { View } from 'react-native';

import { Icon } from './icon';
import { Row } from './layout';
import { Text } from './text';
import { useTheme } from './theme';
import { chip, radius, space, stroke } from './tokens';

export interface MarkerProps {
  /** The letter printed on the counter; a pending marker may have none. */
  letter?: string;
  count?: number;
  /** Permanent: a second outline. Pending: dashed. Fire: a flame and its number. Each has a shape of its own. */
  kind?: 'hit' | 'permanent' | 'pending' | 'fire';
  /** In words: "Two hits on the secondary battery". */
  label: string;
  testID?: string;
}

/** A counter as it would lie beside the model. */
export function Marker({ letter = '', count = 1, kind = 'hit', label, testID }: MarkerProps) {
  const { color, growth } = useTheme();
  const words = kind === 'pending' ? 'ink' : kind === 'fire' ? 'onFire' : 'paper';
  const fill = kind === 'pending' ? undefined : kind === 'fire' ? color.fireFill : color.ink;
  const number = kind === 'pending' ? `+${count}` : kind === 'fire' ? String(count) : count > 1 ? `×${count}` : '';
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      testID={testID}
      style={
        kind === 'permanent' && {
          padding: 2,
          borderWidth: stroke.frame,
          borderColor: color.ink,
          borderRadius: radius.chip + 3,
        }
      }
    >
      <Row
        align="center"
        justify="center"
        gap={2}
        style={{
          minWidth: chip.marker,
          minHeight: chip.marker,
          paddingHorizontal: space.xs + 1,
          borderRadius: radius.chip,
          borderWidth: stroke.frame,
          borderStyle: kind === 'pending' ? 'dashed' : 'solid',
          borderColor: fill ?? color.ink,
          backgroundColor: fill,
        }}
      >
        {kind === 'fire' && <Icon name="flame" size={17 * growth('chip')} color={words} />}
        <Text as="chip" color={words}>
          {letter}
          {number}
        </Text>
      </Row>
    </View>
  );
}

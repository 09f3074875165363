import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space } from '@/ui/tokens';

interface Props {
  id: string;
  name: string;
  detail: string;
  /** What one tap does: straight ahead, or as the dice say. Without it the row only opens. */
  action?: { label: string; spoken: string; onPress: () => void };
  /** Opens its own screen; without it there is nothing to choose. */
  onOpen?: () => void;
  next?: boolean;
  done?: boolean;
}

/** A formation and its usual move beside it; its name opens everything else it could do. */
export function MoveRow({ id, name, detail, action, onOpen, next = false, done = false }: Props) {
  const t = useT();
  const theme = useTheme();
  const isStacked = theme.isLargeText && action !== undefined;
  const words = (
    <View style={{ flex: 1 }}>
      <Text as="name" color={done ? 'ink2' : 'ink'}>
        {name}
      </Text>
      <Text as="text2" color="ink2">
        {detail}
      </Text>
    </View>
  );
  return (
    <View
      style={[
        rowFrame(theme, next ? 'next' : done ? 'plain' : 'card'),
        isStacked && { flexDirection: 'column', alignItems: 'stretch' },
      ]}
      testID={`mover-${id}`}
    >
      {next && (
        <View
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            bottom: 0,
            width: skeleton.bandFoot,
            backgroundColor: theme.color.now,
          }}
        />
      )}
      {onOpen ? (
        <Pressable
          label={t('move.row.said', { name, detail })}
          onPress={onOpen}
          testID={`move-${id}`}
          style={{ flex: isStacked ? undefined : 1, flexDirection: 'row', alignItems: 'center', gap: space.sm }}
        >
          {words}
          <Icon name="next" size={20} color="ink2" />
        </Pressable>
      ) : (
        words
      )}
      {action && (
        <Button
          label={action.label}
          spokenLabel={action.spoken}
          onPress={action.onPress}
          testID={`ahead-${id}`}
          style={{ minWidth: 104 }}
        />
      )}
      {done && <Icon name="check" size={24} strong />}
    </View>
  );
}

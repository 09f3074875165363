import { useT } from '@/messages/messages';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

interface KeyNumber {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** What it was before the owner changed it, struck through beside it. */
  readonly was?: string;
  readonly onPress: () => void;
}

/** The numbers of a ship card in a row, each of which explains itself. Large text makes two rows of them. */
export function KeyNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const perRow = isLargeText ? 2 : numbers.length;
  return (
    <Row wrap>
      {numbers.map(({ id, name, value, was, onPress }, place) => (
        <Pressable
          key={id}
          label={t('ships.page.explain', { name, value })}
          onPress={onPress}
          testID={`rating-${id}`}
          style={{
            width: `${100 / perRow}%`,
            alignItems: 'center',
            justifyContent: 'center',
            paddingVertical: space.sm,
            borderColor: color.rule,
            borderLeftWidth: place % perRow === 0 ? 0 : stroke.hairline,
          }}
        >
          <Row wrap align="baseline" gap="xs">
            {was !== undefined && (
              <Text as="name" color="ink2" style={{ textDecorationLine: 'line-through' }}>
                {was}
              </Text>
            )}
            <Text as="pad">{value}</Text>
          </Row>
          <Text as="control" color="ink2">
            {name}
          </Text>
        </Pressable>
      ))}
    </Row>
  );
}

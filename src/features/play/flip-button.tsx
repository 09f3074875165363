import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import type { ColorRole } from '@/ui/themes';
import { touch } from '@/ui/tokens';

import { useTurning } from './turned-table';

/** One tap turns the whole battle for whoever stands across the table. */
export function FlipButton({ color }: { color: ColorRole }) {
  const t = useT();
  const { turned, turn } = useTurning();
  return (
    <Pressable
      label={turned ? t('turned.back') : t('turned.turn')}
      onPress={turn}
      testID="turn-around"
      style={{ minWidth: touch.min, minHeight: touch.min, alignItems: 'center', justifyContent: 'center' }}
    >
      <Icon name="around" size={22} color={color} />
      <Text as="barLabel" color={color}>
        {t('turned.word')}
      </Text>
    </Pressable>
  );
}

import { type Href, useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

/** The rooms of the house, as tiles: three in a row, two where the words are large. */
export function Ways() {
  const t = useT();
  return (
    <Row role="navigation" aria-label={t('harbour.ways')} wrap gap="sm">
      <Tile to="/fleets" icon="pennant" label={t('rooms.fleets')} testID="to-fleets" />
      <Tile to="/ships" icon="ship" label={t('rooms.ships')} testID="to-ships" />
      <Tile to="/scenarios" icon="book" label={t('rooms.scenarios')} testID="to-scenarios" />
      <Tile to="/cards" icon="hand" label={t('rooms.cards')} testID="to-cards" />
      <Tile to="/battles" icon="anchor" label={t('battles.title')} testID="to-battle-list" />
      <Tile to="/settings" icon="gear" label={t('settings.title')} testID="to-settings" />
    </Row>
  );
}

interface TileProps {
  to: string;
  icon: IconName;
  label: string;
  testID: string;
}

function Tile({ to, icon, label, testID }: TileProps) {
  const router = useRouter();
  const { color, growth, isLargeText } = useTheme();
  return (
    <Pressable
      label={label}
      onPress={() => router.push(to as Href)}
      testID={testID}
      style={{
        flexBasis: isLargeText ? '45%' : '30%',
        flexGrow: 1,
        minHeight: 84,
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.xs,
        padding: space.sm,
        borderRadius: radius.card,
        borderWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: color.card,
      }}
    >
      <Icon name={icon} size={28 * growth('control')} />
      <Text as="control" style={{ textAlign: 'center' }}>
        {label}
      </Text>
    </Pressable>
  );
}

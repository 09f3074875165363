import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { ShipDifference } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { changeWords } from '../field-words';

interface ChangesSectionProps {
  changes: readonly ShipDifference[];
  onReset: () => void;
}

/** What the owner changed: the old value struck through, the new one beside it. */
export function ChangesSection({ changes, onReset }: ChangesSectionProps) {
  const t = useT();
  return (
    <Section title={t('ships.page.changes')} testID="changes">
      <Card padded={false}>
        {changes.map((change, place) => (
          <ChangeRow key={place} change={change} />
        ))}
      </Card>
      <Button icon="undo" label={t('ships.page.resetAll')} onPress={onReset} testID="reset-all" />
    </Section>
  );
}

function ChangeRow({ change }: { change: ShipDifference }) {
  const t = useT();
  const { color } = useTheme();
  const { field, was, is } = changeWords(change);
  return (
    <View
      accessible
      aria-label={t('ships.page.changed', { field, was, is })}
      role="listitem"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: space.md,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Text as="name" style={{ flexGrow: 1 }}>
        {field}
      </Text>
      <Text as="name" color="ink2" style={{ textDecorationLine: 'line-through' }}>
        {was}
      </Text>
      <Text as="name">{is}</Text>
    </View>
  );
}

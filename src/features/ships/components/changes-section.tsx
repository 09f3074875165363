import { useT } from '@/messages/messages';
import type { ShipDifference } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

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
  const { field, was, is } = changeWords(change);
  return (
    <Row
      accessible
      aria-label={t('ships.page.changed', { field, was, is })}
      role="listitem"
      wrap
      align="baseline"
      columnGap="md"
      paddingX="edge"
      paddingY="sm"
      ruled
    >
      <Text as="name" style={{ flexGrow: 1 }}>
        {field}
      </Text>
      <Text as="name" color="ink2" style={{ textDecorationLine: 'line-through' }}>
        {was}
      </Text>
      <Text as="name">{is}</Text>
    </Row>
  );
}

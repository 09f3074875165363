import { useT } from '@/messages/messages';
import type { ShipDifference, ShipOrigin } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

interface StateLineProps {
  origin: ShipOrigin;
  changes: readonly ShipDifference[];
  onReset: () => void;
}

/** How far she is from the library's ship, and the way back. */
export function StateLine({ origin, changes, onReset }: StateLineProps) {
  const t = useT();
  const words = origin === 'own' ? t('ships.edit.own') : t('ships.edit.unchanged');
  return (
    <Row wrap align="center" columnGap="md" style={{ minHeight: 48 }}>
      <Text as="textStrong" style={{ flexGrow: 1, flexShrink: 1 }} testID="state">
        {changes.length === 0 ? words : t('ships.edit.changes', { count: changes.length })}
      </Text>
      {changes.length > 0 && (
        <Button icon="undo" label={t('ships.edit.resetAll')} onPress={onReset} testID="reset-all" />
      )}
    </Row>
  );
}

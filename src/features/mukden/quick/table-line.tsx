import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { saveDocument } from '@/store/library';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { newTable, TABLE_KIND, useKeptTable } from '../shelf/own-crt';

/** Where there is no table to read: the ways to one. */
export function TableLine() {
  const t = useT();
  const router = useRouter();
  const kept = useKeptTable('crt') ?? newTable('crt');
  return (
    <Stack gap="sm" testID="quick-no-table">
      <Text>{t('mukden.quick.table.none')}</Text>
      <Row wrap gap="sm">
        <Button
          label={t('mukden.quick.table.typed')}
          onPress={() => router.push('/shelf/mukden/table/crt')}
          testID="quick-type-table"
        />
        <Button
          label={t('mukden.quick.table.house')}
          onPress={() => void saveDocument(TABLE_KIND, { ...kept, source: 'house' })}
          testID="quick-house-table"
        />
      </Row>
    </Stack>
  );
}

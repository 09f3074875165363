import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { ConflictCard } from './conflict-card';
import type { ImportDecisions, Previewed, TransferItem } from './import-facts';
import { day, factsOf, nameOf } from './item-words';

interface ImportSheetProps extends ImportDecisions {
  previewed: Previewed;
  isSaving: boolean;
}

/** What a file or a code holds, and what is to become of it. Leaving the sheet in any other way than by Import changes nothing. */
export function ImportSheet({ previewed, isSaving, choose, confirm, close }: ImportSheetProps) {
  const t = useT();
  const { source, transfer, items, choices } = previewed;
  const isWanted = ({ key, status }: TransferItem) =>
    status === 'new' || (status === 'conflict' && choices.get(key) !== 'skip');
  const hasDecisions = items.some(({ status }) => status === 'new' || status === 'conflict');
  const isAllHere = items.length > 0 && items.every(({ status }) => status === 'identical');
  return (
    <Sheet
      open
      onClose={close}
      title={
        source === 'file'
          ? t('transfer.sheet.title')
          : source === 'code'
            ? t('transfer.sheet.codeTitle')
            : t('backup.sheet.title')
      }
      testID="import-sheet"
      foot={
        hasDecisions ? (
          <>
            <Button
              kind="primary"
              label={source === 'backup' ? t('common.bringBack') : t('transfer.sheet.import')}
              disabled={isSaving || !items.some(isWanted)}
              onPress={confirm}
              testID="import-confirm"
            />
            <Button label={t('common.cancel')} disabled={isSaving} onPress={close} testID="import-cancel" />
          </>
        ) : (
          <Button label={t('common.close')} onPress={close} testID="import-cancel" />
        )
      }
    >
      <Stack gap="xs">
        <Text>
          {source === 'file'
            ? t('transfer.sheet.exported', { date: day(transfer.exportedAt) })
            : t('transfer.sheet.codeMade', { date: day(transfer.exportedAt) })}
        </Text>
        {items.length === 0 && <Text as="textStrong">{t('transfer.sheet.empty')}</Text>}
        {isAllHere && <Text as="textStrong">{t('transfer.sheet.nothingNew')}</Text>}
      </Stack>
      <Conflicts items={items} choices={choices} choose={choose} />
      <Items
        title={t('transfer.sheet.new')}
        items={items.filter(({ status }) => status === 'new')}
        testID="import-new"
      />
      <Items
        title={t('transfer.sheet.unusable')}
        items={items.filter(({ status }) => status === 'unusable')}
        testID="import-unusable"
      />
      <Items
        title={t('transfer.sheet.identical')}
        items={items.filter(({ status }) => status === 'identical')}
        testID="import-identical"
      />
    </Sheet>
  );
}

function Conflicts({ items, choices, choose }: Pick<Previewed, 'items' | 'choices'> & Pick<ImportDecisions, 'choose'>) {
  const t = useT();
  const conflicts = items.filter(({ status }) => status === 'conflict');
  if (conflicts.length === 0) return null;
  return (
    <Section title={t('transfer.sheet.conflicts')} aside={String(conflicts.length)} testID="import-conflicts">
      {conflicts.map((item, index) => (
        <ConflictCard
          key={item.key}
          item={item}
          choice={choices.get(item.key) ?? 'skip'}
          onChange={(choice) => choose(item.key, choice)}
          testID={`conflict-${index}`}
        />
      ))}
    </Section>
  );
}

function Items({ title, items, testID }: { title: string; items: readonly TransferItem[]; testID: string }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} aside={String(items.length)} testID={testID}>
      <Card padded={false}>
        {items.map((item) => (
          <ListRow key={item.key} title={nameOf(item)} subtitle={factsOf(item)} />
        ))}
      </Card>
    </Section>
  );
}

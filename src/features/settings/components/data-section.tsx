import { useRouter } from 'expo-router';
import { useState } from 'react';

import { ImportSheets } from '@/kit/transfer/import-sheets';
import { doneSentence } from '@/kit/transfer/item-words';
import { fileName } from '@/lib/file-name';
import { useT } from '@/messages/messages';
import { exportData, type ExportOptions } from '@/store/transfer/export-data';
import { useImport } from '@/store/transfer/use-import';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { useToast } from '@/ui/toast-provider';

import { ExportOneSheet } from './export-one-sheet';

export function DataSection() {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const { state, pick, ...decisions } = useImport({
    nameCopy: (name) => t('transfer.battle.copyName', { name }),
    onDone: (imported) => toasts.show({ message: doneSentence(imported) }),
  });
  const [choosing, setChoosing] = useState(false);
  const [exporting, setExporting] = useState<string | null>(null);
  const onExport = async (row: string, options: ExportOptions) => {
    // Hundreds of battles take seconds: a second tap meanwhile is no second export.
    if (exporting !== null) return;
    setExporting(row);
    const done = await exportData(new Date(), options).then(
      () => t('common.exported'),
      () => t('common.exportFailed'),
    );
    setExporting(null);
    toasts.show({ message: done });
  };
  const orWorking = (row: string, words: string) => (exporting === row ? t('settings.export.working') : words);
  return (
    <Section title={t('settings.data')}>
      <Card padded={false}>
        <ListRow
          leading={<Icon name="download" size={28} />}
          title={t('settings.export.title')}
          subtitle={orWorking('all', t('settings.export.subtitle'))}
          onPress={() => void onExport('all', {})}
          testID="export"
        />
        <ListRow
          leading={<Icon name="share" size={28} />}
          title={t('transfer.share.title')}
          subtitle={orWorking('small', t('transfer.share.subtitle'))}
          onPress={() => void onExport('small', { compressed: true })}
          testID="share"
        />
        <ListRow
          leading={<Icon name="ship" size={28} />}
          title={t('transfer.one.row')}
          subtitle={orWorking('one', t('transfer.one.subtitle'))}
          onPress={() => setChoosing(true)}
          testID="export-one"
        />
        <ListRow
          leading={<Icon name="plus" size={28} />}
          title={t('transfer.pick.title')}
          subtitle={state.step === 'reading' ? t('transfer.pick.reading') : t('transfer.pick.subtitle')}
          onPress={pick}
          testID="import"
        />
        <ListRow
          leading={<Icon name="refresh" size={28} />}
          title={t('backup.title')}
          subtitle={t('backup.subtitle')}
          onPress={() => router.push('/backup')}
          testID="to-backup"
        />
        <ListRow
          leading={<Icon name="info" size={28} />}
          title={t('backup.space.title')}
          subtitle={t('backup.space.subtitle')}
          onPress={() => router.push('/diagnostics')}
          testID="to-diagnostics"
        />
      </Card>
      {choosing && (
        <ExportOneSheet
          onClose={() => setChoosing(false)}
          onChoose={(selection, name) => {
            setChoosing(false);
            void onExport('one', { selection, name: `z-flag-${fileName(name, 'one')}` });
          }}
        />
      )}
      <ImportSheets state={state} {...decisions} />
    </Section>
  );
}

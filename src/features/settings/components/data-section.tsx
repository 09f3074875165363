import { useState } from 'react';

import { useT } from '@/messages/messages';
import { exportData, type ExportOptions } from '@/store/transfer/export-data';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { useToast } from '@/ui/toast-provider';

import { ImportSheet } from '../import/import-sheet';
import { doneSentence } from '../import/item-words';
import { ProblemSheet } from '../import/problem-sheet';
import { useImport } from '../import/use-import';
import { ExportOneSheet } from './export-one-sheet';

export function DataSection() {
  const t = useT();
  const toasts = useToast();
  const { state, pick, ...decisions } = useImport((imported) => toasts.show({ message: doneSentence(imported) }));
  const [choosing, setChoosing] = useState(false);
  const onExport = (options: ExportOptions) =>
    void exportData(new Date(), options).then(
      () => toasts.show({ message: t('common.exported') }),
      () => toasts.show({ message: t('common.exportFailed') }),
    );
  return (
    <Section title={t('settings.data')}>
      <Card padded={false}>
        <ListRow
          leading={<Icon name="download" size={28} />}
          title={t('settings.export.title')}
          subtitle={t('settings.export.subtitle')}
          onPress={() => onExport({})}
          testID="export"
        />
        <ListRow
          leading={<Icon name="share" size={28} />}
          title={t('transfer.share.title')}
          subtitle={t('transfer.share.subtitle')}
          onPress={() => onExport({ compressed: true })}
          testID="share"
        />
        <ListRow
          leading={<Icon name="ship" size={28} />}
          title={t('transfer.one.row')}
          subtitle={t('transfer.one.subtitle')}
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
      </Card>
      {choosing && (
        <ExportOneSheet
          onClose={() => setChoosing(false)}
          onChoose={(selection) => {
            setChoosing(false);
            onExport({ selection });
          }}
        />
      )}
      {state.step === 'problem' && <ProblemSheet problem={state.problem} onClose={decisions.close} />}
      {(state.step === 'preview' || state.step === 'saving') && (
        <ImportSheet previewed={state} isSaving={state.step === 'saving'} {...decisions} />
      )}
    </Section>
  );
}

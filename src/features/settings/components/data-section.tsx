import { useT } from '@/messages/messages';
import { exportData } from '@/store/transfer/export-data';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { useToast } from '@/ui/toast-provider';

export function DataSection() {
  const t = useT();
  const toasts = useToast();
  const onExport = () =>
    void exportData(new Date()).then(
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
          onPress={onExport}
          testID="export"
        />
      </Card>
    </Section>
  );
}

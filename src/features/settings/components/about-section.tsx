import Constants from 'expo-constants';
import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';

export function AboutSection() {
  const t = useT();
  const router = useRouter();
  return (
    <Section title={t('settings.about')}>
      <Card padded={false}>
        <ListRow title={t('settings.version')} value={Constants.expoConfig?.version ?? ''} />
        <ListRow
          title={t('records.title')}
          subtitle={t('records.subtitle')}
          onPress={() => router.push('/records')}
          testID="to-records"
        />
        <ListRow
          title={t('settings.storageCheck.title')}
          subtitle={t('settings.storageCheck.subtitle')}
          onPress={() => router.push('/storage-check')}
          testID="to-storage-check"
        />
        <ListRow
          title={t('settings.gallery.title')}
          subtitle={t('settings.gallery.subtitle')}
          onPress={() => router.push('/gallery')}
          testID="to-gallery"
        />
      </Card>
    </Section>
  );
}

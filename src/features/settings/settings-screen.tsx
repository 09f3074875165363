import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { AboutSection } from './components/about-section';
import { DataSection } from './components/data-section';
import { HoldSection } from './components/hold-section';
import { LookSection } from './components/look-section';
import { TableSection } from './components/table-section';

/** Everything here acts at once and is kept; there is no Save button to forget. */
export function SettingsScreen() {
  const t = useT();
  const router = useRouter();
  const goBack = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <Screen title={t('settings.title')} back={{ label: t('common.back'), onPress: goBack }} testID="settings">
      <LookSection />
      <HoldSection />
      <TableSection />
      <DataSection />
      <AboutSection />
    </Screen>
  );
}

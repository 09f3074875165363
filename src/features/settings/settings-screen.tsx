import { useBack } from '@/kit/use-back';
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
  const goBack = useBack('/');
  return (
    <Screen title={t('settings.title')} back={goBack} testID="settings">
      <LookSection />
      <HoldSection />
      <TableSection />
      <DataSection />
      <AboutSection />
    </Screen>
  );
}

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

/** What PRIVACY.md says, where people look for it. */
export function PrivacyScreen() {
  const t = useT();
  return (
    <Screen title={t('about.privacy.title')} back={useBack('/settings')} testID="privacy">
      <Text as="textStrong">{t('about.privacy.subtitle')}</Text>
      <Text>{t('about.privacy.kept')}</Text>
      <Text>{t('about.privacy.send')}</Text>
      <Text>{t('about.privacy.link')}</Text>
      <Text>{t('about.privacy.camera')}</Text>
      <Text>{t('about.privacy.delete')}</Text>
    </Screen>
  );
}

import { Platform } from 'react-native';

import { useT } from '@/messages/messages';
import { useStorage } from '@/store/storage';
import { useUpdate } from '@/store/update';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

/** What a player in a hall without a network wants to be sure of: is it kept, and will it open again? */
export function ReadyFacts() {
  const t = useT();
  const worksOffline = useUpdate((update) => update.worksOffline);
  const kept = useKept();
  if (kept === null) return null;
  return (
    <Stack testID="ready" gap="sm">
      <SectionHeader title={t('harbour.ready.title')} />
      <Fact ok={kept !== 'harbour.ready.notSaved'} text={t(kept)} />
      <Fact ok={worksOffline} text={worksOffline ? t('harbour.ready.offline') : t('harbour.ready.notYetOffline')} />
    </Stack>
  );
}

function useKept() {
  const storage = useStorage();
  if (storage.state === 'opening') return null;
  if (storage.state !== 'saved') return 'harbour.ready.notSaved';
  if (Platform.OS !== 'web') return 'harbour.ready.savedPhone';
  return storage.durable ? 'harbour.ready.savedBrowser' : 'harbour.ready.savedFragile';
}

function Fact({ ok, text }: { ok: boolean; text: string }) {
  const { growth } = useTheme();
  return (
    <Row gap="sm">
      <Icon name={ok ? 'check' : 'warning'} size={18 * growth('text2')} color={ok ? 'ok' : 'danger'} strong />
      <Text as="text2" color="ink2" style={{ flex: 1 }}>
        {text}
      </Text>
    </Row>
  );
}

import { Platform, View } from 'react-native';

import { useT } from '@/messages/messages';
import { useStorage } from '@/store/storage';
import { useUpdate } from '@/store/update';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { ChartBorder } from './chart-border';

/** What a player in a hall without a network wants to know first: is it kept, and will it open again? */
export function ReadyCard() {
  const t = useT();
  const worksOffline = useUpdate((update) => update.worksOffline);
  const kept = useKept();
  return (
    <Card frame="strong" padded={false} testID="ready">
      <ChartBorder />
      <View style={{ padding: space.edge, gap: space.sm }}>
        <Heading as="title">{t('harbour.ready.title')}</Heading>
        <Fact ok={kept !== 'harbour.ready.notSaved'} text={t(kept)} />
        <Fact ok={worksOffline} text={worksOffline ? t('harbour.ready.offline') : t('harbour.ready.notYetOffline')} />
      </View>
    </Card>
  );
}

function useKept() {
  const storage = useStorage();
  if (storage.state !== 'saved') return 'harbour.ready.notSaved';
  if (Platform.OS !== 'web') return 'harbour.ready.savedPhone';
  return storage.durable ? 'harbour.ready.savedBrowser' : 'harbour.ready.savedFragile';
}

function Fact({ ok, text }: { ok: boolean; text: string }) {
  return (
    <View style={{ flexDirection: 'row', gap: space.sm }}>
      <Icon name={ok ? 'check' : 'warning'} size={20} color={ok ? 'ok' : 'danger'} strong />
      <Text color="ink2" style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  );
}
